"""What halves and per cent leave (items 38, 51, 67, R-P), by hand from the text."""

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import Flight, State, Territory, War
from intriga.games.maga.subjects.ministries.justice.sue import Sue
from intriga.games.maga.subjects.money import to_spend
from tests.games.maga.rules.contests.traces import entries
from tests.games.maga.world import K, M, post, raise_to, stage, world


def poor(state: State, land: int, *, treasury: int = 0, income: int = 0) -> Territory:
    """A state with this money, and so much from each sphere."""
    territory = state.territories[land]
    territory.treasury = treasury
    territory.incomes = dict.fromkeys(Sphere, income)
    return territory


def hit(target: int, hits: int, launcher: int = 0) -> Flight:
    """Missiles that all hit."""
    return Flight(launcher, target, missiles=hits, hits=hits, attack=40, action=1)


@pytest.mark.rule("maga", "R-P1", "item 51")
def test_actions_on_mood_are_in_points() -> None:
    """55 - 20 are 35; 20 per cent of 55 would leave 44."""
    state = world(2)
    state.territories[1].mood = 55
    stage(state, {0: [Sue(target=1)]}, {"contest": [1]})
    assert state.territories[1].mood == 35


@pytest.mark.rule("maga", "R-P1", "item 38")
def test_all_characteristics_are_multiplied_mood_too_but_levels_not() -> None:
    """Half of 56 for the target, three quarters for its neighbours; who is no neighbour keeps
    everything."""
    state = world(5)
    for territory in state.territories:
        territory.mood = 56
    raise_to(state, 2, 8, Role.HEALTH)
    state.flights = [hit(2, 1)]
    stage(state, {})
    assert [one.mood for one in state.territories] == [56, 42, 28, 42, 56]
    money = [one.treasury for one in state.territories]
    assert money == [12_950 * K, 9_750 * K, 6_500 * K, 9_750 * K, 13 * M], "50K for the flight"
    income = [one.income for one in state.territories]
    assert income == [3 * M, 2_250 * K, 1_500 * K, 2_250 * K, 3 * M]
    assert post(state, 2, Role.HEALTH).level == 8


@pytest.mark.rule("maga", "R-P2")
def test_a_half_is_rounded_up() -> None:
    """333 333 leave 166 666.5, which is 166 667; 5 missiles 3; a mood of 55 leaves 28."""
    state = world(4)
    target = poor(state, 2, treasury=333_333 + 7 * 50 * K)
    target.nuclear, target.abm, target.mood = 5, 2, 55
    state.flights = [hit(2, 1)]
    stage(state, {})
    assert (target.treasury, target.nuclear, target.abm, target.mood) == (166_667, 3, 1, 28)


@pytest.mark.rule("maga", "R-P2", "item 67")
def test_half_an_income_is_rounded_half_up_too() -> None:
    """A million and five units, of which a revolt leaves 500 003; then it takes 1 per cent."""
    state = world(2)
    mine = poor(state, 0)
    mine.incomes[Sphere.HEAVY] = 1_000_005
    mine.mood, mine.revolt = 30, 1
    assert to_spend(state, 0) == 500_003
    stage(state, {})
    assert mine.treasury == 495_003, "495 002.97"


@pytest.mark.rule("maga", "R-P2", "R-N3")
def test_all_hits_multiply_before_anything_is_rounded() -> None:
    """Two hits: a quarter of 5 is 1.25, so 1 is left; rounded after each, it would be 2. A lone
    missile ends."""
    state = world(4)
    target = poor(state, 2, treasury=6 * 50 * K + 10)
    target.nuclear, target.abm = 5, 1
    state.flights = [hit(2, 1), hit(2, 1, launcher=1)]
    stage(state, {})
    assert (target.nuclear, target.abm, target.treasury) == (1, 0, 3)


@pytest.mark.rule("maga", "R-P2", "item 67")
def test_one_per_cent_does_not_eat_one_missile_of_five() -> None:
    state = world(2)
    mine = poor(state, 0, treasury=6 * 50 * K + 1_000_050)
    mine.nuclear, mine.abm, mine.mood, mine.revolt = 5, 1, 30, 1
    stage(state, {})
    assert (mine.nuclear, mine.abm, mine.mood) == (5, 1, 30)
    assert mine.treasury == 990_050, "0.99 × 1 000 050 = 990 049.5"


@pytest.mark.rule("maga", "R-P2")
def test_missiles_in_flight_are_not_touched() -> None:
    """Those that were not needed come home whole, after the hit on their home."""
    state = world(4)
    mine = poor(state, 0, treasury=8 * 50 * K)
    mine.nuclear = 4
    state.flights = [Flight(0, 2, missiles=4, hits=1, attack=40, action=1), hit(0, 1, launcher=2)]
    stage(state, {})
    assert mine.nuclear == 2 + 3


@pytest.mark.rule("maga", "R-P3")
def test_each_sphere_is_halved_apart_and_a_debt_is_not() -> None:
    """Three times 500 001 leave 250 001 each; all together would leave 750 002."""
    state = world(4)
    target = poor(state, 2, treasury=-10 * M, income=500_001)
    state.flights = [hit(2, 1)]
    stage(state, {})
    assert target.income == 750_003
    assert target.treasury == -10 * M + 1_500_003


@pytest.mark.rule("maga", "R-P1", "R-P2", "item 41")
def test_the_conquered_keep_half_of_everything() -> None:
    state = world(4)
    raise_to(state, 0, 9, Role.DEFENCE)
    target = poor(state, 2, treasury=3 * 50 * K + 5, income=0)
    target.nuclear, target.abm, target.mood = 1, 2, 99
    state.wars = [War(0, 2)]
    done = stage(state, {}, {"contest": [1]})
    assert (target.treasury, target.nuclear, target.abm, target.mood) == (3, 1, 1, 50)
    assert len(entries(done, "war")) == 1
