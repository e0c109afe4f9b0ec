"""Where two rules meet: days that end early, posts that change hands in a night, new assassins."""

import pytest

from intriga.games.mafia.course import outcomes
from intriga.games.mafia.game import game
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.awards import prizes
from intriga.games.mafia.subjects.awards.granting import AwardExp
from intriga.games.mafia.subjects.clans.execution import Execute
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.commissariat.lateness import MovePost
from intriga.games.mafia.subjects.commissariat.sergeant import AnswerCommissar, InviteSergeant
from intriga.games.mafia.subjects.crypt.reanimation import Reanimate
from intriga.games.mafia.subjects.crypt.rites import Resurrect
from intriga.games.mafia.subjects.guild.bidding import BidForKilling
from intriga.games.mafia.subjects.guild.blackmail import AppointAssassin, StripAssassin
from intriga.games.mafia.subjects.guild.together import BidTogether
from intriga.games.mafia.subjects.houses.guarding import GuardHouse
from intriga.games.mafia.subjects.houses.readying import Ready
from intriga.games.mafia.subjects.magic.casting import CastSpell
from intriga.games.mafia.subjects.presence.sleep import Sleep
from intriga.games.mafia.subjects.thieves.staying import StayHome
from intriga.games.mafia.subjects.votes import ballot
from intriga.games.mafia.subjects.votes.accusing import Accuse
from intriga.games.mafia.subjects.votes.leaving import TransferVote
from intriga.kernel import REFEREE, Act, Window
from intriga.kernel.questions.absence import absent
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
C, A, N, LAST = 4, 5, 12, 13


def _day(*dead: int, roles: str = TOWN, **options: object) -> Town:
    town = Town(roles, **{"commissar_patience": 5, **options})
    town.kill(*dead)
    town.to_day()
    return town


def _next_day(town: Town) -> None:
    town.to_night()
    town.to_day()


def _window(town: Town) -> Window:
    (window,) = game.windows(town.state)
    return window


def _missed(town: Town) -> list[int]:
    return [who for who, one in enumerate(town.state.people) if one.missed]


# ── a day that ends early ───────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 9", "M7", "M48", "M49", "M83", "M-1")
def test_nobody_misses_a_day_that_closes_over_their_heads() -> None:
    town = _day()
    for _ in range(2):
        town.accuse(8 if town.person(8).lives else 9, *range(7))
        assert ballot.closes_early(town.state)
        town.accuse(7, 7)  # one more, in the same moment
        _next_day(town)
    assert _missed(town) == []
    assert not ballot.is_muted(town.state, 10)
    assert town.person(10).days == 0  # M48: not a day on which they could vote
    assert town.person(0).days == town.person(0).voted == 2


@pytest.mark.rule("mafia", "item 9", "M49", "M-1")
def test_nor_one_that_the_host_closes() -> None:
    town = _day()
    town.accuse(8, 0, 1)
    game.close_window(town.state, _window(town), town._step())
    assert _missed(town) == []


@pytest.mark.rule("mafia", "item 43", "M48", "M-1")
def test_an_early_end_costs_nobody_the_award_for_activity() -> None:
    town = _day(days=2)
    town.accuse(8, *range(7))
    _next_day(town)
    town.accuse(9, 0, 1, 11)
    town.to_night()
    active = [who for who in range(14) if "activity" in town.awards(who)]
    assert active == [0, 1, 11]


@pytest.mark.rule("mafia", "item 46", "M49", "M-1")
@pytest.mark.parametrize("why", ["hidden", "silenced", "silenced since yesterday", "risen"])
def test_who_has_no_vote_that_counts_misses_nothing(why: str) -> None:
    town = Town(TOWN, commissar_patience=5, early_day=False)
    who = 7
    if why == "hidden":
        town.train(who, "thief")
        town.give(who, "hideout")
        town.do(who, StayHome(hide=True))
    if why == "risen":
        town.kill(who)
    town.to_day()
    if why == "risen":
        town.do(N, Resurrect(who))
    if why.startswith("silenced"):
        ballot.mute(town.state, (who,), town._step())
    town.to_night()
    assert who not in _missed(town)
    assert town.person(who).days == 0
    assert 8 in _missed(town)


@pytest.mark.rule("mafia", "M11", "M49", "M-1")
def test_a_vote_that_is_left_to_the_first_seat_is_no_absence() -> None:
    town = _day(early_day=False)
    town.do(7, TransferVote(0))
    town.to_night()
    assert town.person(7).missed == 0
    assert town.person(8).missed == 1


@pytest.mark.rule("mafia", "item 3", "T4")
@pytest.mark.parametrize("how", ["shoots", "skips", "checks", "guards", "wears", "casts", "sleeps"])
def test_who_has_given_orders_has_not_missed_the_night(how: str) -> None:
    """What was saved counts, though they might have changed it until morning."""
    town = Town(TOWN)
    town.train(7, "knight")
    town.give(7, "helm")
    orders: dict[str, tuple[int, Act]] = {
        "shoots": (0, Shoot((Aim(8),))),
        "skips": (0, Shoot()),
        "checks": (C, Check((Aim(8),))),
        "guards": (7, GuardHouse(8)),
        "wears": (7, Ready(town.person(7).things[0].number, True)),
        "casts": (7, CastSpell("vigilance")),
        "sleeps": (8, Sleep()),
    }
    who, act = orders[how]
    assert list(game.saved(town.state, _window(town))) == []
    town.do(who, act)
    missed = absent(game, town.state, _window(town))
    assert missed == tuple(one for one in range(14) if one != who)
    town.to_day()
    assert list(game.saved(town.state, _window(town))) == []


@pytest.mark.rule("mafia", "item 4", "M17")
def test_an_order_that_was_withdrawn_is_none() -> None:
    town = Town(TOWN)
    town.do(C, Check((Aim(8),)))
    town.do(C, Check(()))
    assert C in absent(game, town.state, _window(town))


# ── the celebrity ───────────────────────────────────────────────────────────────────────


def _votes_until_the_end(town: Town, whom: int, *by: int) -> int:
    """How many vote against somebody before the day is over; all of them if it is not."""
    for number, who in enumerate(by, 1):
        town.do(who, Accuse(whom))
        if ballot.closes_early(town.state):
            return number
    return len(by) + 1


@pytest.mark.rule("mafia", "item 48", "M7", "M9", "M-2")
@pytest.mark.parametrize("famous", [None, 7, 8])
def test_a_day_ends_alike_whoever_is_the_celebrity(famous: int | None) -> None:
    """Of 14, ten can hang anybody. The same without a celebrity, or it would tell of one."""
    town = _day(professions="dealt")
    if famous is not None:
        town.train(famous, "celebrity")
    assert _votes_until_the_end(town, 7, *(who for who in range(14) if who != 7)) == 10
    town.to_night()
    assert town.dead == [7]


@pytest.mark.rule("mafia", "item 48", "M7", "M9", "M-2")
def test_it_ends_when_two_thirds_are_out_of_reach() -> None:
    """Seven of 14 lead, and four others vote for somebody else: two open votes make no ten."""
    town = _day(professions="dealt")
    town.train(7, "celebrity")
    assert _votes_until_the_end(town, 7, 0, 1, 2, 3, 4, 5, 6) == 8
    assert _votes_until_the_end(town, 0, 8, 9, 10, 11) == 4
    town.to_night()
    assert town.dead == []
    assert "celebrity-spared" in town.announced()


@pytest.mark.rule("mafia", "item 48", "M7", "M-2")
@pytest.mark.parametrize("how", ["spared", "risen", "dead"])
def test_once_everybody_knows_the_celebrity_others_hang_by_half(how: str) -> None:
    town = _day(professions="dealt")
    town.train(13, "celebrity")
    if how == "spared":
        town.accuse(13, *range(9))
        town.accuse(0, 9, 10, 11, 12, 13)
        _next_day(town)
    else:
        town.kill(13)
        if how == "risen":
            town.do(N, Resurrect(13))
    voters = [who for who in range(12) if who != 7]
    assert _votes_until_the_end(town, 7, *voters) == 7


@pytest.mark.rule("mafia", "M7", "M-2")
@pytest.mark.parametrize(("professions", "edition"), [("none", 2), ("dealt", 1)])
def test_without_professions_and_by_the_first_edition_half_is_enough(
    professions: str, edition: int
) -> None:
    town = _day(professions=professions)
    town.state.edition = edition
    assert _votes_until_the_end(town, 7, *(who for who in range(14) if who != 7)) == 7


@pytest.mark.rule("mafia", "item 12", "item 48", "M7", "M-2")
def test_votes_of_the_dead_against_whom_may_be_famous_do_not_end_a_day() -> None:
    """With two half votes 7 has as many as can come; as the celebrity two thirds are missing, and
    without the dead another could still be hanged."""
    town = _day(9, 10, 11, 13, professions="dealt")
    town.accuse(7, 9, 10, 11, 13, 0, 1, 2)
    town.accuse(0, 3, 4, 5)
    assert not ballot.closes_early(town.state)
    town.train(7, "celebrity")
    town.accuse(0, 6)
    town.to_night()
    assert town.dead[0] == 0


# ── a post that changes hands ───────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 4", "item 36", "M17", "M-3")
@pytest.mark.parametrize("patience", [0, 1])
@pytest.mark.parametrize("how", ["shot", "executed", "moved", "risen"])
def test_who_gets_the_post_in_a_night_is_not_late_for_it(how: str, patience: int) -> None:
    town = Town(TOWN, commissar_patience=patience)
    town.state.watch.sergeant = 8
    town.do(C, Check((Aim(LAST),)))
    new = 8
    if how == "shot":
        town.do(0, Shoot((Aim(C),)))
    elif how == "executed":
        town.person(C).clan, town.person(C).recruited = Clan.MAFIA, True
        town.do(0, Execute(C))
    elif how == "moved":
        town.host(MovePost())
    else:
        town.state.watch.sergeant = None
        town.kill(C)
        town.do(N, Resurrect(C))
        new = C
    town.to_day()
    assert town.state.holder(Role.COMMISSAR) == new
    assert "commissar-late" not in (town.announced() if how != "moved" else [])
    assert "commissar-reminded" not in town.heard(new)
    town.to_night()
    town.to_day()  # the first night of their own
    late = "commissar-late" in town.announced()
    assert late is (patience == 0)
    assert late or "commissar-reminded" in town.heard(new)


@pytest.mark.rule("mafia", "item 36", "M-4")
@pytest.mark.parametrize("signed", [False, True])
def test_a_sergeant_knows_the_commissar_only_if_they_asked_in_their_own_name(signed: bool) -> None:
    town = _day()
    town.do(C, InviteSergeant(2, signed))
    told = [event for event in town.events if event.to == (2,)]
    assert [event.id for event in told] == ["mafia-sergeant-invited" + "-by" * signed]
    assert bool(told[0].params) is signed
    town.do(2, AnswerCommissar(True))
    town.to_night()
    told = [event for event in town.events if event.to == (2,)]
    named = [event.params for event in told if "commissar" in event.params]
    assert named == ([{"commissar": {"seat": C}}] if signed else [])
    (room,) = (one for one in game.rooms(town.state) if one.key == "watch")
    assert room.seen_by(2).readers == ((2, C) if signed else (2,))
    assert room.seen_by(C).readers == room.seen_by(REFEREE).readers == (2, C)
    own = room.seen_by(C).own
    assert own is signed
    assert room.seen_by(C).voices == (() if signed else ("mafia-voice-commissar",))


@pytest.mark.rule("mafia", "item 36", "M-4")
def test_a_sergeant_does_not_learn_who_has_the_post_now() -> None:
    """The commissar who asked so is dead, and another has it."""
    town = _day()
    town.do(C, InviteSergeant(2, signed=True))
    town.do(2, AnswerCommissar(True))
    town.to_night()
    town.host(MovePost())
    new = town.state.holder(Role.COMMISSAR)
    assert new not in (C, 2, None)
    (room,) = (one for one in game.rooms(town.state) if one.key == "watch")
    assert room.seen_by(2).readers == (2,)


@pytest.mark.rule("mafia", "item 12", "M50", "M-4")
def test_the_dead_do_not_see_whose_the_voice_in_the_graveyard_is() -> None:
    town = _day(6, 7)
    (yard,) = (one for one in game.rooms(town.state) if one.key == "graveyard")
    assert yard.seen_by(6).readers == (6, 7)
    assert yard.seen_by(N).readers == (6, 7, N)
    assert N in yard.readers


# ── the assassin ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 23", "M-5")
def test_each_dead_commissar_may_order() -> None:
    town = _day(7, C)
    town.person(7).role = Role.COMMISSAR
    for number, who in enumerate((C, 7), 8):
        town.do(who, BidForKilling(number, 3))
        _next_day(town)
        assert number in town.dead
    assert town.person(7).exp == town.person(C).exp == 24
    assert town.refused(7, BidForKilling(10, 3)) == "contract-twice"


@pytest.mark.rule("mafia", "item 20", "item 43", "M84", "M-6")
def test_the_assassin_gets_no_awards_but_two() -> None:
    town = _day()
    town.accuse(0, A, 7, 8, 9, 10, 11, N, LAST)
    town.to_night()
    assert town.dead == [0]
    assert town.awards(A) == town.awards(7) == {}
    for reason, exp in (("activity", 5), ("literary", 2), ("host-error", 5)):
        refusal = game.check(town.state, "host", AwardExp(A, reason, exp), 0)  # type: ignore[arg-type]
        assert refusal is not None
        assert refusal.id == "mafia-refused-award-assassin"
        town.host(AwardExp(7, reason, exp))  # type: ignore[arg-type]
    town.host(AwardExp(A, "role-play", 3))
    assert town.awards(A) == {"role-play": 3}


@pytest.mark.rule("mafia", "item 20", "item 43", "M-6")
def test_to_vote_first_is_worth_something_for_all_others_and_was_for_the_assassin() -> None:
    for edition, first, exp in ((2, A, None), (1, A, 1), (2, 7, 1)):
        town = _day()
        town.state.edition = edition
        town.accuse(0, first, 8, 9, 10, 11, N, LAST)
        town.to_night()
        assert town.awards(first).get("first-voter") == exp


@pytest.mark.rule("mafia", "item 20", "M84", "M-6")
def test_what_a_thief_or_a_merchant_earns_is_no_award() -> None:
    town = _day()
    for reason in ("theft", "sale", "participation", "royale"):
        assert prizes.may_have(town.state, A, reason)
    assert not prizes.may_have(town.state, A, "winners")
    assert outcomes.side_of(town.state, A) is None


@pytest.mark.rule("mafia", "item 27", "item 28", "M22", "M-8")
def test_a_new_assassin_is_somebody_else_whom_no_clan_knows() -> None:
    town = _day()
    town.state.clans[Clan.MAFIA].knows_assassin = True
    for stripped in (A, 6):
        town.host(StripAssassin())
        assert stripped in town.state.guild.stripped
        town.draws.next = [0]
        town.host(AppointAssassin())
    assert town.state.holder(Role.ASSASSIN) == 7  # neither 5 nor 6
    town.to_night()
    town.do(0, Shoot((Aim(7),)))
    town.to_day()
    assert town.dead == []
    assert "recognised" in town.heard(0)


@pytest.mark.rule("mafia", "item 27", "item 28", "M22", "M89")
def test_by_the_first_edition_a_clan_knew_any_assassin_from_one_shot() -> None:
    town = _day()
    town.state.edition = 1
    town.state.clans[Clan.MAFIA].knows_assassin = True
    town.host(StripAssassin())
    town.draws.next = [0]
    town.host(AppointAssassin())
    assert town.state.holder(Role.ASSASSIN) == A  # the very same
    town.to_night()
    town.do(0, Shoot((Aim(A),)))
    town.to_day()
    assert town.dead == [A]


# ── the infiltrator ─────────────────────────────────────────────────────────────────────


def _infiltrator() -> Town:
    """The commissar is the last living mafioso; 7 is a knight."""
    town = Town(TOWN, commissar_patience=5)
    town.person(C).clan, town.person(C).recruited, town.person(C).number = Clan.MAFIA, True, 3
    town.train(7, "knight")
    town.kill(0, 1)
    return town


@pytest.mark.rule("mafia", "item 34", "M24", "M-7")
@pytest.mark.parametrize(("edition", "role"), [(2, Role.BANDIT), (1, Role.COMMISSAR)])
def test_an_honest_knight_on_guard_is_an_honest_person_killed(edition: int, role: Role) -> None:
    town = _infiltrator()
    town.state.edition = edition
    town.do(7, GuardHouse(8))
    town.do(C, Shoot((Aim(8),)))
    town.to_day()
    assert town.dead == [0, 1, 7]
    assert town.person(C).role is role


@pytest.mark.rule("mafia", "item 34", "M24", "M-7")
def test_a_guard_who_is_a_bandit_costs_nothing() -> None:
    town = _infiltrator()
    town.train(2, "knight")
    town.do(2, GuardHouse(8))
    town.do(C, Shoot((Aim(8, lethal=True),)))
    town.to_day()
    assert 2 in town.dead
    assert town.person(C).role is Role.COMMISSAR


@pytest.mark.rule("mafia", "item 23", "item 34", "item 40", "T4", "M-9")
@pytest.mark.parametrize("edition", [2, 1])
def test_a_dead_mafioso_orders_while_the_infiltrator_lives(edition: int) -> None:
    town = _infiltrator()
    town.state.edition = edition
    town.to_day()
    if edition == 1:
        assert town.refused(0, BidForKilling(8, 3)) == "contract-not-you"
        return
    town.do(0, BidForKilling(8, 3))
    assert town.refused(0, BidTogether(8, 15)) == "no-union"
    town.to_night()
    town.to_day()
    assert 8 in town.dead
    assert town.person(0).exp == 24


@pytest.mark.rule("mafia", "item 22", "item 34", "M-9")
def test_an_infiltrator_collects_with_the_clan() -> None:
    town = Town(TOWN, commissar_patience=5)
    town.person(C).clan, town.person(C).recruited, town.person(C).number = Clan.MAFIA, True, 3
    town.to_day()
    town.do(0, BidTogether(8, 2))
    town.do(C, BidTogether(8, 2))
    (order,) = town.state.guild.orders
    assert order.price == 4
    assert order.clan is Clan.MAFIA


@pytest.mark.rule("mafia", "M13", "M-1")
def test_the_reanimated_still_count_as_dead() -> None:
    town = _day(7, early_day=False)
    town.do(N, Reanimate(7))
    town.to_night()
    assert town.person(7).days == 0
    assert town.state.phase is Phase.NIGHT
