"""Spheres that are full, and who contests with whom for income (items 29, 30, 34, R-F), by hand
from the text."""

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.game import game
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.lists.handing_in import HandIn
from intriga.games.maga.subjects.ministries.finance.raise_income import RaiseIncome
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.rules.contests.traces import contests, drawn, entries, land_of, sums, told
from tests.games.maga.world import K, Lists, M, outcomes, post, raise_to, reported, stage, world

DONE, FAILED = LineOutcome.DONE, LineOutcome.FAILED
HEAVY, LIGHT, FARMS = Sphere.HEAVY, Sphere.LIGHT, Sphere.AGRICULTURE
RAISE = RaiseIncome(first=HEAVY, second=LIGHT)


def earn(state: State, sphere: Sphere, *incomes: int) -> None:
    """What each state earns in a sphere."""
    for territory, income in zip(state.territories, incomes, strict=True):
        territory.incomes[sphere] = income


def earned(state: State, sphere: Sphere) -> list[int]:
    """The same."""
    return [one.incomes[sphere] for one in state.territories]


@pytest.mark.rule("maga", "item 29", "R-F1")
def test_a_sphere_bears_two_million_for_each_team() -> None:
    """Two teams: 4M. 3.5M and half a million fit, 3.6M and half a million do not."""
    state = world(2)
    earn(state, HEAVY, M, 2_500 * K)
    earn(state, LIGHT, M, 2_600 * K)
    done = stage(state, {0: [RAISE]}, {"contest": [0]})
    assert earned(state, HEAVY) == [1_500 * K, 2_500 * K]
    assert earned(state, LIGHT) == [M, 2_600 * K]
    assert len(contests(done)) == 1


@pytest.mark.rule("maga", "R-F1")
def test_a_conquest_makes_no_sphere_smaller() -> None:
    """Three teams of the start bear 6M, though two are left."""
    state = world(3)
    state.territories[2].team = 1
    earn(state, HEAVY, M, 3 * M, 1_500 * K)
    done = stage(state, {0: [RAISE]})
    assert earned(state, HEAVY)[0] == 1_500 * K
    assert drawn(done.step) == []


@pytest.mark.rule("maga", "item 30", "item 34", "R-F2")
def test_in_a_full_sphere_the_winner_gains_what_the_leader_loses() -> None:
    """Against whoever earns most, not against a higher minister; a level for it."""
    state = world(3)
    earn(state, HEAVY, M, 3 * M, 2 * M)
    raise_to(state, 2, 9, Role.FINANCE)
    done = stage(state, {0: [RAISE]}, {"contest": [1]})
    assert land_of(contests(done)[0], "target") == 1
    assert earned(state, HEAVY) == [1_500 * K, 2_500 * K, 2 * M]
    assert earned(state, LIGHT) == [1_500 * K, M, M]
    assert post(state, 0, Role.FINANCE).level == 2
    assert {one.id for one in done.step.events} == {"maga-report"}, "nobody is told whose it was"


@pytest.mark.rule("maga", "item 30")
def test_the_leader_is_another_though_oneself_earns_more() -> None:
    state = world(3)
    earn(state, HEAVY, 4 * M, M, 1_100 * K)
    stage(state, {0: [RAISE]}, {"contest": [1]})
    assert earned(state, HEAVY) == [4_500 * K, M, 600 * K]


@pytest.mark.rule("maga", "item 30")
def test_of_equal_leaders_the_higher_minister_then_chance() -> None:
    state = world(4)
    earn(state, HEAVY, M, 2_400 * K, 2_400 * K, 2_400 * K)
    raise_to(state, 0, 9, Role.FINANCE)
    raise_to(state, 3, 2, Role.FINANCE)
    stage(state, {0: [RAISE]}, {"contest": [1]})
    assert earned(state, HEAVY)[3] == 1_900 * K
    earn(state, HEAVY, M, 2_400 * K, 2_400 * K, 2_400 * K)
    raise_to(state, 2, 2, Role.FINANCE)
    done = stage(state, {0: [RAISE]}, {"contest": [1], "leader": [0]})
    assert earned(state, HEAVY)[2] == 1_900 * K
    assert drawn(done.step)[0] == ("leader", 2)


@pytest.mark.rule("maga", "item 30", "R-F2")
def test_the_rival_is_not_of_ones_own_federation() -> None:
    state = world(3)
    state.territories[1].team = 0
    earn(state, HEAVY, M, 3 * M, 2 * M)
    stage(state, {0: [RAISE]}, {"contest": [1]})
    assert earned(state, HEAVY) == [1_500 * K, 3 * M, 1_500 * K]


@pytest.mark.rule("maga", "item 34", "R-HELP", "R-T6", "R-T3")
def test_helpers_of_any_state_count_on_both_sides_and_rise_with_the_winner() -> None:
    """1 + 2/4 + 6/4 against 1 + 4/4; the defender's helper gains nothing."""
    state = world(3)
    earn(state, HEAVY, M, 3 * M, 2 * M)
    raise_to(state, 0, 2, Role.MEDIA)
    raise_to(state, 1, 4, Role.HEALTH)
    raise_to(state, 2, 6, Role.HEALTH)
    lists: Lists = {
        0: [RAISE, Help(role=Role.MEDIA, target=0, whom="finance")],
        1: [Help(role=Role.HEALTH, target=1, whom="finance")],
        2: [Help(role=Role.HEALTH, target=0, whom="2")],
    }
    done = stage(state, lists, {"contest": [1]})
    assert sums(done) == [("3", "2")]
    assert post(state, 0, Role.FINANCE).level == 2
    assert post(state, 0, Role.MEDIA).level == 3
    assert post(state, 2, Role.HEALTH).level == 7
    assert post(state, 1, Role.HEALTH).level == 4


@pytest.mark.rule("maga", "R-F2", "item 34")
def test_two_contests_won_are_one_level_after_both() -> None:
    """So the second one is fought with the level of the first."""
    state = world(2)
    earn(state, HEAVY, M, 3 * M)
    earn(state, LIGHT, M, 3 * M)
    done = stage(state, {0: [RAISE]}, {"contest": [1, 1]})
    assert sums(done) == [("1", "1"), ("1", "1")]
    assert post(state, 0, Role.FINANCE).level == 2
    assert (earned(state, HEAVY), earned(state, LIGHT)) == ([1_500 * K, 2_500 * K],) * 2


@pytest.mark.rule("maga", "R-F2", "item 34")
def test_a_sphere_that_was_not_contested_is_worth_no_level() -> None:
    """One half guaranteed, the other lost: income, but no level."""
    state = world(2)
    earn(state, HEAVY, M, 3 * M)
    stage(state, {0: [RAISE]}, {"contest": [0]})
    assert outcomes(state, 0) == [DONE]
    assert state.territories[0].income == 3_500 * K
    assert post(state, 0, Role.FINANCE).level == 1


@pytest.mark.rule("maga", "R-F2")
def test_the_two_spheres_are_different() -> None:
    state = world(2)
    same = RaiseIncome(first=HEAVY, second=HEAVY)
    assert game.check(state, 0, HandIn(0, (same,)), 0) is not None
    stage(state, {0: [same]})
    assert [one.why for one in reported(state, 0)] == ["same-sphere"]
    assert state.territories[0].treasury == 13 * M


@pytest.mark.rule("maga", "R-F3")
def test_a_rival_with_less_than_half_a_million_loses_what_there_is() -> None:
    state = world(2)
    earn(state, HEAVY, 3_900 * K, 300 * K)
    stage(state, {0: [RAISE]}, {"contest": [1]})
    assert earned(state, HEAVY) == [4_200 * K, 0]


@pytest.mark.rule("maga", "R-F3", "R-F4")
def test_where_nobody_else_earns_anything_nothing_happens() -> None:
    state = world(2)
    earn(state, HEAVY, 4 * M, 0)
    earn(state, LIGHT, 4 * M, 0)
    done = stage(state, {0: [RAISE]})
    assert drawn(done.step) == []
    assert len(entries(done, "no-rival")) == 2
    assert outcomes(state, 0) == [FAILED]
    assert state.territories[0].treasury == 10 * M + 9 * M - 2 * M
    assert earned(state, HEAVY) == [4 * M, 0]


@pytest.mark.rule("maga", "R-F4", "item 21")
def test_two_contests_lost_cost_two_million() -> None:
    """Item 21 gives the rival one level for this action, not two (R-T4)."""
    state = world(2)
    raise_to(state, 0, 5, Role.FINANCE)
    earn(state, HEAVY, M, 3 * M)
    earn(state, LIGHT, M, 3 * M)
    done = stage(state, {0: [RAISE]}, {"contest": [0, 0]})
    assert outcomes(state, 0) == [FAILED]
    assert state.territories[0].treasury == 13 * M - 2 * M
    assert post(state, 1, Role.FINANCE).level == 2
    assert told(done.step, "detected") == []
