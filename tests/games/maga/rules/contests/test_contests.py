"""Contests in a match: who wins, who learns of it, who rises (items 20, 21, R-T), by hand from the
text."""

from typing import Any

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Flight, LineOutcome, War
from intriga.games.maga.subjects.ministries.defence.attack import Attack
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.shoot_down import ShootDown
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.foreign.surveil import Surveil
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.justice.sue import Sue
from intriga.games.maga.subjects.ministries.media.moods import WorsenMood
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.names import named, seat_of
from intriga.kernel import Event, msg
from tests.games.maga.rules.contests.traces import drawn, entries, heard, sums, told
from tests.games.maga.world import (
    NUMBERS,
    Lists,
    helping,
    outcomes,
    post,
    raise_to,
    stage,
    turn,
    world,
)

DONE, FAILED = LineOutcome.DONE, LineOutcome.FAILED
CHECK = CheckRecruited()


# ── who wins, who is seen, who rises ────────────────────────────────────────────────────


@pytest.mark.rule("maga", "item 20", "item 23", "R-T1")
def test_a_quarter_ahead_is_a_level_ahead() -> None:
    """1 + 1/4 against 1: three numbers of four."""
    for number, outcome in ((0, FAILED), (1, DONE), (2, DONE), (3, DONE)):
        state = world(2)
        mine = [WorsenMood(target=1), helping(Role.HEALTH, Role.MEDIA, 0, home=True)]
        done = stage(state, {0: mine}, {"contest": [number]})
        assert sums(done) == [("1.25", "1")]
        assert drawn(done.step) == [("contest", 4)]
        assert outcomes(state, 0)[0] is outcome


@pytest.mark.rule("maga", "item 20", "R-T1")
def test_a_quarter_behind_is_lost_without_a_draw() -> None:
    state = world(2)
    lists: Lists = {0: [WorsenMood(target=1)], 1: [helping(Role.HEALTH, Role.MEDIA, 1, home=True)]}
    done = stage(state, lists)
    assert sums(done) == [("1", "1.25")]
    assert outcomes(state, 0) == [FAILED]
    assert drawn(done.step) == []


@pytest.mark.rule("maga", "item 20", "R-T1", "R-T7")
def test_who_is_more_than_three_behind_is_seen() -> None:
    """At 4 against 1 nobody; at 4.25 the victim alone reads who, what, and against which role; no
    word of helpers or numbers."""
    state = world(3)
    raise_to(state, 1, 4, Role.MEDIA)
    assert told(stage(state, {0: [WorsenMood(target=1)]}).step, "detected") == []
    lists: Lists = {0: [WorsenMood(target=1)], 1: [helping(Role.HEALTH, Role.MEDIA, 1, home=True)]}
    params: Any = {
        "land": seat_of(1),
        "attacker": seat_of(0),
        "action": msg("maga-action-worsen-mood"),
        "role": named(Role.MEDIA),
    }
    events = told(stage(state, lists).step, "detected")
    assert events == [Event((1,), "maga-detected", params)]


@pytest.mark.rule("maga", "R-T7")
def test_a_failed_attempt_that_is_not_seen_leaves_no_trace() -> None:
    state = world(2)
    raise_to(state, 1, 3, *Role)
    mine = [
        Raid(target=1),
        WorsenMood(target=1),
        Infect(target=1),
        Surveil(target=1, whom="fsb"),
    ]
    done = stage(state, {0: mine, 1: []})
    assert outcomes(state, 0) == [FAILED] * 4
    assert {one.id for one in done.step.events} == {"maga-report"}


@pytest.mark.rule("maga", "R-T7")
def test_what_is_seen_of_a_success_names_no_author_but_of_suits_and_statements() -> None:
    state = world(3)
    raise_to(state, 0, 9, *Role)
    number = NUMBERS[Role.JUSTICE]
    mine = [
        *(Raid(target=1), WorsenMood(target=1), Infect(target=1), Sue(target=1)),
        Sabotage(target=1, number=number),
    ]
    lists: Lists = {0: mine, 1: [CHECK] * 5 + [Sue(target=2)], 2: [StateLie(target=1)]}
    done = stage(state, lists, {"contest": [1] * 6, "order": [0]})
    about = [one for one in heard(done.step, 1) if one.id != "maga-report"]
    said = {one.id.removeprefix("maga-"): one.params for one in about}
    assert set(said) == {
        *("none-recruited", "raided", "worsened", "infected", "suit-won", "statement", "disrupted")
    }
    named_by = {id for id, params in said.items() if seat_of(0) in params.values()}
    assert named_by == {"suit-won"}
    assert said["statement"]["author"] == seat_of(2)
    assert said["disrupted"]["role"] == named(Role.JUSTICE)


@pytest.mark.rule("maga", "R-T7")
def test_recruiting_and_surveillance_are_not_seen() -> None:
    state = world(3)
    raise_to(state, 0, 9, Role.FOREIGN)
    raise_to(state, 2, 9, Role.FOREIGN)
    lists: Lists = {
        0: [Recruit(target=1, number=4)],
        2: [CHECK, Surveil(target=1, whom="health")],
    }
    done = stage(state, lists, {"contest": [1, 1]})
    assert (outcomes(state, 0), outcomes(state, 2)) == ([DONE], [DONE, DONE])
    assert [one.id for one in heard(done.step, 1)] == ["maga-report"]


@pytest.mark.rule("maga", "item 21", "R-T8")
@pytest.mark.parametrize(("attack", "after"), [(1, 1), (2, 2)])
def test_who_holds_rises_only_against_a_higher_attacker(attack: int, after: int) -> None:
    state = world(2)
    raise_to(state, 0, attack, Role.DEFENCE)
    stage(state, {0: [Raid(target=1)]}, {"contest": [0]})
    assert post(state, 1, Role.DEFENCE).level == after


@pytest.mark.rule("maga", "R-T3", "item 21")
def test_helpers_of_a_defender_that_holds_do_not_rise() -> None:
    state = world(2)
    raise_to(state, 0, 9, Role.MEDIA)
    lists: Lists = {0: [WorsenMood(target=1)], 1: [helping(Role.HEALTH, Role.MEDIA, 1, home=True)]}
    stage(state, lists, {"contest": [0]})
    assert post(state, 1, Role.MEDIA).level == 2
    assert post(state, 1, Role.HEALTH).level == 1


@pytest.mark.rule("maga", "R-T4", "item 39")
def test_many_missiles_of_one_strike_raise_an_interceptor_once() -> None:
    """7 against 4, two of three downed; 5 against 7 is an upset again, and counts no more. One
    missile hits, so nothing is repelled."""
    state = world(3, abm=2)
    raise_to(state, 1, 4, Role.DEFENCE)
    state.flights = [Flight(0, 1, missiles=3, hits=3, attack=7 * 40, action=1)]
    done = stage(state, {1: [ShootDown(most=2)]}, {"contest": [0, 0]})
    assert drawn(done.step) == [("contest", 16), ("contest", 8)]
    assert post(state, 1, Role.DEFENCE).level == 5


@pytest.mark.rule("maga", "R-T4")
def test_two_actions_of_an_opponent_are_two_levels() -> None:
    """Raids of two states."""
    state = world(3)
    raise_to(state, 0, 9, Role.DEFENCE)
    raise_to(state, 2, 8, Role.DEFENCE)
    stage(state, {0: [Raid(target=1)], 2: [Raid(target=1)]}, {"contest": [0, 0]})
    assert post(state, 1, Role.DEFENCE).level == 3


# ── land war ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "R-T2", "item 41")
def test_three_principals_defend_with_all_of_their_levels() -> None:
    """3 + 2 + 1; among themselves they do not help, another minister adds 4/4, and each may have a
    helper from abroad: 8/4."""
    state = world(3)
    raise_to(state, 0, 9, Role.DEFENCE)
    raise_to(state, 1, 3, Role.DEFENCE)
    raise_to(state, 1, 2, Role.FSB)
    raise_to(state, 1, 4, Role.HEALTH)
    raise_to(state, 2, 8, Role.HEALTH)
    state.wars = [War(0, 1)]
    lists: Lists = {
        1: [
            helping(Role.FSB, Role.DEFENCE, 1, home=True),
            helping(Role.HEALTH, Role.INTERIOR, 1, home=True),
        ],
        2: [helping(Role.HEALTH, Role.FSB, 1, home=False)],
    }
    done = stage(state, lists, {"contest": [1]})
    assert entries(done, "war")[0].params["defence"] == "9"
    assert drawn(done.step) == [("contest", 2)]


@pytest.mark.rule("maga", "R-T2", "item 21", "R-T3")
def test_all_three_rise_when_they_hold_against_a_higher_attacker() -> None:
    """4 against 3.25: each has a level more; who attacked in vain loses 10 of its mood."""
    state = world(3)
    raise_to(state, 0, 4, Role.DEFENCE)
    state.wars = [War(0, 1)]
    lists: Lists = {1: [helping(Role.HEALTH, Role.FSB, 1, home=True)]}
    stage(state, lists, {"contest": [0]})
    risen = (Role.DEFENCE, Role.FSB, Role.INTERIOR)
    assert [post(state, 1, role).level for role in risen] == [2, 2, 2]
    assert post(state, 1, Role.HEALTH).level == 1
    assert state.territories[0].mood == 90


@pytest.mark.rule("maga", "R-HELP", "item 62", "item 65")
def test_who_helps_in_the_turn_of_the_war_rises_with_it() -> None:
    """Not who helped when it was declared."""
    state = world(3)
    raise_to(state, 0, 8, Role.DEFENCE)
    early: Lists = {0: [Attack(target=1), helping(Role.MEDIA, Role.DEFENCE, 0, home=True)]}
    turn(state, early)
    assert post(state, 0, Role.MEDIA).level == 1
    turn(state, {2: [helping(Role.HEALTH, Role.DEFENCE, 0, home=False)]}, {"contest": [1]})
    assert post(state, 2, Role.HEALTH).level == 2
    assert post(state, 0, Role.MEDIA).level == 1
    assert post(state, 0, Role.DEFENCE).level == 9


@pytest.mark.rule("maga", "R-T10", "item 41", "item 33")
def test_halves_of_levels_are_rounded_up() -> None:
    """Of 7 stay 4, which is 3 above 1: the winner gains 2. Of 3 stay 2, of 1 stays 1."""
    state = world(3)
    raise_to(state, 0, 8, Role.DEFENCE)
    raise_to(state, 1, 7, Role.HEALTH)
    raise_to(state, 1, 3, Role.MEDIA)
    state.wars = [War(0, 1)]
    stage(state, {}, {"contest": [1]})
    lost = [post(state, 1, role).level for role in (Role.HEALTH, Role.MEDIA, Role.JUSTICE)]
    won = [post(state, 0, role).level for role in (Role.HEALTH, Role.MEDIA, Role.JUSTICE)]
    assert (lost, won) == ([4, 2, 1], [3, 2, 1])
