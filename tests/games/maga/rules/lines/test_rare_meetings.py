"""Rules that seldom meet: who sabotages whom, the dead who help, strikes on what is conquered."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.game import game
from intriga.games.maga.state import LineOutcome, State, War
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.attack import Attack
from intriga.games.maga.subjects.ministries.defence.cancel_strike import CancelStrike
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.shoot_down import ShootDown
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.foreign.kill import Kill
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.interior.suppress import Suppress
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood, WorsenMood
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.president.transfers import TransferAbm
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.kernel import Step
from tests.games.maga.rules.contests.hearing import heard, told
from tests.games.maga.world import NUMBERS, K, M, outcomes, post, raise_to, reported, turn, world

WON = {"contest": [1] * 6, "order": [0] * 6}


def chances(taken: Step) -> list[int]:
    return [one.below for one in taken.draws if one.why == "contest"]


def against(land: int, role: Role) -> Sabotage:
    return Sabotage(target=land, number=NUMBERS[role])


# ── sabotage ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "R-ORD3", "R-ORD2", "item 45", "R-PAY1")
def test_of_two_who_sabotage_each_other_the_higher_level_does() -> None:
    state = world()
    raise_to(state, 0, 5, Role.FOREIGN)
    raise_to(state, 1, 4, Role.FOREIGN)
    lists = {0: [against(1, Role.FOREIGN)], 1: [against(0, Role.FOREIGN)]}
    turn(state, lists, {"contest": [1]})
    assert (outcomes(state, 0), outcomes(state, 1)) == ([LineOutcome.DONE], [LineOutcome.CANCELLED])
    assert [one.treasury for one in state.territories] == [11_500 * K, 13 * M, 13 * M]


@pytest.mark.rule("maga", "R-ORD3", "R-ORD1")
def test_a_sabotage_that_was_sabotaged_spares_its_victim() -> None:
    """2 stops 0, who would have stopped 1."""
    state = world(4)
    raise_to(state, 0, 5, Role.FOREIGN)
    raise_to(state, 2, 6, Role.FOREIGN)
    state.territories[1].mood = 60
    lists: dict[int, list[AnyLine]] = {
        0: [Boost(role=Role.HEALTH), against(1, Role.MEDIA)],
        1: [Boost(role=Role.HEALTH), CheckRecruited(), ImproveMood()],
        2: [against(0, Role.FOREIGN)],
    }
    turn(state, lists, WON)
    assert state.territories[1].mood == 70


@pytest.mark.rule("maga", "item 32", "R-ORD7", "item 45", "item 37", "R-N5")
def test_interceptors_that_were_given_away_shoot_for_their_new_owner_who_is_warned() -> None:
    state = world(5, nuclear=1)
    state.territories[1].abm = 1
    lists: dict[int, list[AnyLine]] = {
        0: [Strike(target=2, most=1, hits=1)],
        1: [TransferAbm(to=3, missiles=1), ShootDown(most=1)],
    }
    taken = turn(state, lists, {"order": [0]})
    assert reported(state, 1)[1].why == "no-missiles"
    assert [heard(taken, seat) for seat in (1, 3)] == [[], ["received", "launch"]]
    turn(state, {3: [ShootDown(most=1)]}, {"contest": [0]})
    assert state.territories[2].mood == 100


# ── the fallen ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "R-ORD6", "R-ORD5", "R-ORD4")
def test_a_helper_who_was_killed_still_helps_but_with_a_level_of_one() -> None:
    """A press of 4 with 8/4 : 4 would be of eight; with 1/4 it is of four."""
    for how in ("alive", "killed", "fired"):
        state = world()
        raise_to(state, 0, 8, Role.JUSTICE)
        raise_to(state, 0, 4, Role.MEDIA)
        raise_to(state, 1, 4, Role.MEDIA)
        raise_to(state, 2, 12, Role.FOREIGN)
        post(state, 0, Role.HEALTH).recruiter = 2
        lists: dict[int, list[AnyLine]] = {
            0: [
                Help(role=Role.JUSTICE, target=0, whom="media"),
                *([Fire(role=Role.JUSTICE)] if how == "fired" else []),
                WorsenMood(target=1),
            ],
            2: [Kill(target=0, number=NUMBERS[Role.JUSTICE])] if how == "killed" else [],
        }
        taken = turn(state, lists, WON)
        assert chances(taken)[-1] == {"alive": 8, "killed": 4, "fired": 4}[how]
        assert post(state, 0, Role.JUSTICE).level == {"alive": 9, "killed": 2, "fired": 5}[how]


@pytest.mark.rule("maga", "R-ORD6", "R-I8")
def test_a_director_who_was_fired_protects_to_the_end_of_the_turn() -> None:
    """The pool of 8 was fixed; half of it is 4: 5 : 1 + 4."""
    state = world()
    raise_to(state, 0, 5, Role.FOREIGN)
    raise_to(state, 1, 8, Role.FSB)
    lists: dict[int, list[AnyLine]] = {
        0: [Boost(role=Role.HEALTH), against(1, Role.MEDIA)],
        1: [Fire(role=Role.FSB), Protect(role=Role.MEDIA, percent=50)],
    }
    taken = turn(state, lists, {"contest": [0], "order": [0]})
    assert chances(taken) == [2]
    assert post(state, 1, Role.FSB).level == 5, "half, and one for the protection"
    turn(state, {1: [Protect(role=Role.MEDIA, percent=50)]})
    assert reported(state, 1)[0].why == "blocked"


@pytest.mark.rule("maga", "R-ORD6", "item 33", "item 41")
def test_a_fired_minister_blocked_this_turn_defends_and_wages_war_all_the_same() -> None:
    """What is declared needs no action any more; the level of 9 is half of it, 5: 5 : 3."""
    state = world(4)
    raise_to(state, 0, 9, Role.DEFENCE)
    turn(state, {0: [Attack(target=1), Fire(role=Role.DEFENCE)]})
    taken = turn(state, {0: [ShootDown(most=1)]}, WON)
    assert reported(state, 0)[0].why == "blocked"
    assert chances(taken) == [8]
    assert state.territories[1].team == 0


# ── help that counts more than once ─────────────────────────────────────────────────────


@pytest.mark.rule("maga", "R-HELP", "R-ORD4", "item 62")
def test_one_help_counts_for_the_shot_and_for_the_war_and_is_rewarded_once() -> None:
    """Defence of 4 with 4/4. The launcher, of 5, is downed: 5 : 5; both rise by one for that, and
    the war is 4 + 1 with a helper of 5: 5 + 5/4 : 3, of four, and one more for the war."""
    state = world(5, nuclear=1, abm=1)
    raise_to(state, 0, 4, Role.DEFENCE, Role.JUSTICE)
    raise_to(state, 2, 5, Role.DEFENCE)
    turn(
        state,
        {0: [Attack(target=1)], 2: [Strike(target=0, most=1, hits=1)]},
    )
    lists: dict[int, list[AnyLine]] = {
        0: [Help(role=Role.JUSTICE, target=0, whom="defence"), ShootDown(most=1)]
    }
    taken = turn(state, lists, {"contest": [0, 1]})
    assert chances(taken) == [2, 2**5]  # 5 + 5/4 − 3 = 3.25
    assert post(state, 0, Role.DEFENCE).level == 6
    assert post(state, 0, Role.JUSTICE).level == 5


@pytest.mark.rule("maga", "R-ORD4", "R-W7", "R-T2")
def test_a_defenders_helper_counts_in_every_war_on_it() -> None:
    """10 : 1 + 1 + 1 + 8/4 and 12 : 5."""
    state = world(5)
    raise_to(state, 0, 10, Role.DEFENCE)
    raise_to(state, 2, 12, Role.DEFENCE)
    raise_to(state, 3, 8, Role.HEALTH)
    turn(state, {0: [Attack(target=1)], 2: [Attack(target=1)]}, {"order": [0]})
    assert state.wars == [War(2, 1), War(0, 1)], "the higher level has declared it first"
    helps = Help(role=Role.HEALTH, target=1, whom=str(NUMBERS[Role.FSB]))
    taken = turn(state, {3: [helps]}, {"contest": [0, 0]})
    # after the first defeat the three are of level 2: 10 : 6 + 2
    assert chances(taken) == [2**8, 2**3]
    assert post(state, 1, Role.FSB).level == 3, "once for each war (R-T4)"


# ── conquest ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "R-ORD pipeline", "R-P2", "item 41", "R-B1")
def test_what_is_struck_and_conquered_in_one_stage_is_halved_twice() -> None:
    state = world(5, nuclear=1)
    raise_to(state, 0, 9, Role.DEFENCE)
    turn(state, {0: [Attack(target=1)], 3: [Strike(target=1, most=1, hits=1)]})
    taken = turn(state, {}, WON)
    one = state.territories[1]
    # 10 + 2 × 2.95 = 15.9, halved twice; the struck missile is rounded up, then again
    assert (one.treasury, one.mood, one.nuclear) == (3_975 * K, 25, 1)
    assert (one.team, one.revolt) == (0, state.turn)
    assert "revolt" in heard(taken, 0), "it is the victor's revolt now"


@pytest.mark.rule("maga", "R-W4", "item 67", "item 66")
def test_a_revolt_in_one_territory_of_a_federation_is_its_own() -> None:
    state = world(4)
    state.territories[1].team = 0
    state.territories[1].revolt, state.territories[1].mood = 1, 30
    lists: dict[int, list[AnyLine]] = {
        0: [CheckRecruited(), StateLie(target=2)],
        1: [ImproveMood(), Suppress()],
    }
    turn(state, lists, WON)
    assert outcomes(state, 0) == [LineOutcome.DONE] * 2
    assert outcomes(state, 1) == [LineOutcome.REFUSED, LineOutcome.DONE]
    assert [one.mood for one in state.territories[:2]] == [100, 50]


@pytest.mark.rule("maga", "R-W4", "R-N10", "R-T7")
def test_missiles_at_a_conquered_state_hit_the_victors_territory() -> None:
    state = world(6, nuclear=1)
    raise_to(state, 0, 9, Role.DEFENCE)
    turn(state, {0: [Attack(target=1)]})
    turn(state, {3: [Strike(target=1, most=1, hits=1)]}, WON)
    taken = turn(state)
    assert told(taken, "nuclear-hit")[0].to == (0, 1)
    assert [one.mood for one in state.territories] == [75, 25, 75, 100, 100, 100]
    assert state.territories[3].credit == 2 * M


@pytest.mark.rule("maga", "R-W7", "R-W4", "R-W1")
def test_a_war_on_who_conquers_one_in_the_same_stage_is_void_and_nobody_is_warned() -> None:
    """1 attacks 0 in the turn in which it is conquered by 0; it would be lost, as 1 : 9 + 1 + 1."""
    state = world(4)
    raise_to(state, 0, 9, Role.DEFENCE)
    turn(state, {0: [Attack(target=1)]})
    taken = turn(state, {1: [Attack(target=0)]}, WON)
    assert state.territories[1].team == 0
    assert told(taken, "attacked") == []
    assert game.view(state, game.viewpoint(state, 0)).desks[0].wars == []
    turn(state)
    assert state.territories[1].mood == 50


@pytest.mark.rule("maga", "R-N9", "R-W4")
def test_the_victor_calls_off_what_the_conquered_launched() -> None:
    state = world(6, nuclear=1)
    raise_to(state, 0, 9, Role.DEFENCE)
    turn(state, {0: [Attack(target=1)]})
    turn(state, {1: [Strike(target=4, most=1, hits=1)]}, WON)
    turn(state, {0: [CancelStrike(target=4)], 1: [CancelStrike(target=4)]}, {"order": [0]})
    assert [one.why for one in (*reported(state, 0), *reported(state, 1))] == ["no-flight", ""]
    assert state.territories[4].mood == 100


@pytest.mark.rule("maga", "R-I4", "R-I5", "R-T7")
def test_agents_in_what_one_conquers_come_home_without_a_word() -> None:
    state = world(4)
    raise_to(state, 0, 9, Role.DEFENCE)
    post(state, 1, Role.MEDIA).recruiter = 0
    turn(state, {0: [Attack(target=1)]})
    taken = turn(state, {}, WON)
    assert told(taken, "contact-lost") == []
    turn(state)
    assert state.territories[0].treasury == 19 * M - 2 * 50 * K, "and cost nothing any more"


@pytest.mark.rule("maga", "R-W7", "R-W4")
def test_a_state_that_conquers_and_is_conquered_in_one_stage_passes_on_what_it_won() -> None:
    """First 1 takes 2, then 0 takes 1: with the capital goes the federation (R-W5)."""
    state = world(5)
    raise_to(state, 0, 20, Role.DEFENCE)
    raise_to(state, 1, 9, Role.DEFENCE)
    state.wars = [War(1, 2), War(0, 1)]
    turn(state, {}, WON)
    assert [one.team for one in state.territories] == [0, 0, 0, 3, 4]
    assert state.people(0) == [0, 1, 2]


# ── recruited roles abroad ──────────────────────────────────────────────────────────────


def puppet(**options: int) -> State:
    """State 0 holds the defence of state 1."""
    state = world(6, **options)
    post(state, 1, Role.DEFENCE).recruiter = 0
    return state


THROUGH = f"1.{NUMBERS[Role.DEFENCE]}"


@pytest.mark.rule("maga", "R-N1", "R-I1", "R-S3", "item 48")
def test_an_ordered_strike_has_many_targets_and_is_the_owners() -> None:
    state = puppet(nuclear=2)
    rows = [
        Strike(target=3, most=1, hits=1, through=THROUGH),
        Strike(target=0, most=1, hits=1, through=THROUGH),
    ]
    turn(state, {0: rows, 1: [Raid(target=2)]})
    assert outcomes(state, 0) == [LineOutcome.DONE] * 2
    assert outcomes(state, 1) == [LineOutcome.CANCELLED]
    assert [one.nuclear for one in state.territories[:2]] == [2, 0]
    taken = turn(state)
    assert [one.mood for one in state.territories] == [50, 75, 75, 50, 75, 75]
    assert [one.credit for one in state.territories[:2]] == [0, 4 * M]
    assert post(state, 1, Role.DEFENCE).level == 2
    assert "impact" in heard(taken, 1)


@pytest.mark.rule("maga", "R-I1", "R-I5", "item 41", "item 48")
def test_an_ordered_attack_is_the_owners_war() -> None:
    state = puppet()
    raise_to(state, 1, 9, Role.DEFENCE)
    taken = turn(state, {0: [Attack(target=3, through=THROUGH)]})
    assert state.wars == [War(1, 3)]
    assert heard(taken, 3) == ["attacked"]
    turn(state, {}, WON)
    assert state.territories[3].team == 1
    state = puppet()
    turn(state, {0: [Attack(target=1, through=THROUGH)]})
    assert reported(state, 0)[0].why == "own-territory"
