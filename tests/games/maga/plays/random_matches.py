"""Matches of random lists, in which every unit of money and income and every missile that appears
or vanishes must have a cause in the log."""

from collections import Counter
from random import Random
from typing import Any

from intriga.games.maga.course import calendar, founding, invariants
from intriga.games.maga.game import game
from intriga.games.maga.options import Options
from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.corrections import Correct
from intriga.games.maga.subjects.fines import Fine
from intriga.kernel import HOST, Note
from intriga.kernel.chance import Fast
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step
from tests.games.maga.plays.ledger import booked, stocks
from tests.games.maga.plays.random_lists import lists
from tests.games.maga.world import K, M

STATES, TURNS = 8, 12
WORLDS: tuple[dict[str, Any], ...] = (
    {},
    {"level": 6, "nuclear": 4, "abm": 3, "treasury": 60 * M},
    {"level": 5, "nuclear": 9, "abm": 9, "treasury": 0, "income": 200 * K, "scrap": True},
    {"level": 5, "treasury": 90 * M, "income": 2 * M, "mood": 52, "priorities": "free"},
    {"level": 7, "nuclear": 6, "abm": 6, "treasury": 30 * M, "closing": True, "all_hit": True},
)


def founded(options: dict[str, Any], random: Random) -> State:
    """A match in its first turn; levels and incomes differ, so that much succeeds."""
    chance = Fast(random.randrange(10**9))
    state = founding.lay_out(
        Options(turns=TURNS, **options),
        [Chair(seat, f"P{seat}") for seat in range(STATES)],
        Step(0, 0, chance),
    )
    founding.begin(state, Step(1, 0, chance))
    for territory in state.territories:
        for post in territory.roles.values():
            post.level = random.choice((1, 3, 6, 20))
        for sphere in territory.incomes:
            territory.incomes[sphere] += random.choice((-200 * K, 0, 2 * M))
    return state


def played(options: dict[str, Any], seed: int) -> Counter[str]:
    """A whole match, checked after every turn; how often which line of the log was written."""
    random = Random(f"money {seed}")
    state = founded(options, random)
    seen: Counter[str] = Counter()
    while state.phase is not Phase.OVER:
        before = stocks(state)
        new = _host(random, state) if random.random() < 0.2 else []
        state.lists = {land: tuple(lines) for land, lines in lists(random, state).items()}
        step = Step(state.turn, 0, Fast(random.randrange(10**9)))
        calendar.close(state, step)
        new += step.notes
        causes = booked(new)
        for account, amount in stocks(state).items():
            assert amount == before[account] + causes[account], (seed, state.turn, account, new)
        _check_exchange(new)
        assert invariants.broken(state) == [], (seed, state.turn)
        seen.update(one.id.removeprefix("maga-log-") for one in new)
    return seen


def _host(random: Random, state: State) -> list[Note]:
    """The host sets something right, and fines; what the log says of it."""
    land = random.randrange(STATES)
    step = Step(0, 0, Fast(0))
    game.apply(state, HOST, Fine(land, random.choice((-M, M)), "noise"), step)
    what = random.choice(("treasury", "nuclear", "abm"))
    game.apply(state, HOST, Correct(land, what, random.randrange(5), "a slip"), step)  # type: ignore[arg-type]
    return step.notes


def _check_exchange(entries: list[Note]) -> None:
    """What was staked is paid out to the last unit (R-X3)."""
    staked = sum(int(str(one.params["stake"])) for one in entries if one.id == "maga-log-bet")
    paid = sum(int(str(one.params["amount"])) for one in entries if one.id == "maga-log-payout")
    assert paid == staked
