"""Random matches over all options on crowded cards: players come and go, clocks run out.

The conformance suite starts from empty cards, where a bidding or a set-up is rare. Here a third of
the cells has a bribe or a tick before the first turn.
"""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from intriga.games.espionage import game
from intriga.games.espionage.data.geometry import CELLS, distance
from intriga.games.espionage.options import HouseSpecial, Options
from intriga.games.espionage.state import Phase, State, Tick
from intriga.kernel.bots.sampling import sample
from intriga.kernel.observe import Offer
from tests.games.espionage.world import Harness

STEPS = 120

VALUES: dict[str, list[Any]] = {
    "layout": ["sheet", "figure", "custom"],
    "corners": ["standard", "chosen", "drawn"],
    "transit": [False, True],
    "money": [100, 200, 1000],
    "bidding": ["open", "sealed", "ascending"],
    "tie": ["earlier", "burn"],
    "returns": ["hidden", "public"],
    "specials": [True, True, True, False],
    "points": [0, 1, 2, 10, 60],
    "rounds": [1, 10, 60],
    "timeout": ["skip", "step"],
}
PRIMITIVES: dict[str, list[Any]] = {
    "clear": [False, True],
    "refund": [False, True],
    "peek": [False, True],
    "jump": [False, True],
    "steps": [0, 1, 2, 3],
    "money": [0, -1000, -50, 50, 1000],
}


def drawn(values: dict[str, list[Any]], rng: Random) -> dict[str, Any]:
    """One random value per option."""
    return {name: rng.choice(some) for name, some in values.items()}


def custom_specials(rng: Random) -> list[dict[str, Any]]:
    """Custom special moves that use all primitives."""
    return [
        {"name": f"№{number}", "price": rng.randint(0, 3)} | drawn(PRIMITIVES, rng)
        for number in range(rng.randint(0, 4))
    ]


def test_every_option_is_covered() -> None:
    names = {name for name in Options.__struct_fields__ if not name.startswith("city_")}
    assert names == {"house", *VALUES}
    assert set(HouseSpecial.__struct_fields__) == {"name", "price", *PRIMITIVES}


def crowd(match: Harness, rng: Random) -> None:
    """Put bribes and ticks all over the cards, and give everybody bluffs."""
    state = match.state
    ticks = state.options.specials and state.options.points >= 2
    for player in state.players:
        for cell in range(1, CELLS + 1):
            if rng.random() < 0.3 and player.money > 1:
                player.bribes[cell] = rng.randint(1, min(12, player.money))
                player.pay(player.bribes[cell])
                player.notes += 1
            if ticks and rng.random() < 0.2:
                player.ticks.append(Tick(cell))
                player.notes += 1
        if ticks:
            player.specials = {"bluff": 3, "forced-march": 3} | player.specials
    match.lay()


def choose(match: Harness, seat: int, rng: Random) -> dict[str, Any]:
    """A random act; a seat that can fight for the Papers mostly does."""
    state = match.state
    act = sample(Offer(game, state, seat), rng)
    assert act is not None, f"{seat} is awaited in {state.phase} and can do nothing"
    if state.papers in state.players[seat].bribes and rng.random() < 0.7:
        if act["type"] == "answer":
            act["say"] = "challenge"
        elif "join" in act:
            act["join"] = True
    return act


def check_invariants(before: State, after: State) -> None:
    """What must hold after every step."""
    assert after.round <= after.options.rounds
    arrived = len(after.path) > len(before.path) and after.wins_at(after.papers) is not None
    assert not arrived or after.phase is Phase.OVER
    assert after.is_open(after.papers)
    for origin, to in pairwise(after.path[len(before.path) - 1 :]):
        assert 1 <= distance(origin, to) <= 2
    if after.phase is Phase.OVER:
        assert game.windows(after) == ()
        return
    (window,) = game.windows(after)
    assert window.awaited, f"nobody is awaited in {after.phase}"
    for seat, player in enumerate(after.players):
        answers = [form for form in game.forms(after, seat) if form.window]
        assert player.gone or bool(answers) == (seat in window.awaited)
        assert not game.view(after, seat).cards


@pytest.mark.parametrize("seed", range(60))
def test_random_matches_on_crowded_cards_keep_the_invariants(seed: int) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 4)
    options = drawn(VALUES, rng) | {"house": custom_specials(rng)}
    lots = (0,) * seats if options["corners"] == "drawn" else ()
    match = Harness(seats, draws=lots, **options)
    crowded = False
    for _ in range(STEPS):
        if match.position.outcome is not None:
            break
        if not crowded and match.state.phase is Phase.TURN:
            crowded = True
            crowd(match, rng)
        before, chance = match.state, rng.random()
        present = [seat for seat, player in enumerate(before.players) if not player.gone]
        if chance < 0.04:
            match.expire()
        elif chance < 0.06:
            match.leave(rng.choice(present))
        elif chance < 0.10:
            match.replace(rng.randrange(seats))
        else:
            _, awaited = match.awaited()
            seat = rng.choice(awaited)
            act = choose(match, seat, rng)
            match.do(seat, **act)
        check_invariants(before, match.state)
