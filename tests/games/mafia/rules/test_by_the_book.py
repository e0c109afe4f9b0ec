"""What the rulebook lets people do beyond the usual way: heirs that the host names, guards that a
clan pays for, votes given away or kept, tales told in part."""

import pytest

from intriga.games.mafia.data.things import Profession, things
from intriga.games.mafia.game import game
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.state.plans import Aim, Effect
from intriga.games.mafia.subjects.awards.granting import AwardExp
from intriga.games.mafia.subjects.clans.recruiting import AnswerClan, Invite, PayForRecruit
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.lateness import MovePost, NameHeir
from intriga.games.mafia.subjects.crypt.souls import Subjugate, UseSoul
from intriga.games.mafia.subjects.guild.bidding import BidForKilling, OrderGuard
from intriga.games.mafia.subjects.guild.telling import TellContract
from intriga.games.mafia.subjects.guild.together import BidTogether
from intriga.games.mafia.subjects.houses.readying import Ready
from intriga.games.mafia.subjects.magic import casting, scrolls
from intriga.games.mafia.subjects.magic.casting import CastSpell
from intriga.games.mafia.subjects.uses.using import UseThing
from intriga.games.mafia.subjects.votes import ballot
from intriga.games.mafia.subjects.votes.accusing import Accuse
from intriga.kernel import REFEREE, Window
from intriga.kernel.actors import HOST
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
C, A, N = 4, 5, 12


def _day(*dead: int, **options: object) -> Town:
    town = Town(TOWN, **{"commissar_patience": 5, **options})
    town.kill(*dead)
    town.to_day()
    return town


def _window(town: Town) -> Window:
    (window,) = game.windows(town.state)
    return window


# ── the host names an heir ──────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 4", "M17")
@pytest.mark.parametrize("how", ["at once", "beforehand"])
@pytest.mark.parametrize(("named", "heir"), [(9, 9), (0, 11), (N, 11), (None, 11)])
def test_the_host_names_who_gets_the_post(how: str, named: int | None, heir: int) -> None:
    """Who cannot have it is passed over, and nobody is told: the sergeant gets it."""
    town = Town(TOWN, commissar_patience=0)
    town.state.watch.sergeant = 11
    if how == "at once":
        town.host(MovePost(named))
    else:
        town.host(NameHeir(named))
        assert {event.to for event in town.events} == {REFEREE}
        town.to_day()
    assert "commissar-late" in town.announced()
    assert town.state.holder(Role.COMMISSAR) == heir
    assert town.state.watch.heir is None


@pytest.mark.rule("mafia", "item 4", "M17")
def test_an_heir_lives_and_the_host_hears_that_the_commissar_was_silent() -> None:
    town = Town(TOWN, commissar_patience=1)
    town.kill(9)
    for act in (MovePost(9), NameHeir(9), NameHeir(99)):
        refusal = game.check(town.state, HOST, act, 0)
        assert refusal is not None
        assert refusal.id == "mafia-refused-living"
    town.to_day()
    assert [event.to for event in town.events if event.id == "mafia-commissar-silent"] == [REFEREE]
    town.state.edition = 1
    assert game.check(town.state, HOST, NameHeir(8), 0) is not None
    assert game.check(town.state, HOST, MovePost(), 0) is None


@pytest.mark.rule("mafia", "item 4", "M17")
def test_an_heir_who_has_died_is_no_longer_filled_in() -> None:
    town = Town(TOWN)
    town.host(NameHeir(9))
    form = next(one for one in game.forms(town.state, HOST) if one.act == "name-heir")
    assert form.filled == {"whom": 9}
    town.kill(9)
    form = next(one for one in game.forms(town.state, HOST) if one.act == "name-heir")
    assert form.filled == {"whom": None}


@pytest.mark.rule("mafia", "item 20", "M17", "M48", "M84", "M-6")
def test_who_plays_neither_awards_exp_nor_names_heirs() -> None:
    """What the assassin cannot be awarded would tell a host with a seat who that is."""
    town = _day()
    judged = (AwardExp(6, "literary", 2), NameHeir(6), NameHeir(None), MovePost(6))
    assert all(game.impartial(act) for act in judged)
    assert not game.impartial(MovePost())
    marked = {form.act: form.impartial for form in game.forms(town.state, HOST)}
    assert marked["award-exp"]
    assert marked["name-heir"]
    assert not marked["move-post"]


# ── recruiting ──────────────────────────────────────────────────────────────────────────


def _paid(*pays: tuple[int, int], share: int = 0, edition: int = 2) -> list[int] | None:
    """What 0, 1 and the recruit 7 pay of the 21; None: nobody joined."""
    town = Town("MMMYYYCHHHANHHH")
    town.kill(2)
    town.state.edition = edition
    town.to_day()
    town.do(0, Invite(7, share=share))
    for who, exp in pays:
        town.do(who, PayForRecruit(exp))
    town.do(7, AnswerClan("mafia", yes=True))
    town.to_night()
    if town.person(7).clan is None:
        assert "clan-broke" in town.heard(0)
        return None
    return [30 - town.person(one).exp for one in (0, 1, 7)]


@pytest.mark.rule("mafia", "item 31", "M87")
def test_a_clan_shares_the_price_of_a_recruit_as_it_likes() -> None:
    assert _paid() == [11, 10, 0]
    assert _paid((0, 21)) == [21, 0, 0]
    assert _paid((1, 3)) == [18, 3, 0]
    assert _paid((0, 4), (1, 12), share=5) == [4, 12, 5]
    assert _paid((0, 4), (0, 15), (1, 12), share=5) == [15, 1, 5]  # the last word, no more than due
    assert _paid((0, 4), (1, 4), share=5) is None


@pytest.mark.rule("mafia", "item 31", "M87")
def test_what_a_member_pays_is_known_to_the_clan_alone() -> None:
    town = Town("MMMYYYCHHHANHHH")
    town.kill(2)
    town.to_day()
    assert town.refused(1, PayForRecruit(3)) == "nobody-asked"
    town.do(0, Invite(7))
    town.do(1, PayForRecruit(3))
    assert [event.to for event in town.events] == [(0, 1, 2)]
    town.person(1).exp = 5
    assert town.refused(1, PayForRecruit(6)) == "contract-poor"
    assert town.refused(2, PayForRecruit(1)) == "dead"
    assert town.refused(7, PayForRecruit(1)) == "no-clan"


@pytest.mark.rule("mafia", "item 31", "M87")
def test_by_the_first_edition_all_answers_come_at_nightfall() -> None:
    town = Town("MMMYYYCHHHANHHH")
    town.kill(2)
    town.state.edition = 1
    town.to_day()
    town.do(0, Invite(7))
    assert town.refused(0, PayForRecruit(5)) == "no-clan"
    town.do(7, AnswerClan("mafia", yes=False))
    assert town.heard(0) == []
    assert town.refused(0, Invite(8)) == "invited"
    town.to_night()
    assert "clan-declined" in town.heard(0)


@pytest.mark.rule("mafia", "item 31", "M87")
def test_who_has_agreed_may_still_refuse_and_is_then_refused() -> None:
    town = Town("MMMYYYCHHHANHHH")
    town.kill(2)
    town.to_day()
    town.do(0, Invite(7))
    town.do(7, AnswerClan("mafia", yes=True))
    assert town.heard(0) == []
    town.do(7, AnswerClan("mafia", yes=False))
    assert town.heard(0) == ["clan-declined"]
    assert town.refused(7, AnswerClan("mafia", yes=True)) == "not-invited"


# ── the assassin ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 22")
def test_a_clan_pays_together_for_the_guard_of_one_of_its_own() -> None:
    town = _day()
    town.do(1, BidTogether(0, 1, "guard"))
    assert town.state.guild.orders == []
    town.do(0, BidTogether(0, 3, "guard"))
    (order,) = town.state.guild.orders
    assert (order.by, order.victim, order.price, order.job) == (0, 0, 4, "guard")
    town.to_night()
    town.do(2, Shoot((Aim(0, lethal=True),)))
    town.to_day()
    assert town.dead == [3]  # on duty in the second night
    assert [town.person(one).exp for one in (0, 1, A)] == [27, 29, 32]


@pytest.mark.rule("mafia", "item 22")
def test_nobody_else_is_guarded_for_others_money() -> None:
    town = _day(6)
    for who, whom in ((0, 2), (0, 8), (0, A)):
        assert town.refused(who, BidTogether(whom, 3, "guard")) == "contract-not-you"
    assert town.refused(8, BidTogether(8, 3, "guard")) == "no-union"
    assert town.refused(6, BidTogether(8, 20, "guard")) == "contract-guard-oneself"
    town.do(0, OrderGuard(2))
    town.do(0, BidTogether(1, 2, "guard"))
    town.state.edition = 1
    assert town.refused(0, BidTogether(0, 3, "guard")) == "contract-guard-oneself"


@pytest.mark.rule("mafia", "item 26")
def test_the_dead_assassin_tells_of_customer_or_victim_or_both() -> None:
    for parts, ids in (
        (("both",), ["told"]),
        (("customer", "victim"), ["told-customer", "told-victim"]),
        (("victim", "customer"), ["told-victim", "told-customer"]),
    ):
        town = _day()
        town.do(6, BidForKilling(7, 3))
        town.to_night()
        town.to_day()
        town.kill(6, A)
        told = []
        for part in parts:
            assert town.refused(A, TellContract(9)) == "not-tellable"
            town.do(A, TellContract(1, part))  # type: ignore[arg-type]
            told += town.announced()
            for event in town.events:
                seats = {"by", "what"} & set(event.params)
                assert seats == {"customer": {"by"}, "victim": {"what"}}.get(part, {"by", "what"})
        assert told == ids
        assert town.refused(A, TellContract(1)) == "not-tellable"


@pytest.mark.rule("mafia", "item 26")
def test_what_is_told_is_not_told_again() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 3))
    town.to_night()
    town.to_day()
    town.kill(6, A)
    town.do(A, TellContract(1, "victim"))
    for part in ("victim", "both"):
        assert town.refused(A, TellContract(1, part)) == "told"


@pytest.mark.rule("mafia", "item 26", "M89")
def test_by_the_first_edition_all_is_told_or_nothing() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 3))
    town.to_night()
    town.to_day()
    town.kill(6, A)
    town.state.edition = 1
    assert town.refused(A, TellContract(1, "customer")) == "told"
    town.do(A, TellContract(1))
    assert town.announced() == ["told"]


# ── votes ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 19", "M13", "M88")
def test_a_soul_that_was_taken_may_vote_later_in_the_day() -> None:
    town = _day(6, 7)
    town.do(N, Subjugate(6))
    assert town.announced() == ["soul-taken"]
    assert town.person(N).mana == 20
    assert town.refused(N, UseSoul(7, 0)) == "no-soul"
    assert town.refused(8, UseSoul(6, 0)) == "not-necromancer"
    town.do(N, UseSoul(6, 0))
    assert town.announced() == ["voted"]
    assert town.person(N).mana == 20
    assert town.refused(N, UseSoul(6, 1)) == "no-soul"
    town.to_night()
    assert town.dead == [0, 6, 7]


@pytest.mark.rule("mafia", "item 19", "M13", "M88")
def test_nobody_sees_by_the_day_who_keeps_a_soul() -> None:
    """The necromancer has voted, and is no longer waited for; but the day goes on."""
    town = _day(6)
    for who in (*town.state.living(),):
        town.do(who, Accuse(who))
    assert _window(town).awaited == (6,)
    assert _window(town).lapses
    town.do(N, Subjugate(6))
    assert _window(town).awaited == ()
    assert not _window(town).lapses
    assert not ballot.closes_early(town.state)
    assert town.refused(N, Accuse(0, instead_of=6)) == "vote-not-yours"
    town.do(N, UseSoul(6, 0))
    assert ballot.closes_early(town.state)


@pytest.mark.rule("mafia", "item 19")
def test_by_the_first_edition_a_soul_votes_at_once() -> None:
    town = _day(6)
    town.state.edition = 1
    assert town.refused(N, Subjugate(6)) == "nobody"


@pytest.mark.rule("mafia", "item 45", "M31", "M75", "M81")
@pytest.mark.parametrize(
    ("met", "extra"), [("", {8: 1}), ("mirror", {6: 2}), ("ward", {}), ("oneself", {6: 1})]
)
def test_the_voice_of_spirits_goes_to_anybody(met: str, extra: dict[int, int]) -> None:
    town = _day()
    town.train(6, "mage")
    town.give(6, "voice")
    if met in ("mirror", "ward"):
        town.state.effects.append(Effect(met, 8, town.state.tick))  # type: ignore[arg-type]
    town.do(6, CastSpell("voice", None if met == "oneself" else 8))
    found = {who: ballot.extra_votes(town.state, who) for who in (6, 8)}
    assert found == {6: 0, 8: 0} | extra
    assert town.announced() == []
    if extra == {8: 1}:
        assert town.heard(8) == ["votes-given"]
        assert [one.params for one in town.events if one.id == "mafia-votes-given"] == [
            {"votes": 1}
        ]


@pytest.mark.rule("mafia", "M75")
def test_by_the_first_edition_the_voice_is_the_mages_own() -> None:
    town = _day()
    town.state.edition = 1
    town.train(6, "mage")
    town.give(6, "voice")
    assert town.refused(6, CastSpell("voice", 8)) == "no-target"
    town.do(6, CastSpell("voice"))
    assert ballot.extra_votes(town.state, 6) == 1


# ── the dead ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 40", "M86")
@pytest.mark.parametrize("kind", sorted(things()))
def test_the_dead_use_scrolls_and_nothing_else(kind: str) -> None:
    """Whatever their profession: a celebrity's speech, a merchant's coin, a knight's armour."""
    town = _day()
    town.person(6).mana = 200
    item = town.give(6, kind)
    for profession in Profession:
        town.train(6, profession)
        town.kill(6)
        assert town.refused(6, Ready(item.number, True)) == "dead"
        assert town.refused(6, UseThing(item.number, (7,))) in ("dead", "not-at-once")
    town.train(6, "mage")
    reads = kind in casting.castable(town.state, 6)
    assert reads is (kind in scrolls.MARKS and "day" in things()[kind].when)
