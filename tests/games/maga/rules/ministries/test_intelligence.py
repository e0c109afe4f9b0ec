"""Sabotage, recruiting, release and killing (items 45 to 47, 49, R-I4, R-I5, R-ORD6)."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.foreign.kill import Kill
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.release import Release
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.interior.suppress import Suppress
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from tests.games.maga.rules.contests.hearing import heard, state_no, title, what
from tests.games.maga.world import NUMBERS, K, M, outcomes, post, raise_to, reported, turn, world

PRESS = NUMBERS[Role.MEDIA]
HEALTH = NUMBERS[Role.HEALTH]
WON = {"contest": [1] * 6, "order": [0] * 6}


def spy(level: int = 9) -> State:
    """State 0 has an intelligence of this level."""
    state = world(4)
    raise_to(state, 0, level, Role.FOREIGN)
    return state


@pytest.mark.rule("maga", "item 45", "R-ORD3")
def test_a_sabotage_cancels_what_the_role_has_not_done_yet_and_nothing_is_paid() -> None:
    state = spy()
    state.territories[1].mood = 50
    wait = Boost(role=Role.JUSTICE)
    lines: list[AnyLine] = [ImproveMood(), StateLie(target=2), ImproveMood(), Infect(target=2)]
    lists: dict[int, list[AnyLine]] = {0: [wait, Sabotage(target=1, number=PRESS)], 1: lines}
    turn(state, lists, {"order": [0], "contest": [1, 1]})
    assert outcomes(state, 1) == [
        LineOutcome.DONE,
        LineOutcome.CANCELLED,
        LineOutcome.CANCELLED,
        LineOutcome.DONE,
    ]
    assert state.territories[1].mood == 60
    assert state.territories[1].treasury == 13 * M - 500 * K - M
    assert state.territories[2].lies == []


@pytest.mark.rule("maga", "R-ORD3", "R-S3")
def test_a_sabotage_that_finds_nothing_left_is_a_success_all_the_same() -> None:
    state = spy()
    taken = turn(state, {0: [Sabotage(target=1, number=PRESS)]}, WON)
    assert post(state, 0, Role.FOREIGN).level == 10
    assert state.territories[0].credit == 1_500 * K
    assert heard(taken, 1) == []


@pytest.mark.rule("maga", "R-B3", "item 45")
@pytest.mark.parametrize("option", [False, True])
def test_a_sabotage_does_not_stop_the_suppression_of_a_revolt(option: bool) -> None:
    state = world(4, sabotage_revolt=option)
    raise_to(state, 0, 9, Role.FOREIGN)
    state.territories[1].revolt, state.territories[1].mood = 1, 40
    interior = Sabotage(target=1, number=NUMBERS[Role.INTERIOR])
    turn(state, {0: [interior], 1: [Suppress()]}, WON)
    assert outcomes(state, 1) == [LineOutcome.CANCELLED if option else LineOutcome.DONE]
    assert state.territories[1].mood == (40 if option else 50)
    assert post(state, 0, Role.FOREIGN).level == 10


@pytest.mark.rule("maga", "R-B3", "R-B5")
def test_an_idle_suppression_is_stopped_like_anything_else() -> None:
    state = spy()
    interior = Sabotage(target=1, number=NUMBERS[Role.INTERIOR])
    turn(state, {0: [interior], 1: [Suppress()]}, WON)
    assert outcomes(state, 1) == [LineOutcome.CANCELLED]
    assert state.territories[1].mood == 100


@pytest.mark.rule("maga", "item 46")
@pytest.mark.parametrize(("level", "why"), [(4, "low-level"), (5, "")])
def test_one_recruits_from_level_five_on(level: int, why: str) -> None:
    state = spy(level)
    turn(state, {0: [Recruit(target=1, number=PRESS)]}, WON)
    assert reported(state, 0)[0].why == why
    assert post(state, 1, Role.MEDIA).recruiter == (None if why else 0)
    assert state.territories[0].treasury == (13 * M if why else 10 * M)


@pytest.mark.rule("maga", "item 46", "item 28", "R-S2")
def test_any_number_of_roles_can_be_held_at_fifty_thousand_each() -> None:
    state = spy()
    for number in (PRESS, HEALTH):
        turn(state, {0: [Recruit(target=1, number=number)]}, WON)
    assert state.territories[0].treasury == 16 * M - 6 * M - 50 * K
    turn(state)
    assert state.territories[0].treasury == 19 * M - 6 * M - 50 * K - 100 * K
    assert state.territories[0].credit == 6 * M


@pytest.mark.rule("maga", "R-I4", "item 46")
def test_a_role_one_holds_is_not_recruited_again() -> None:
    state = spy()
    post(state, 1, Role.MEDIA).recruiter = 0
    turn(state, {0: [Recruit(target=1, number=PRESS)]})
    assert reported(state, 0)[0].why == "recruited-already"
    assert state.territories[0].treasury == 13 * M - 50 * K


@pytest.mark.rule("maga", "R-I4")
def test_a_later_recruiter_takes_a_role_from_an_earlier_one() -> None:
    state = spy()
    post(state, 1, Role.MEDIA).recruiter = 2
    taken = turn(state, {0: [Recruit(target=1, number=PRESS)]}, WON)
    assert post(state, 1, Role.MEDIA).recruiter == 0
    assert [heard(taken, seat) for seat in range(4)] == [[], [], ["contact-lost"], []]


@pytest.mark.rule("maga", "item 47", "R-T7")
def test_a_release_is_free_and_the_owner_learns_of_it_but_not_who_it_was() -> None:
    state = spy(1)
    post(state, 1, Role.MEDIA).recruiter = 0
    post(state, 1, Role.HEALTH).recruiter = 0
    post(state, 2, Role.HEALTH).recruiter = 3
    lines: list[AnyLine] = [
        Release(target=1, number=PRESS),
        Release(target=1, number=HEALTH),
        Release(target=2, number=HEALTH),
    ]
    taken = turn(state, {0: lines})
    assert [one.why for one in reported(state, 0)] == ["", "", "not-recruited"]
    assert [heard(taken, seat) for seat in range(4)] == [[], ["was-recruited"] * 2, [], []]
    told = [one.params for one in taken.events if one.id == "maga-was-recruited"]
    assert told[0] == {"land": state_no(1), "role": title(Role.MEDIA)}
    assert post(state, 2, Role.HEALTH).recruiter == 3
    assert state.territories[0].treasury == 13 * M - 100 * K
    assert post(state, 0, Role.FOREIGN).level == 1


# ── killing ─────────────────────────────────────────────────────────────────────────────


def murder() -> State:
    """State 0 holds the health of state 1 and is about to kill its press, of level 4."""
    state = spy()
    post(state, 1, Role.HEALTH).recruiter = 0
    raise_to(state, 1, 4, Role.MEDIA)
    return state


KILL = Kill(target=1, number=PRESS)


@pytest.mark.rule("maga", "item 49", "R-ORD6")
def test_a_killed_role_is_of_level_one_and_does_nothing_in_the_next_turn() -> None:
    state = murder()
    post(state, 1, Role.MEDIA).recruiter = 2
    state.territories[1].mood = 50
    wait = Boost(role=Role.JUSTICE)
    taken = turn(state, {0: [KILL], 1: [wait, ImproveMood()]}, WON)
    media = post(state, 1, Role.MEDIA)
    assert (media.level, media.recruiter) == (1, None)
    assert outcomes(state, 1)[1] is LineOutcome.DONE, "what it does this turn it does"
    assert state.territories[1].mood == 60
    assert heard(taken, 1) == ["killed"]
    assert what(taken, "killed") == {"land": state_no(1), "role": title(Role.MEDIA)}
    assert heard(taken, 2) == ["contact-lost"]
    turn(state, {1: [ImproveMood()]})
    assert [(one.outcome, one.why) for one in reported(state, 1)] == [
        (LineOutcome.REFUSED, "blocked")
    ]
    turn(state, {1: [ImproveMood()]})
    assert outcomes(state, 1) == [LineOutcome.DONE]


@pytest.mark.rule("maga", "item 49")
def test_one_kills_only_where_one_has_recruited_somebody() -> None:
    state = spy()
    post(state, 2, Role.HEALTH).recruiter = 0
    post(state, 1, Role.HEALTH).recruiter = 2
    turn(state, {0: [KILL]})
    assert reported(state, 0)[0].why == "nobody-recruited"
    assert state.territories[0].treasury == 13 * M - 50 * K


@pytest.mark.rule("maga", "item 49", "R-I4")
def test_one_can_kill_whom_one_has_recruited_and_loses_them() -> None:
    state = spy()
    post(state, 1, Role.MEDIA).recruiter = 0
    taken = turn(state, {0: [KILL]}, WON)
    assert post(state, 1, Role.MEDIA).recruiter is None
    assert heard(taken, 0) == ["contact-lost"]
    turn(state, {0: [KILL]})
    assert reported(state, 0)[0].why == "nobody-recruited"


@pytest.mark.rule("maga", "R-ORD6", "R-PAY1", "R-S3")
@pytest.mark.parametrize("how", ["blocked", "killed", "fired"])
def test_who_cannot_act_or_has_just_fallen_is_not_killed(how: str) -> None:
    """Charged and lost, without a contest, a level or points."""
    state = murder()
    raise_to(state, 2, 9, Role.FOREIGN)
    post(state, 1, Role.JUSTICE).recruiter = 2
    wait = Boost(role=Role.JUSTICE)
    lists: dict[int, list[AnyLine]] = {0: [wait, KILL]}
    if how == "blocked":
        post(state, 1, Role.MEDIA).blocked = 1
    elif how == "fired":
        lists[1] = [Fire(role=Role.MEDIA)]
    else:
        lists[2] = [KILL]
    taken = turn(state, lists, {"contest": [1], "order": [0]})
    assert len([one for one in taken.draws if one.why == "contest"]) == (how == "killed")
    assert [(one.outcome, one.why) for one in reported(state, 0)][1] == (LineOutcome.FAILED, "")
    assert state.territories[0].treasury == 13 * M - 50 * K - M - 3 * M
    assert post(state, 0, Role.FOREIGN).level == 9
    assert state.territories[0].credit == 0
    assert heard(taken, 1).count("killed") == (how == "killed")


@pytest.mark.rule("maga", "R-ORD6", "item 33")
def test_a_killed_role_can_be_killed_again_two_turns_later() -> None:
    state = murder()
    for expected in (LineOutcome.DONE, LineOutcome.FAILED, LineOutcome.DONE):
        turn(state, {0: [KILL]}, WON)
        assert outcomes(state, 0) == [expected]


@pytest.mark.rule("maga", "R-I5", "R-NUM2")
def test_one_acts_against_roles_of_others_alone() -> None:
    state = spy()
    lines: list[AnyLine] = [Sabotage(target=0, number=PRESS), Recruit(target=0, number=PRESS)]
    turn(state, {0: lines})
    assert [one.why for one in reported(state, 0)] == ["own-territory"] * 2
