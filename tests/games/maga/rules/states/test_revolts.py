"""Revolts: how they begin, what they cost, how they end (items 52, 67, R-B1 to R-B5)."""

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import Lie, LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.finance.bet import Bet
from intriga.games.maga.subjects.ministries.foreign.kill import Kill
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.interior.suppress import Suppress
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood, WorsenMood
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.rules.contests.hearing import heard, state_no, what
from tests.games.maga.world import NUMBERS, K, M, outcomes, post, raise_to, reported, turn, world

WON = {"contest": [1] * 4, "order": [0] * 6}


def rebels(**options: int) -> State:
    """In state 0 there is a revolt from this turn on; its mood is 40."""
    state = world(4, **options)
    state.territories[0].revolt, state.territories[0].mood = state.turn, 40
    return state


@pytest.mark.rule("maga", "item 67", "R-B1", "R-T7")
@pytest.mark.parametrize(("mood", "revolts"), [(60, False), (59, True)])
def test_below_fifty_a_revolt_begins_with_the_next_turn(mood: int, revolts: bool) -> None:
    state = world(4)
    state.territories[1].mood = mood
    lists: dict[int, list[AnyLine]] = {
        0: [WorsenMood(target=1)],
        1: [CheckRecruited(), CheckRecruited()],
    }
    taken = turn(state, lists, WON)
    assert outcomes(state, 1) == [LineOutcome.DONE] * 2, "not in the turn in which the mood fell"
    assert (state.territories[1].revolt == state.turn) is revolts
    assert heard(taken, 1)[-1] == ("revolt" if revolts else "worsened") or revolts is False
    assert ("revolt" in heard(taken, 1)) is revolts
    assert "revolt" not in heard(taken, 0)
    turn(state, {1: [CheckRecruited()]})
    assert outcomes(state, 1) == [LineOutcome.REFUSED if revolts else LineOutcome.DONE]


@pytest.mark.rule("maga", "item 67", "R-B1")
def test_a_mood_that_fell_and_rose_again_in_one_stage_is_no_revolt() -> None:
    state = world(4)
    state.territories[1].mood = 55
    lists: dict[int, list[AnyLine]] = {
        0: [WorsenMood(target=1)],
        1: [CheckRecruited(), CheckRecruited(), ImproveMood()],
    }
    turn(state, lists, WON)
    assert (state.territories[1].mood, state.territories[1].revolt) == (55, 0)


@pytest.mark.rule("maga", "item 67", "R-B2", "R-P2", "R-P3")
def test_each_turn_of_it_costs_a_percent_more_and_half_of_the_income() -> None:
    """(10 + 1.5 − 0.35 of upkeep) × 0.99; then (… + 1.485 − 0.35) × 0.98."""
    state = rebels(nuclear=2, abm=5)
    one = state.territories[0]
    levels = [role.level for role in one.roles.values()]
    turn(state)
    assert one.treasury == 11_038_500  # 11.15 × 0.99
    assert set(one.incomes.values()) == {990 * K}
    turn(state)
    assert one.treasury == 11_930_030  # (11.0385 + 1.485 − 0.35) × 0.98
    assert set(one.incomes.values()) == {970_200}
    assert (one.nuclear, one.abm) == (2, 5), "4.95 is five"
    assert one.mood == 40
    assert [role.level for role in one.roles.values()] == levels
    turn(state)
    assert set(one.incomes.values()) == {941_094}


@pytest.mark.rule("maga", "R-P3", "item 67")
def test_a_debt_does_not_shrink() -> None:
    state = rebels()
    state.territories[0].treasury = -5 * M
    turn(state)
    assert state.territories[0].treasury == -3_500 * K


@pytest.mark.rule("maga", "item 52", "R-B3", "R-PAY1")
def test_until_it_is_suppressed_all_else_is_refused_then_the_list_goes_on() -> None:
    state = rebels()
    lines: list[AnyLine] = [ImproveMood(), Boost(role=Role.MEDIA), Suppress(), ImproveMood()]
    turn(state, {0: lines})
    one = state.territories[0]
    assert [(line.outcome, line.why) for line in reported(state, 0)] == [
        (LineOutcome.REFUSED, "revolt"),
        (LineOutcome.REFUSED, "revolt"),
        (LineOutcome.DONE, ""),
        (LineOutcome.DONE, ""),
    ]
    assert (one.mood, one.revolt) == (60, 0)
    # 11.5 × 0.99, less 1 and 0.5: the income of this stage is still halved
    assert one.treasury == 11_385 * K - 1_500 * K
    turn(state)
    assert one.treasury == 9_885 * K + 3 * 990 * K, "full again"


@pytest.mark.rule("maga", "item 52", "R-B3")
def test_a_suppression_is_worth_no_level_and_comes_once_a_turn() -> None:
    state = rebels()
    turn(state, {0: [Suppress(), Suppress(), Boost(role=Role.INTERIOR)]})
    assert [one.why for one in reported(state, 0)] == ["", "once", ""]
    assert state.territories[0].mood == 50
    assert post(state, 0, Role.INTERIOR).level == 2


@pytest.mark.rule("maga", "item 52", "R-PAY2", "R-B1")
def test_a_revolt_that_nobody_can_pay_to_end_goes_on() -> None:
    state = rebels()
    state.territories[0].treasury = -1 * M
    turn(state, {0: [Suppress()]})
    assert reported(state, 0)[0].why == "money"
    assert state.territories[0].revolt
    turn(state, {0: [Suppress()]})
    assert state.territories[0].revolt == 0


@pytest.mark.rule("maga", "R-B3", "R-ORD6")
@pytest.mark.parametrize("how", ["killed", "fired"])
def test_an_interior_that_was_killed_or_fired_cannot_suppress_in_the_next_turn(how: str) -> None:
    state = world(4)
    raise_to(state, 1, 9, Role.FOREIGN)
    post(state, 0, Role.MEDIA).recruiter = 1
    lists: dict[str, dict[int, list[AnyLine]]] = {
        "killed": {1: [Kill(target=0, number=NUMBERS[Role.INTERIOR])]},
        "fired": {0: [Fire(role=Role.INTERIOR)]},
    }
    state.territories[0].mood = 40
    turn(state, lists[how], WON)
    for why in ("blocked", ""):
        turn(state, {0: [Suppress()]})
        assert reported(state, 0)[0].why == why
    assert state.territories[0].revolt == 0


@pytest.mark.rule("maga", "R-B1", "R-B3")
def test_worsening_after_the_suppression_begins_a_new_revolt_that_counts_from_one() -> None:
    state = rebels()
    state.territories[0].unrest = 6
    lists: dict[int, list[AnyLine]] = {
        0: [Suppress()],
        1: [CheckRecruited(), WorsenMood(target=0)],
    }
    taken = turn(state, lists, WON)
    one = state.territories[0]
    assert set(one.incomes.values()) == {930 * K}, "the seventh turn of the old one"
    assert (one.mood, one.revolt) == (40, state.turn)
    assert what(taken, "revolt") == {"land": state_no(0), "mood": 40}
    turn(state)
    assert set(one.incomes.values()) == {920_700}, "one per cent"


@pytest.mark.rule("maga", "R-B1")
def test_a_revolt_does_not_end_by_a_better_mood() -> None:
    state = rebels()
    state.territories[0].mood = 90
    turn(state, {0: [CheckRecruited()]})
    assert reported(state, 0)[0].why == "revolt"
    assert state.territories[0].revolt
    turn(state, {0: [Suppress()]})
    assert state.territories[0].mood == 50, "“becomes equal to 50 %”"


@pytest.mark.rule("maga", "R-B4", "item 67")
def test_in_a_revolt_one_neither_helps_nor_protects_nor_bets() -> None:
    state = rebels()
    lines: list[AnyLine] = [
        Help(role=Role.FINANCE, target=1, whom=str(NUMBERS[Role.DEFENCE])),
        Help(role=Role.HEALTH, target=0, whom="interior"),
        Protect(role=Role.MEDIA, percent=100),
        Bet(number=0, stake=M),
        Suppress(),
    ]
    turn(state, {0: lines})
    assert [one.why for one in reported(state, 0)] == ["revolt"] * 4 + [""]
    assert state.territories[0].treasury == 11_385 * K - M


@pytest.mark.rule("maga", "R-B4")
def test_in_a_revolt_missiles_fly_on_and_levels_defend() -> None:
    state = world(5, nuclear=1)
    turn(state, {0: [Strike(target=2, most=1, hits=1)]})
    state.territories[0].revolt, state.territories[0].mood = state.turn, 40
    raise_to(state, 0, 3, Role.DEFENCE)
    raise_to(state, 4, 4, Role.DEFENCE)
    taken = turn(state, {4: [Raid(target=0)]}, {"contest": [0]})
    assert [one.below for one in taken.draws] == [4]
    assert state.territories[2].mood == 50
    assert post(state, 0, Role.DEFENCE).level == 3 + 1 + 1, "who held, and whose strike hit"


@pytest.mark.rule("maga", "R-B5", "item 52")
def test_a_suppression_without_a_revolt_costs_five_of_the_mood() -> None:
    state = world()
    turn(state, {0: [Suppress()]})
    one = state.territories[0]
    assert (one.mood, one.treasury) == (95, 12 * M)


@pytest.mark.rule("maga", "R-B5", "item 67", "R-B1")
def test_an_idle_suppression_can_begin_a_revolt() -> None:
    state = world()
    state.territories[0].mood = 52
    turn(state, {0: [Suppress()]})
    assert (state.territories[0].mood, state.territories[0].revolt) == (47, state.turn)


@pytest.mark.rule("maga", "item 67", "R-B2", "R-M2")
def test_lies_go_on_in_a_revolt_and_may_begin_the_next_after_it() -> None:
    """45 − 10 by the lie, 50 by the suppression: the lie's next ten begin another."""
    state = rebels()
    state.territories[0].mood = 45
    state.territories[0].lies = [Lie(1)]
    turn(state, {0: [Suppress()]})
    assert state.territories[0].mood == 50
    turn(state)
    assert (state.territories[0].mood, state.territories[0].revolt) == (40, state.turn)


@pytest.mark.rule("maga", "item 67")
def test_the_figures_show_the_income_whole() -> None:
    state = rebels()
    turn(state)
    shown = state.history[-1].figures[0].incomes
    assert shown == dict.fromkeys(Sphere, 990 * K)


@pytest.mark.rule("maga", "item 48", "R-B3", "R-I1")
def test_no_order_keeps_a_recruited_interior_from_putting_a_revolt_down() -> None:
    state = world(2)
    post(state, 1, Role.INTERIOR).recruiter = 0
    state.territories[1].revolt, state.territories[1].mood = 1, 30
    number = NUMBERS[Role.INTERIOR]
    order = CheckRecruited(through=f"1.{number}")
    turn(state, {0: [order], 1: [Suppress()]})
    assert state.territories[1].revolt == 0
    assert outcomes(state, 1) == [LineOutcome.DONE]
