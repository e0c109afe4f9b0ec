"""The toy game `town`, with up to 120 seats, passes the conformance suite, and a leak to one of 120
is found."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.kernel import Act, Actor, Step
from intriga.lab.conformance import Broken, Script, play
from intriga.lab.conformance.twins.panel import SMALL, seat_counts, seats_of
from intriga.lab.conformance.twins.twins import Twins
from tests.conformance.suites.town import TownSuite
from tests.shapes.town import HandIn, Streets, Town, View
from tests.shapes.town import game as town


class TestTown(TownSuite):
    pass


class ToANeighbour(Town):
    """One seat of another team reads what a team hands in."""

    def apply(self, state: Streets, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        if isinstance(act, HandIn) and isinstance(actor, int):
            step.emit("town-noted", ((actor + 1) % 8,), count=len(act.deeds))


class ToOneTeam(Town):
    """The view of one team of thirty shows how many deeds all the others have planned."""

    def view(self, state: Streets, viewpoint: Hashable) -> View:
        view = super().view(state, viewpoint)
        planned = sum(len(team.deeds or ()) for team in state.teams)
        is_second = isinstance(viewpoint, tuple) and viewpoint[0] == 1
        return msgspec.structs.replace(view, turn=view.turn + planned) if is_second else view


@pytest.mark.thorough
def test_many_more_pairs_of_towns_leak_nothing() -> None:
    class ManyPairs(TestTown):
        plays = 8
        pairs = 40

    ManyPairs().test_no_leak()


@pytest.mark.parametrize(
    "leaking", [ToANeighbour, pytest.param(ToOneTeam, marks=pytest.mark.thorough)]
)
def test_a_leak_to_a_few_of_120_is_found(leaking: type[Town]) -> None:
    """In a crowd the suite looks at a panel, and at whoever is told something."""
    planted = leaking()
    plays = [play(planted, 120, seed=seed, steps=40) for seed in range(2)]
    with pytest.raises(Broken, match="leaks through observation"):
        Twins(planted).run(plays, 80)


def test_a_panel_has_a_seat_for_each_of_some_viewpoints() -> None:
    match = play(town, 120, steps=10)
    panels = [seats_of(town, match.position, Random(seed)) for seed in range(40)]
    for panel in panels:
        viewpoints = {town.viewpoint(match.position.state, seat) for seat in panel}
        assert 6 <= len(viewpoints) <= len(panel) <= SMALL
    assert len({seat for panel in panels for seat in panel}) > 90, "another panel each time"


def test_a_large_game_is_played_with_its_largest_number_of_seats() -> None:
    counts: Sequence[Any] = seat_counts(town)
    assert list(counts) == [120, 64, 22, 8]


def test_a_script_that_the_rules_refuse_is_reported() -> None:
    twice = (0, {"type": "warn", "team": 99})
    with pytest.raises(Broken, match="act 1 of a script"):
        play(town, 8, script=Script(8, (twice,)))
