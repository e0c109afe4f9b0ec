"""Every coin that is made or burnt in matches played at random has a cause in the referee's log."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest

from intriga.games.mafia.course import purses
from intriga.games.mafia.state import Phase, State
from intriga.kernel import Note
from intriga.kernel.actors import HOST
from intriga.lab.conformance import Play
from tests.games.mafia.plays.towns import GROUP, few, many

pytestmark = pytest.mark.xdist_group(GROUP)

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


@pytest.fixture(
    scope="module",
    params=[few, pytest.param(many, marks=pytest.mark.thorough)],
    ids=["few", "many"],
)
def plays(request: pytest.FixtureRequest) -> Sequence[Play]:
    """Matches in some of the towns."""
    made: Callable[[], Sequence[Play]] = request.param
    return made()


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
