"""How well Chancellors govern (`make long`); docs/bots.md has the figures of the last run."""

from collections import Counter

import pytest

from intriga.games.maga.game import game
from intriga.games.maga.state import State
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, bots_of, derived, engine_for, prepare

pytestmark = pytest.mark.long

MATCHES = 1_000
STATES = 6
LASTING = 3
"""Turns running in revolt, or in debt, that count as ruin."""


def play(number: int, bots: tuple[str, ...]) -> tuple[State, set[int]]:
    """A match, and the states whose own team they ruined: lasting revolt or debt."""
    header, secret = prepare(Setting("maga", derived(2026, number), bots))
    engine = engine_for(game, header, secret)
    driver = Driver(engine, [bots_of(game)[bot]() for bot in bots], derived(2026, number))
    turn, running, ruined = 1, Counter[tuple[int, str]](), set[int]()
    state = State(header.options, [], {})  # type: ignore[arg-type]
    for advance in driver:
        state = advance.position.state
        if state.turn == turn:
            continue
        turn = state.turn
        for land, one in enumerate(state.territories):
            for what, bad in (("revolt", bool(one.revolt)), ("debt", one.treasury < 0)):
                running[land, what] = running[land, what] + 1 if bad and one.team == land else 0
                if running[land, what] >= LASTING:
                    ruined.add(land)
    return state, ruined


def of_seat(state: State, seat: int) -> int:
    """The team of somebody."""
    return next(team for team, squad in state.squads.items() if seat in squad.members)


def rank(state: State, team: int) -> int:
    """The place of a team; a conquered one has its victor's (R-W8)."""
    points = {one.team: one.total for one in state.scores}
    mine = points[state.territories[team].team]
    return 1 + sum(other > mine for other in points.values())


@pytest.mark.rule("maga", "item 69")
def test_a_chancellor_beats_five_random_states_and_ruins_none() -> None:
    above, ruins, first = 0, 0, 0
    for number in range(MATCHES):
        seat = number % STATES
        bots = tuple("chancellor" if n == seat else "random" for n in range(STATES))
        state, ruined = play(number, bots)
        team = of_seat(state, seat)
        place = rank(state, team)
        above += place <= STATES // 2
        first += place == 1
        ruins += team in ruined
    print(f"above the median {above / MATCHES:.1%}, first {first / MATCHES:.1%}, ruined {ruins}")
    assert above >= 0.9 * MATCHES
    assert ruins < 0.01 * MATCHES


def test_six_chancellors_have_equal_chances() -> None:
    """The seats are alike: nobody wins by where they sit."""
    wins: Counter[int] = Counter()
    for number in range(MATCHES):
        state, _ = play(number, ("chancellor",) * STATES)
        best = [seat for seat in range(STATES) if rank(state, of_seat(state, seat)) == 1]
        for seat in best:
            wins[seat] += 1
    print(wins)
    assert max(wins.values()) - min(wins.values()) <= 0.08 * MATCHES
