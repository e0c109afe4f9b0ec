"""The commissar's post: checks, sergeants, late commissars, infiltrators."""

import pytest

from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.clans.recruiting import AnswerClan, Invite
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.commissariat.infiltrator import ChooseSide, ReturnToPost
from intriga.games.mafia.subjects.commissariat.lateness import MovePost
from intriga.games.mafia.subjects.commissariat.sergeant import AnswerCommissar, InviteSergeant
from intriga.games.mafia.subjects.crypt.rites import Resurrect
from intriga.games.mafia.subjects.lives import dying
from intriga.kernel import Step
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR, ASSASSIN, NECROMANCER = 4, 5, 12


def check(*whom: int, arrow: bool = False) -> Check:
    return Check(tuple(Aim(one, arrow=arrow) for one in whom))


@pytest.mark.rule("mafia", "item 4", "item 43")
@pytest.mark.parametrize(
    ("target", "dies", "award"),
    [(0, True, {"hit-bandit": 2}), (ASSASSIN, True, {"hit-assassin": 1}), (7, False, {})],
)
def test_a_bandit_or_the_assassin_dies_an_honest_citizen_does_not(
    target: int, dies: bool, award: dict[str, int]
) -> None:
    town = Town(TOWN)
    town.do(COMMISSAR, check(target))
    town.to_day()
    assert town.dead == ([target] if dies else [])
    assert town.heard(COMMISSAR) == (["killed"] if dies else ["miss"])
    assert town.heard(7) == []
    assert town.awards(COMMISSAR) == award


@pytest.mark.rule("mafia", "item 37")
def test_a_bribed_honest_dies() -> None:
    town = Town(TOWN)
    town.person(7).bribed = True
    town.do(COMMISSAR, check(7))
    town.to_day()
    assert town.dead == [7]


@pytest.mark.rule("mafia", "item 33")
def test_not_oneself_nor_the_dead_nor_the_necromancer_whom_all_know() -> None:
    town = Town(TOWN)
    town.kill(8)
    town.state.crypt.unveiled = NECROMANCER
    assert town.refused(COMMISSAR, check(COMMISSAR)) == "living-other"
    assert town.refused(COMMISSAR, check(8)) == "living-other"
    assert town.refused(COMMISSAR, check(NECROMANCER)) == "known-necromancer"
    assert town.refused(7, check(0)) == "not-commissar"


@pytest.mark.rule("mafia", "item 33", "M19")
def test_a_citizen_is_checked_again_only_after_a_reinforcement_and_thrice_at_most() -> None:
    town = Town(TOWN)
    for times in range(1, 4):
        town.do(COMMISSAR, check(7))
        town.to_day()
        town.to_night()
        assert town.state.watch.checked[7].times == times
        assert town.refused(COMMISSAR, check(7)) == ("checked" if times < 3 else "checked-thrice")
        town.state.reinforcements += 1
    assert town.refused(COMMISSAR, check(7)) == "checked-thrice"


@pytest.mark.rule("mafia", "item 4", "M17")
def test_a_silent_commissar_is_reminded_and_then_replaced() -> None:
    town = Town(TOWN)
    town.to_day()
    assert town.heard(COMMISSAR) == ["commissar-reminded"]
    town.to_night()
    town.draws.next = [2]
    town.to_day()
    assert "commissar-late" in town.announced()
    # The honest: 6–11 and 13; the third of them.
    assert town.state.holder(Role.COMMISSAR) == 8
    assert town.heard(8) == ["post-yours"]
    assert town.person(COMMISSAR).role is Role.HONEST


@pytest.mark.rule("mafia", "M17")
def test_who_orders_and_withdraws_it_was_silent() -> None:
    town = Town(TOWN, commissar_patience=0)
    town.do(COMMISSAR, check(0))
    town.do(COMMISSAR, Check(()))
    town.to_day()
    assert "commissar-late" in town.announced()


@pytest.mark.rule("mafia", "M17", "item 36")
def test_the_post_of_a_late_commissar_passes_to_the_sergeant() -> None:
    town = Town(TOWN)
    town.state.watch.sergeant = 10
    town.host(MovePost())
    assert town.state.holder(Role.COMMISSAR) == 10
    assert town.state.watch.sergeant is None


# ── the sergeant ────────────────────────────────────────────────────────────────────────


def _with_sergeant(who: int, *, yes: bool = True) -> Town:
    town = Town(TOWN)
    town.do(COMMISSAR, check(13))
    town.to_day()
    town.do(COMMISSAR, InviteSergeant(who))
    town.do(who, AnswerCommissar(yes))
    assert town.heard(COMMISSAR) == []
    town.to_night()
    return town


@pytest.mark.rule("mafia", "item 36", "M25")
def test_a_sergeant_is_announced_without_a_name() -> None:
    town = _with_sergeant(7)
    event = next(one for one in town.events if one.id == "mafia-sergeant-announced")
    assert event.params == {}
    assert "sergeant-agreed" in town.heard(COMMISSAR)
    assert "sergeant-yours" in town.heard(7)


@pytest.mark.rule("mafia", "item 36")
@pytest.mark.parametrize(("who", "yes"), [(NECROMANCER, True), (ASSASSIN, True), (7, False)])
def test_all_who_decline_read_alike(who: int, yes: bool) -> None:
    town = _with_sergeant(who, yes=yes)
    assert town.heard(COMMISSAR) == ["sergeant-declined"]
    assert "sergeant-announced" not in town.announced()


@pytest.mark.rule("mafia", "item 36")
def test_the_sergeant_takes_over_at_once_and_knows_what_was_checked() -> None:
    town = _with_sergeant(7)
    town.do(0, Shoot((Aim(COMMISSAR),)))
    town.to_day()
    assert town.state.holder(Role.COMMISSAR) == 7
    event = next(one for one in town.events if one.id == "mafia-post-yours")
    assert event.to == (7,)
    assert event.params["checked"] == [{"msg": "mafia-checked", "seat": {"seat": 13}, "times": 1}]


@pytest.mark.rule("mafia", "item 36")
def test_the_sergeant_takes_over_after_a_hanging_too() -> None:
    town = _with_sergeant(7)
    town.to_day()
    town.accuse(COMMISSAR, 6, 8)
    town.to_night()
    assert town.state.holder(Role.COMMISSAR) == 7


@pytest.mark.rule("mafia", "item 36")
def test_a_bandit_may_be_sergeant_but_never_commissar() -> None:
    town = _with_sergeant(1)
    assert "sergeant-announced" in town.announced()
    town.do(2, Shoot((Aim(COMMISSAR),)))
    town.to_day()
    assert town.state.holder(Role.COMMISSAR) is None
    assert town.person(1).role is Role.BANDIT


@pytest.mark.rule("mafia", "M25")
def test_after_the_sergeants_death_another_may_be_asked() -> None:
    town = _with_sergeant(7)
    town.do(0, Shoot((Aim(7),)))
    town.to_day()
    town.do(COMMISSAR, InviteSergeant(8))


# ── the infiltrator ─────────────────────────────────────────────────────────────────────


def _infiltrated(*dead: int, roles: str = TOWN) -> Town:
    """The commissar has joined the mafia; these are dead besides number 2."""
    town = Town(roles, commissar_patience=5)
    town.kill(1)
    town.to_day()
    town.do(0, Invite(COMMISSAR))
    town.do(COMMISSAR, AnswerClan("mafia", yes=True))
    town.to_night()
    town.kill(*dead)
    return town


@pytest.mark.rule("mafia", "item 34", "M15")
def test_an_infiltrator_still_checks_and_shoots_for_the_clan() -> None:
    town = _infiltrated()
    town.do(COMMISSAR, check(2))
    town.do(COMMISSAR, Shoot((Aim(7),)))
    town.to_day()
    assert town.dead == [1, 2, 7]


@pytest.mark.rule("mafia", "item 34")
def test_the_last_of_the_clan_may_return_to_the_post() -> None:
    town = _infiltrated(0)
    town.to_day()
    town.do(COMMISSAR, ReturnToPost())
    assert town.announced() == ["clan-destroyed"]
    person = town.person(COMMISSAR)
    assert (person.role, person.clan) == (Role.COMMISSAR, None)
    town.to_night()
    assert town.refused(COMMISSAR, Shoot((Aim(7),))) == "no-clan"
    assert town.refused(1, Shoot((Aim(7),))) == "no-clan"
    town.do(COMMISSAR, check(2))


@pytest.mark.rule("mafia", "item 34", "item 13")
def test_a_destroyed_clan_is_one_again_when_a_member_rises() -> None:
    town = _infiltrated(0)
    town.to_day()
    town.do(COMMISSAR, ReturnToPost())
    town.do(NECROMANCER, Resurrect(1))
    assert not town.state.clans[Clan.MAFIA].quit
    town.to_night()
    town.do(1, Shoot((Aim(7),)))
    town.to_day()
    assert 7 in town.dead


@pytest.mark.rule("mafia", "item 34")
def test_who_is_not_the_last_stays() -> None:
    town = _infiltrated()
    town.to_day()
    assert town.refused(COMMISSAR, ReturnToPost()) == "not-last"


@pytest.mark.rule("mafia", "item 34", "M24", "M15")
def test_the_first_honest_killed_by_the_last_of_the_clan_strips_the_status() -> None:
    town = _infiltrated(0)
    town.state.clans[Clan.MAFIA].knows_clan = True
    town.do(COMMISSAR, Shoot((Aim(2),)))
    town.to_day()
    assert town.person(COMMISSAR).role is Role.COMMISSAR  # a bandit of the other clan is no matter
    town.to_night()
    town.do(COMMISSAR, Shoot((Aim(7),)))
    town.to_day()
    assert town.person(COMMISSAR).role is Role.BANDIT
    town.to_night()
    assert town.refused(COMMISSAR, check(8)) == "not-commissar"


@pytest.mark.rule("mafia", "item 34", "M15")
def test_a_stripped_infiltrator_keeps_prizes_from_before_the_recruitment_alone() -> None:
    town = Town(TOWN)
    town.kill(1)
    town.do(COMMISSAR, check(ASSASSIN))
    town.to_day()
    town.do(0, Invite(COMMISSAR))
    town.do(COMMISSAR, AnswerClan("mafia", yes=True))
    town.to_night()
    town.do(COMMISSAR, check(2))
    town.to_day()
    town.to_night()
    assert town.awards(COMMISSAR) == {"hit-assassin": 1, "hit-bandit": 2}
    town.kill(0)
    town.do(COMMISSAR, Shoot((Aim(7),)))
    town.to_day()
    assert town.awards(COMMISSAR) == {"hit-assassin": 1}


@pytest.mark.rule("mafia", "item 34", "M17")
def test_the_last_of_the_clan_who_goes_on_as_a_bandit_is_not_late() -> None:
    town = _infiltrated(0)
    town.state.watch.silent = 5
    town.to_day()
    assert "commissar-late" not in town.announced()
    assert town.state.watch.silent == 0


@pytest.mark.rule("mafia", "item 34")
def test_while_the_clan_lives_an_honest_death_strips_nobody() -> None:
    town = _infiltrated()
    town.do(0, Shoot((Aim(7),)))
    town.to_day()
    assert town.person(COMMISSAR).role is Role.COMMISSAR


@pytest.mark.rule("mafia", "item 34", "M15")
@pytest.mark.parametrize(
    ("side", "ending", "role"),
    [("honest", "honest", Role.COMMISSAR), ("clan", None, Role.BANDIT)],
)
def test_the_last_of_all_bandits_chooses_a_side_and_the_end_waits(
    side: str, ending: str | None, role: Role
) -> None:
    town = _infiltrated(0, 2, 3)
    town.to_day()
    assert "side-asked" in town.heard(COMMISSAR)
    assert town.state.phase is Phase.DAY
    town.do(COMMISSAR, ChooseSide(side))  # type: ignore[arg-type]
    town.to_night()
    assert town.person(COMMISSAR).role is role
    assert town.state.ending == (ending or "")


@pytest.mark.rule("mafia", "M15")
def test_who_does_not_choose_is_honest_after_a_day() -> None:
    town = _infiltrated(0, 2, 3)
    town.to_day()
    town.close()
    assert town.state.ending == "honest"
    assert COMMISSAR in town.state.winners


# ── resurrection ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 37", "M26")
def test_a_commissar_rises_as_one_once_and_not_beside_a_successor() -> None:
    town = Town(TOWN)
    for role in (Role.COMMISSAR, Role.HONEST):
        dying.die(town.state, COMMISSAR, "shot", Step(1, 0, town.draws))
        dying.live_again(town.state, COMMISSAR)
        assert town.person(COMMISSAR).role is role
    recruited = _infiltrated()
    recruited.person(COMMISSAR).risen = 1
    dying.die(recruited.state, COMMISSAR, "shot", Step(1, 0, recruited.draws))
    dying.live_again(recruited.state, COMMISSAR)
    assert recruited.person(COMMISSAR).role is Role.BANDIT
    other = Town(TOWN)
    dying.die(other.state, COMMISSAR, "shot", Step(1, 0, other.draws))
    other.person(7).role = Role.COMMISSAR
    dying.live_again(other.state, COMMISSAR)
    assert other.person(COMMISSAR).role is Role.HONEST
