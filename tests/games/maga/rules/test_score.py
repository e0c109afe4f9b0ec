"""The points at the end (items 69, 70, R-S1 to R-S5)."""

import pytest

from intriga.games.maga.course.outcomes import outcome
from intriga.games.maga.course.score import score
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeNuclear
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood
from intriga.games.maga.subjects.ministries.president.transfers import TransferMoney
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.world import NUMBERS, K, M, post, raise_to, turn, world


@pytest.mark.rule("maga", "item 69", "R-S1")
def test_everything_above_the_start_is_sold_at_the_price_of_what_raises_it() -> None:
    state = world()
    one = state.territories[0]
    one.treasury, one.nuclear, one.abm, one.mood = 7_250 * K, 3, 2, 85
    one.incomes[Sphere.HEAVY] = 2_500 * K
    one.credit = 3_500 * K
    raise_to(state, 0, 3, Role.DEFENCE, Role.MEDIA)
    found = score(state, 0)
    assert found.treasury == 7_250 * K
    assert found.levels == 4 * M  # 1M each
    assert found.income == 3 * M  # 1.5M more, at 2M for each
    assert found.nuclear == 6 * M
    assert found.abm == 2 * M
    assert found.mood == -750 * K  # 15 × 50K
    assert found.credit == 3_500 * K
    assert found.total == 25 * M


@pytest.mark.rule("maga", "R-S1", "item 69")
def test_what_is_below_the_start_costs_points() -> None:
    state = world(level=3, nuclear=2, abm=2)
    one = state.territories[0]
    one.treasury, one.nuclear, one.abm, one.mood = -2 * M, 0, 1, 0
    one.incomes = dict.fromkeys(Sphere, 250 * K)
    raise_to(state, 0, 1, Role.HEALTH)
    found = score(state, 0)
    assert (found.treasury, found.levels, found.income) == (-2 * M, -2 * M, -4_500 * K)
    assert (found.nuclear, found.abm, found.mood) == (-4 * M, -M, -5 * M)


@pytest.mark.rule("maga", "item 69", "R-START mood")
def test_who_did_nothing_has_their_money_alone() -> None:
    state = world(level=2, nuclear=1, abm=1, turns=1)
    turn(state)
    assert [one.total for one in state.scores] == [13 * M - 100 * K] * 3


@pytest.mark.rule("maga", "R-S2", "item 36")
def test_upkeep_is_not_given_back() -> None:
    state = world(turns=2)
    raise_to(state, 0, 5, Role.DEFENCE)
    turn(state, {0: [ChangeNuclear(missiles=4)]})
    turn(state)
    mine = next(one for one in state.scores if one.team == 0)
    assert mine.treasury == 16 * M - 8 * M - 200 * K
    assert mine.nuclear == 8 * M
    assert mine.total == 16 * M - 200 * K + 4 * M, "and the four levels"


@pytest.mark.rule("maga", "R-S3", "item 70", "item 69")
def test_a_success_counts_at_its_price_whatever_helpers_cost() -> None:
    """And what serves comfort or defence counts for nothing."""
    state = world(turns=1)
    raise_to(state, 0, 3, Role.FOREIGN)
    lines: list[AnyLine] = [
        Help(role=Role.FINANCE, target=0, whom="foreign"),
        Sabotage(target=1, number=NUMBERS[Role.MEDIA]),
        ImproveMood(),
        TransferMoney(to=1, money=1),
    ]
    turn(state, {0: lines}, {"contest": [1]})
    mine = next(one for one in state.scores if one.team == 0)
    assert mine.credit == 1_500 * K
    assert mine.treasury == 13 * M - 2_500 * K - 1


def ended(*treasuries: int) -> State:
    state = world(len(treasuries), turns=1)
    for land, money in enumerate(treasuries):
        state.territories[land].treasury = money
    turn(state)
    return state


@pytest.mark.rule("maga", "R-S4", "item 69")
def test_equal_points_share_a_place_and_the_most_win() -> None:
    result = outcome(ended(5 * M, 9 * M, 9 * M))
    assert result is not None
    assert result.winners == (1, 2)
    assert result.scores == (8 * M, 12 * M, 12 * M)
    result = outcome(ended(5 * M, 9 * M, 9 * M + 1))
    assert result is not None
    assert result.winners == (2,)


@pytest.mark.rule("maga", "item 69", "item 61")
def test_a_level_bought_and_kept_is_worth_what_it_cost() -> None:
    state = world(turns=1)
    turn(state, {0: [Boost(role=Role.MEDIA)]})
    assert {one.total for one in state.scores} == {13 * M}
    assert post(state, 0, Role.MEDIA).level == 2
