"""Levels raised and help given (items 61 to 63, R-T5, R-HELP, R-ORD4, R-ORD7)."""

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.finance.bet import Bet
from intriga.games.maga.subjects.ministries.finance.raise_income import RaiseIncome
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.foreign.surveil import Surveil
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.media.moods import WorsenMood
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.kernel import Step
from tests.games.maga.rules.contests.hearing import heard
from tests.games.maga.world import NUMBERS, K, M, outcomes, post, raise_to, reported, turn, world

WON, LOST = {"contest": [1] * 4, "order": [0] * 6}, {"contest": [0] * 4, "order": [0] * 6}


def chances(taken: Step) -> list[int]:
    return [one.below for one in taken.draws if one.why == "contest"]


def level(state: State, land: int, role: Role) -> int:
    return post(state, land, role).level


@pytest.mark.rule("maga", "item 61")
def test_any_number_of_roles_rises_each_once_for_a_million() -> None:
    state = world()
    lines = [Boost(role=role) for role in (Role.SECRETARY, Role.MEDIA, Role.HEALTH, Role.MEDIA)]
    turn(state, {0: lines})
    assert [one.outcome for one in reported(state, 0)] == [
        *[LineOutcome.DONE] * 3,
        LineOutcome.REFUSED,
    ]
    assert [level(state, 0, role) for role in (Role.SECRETARY, Role.MEDIA, Role.HEALTH)] == [2] * 3
    assert state.territories[0].treasury == 10 * M


@pytest.mark.rule("maga", "item 61", "item 18", "R-ORD7")
@pytest.mark.parametrize("boost_first", [True, False])
def test_a_boost_is_the_ordinary_action_of_who_is_boosted(boost_first: bool) -> None:
    state = world()
    lines: list[AnyLine] = [Boost(role=Role.HEALTH), Infect(target=1)]
    turn(state, {0: lines if boost_first else lines[::-1]}, WON)
    assert reported(state, 0)[1].why == "slot"
    assert level(state, 0, Role.HEALTH) == 2


@pytest.mark.rule("maga", "R-T5", "item 61")
def test_helpers_of_who_is_boosted_get_nothing() -> None:
    state = world()
    turn(state, {0: [Help(role=Role.FINANCE, target=0, whom="health"), Boost(role=Role.HEALTH)]})
    assert outcomes(state, 0) == [LineOutcome.DONE] * 2
    assert (level(state, 0, Role.HEALTH), level(state, 0, Role.FINANCE)) == (2, 1)


@pytest.mark.rule("maga", "R-ORD7", "item 63")
@pytest.mark.parametrize(
    ("blocked", "done"), [(Role.SECRETARY, LineOutcome.DONE), (Role.HEALTH, LineOutcome.REFUSED)]
)
def test_a_block_of_the_role_itself_decides_not_the_secretarys(
    blocked: Role, done: LineOutcome
) -> None:
    state = world()
    post(state, 0, blocked).blocked = 1
    turn(state, {0: [Boost(role=Role.HEALTH)]})
    assert outcomes(state, 0) == [done]
    state = world()
    post(state, 0, blocked).blocked = 1
    turn(state, {0: [Help(role=Role.HEALTH, target=0, whom="media")]})
    assert outcomes(state, 0) == [done]


@pytest.mark.rule("maga", "item 63", "R-ORD7", "item 45")
@pytest.mark.parametrize(
    ("victim", "left"), [(Role.SECRETARY, [2, 1, 1]), (Role.HEALTH, [1, 2, 1])]
)
def test_a_sabotage_of_the_boosted_role_stops_the_boost_one_of_the_secretary_does_not(
    victim: Role, left: list[int]
) -> None:
    state = world()
    raise_to(state, 1, 9, Role.FOREIGN)
    lines = [Boost(role=role) for role in (Role.HEALTH, Role.MEDIA, Role.SECRETARY)]
    if victim is Role.HEALTH:
        lines[2] = Boost(role=Role.JUSTICE)
    sabotage = Sabotage(target=0, number=NUMBERS[victim])
    turn(state, {0: lines, 1: [sabotage]}, WON)
    assert level(state, 0, Role.HEALTH) == left[0]
    assert level(state, 0, Role.MEDIA) == 2
    assert level(state, 0, Role.SECRETARY) == left[2]


@pytest.mark.rule("maga", "item 62", "item 23", "R-ORD4")
def test_a_helper_costs_half_a_million_and_is_worth_a_quarter_a_secretary_a_half() -> None:
    """A press of 4 with a minister of 8: 4 + 2; with a Secretary of 8: 4 + 4; a President of 8:
    4 + 4, as the level counts twice in contests."""
    for role, chance in ((Role.JUSTICE, 8), (Role.SECRETARY, 32), (Role.PRESIDENT, 32)):
        state = world()
        raise_to(state, 0, 8, role)
        raise_to(state, 0, 4, Role.MEDIA)
        raise_to(state, 1, 4, Role.MEDIA)
        lines: list[AnyLine] = [WorsenMood(target=1), Help(role=role, target=0, whom="media")]
        assert chances(turn(state, {0: lines}, WON)) == [chance]
        assert state.territories[0].treasury == 12 * M
        assert level(state, 0, role) == 9


@pytest.mark.rule("maga", "item 62", "item 18", "R-ORD7")
def test_each_role_helps_once_and_does_nothing_else_ordinary() -> None:
    state = world()
    lines: list[AnyLine] = [
        Raid(target=1),
        Help(role=Role.DEFENCE, target=0, whom="media"),
        Help(role=Role.DEFENCE, target=0, whom="health"),
        Help(role=Role.JUSTICE, target=0, whom="justice"),
    ]
    turn(state, {0: lines})
    assert [one.why for one in reported(state, 0)] == ["slot", "", "slot", "helps-itself"]
    assert state.territories[0].treasury == 12_500 * K


@pytest.mark.rule("maga", "item 62", "R-HELP", "item 15")
def test_one_does_not_help_to_help() -> None:
    """A minister of 8 helps one of 4 who helps the press: 4 + 4/4 : 4."""
    state = world()
    raise_to(state, 0, 8, Role.FINANCE)
    raise_to(state, 0, 4, Role.JUSTICE, Role.MEDIA)
    raise_to(state, 1, 4, Role.MEDIA)
    lines: list[AnyLine] = [
        Help(role=Role.FINANCE, target=0, whom="justice"),
        Help(role=Role.JUSTICE, target=0, whom="media"),
        WorsenMood(target=1),
    ]
    assert chances(turn(state, {0: lines}, WON)) == [4]
    assert level(state, 0, Role.JUSTICE) == 5
    assert level(state, 0, Role.FINANCE) == 8


@pytest.mark.rule("maga", "item 62", "R-PAY1")
def test_help_for_a_lost_contest_or_for_nothing_is_paid_and_raises_nobody() -> None:
    for lines in ([WorsenMood(target=1)], []):
        state = world()
        helps = Help(role=Role.JUSTICE, target=0, whom="media")
        turn(state, {0: [helps, *lines]}, LOST)
        assert level(state, 0, Role.JUSTICE) == 1
        assert state.territories[0].treasury == 12_500 * K - 500 * K * len(lines)


@pytest.mark.rule("maga", "R-ORD4", "R-T6")
def test_help_is_for_the_role_in_all_its_contests_of_the_turn() -> None:
    """The press of 4 + 2 attacks one of 4, and is attacked by an intelligence of 6 twice."""
    state = world(4)
    raise_to(state, 0, 8, Role.JUSTICE)
    raise_to(state, 0, 4, Role.MEDIA)
    raise_to(state, 1, 4, Role.MEDIA)
    raise_to(state, 2, 6, Role.FOREIGN)
    raise_to(state, 3, 6, Role.FOREIGN)
    lists: dict[int, list[AnyLine]] = {
        0: [Help(role=Role.JUSTICE, target=0, whom="media"), WorsenMood(target=1)],
        2: [Recruit(target=0, number=NUMBERS[Role.MEDIA])],
        3: [Surveil(target=0, whom="media")],
    }
    taken = turn(state, lists, {"order": [0], "contest": [0, 0, 1]})
    assert chances(taken) == [2, 2, 8]
    assert level(state, 0, Role.JUSTICE) == 9


@pytest.mark.rule("maga", "R-HELP", "item 62", "R-F2", "R-X4")
def test_one_help_is_worth_one_level_though_the_helped_role_rises_twice() -> None:
    """Agriculture is full: three states earn six millions there. Finance wins at the exchange,
    too: the mean of 0 and 100 at 8 : 1 and a phantom of 0 is 400/37.8, and it is nearer by far."""
    state = world()
    state.territories[1].incomes[Sphere.AGRICULTURE] = 4 * M
    raise_to(state, 0, 8, Role.FINANCE)
    lists: dict[int, list[AnyLine]] = {
        0: [
            Help(role=Role.JUSTICE, target=0, whom="finance"),
            RaiseIncome(first=Sphere.AGRICULTURE, second=Sphere.HEAVY),
            Bet(number=0, stake=4 * M),
        ],
        1: [Bet(number=100, stake=4 * M)],
    }
    turn(state, lists, {"contest": [1], "phantom": [100]})
    assert level(state, 0, Role.FINANCE) == 10
    assert level(state, 0, Role.JUSTICE) == 2


@pytest.mark.rule("maga", "item 63", "R-ORD4", "R-T7")
def test_a_sabotage_of_the_helper_ends_the_help_and_gives_nothing_back() -> None:
    state = world()
    raise_to(state, 0, 4, Role.JUSTICE, Role.MEDIA)
    raise_to(state, 1, 4, Role.MEDIA)
    raise_to(state, 2, 9, Role.FOREIGN)
    helps = Help(role=Role.JUSTICE, target=0, whom="media")
    sabotage = Sabotage(target=0, number=NUMBERS[Role.JUSTICE])
    taken = turn(state, {0: [helps, WorsenMood(target=1)], 2: [sabotage]}, WON)
    assert chances(taken) == [64, 2]
    assert level(state, 0, Role.JUSTICE) == 4
    assert state.territories[0].treasury == 12 * M
    assert heard(taken, 0) == ["disrupted"]


@pytest.mark.rule("maga", "item 63", "R-ORD7")
def test_a_sabotage_of_the_secretary_ends_the_secretarys_own_help_alone() -> None:
    state = world()
    raise_to(state, 0, 4, Role.JUSTICE, Role.SECRETARY, Role.MEDIA, Role.HEALTH)
    raise_to(state, 1, 4, Role.MEDIA)
    raise_to(state, 2, 9, Role.FOREIGN)
    lines: list[AnyLine] = [
        Help(role=Role.JUSTICE, target=0, whom="media"),
        Help(role=Role.SECRETARY, target=0, whom="health"),
        WorsenMood(target=1),
    ]
    sabotage = Sabotage(target=0, number=NUMBERS[Role.SECRETARY])
    assert chances(turn(state, {0: lines, 2: [sabotage]}, WON)) == [64, 4]
    assert level(state, 0, Role.JUSTICE) == 5
