"""Missiles bought and scrapped, and what they cost to keep (items 36, 37)."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeAbm, ChangeNuclear
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.world import K, M, outcomes, post, raise_to, reported, turn, world


@pytest.mark.rule("maga", "item 36", "R-N11")
@pytest.mark.parametrize(("level", "bought"), [(4, 0), (5, 3)])
def test_nuclear_missiles_cost_two_millions_each_and_a_minister_of_level_five(
    level: int, bought: int
) -> None:
    state = world()
    raise_to(state, 0, level, Role.DEFENCE)
    turn(state, {0: [ChangeNuclear(missiles=3)]})
    assert state.territories[0].nuclear == bought
    assert state.territories[0].treasury == 13 * M - bought * 2 * M
    assert post(state, 0, Role.DEFENCE).level == level
    assert reported(state, 0)[0].why == ("" if bought else "low-level")


@pytest.mark.rule("maga", "item 36", "R-N11")
def test_the_level_is_ones_own_as_the_line_is_carried_out() -> None:
    state = world()
    raise_to(state, 0, 4, Role.DEFENCE, Role.SECRETARY)
    raise_to(state, 1, 4, Role.DEFENCE, Role.SECRETARY)
    grown: list[AnyLine] = [Boost(role=Role.DEFENCE), ChangeNuclear(missiles=1)]
    helped: list[AnyLine] = [
        Help(role=Role.SECRETARY, target=1, whom="defence"),
        ChangeNuclear(missiles=1),
    ]
    turn(state, {0: grown, 1: helped}, {"order": [0] * 3})
    assert [one.nuclear for one in state.territories] == [1, 0, 0]


@pytest.mark.rule("maga", "item 36", "item 37")
@pytest.mark.parametrize(("asked", "left", "paid"), [(-2, 1, 200 * K), (-5, 0, 300 * K)])
def test_anybody_scraps_for_a_hundred_thousand_each_at_most_what_they_have(
    asked: int, left: int, paid: int
) -> None:
    for line in (ChangeNuclear(missiles=asked), ChangeAbm(missiles=asked)):
        state = world(nuclear=3, abm=3)
        turn(state, {0: [line]})
        mine = state.territories[0]
        kept = mine.nuclear if isinstance(line, ChangeNuclear) else mine.abm
        assert kept == left
        assert mine.nuclear + mine.abm == 3 + left
        assert mine.treasury == 13 * M - 6 * 50 * K - paid


@pytest.mark.rule("maga", "item 36", "item 37")
def test_there_must_be_something_to_scrap() -> None:
    state = world()
    turn(state, {0: [ChangeNuclear(missiles=-1), ChangeAbm(missiles=-1)]})
    assert [one.why for one in reported(state, 0)] == ["no-missiles"] * 2
    assert state.territories[0].treasury == 13 * M


@pytest.mark.rule("maga", "item 37")
def test_interceptors_cost_a_million_each_and_take_no_level() -> None:
    state = world()
    turn(state, {0: [ChangeAbm(missiles=2), ChangeAbm(missiles=3), Boost(role=Role.DEFENCE)]})
    assert state.territories[0].abm == 5
    assert state.territories[0].treasury == 13 * M - 5 * M - M
    assert outcomes(state, 0) == [LineOutcome.DONE] * 3


@pytest.mark.rule("maga", "item 36", "item 37", "R-PAY2")
def test_of_a_purchase_one_cannot_pay_not_one_missile_is_bought() -> None:
    state = world()
    turn(state, {0: [ChangeAbm(missiles=14), ChangeAbm(missiles=13)]})
    assert state.territories[0].abm == 13
    assert outcomes(state, 0) == [LineOutcome.REFUSED, LineOutcome.DONE]
    assert state.territories[0].treasury == 0


@pytest.mark.rule("maga", "item 36", "item 37", "item 28")
def test_a_missile_costs_fifty_thousand_from_the_turn_after_it_was_bought() -> None:
    state = world()
    raise_to(state, 0, 5, Role.DEFENCE)
    turn(state, {0: [ChangeNuclear(missiles=2), ChangeAbm(missiles=1)]})
    assert state.territories[0].treasury == 8 * M
    turn(state)
    assert state.territories[0].treasury == 11 * M - 150 * K
    turn(state, {0: [ChangeNuclear(missiles=-2)]})
    assert state.territories[0].treasury == 14 * M - 300 * K - 200 * K, "kept once more"
