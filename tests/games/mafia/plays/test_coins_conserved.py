"""Every coin that is made or burnt in matches played at random has a cause in the referee's log."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from intriga.games.mafia.course import purses
from intriga.games.mafia.game import game
from intriga.games.mafia.state import Phase, State
from intriga.kernel import Note
from intriga.kernel.actors import HOST
from intriga.lab.conformance.plays.random_play import Play, play
from tests.kit.sampled import sampled

TOWNS: tuple[tuple[int, dict[str, Any]], ...] = (
    (7, {"professions": "none", "early_day": False, "start_coins": 40}),
    (10, {"start_exp": 70, "start_coins": 30}),
    (12, {"professions": "dealt", "start_coins": 60, "stock": 3, "early_day": False}),
    (14, {"recruiting": "on", "start_exp": 120, "start_coins": 25, "early_day": False}),
    (23, {"professions": "dealt", "start_exp": 60, "early_day": False}),
    (9, {"professions": "none", "start_coins": 50, "early_day": False}),
    (16, {"start_exp": 80, "start_coins": 30, "early_day": False}),
    (30, {"professions": "dealt", "start_coins": 20, "early_day": False}),
)
MADE = {
    "mafia-log-exchanged": ("coins",),
    "mafia-log-sold": ("coins",),  # the merchant's part of what buyers paid
    "mafia-log-loot-host": ("coins",),
}
BURNT = {
    "mafia-log-bribe": ("tax", "bonus"),
    "mafia-log-not-spent": ("tax", "bonus"),
    "mafia-log-bought": ("coins",),
    "mafia-log-fund-burnt": ("coins",),
}


@pytest.fixture(scope="module", params=sampled([slice(3), slice(3, None)]), ids=["few", "many"])
def plays(request: pytest.FixtureRequest) -> list[Play]:
    """Matches in some of the towns."""
    return [
        play(game, seats, options, f"coins {number}", 500, table=False)
        for number, (seats, options) in list(enumerate(TOWNS))[request.param]
    ]


def _steps(plays: Sequence[Play]) -> Iterator[tuple[State, State, Sequence[Note]]]:
    """Before and after each step, and its lines of the log; not those in which a host sets purses
    right."""
    for match in plays:
        for before, after in zip(match.steps, match.steps[1:], strict=False):
            state = before.position.state
            if after.entry.by != HOST and state.phase is not Phase.OPENING:
                yield state, after.position.state, after.entry.notes


def _change(line: Note) -> int:
    """By how many coins there are more after this."""
    made = sum(_number(line, name) for name in MADE.get(line.id, ()))
    return made - sum(_number(line, name) for name in BURNT.get(line.id, ()))


def _number(line: Note, name: str) -> int:
    value = line.params[name]
    assert isinstance(value, int)
    return value


@pytest.mark.rule("mafia", "item 38", "item 39", "item 42", "item 53")
def test_every_coin_has_a_cause(plays: Sequence[Play]) -> None:
    for before, after, new in _steps(plays):
        assert purses.total(after) == purses.total(before) + sum(map(_change, new)), new


@pytest.mark.rule("mafia", "item 39", "item 52", "item 53")
def test_the_matches_know_all_of_these_causes(plays: Sequence[Play]) -> None:
    """Else the test above would say nothing of them."""
    seen = Counter(line.id for match in plays for step in match.steps for line in step.entry.notes)
    causes = {
        *("mafia-log-exchanged", "mafia-log-gift", "mafia-log-bribe", "mafia-log-bought"),
        *("mafia-log-donation", "mafia-log-payout", "mafia-log-service"),
        *("mafia-log-collection", "mafia-log-chipped-in"),
    }
    assert causes <= seen.keys(), causes - seen.keys()


@pytest.mark.rule("mafia", "M46")
def test_the_bonus_grows_by_what_bribes_lose_beside_the_tax(plays: Sequence[Play]) -> None:
    for before, after, new in _steps(plays):
        bribes = [line for line in new if "bonus" in line.params]
        assert after.bonus == before.bonus + sum(_number(line, "bonus") for line in bribes)
