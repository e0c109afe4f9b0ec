"""The nine scrolls of mages: what they cost, when they work, what turns them away."""

import pytest

from intriga.games.mafia.data.things import scrolls
from intriga.games.mafia.game import game
from intriga.games.mafia.state.plans import Aim, Effect
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.crypt.reanimation import Reanimate
from intriga.games.mafia.subjects.crypt.rites import AskRite, Resurrect
from intriga.games.mafia.subjects.crypt.shield import PledgeMana
from intriga.games.mafia.subjects.crypt.souls import Subjugate
from intriga.games.mafia.subjects.guild.bidding import BidForKilling
from intriga.games.mafia.subjects.magic import casting
from intriga.games.mafia.subjects.magic.casting import CastSpell
from intriga.games.mafia.subjects.presence.absence import GiveNotice
from intriga.games.mafia.subjects.votes import ballot
from intriga.games.mafia.subjects.votes.accusing import Accuse
from intriga.kernel import Choices
from intriga.kernel.actors import PUBLIC
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
NECROMANCER = 12
MAGE, OTHER_MAGE = 6, 7


def _night(*dead: int) -> Town:
    """Two mages with 100 mana and every scroll."""
    town = Town(TOWN, commissar_patience=5)
    for who in (MAGE, OTHER_MAGE):
        town.train(who, "mage")
        town.person(who).mana = 100
        town.give(who, *scrolls())
    town.kill(*dead)
    return town


def _day(*dead: int) -> Town:
    town = _night(*dead)
    town.to_day()
    return town


def _cast(town: Town, spell: str, whom: int | None = None, by: int = MAGE) -> list[str]:
    """Cast it; what the caster hears at once."""
    town.do(by, CastSpell(spell, whom))
    return town.heard(by)


def _kinds(town: Town, who: int) -> list[str]:
    return [item.kind for item in town.person(who).things]


# ── what a spell costs ──────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 45", "M30")
def test_mana_and_scroll_are_gone_as_soon_as_the_spell_is_accepted() -> None:
    town = _night()
    _cast(town, "drain", 8)
    assert town.person(MAGE).mana == 80
    assert "drain" not in _kinds(town, MAGE)
    assert town.person(8).mana == 30


@pytest.mark.rule("mafia", "item 45", "M30")
def test_one_spell_for_a_day_and_the_night_after_it() -> None:
    town = _day()
    _cast(town, "silence", 8)
    assert town.refused(MAGE, CastSpell("voice")) == "one-spell"
    town.to_night()
    assert town.refused(MAGE, CastSpell("ward", 8)) == "one-spell"
    town.to_day()
    _cast(town, "voice")


@pytest.mark.rule("mafia", "item 45")
@pytest.mark.parametrize("scroll", ["silence", "mirror", "voice"])
def test_only_a_mage_with_the_scroll(scroll: str) -> None:
    town = _day()
    town.train(8, "mage")
    town.give(9, scroll)
    whom = None if scroll == "voice" else 0
    for who in (8, 9):
        assert town.refused(who, CastSpell(scroll, whom)) == "no-such-spell"


@pytest.mark.rule("mafia", "item 45", "M32")
@pytest.mark.parametrize(
    ("speciality", "mana"),
    [("silence", 4), ("antimagic", 8), ("drain", 10), ("protection", 15), ("resurrection", 25)],
)
def test_the_speciality_costs_half_and_needs_no_scroll(speciality: str, mana: int) -> None:
    town = _day(0)
    town.train(8, "mage")
    town.person(8).speciality = speciality
    assert casting.price(town.state, 8, speciality) == mana
    _cast(town, speciality, 0, by=8)
    assert town.person(8).mana == 30 - mana
    town.to_night()
    town.to_day()
    assert speciality in casting.castable(town.state, 8)


@pytest.mark.rule("mafia", "item 45", "M76")
def test_a_scroll_of_the_speciality_is_not_used_up() -> None:
    town = _day()
    town.person(MAGE).speciality = "voice"
    _cast(town, "voice")
    assert "voice" in _kinds(town, MAGE)


@pytest.mark.rule("mafia", "item 40", "item 18", "M32")
def test_a_dead_mage_pays_double_while_the_necromancer_lives() -> None:
    town = _day(MAGE)
    town.person(MAGE).speciality = "voice"
    assert casting.price(town.state, MAGE, "silence") == 16
    assert casting.price(town.state, MAGE, "voice") == 6  # half of 6, twice
    _cast(town, "silence", 8)
    assert town.person(MAGE).mana == 84
    without = _day(MAGE, NECROMANCER)
    assert without.refused(MAGE, CastSpell("silence", 8)) == "no-such-spell"


@pytest.mark.rule("mafia", "item 19", "item 40", "M13")
def test_a_reanimated_mage_pays_as_the_living() -> None:
    town = _day(MAGE)
    town.do(NECROMANCER, Reanimate(MAGE))
    assert casting.price(town.state, MAGE, "silence") == 8
    town.to_night()
    assert casting.price(town.state, MAGE, "ward") == 24


@pytest.mark.rule("mafia", "item 45")
def test_without_the_mana_or_at_the_wrong_hour_it_is_refused() -> None:
    town = _night()
    assert town.refused(MAGE, CastSpell("silence", 8)) == "no-such-spell"
    assert town.refused(MAGE, CastSpell("voice")) == "no-such-spell"
    town.person(MAGE).mana = 63
    assert town.refused(MAGE, CastSpell("armageddon")) == "mana"
    assert town.refused(MAGE, CastSpell("drain", MAGE)) == "somebody-else"
    assert town.refused(MAGE, CastSpell("drain")) == "nobody"
    assert town.refused(MAGE, CastSpell("drain", 99)) == "nobody"
    assert town.refused(MAGE, CastSpell("armageddon", 8)) == "no-target"
    assert town.refused(MAGE, CastSpell("resurrection", 8)) == "not-dead"


# ── at once ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 45", "M12")
def test_silence_takes_all_votes_of_somebody_past_and_future() -> None:
    town = _day()
    town.do(8, Accuse(0))
    town.do(9, Accuse(1))
    assert _cast(town, "silence", 8) == ["spell-cast"]
    town.to_night()
    assert town.dead == [1]


@pytest.mark.rule("mafia", "item 45", "M12", "M7", "M81")
def test_who_is_silenced_alone_hears_of_it_and_not_by_whom() -> None:
    town = _day()
    town.do(8, Accuse(0))
    before = [game.view(town.state, who) for who in (0, 9, None)]
    fixed = ballot.is_fixed(town.state)
    events = town.do(MAGE, CastSpell("silence", 8))
    assert [(event.id, event.to, event.params) for event in events if event.to != (MAGE,)] == [
        ("mafia-muted", (8,), {})
    ]
    assert [game.view(town.state, who) for who in (0, 9, None)] == before
    assert ballot.is_fixed(town.state) is fixed
    me = game.view(town.state, 8).me
    assert me is not None
    assert me.muted


@pytest.mark.rule("mafia", "item 45", "item 48", "M12", "M75")
def test_the_voice_of_the_spirits_is_one_vote_more_and_silence_mutes_it() -> None:
    for silenced, hanged in ((False, 1), (True, 0)):
        town = _day()
        town.do(8, Accuse(0))
        town.do(MAGE, Accuse(1))
        assert _cast(town, "voice") == ["spell-cast", "votes-added"]
        if silenced:
            _cast(town, "silence", MAGE, by=OTHER_MAGE)
        assert [one.halves for one in game.view(town.state, None).tally] == [2, 2]
        town.to_night()
        assert town.dead == [hanged]


@pytest.mark.rule("mafia", "item 45", "M8", "M82")
def test_the_voice_needs_a_vote_to_be_added_to() -> None:
    town = _day(0)
    town.train(0, "mage")
    town.give(0, "voice")
    assert town.refused(0, CastSpell("voice")) == "no-voter"  # a dead bandit has no vote


@pytest.mark.rule("mafia", "item 45")
def test_antimagic_works_at_once_for_a_day_and_a_night() -> None:
    town = _day()
    town.do(MAGE, CastSpell("antimagic", OTHER_MAGE))
    assert town.heard(OTHER_MAGE) == ["antimagic"]
    assert town.refused(OTHER_MAGE, CastSpell("voice")) == "antimagic"
    assert town.refused(OTHER_MAGE, PledgeMana(5)) == "antimagic"
    town.kill(8)
    assert town.refused(OTHER_MAGE, AskRite(8)) == "antimagic"
    town.to_night()
    assert town.refused(OTHER_MAGE, CastSpell("ward", 8)) == "antimagic"
    town.to_day()
    _cast(town, "voice", by=OTHER_MAGE)


@pytest.mark.rule("mafia", "item 45", "M30")
def test_antimagic_by_night_works_at_once_but_not_on_what_was_paid() -> None:
    town = _night()
    _cast(town, "ward", 8, by=OTHER_MAGE)
    _cast(town, "antimagic", NECROMANCER)
    town.person(NECROMANCER).mana = 60
    assert town.refused(NECROMANCER, Resurrect(9)) == "not-dead"
    town.kill(9)
    assert town.refused(NECROMANCER, Resurrect(9)) == "antimagic"
    assert not lookup.shield_ready(town.state, NECROMANCER)
    other = _night()
    _cast(other, "ward", 8, by=OTHER_MAGE)
    _cast(other, "antimagic", OTHER_MAGE)
    other.to_day()
    assert other.state.under("ward", 8)


@pytest.mark.rule("mafia", "item 45", "M27")
def test_a_mage_resurrects_by_day_at_once_and_nobody_learns_who() -> None:
    town = _day(8)
    _cast(town, "resurrection", 8)
    assert town.dead == []
    public = [event for event in town.events if event.to == PUBLIC]
    assert [(event.id, event.params) for event in public] == [("mafia-risen", {"who": {"seat": 8}})]
    town.do(8, Accuse(0))


@pytest.mark.rule("mafia", "item 45", "M27")
def test_a_mage_resurrects_by_night_at_n2() -> None:
    town = _night(8)
    _cast(town, "resurrection", 8)
    assert town.dead == [8]
    town.to_day()
    assert town.dead == []
    assert [line.id for line in town.logged("N2")] == ["mafia-log-cast", "mafia-log-risen"]


@pytest.mark.rule("mafia", "item 45", "M27")
def test_the_necromancer_does_not_learn_of_the_rites_of_others() -> None:
    """Whom a mage will raise tonight: the necromancer's choices and answers know nothing of it."""
    town = _night(8, 9)
    town.person(NECROMANCER).mana = 60
    before = game.domain(town.state, NECROMANCER, "buried", {})
    _cast(town, "resurrection", 8)
    assert game.domain(town.state, NECROMANCER, "buried", {}) == before
    town.do(NECROMANCER, Resurrect(8))
    assert town.refused(OTHER_MAGE, CastSpell("resurrection", 1)) == "not-dead"
    _cast(town, "resurrection", 8, by=OTHER_MAGE)
    town.to_day()
    assert town.dead == [9]
    assert sum(line.id == "mafia-log-rite-idle" for line in town.log) == 2


# ── N1 ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 45")
def test_magic_protection_stops_every_blow_of_one_night() -> None:
    town = _night()
    _cast(town, "protection", 8)
    town.do(0, Shoot((Aim(8),)))
    town.do(2, Shoot((Aim(8),)))
    town.to_day()
    assert town.dead == []
    assert "sheltered" in town.heard(8)
    town.to_night()
    town.do(0, Shoot((Aim(8),)))
    town.to_day()
    assert town.dead == [8]


@pytest.mark.rule("mafia", "item 45", "M31")
@pytest.mark.parametrize("kind", ["ward", "mirror"])
def test_ward_and_mirror_stand_from_n1_to_the_next_n1(kind: str) -> None:
    town = _night()
    _cast(town, kind, 8)
    assert not town.state.under("ward" if kind == "ward" else "mirror", 8)
    town.to_day()
    _cast(town, "silence", 8)
    assert not ballot.is_muted(town.state, 8)
    town.to_night()
    _cast(town, "antimagic", 8, by=OTHER_MAGE)  # still before N1
    assert not town.state.under("antimagic", 8)
    town.to_day()
    _cast(town, "antimagic", 8)
    assert town.state.under("antimagic", 8)


@pytest.mark.rule("mafia", "item 45", "M31", "M77")
def test_defences_of_one_night_do_not_meet_each_other() -> None:
    town = _night()
    _cast(town, "mirror", 8)
    _cast(town, "protection", 8, by=OTHER_MAGE)
    town.do(0, Shoot((Aim(8),)))
    town.to_day()
    assert town.dead == []
    assert town.state.under("mirror", 8)


# ── N2 ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 45", "M34", "M81")
def test_a_drain_takes_half_rounded_down_for_the_mage() -> None:
    town = _night()
    town.person(8).mana = 31
    _cast(town, "drain", 8)
    town.to_day()
    assert (town.person(8).mana, town.person(MAGE).mana) == (16, 95)
    assert town.heard(8) == ["mana-drained"]
    assert town.heard(MAGE) == ["mana-gained"]


@pytest.mark.rule("mafia", "item 45", "M34", "M79")
def test_drains_of_one_night_halve_the_same_mana() -> None:
    town = _night()
    town.train(9, "mage")
    town.give(9, "drain")
    town.person(8).mana = 31
    for who in (MAGE, OTHER_MAGE, 9):
        _cast(town, "drain", 8, by=who)
    town.to_day()
    assert town.person(8).mana == 0
    assert [town.person(who).mana for who in (MAGE, OTHER_MAGE, 9)] == [95, 95, 11]


@pytest.mark.rule("mafia", "M76")
def test_a_drain_is_for_others_and_a_ward_also_for_oneself() -> None:
    town = _night()
    assert town.refused(MAGE, CastSpell("drain", MAGE))
    _cast(town, "ward", MAGE)


@pytest.mark.rule("mafia", "item 45", "item 18", "M76")
def test_the_mana_of_the_dead_is_drained_only_with_a_necromancer() -> None:
    town = _night(8)
    _cast(town, "drain", 8)
    town.to_day()
    assert town.person(8).mana == 15
    assert _night(8, NECROMANCER).refused(MAGE, CastSpell("drain", 8)) == "no-necromancer"
    hanged = _day(8)
    _cast(hanged, "drain", 8)
    hanged.accuse(NECROMANCER, 0, 1, 2)
    hanged.to_night()
    hanged.to_day()
    assert hanged.person(8).mana == 30
    assert "spell-failed" in hanged.heard(MAGE)


@pytest.mark.rule("mafia", "item 45", "M33", "M79")
def test_armageddon_kills_the_poor_and_burns_the_others() -> None:
    town = _night(11)
    for who, mana in ((8, 14), (9, 15), (10, 0), (11, 0)):
        town.person(who).mana = mana
    town.person(13).exp = 7
    _cast(town, "armageddon")
    town.to_day()
    assert town.dead == [8, 10, 11]
    assert town.announced() == ["dawn", "day"]
    assert [town.person(who).exp for who in (8, 9, 11, 13, MAGE)] == [30, 15, 30, 0, 30]
    grave = town.person(8).grave
    assert grave is not None
    assert (grave.cause, grave.by) == ("armageddon", (MAGE,))
    assert "exp-burnt" in town.heard(9)
    assert town.heard(MAGE) == []


@pytest.mark.rule("mafia", "item 45", "M33")
@pytest.mark.parametrize(
    ("spell", "saved"), [("ward", True), ("protection", True), ("mirror", False)]
)
def test_what_saves_from_armageddon(spell: str, saved: bool) -> None:
    town = _night()
    town.person(8).mana = 0
    _cast(town, spell, 8)
    _cast(town, "armageddon", by=OTHER_MAGE)
    town.to_day()
    assert (8 not in town.dead) is saved
    assert OTHER_MAGE not in town.dead


@pytest.mark.rule("mafia", "item 45", "M33", "M79")
def test_the_casters_mana_is_compared_by_the_armageddon_of_another() -> None:
    """All look at the mana of N1, also when a drain of the same moment takes it."""
    town = _night()
    town.person(8).mana = 20
    town.train(9, "mage")
    town.give(9, "drain")
    town.person(MAGE).mana = 70
    _cast(town, "drain", 8, by=9)
    _cast(town, "armageddon")
    _cast(town, "armageddon", by=OTHER_MAGE)
    town.to_day()
    assert town.person(8).mana == 10
    assert 8 not in town.dead
    assert MAGE in town.dead  # 6 left after paying
    assert OTHER_MAGE not in town.dead
    assert town.person(8).exp == 0  # twice 15
    assert town.person(OTHER_MAGE).exp == 15


@pytest.mark.rule("mafia", "M33", "item 14")
def test_the_necromancers_shield_does_not_help_and_pledges_go_back() -> None:
    town = _day()
    town.do(8, PledgeMana(20))
    town.to_night()
    town.person(NECROMANCER).mana = 10
    town.person(8).mana = 15
    _cast(town, "armageddon")
    town.to_day()
    assert town.dead == [NECROMANCER]
    assert town.person(8).mana == 35


@pytest.mark.rule("mafia", "M33", "item 16")
def test_exp_that_an_order_holds_is_out_of_reach_of_armageddon() -> None:
    town = _day()
    town.do(8, BidForKilling(0, 25))
    town.to_night()
    _cast(town, "armageddon")
    town.to_day()
    assert town.person(8).exp == 0  # 5 burnt, 25 paid
    assert 0 in town.dead


@pytest.mark.rule("mafia", "item 45", "item 29", "M23")
def test_the_dead_of_n2_do_not_act_and_the_next_number_shoots() -> None:
    town = _night()
    town.person(0).mana = town.person(4).mana = 0
    town.do(0, Shoot((Aim(8),)))
    town.do(1, Shoot((Aim(9),)))
    town.do(4, Check((Aim(2),)))
    _cast(town, "armageddon")
    town.to_day()
    assert town.dead == [0, 4, 9]


@pytest.mark.rule("mafia", "item 45", "M30", "M80")
def test_a_spell_that_was_paid_works_though_its_caster_was_hanged() -> None:
    town = _day()
    _cast(town, "drain", 8)
    town.accuse(MAGE, 0, 1, 2)
    town.to_night()
    assert MAGE in town.dead
    town.to_day()
    assert town.person(8).mana == 15


# ── mirror and protection ───────────────────────────────────────────────────────────────


def _sheltered(kind: str, *whom: int, dead: tuple[int, ...] = ()) -> Town:
    """By day; these people are under it."""
    town = _day(*dead)
    tick = town.state.tick
    town.state.effects += [Effect(kind, one, tick + 1) for one in whom]  # type: ignore[arg-type]
    return town


@pytest.mark.rule("mafia", "item 45", "M81")
@pytest.mark.parametrize("spell", ["silence", "antimagic"])
def test_protected_people_are_unaffected_and_the_caster_hears_only_that(spell: str) -> None:
    town = _sheltered("ward", 8)
    assert _cast(town, spell, 8) == ["spell-cast", "spell-failed"]
    assert town.heard(8) == []
    assert not ballot.is_muted(town.state, 8)
    assert not town.state.under("antimagic", 8)
    assert town.person(MAGE).mana == 100 - scrolls()[spell].mana


@pytest.mark.rule("mafia", "item 45", "M31", "M78", "M81")
def test_silence_thrown_back_lasts_two_days() -> None:
    town = _sheltered("mirror", 8)
    town.do(MAGE, GiveNotice(5))
    assert _cast(town, "silence", 8) == ["spell-cast", "spell-returned", "muted"]
    assert town.heard(8) == []
    assert (ballot.is_muted(town.state, 8), ballot.is_muted(town.state, MAGE)) == (False, True)
    for muted in (True, False):
        town.to_night()
        town.to_day()
        assert ballot.is_muted(town.state, MAGE) is muted


@pytest.mark.rule("mafia", "item 45", "M31", "M78")
def test_antimagic_thrown_back_lasts_48_hours() -> None:
    town = _sheltered("mirror", 8)
    _cast(town, "antimagic", 8)
    under = []
    for _ in range(3):
        under.append(town.state.under("antimagic", MAGE))
        town.to_night()
        under.append(town.state.under("antimagic", MAGE))
        town.to_day()
    assert under == [True, True, True, True, False, False]


@pytest.mark.rule("mafia", "item 45", "M31", "M78")
def test_a_drain_thrown_back_takes_all_the_casters_mana() -> None:
    town = _night()
    _cast(town, "mirror", 8, by=OTHER_MAGE)
    _cast(town, "drain", 8)
    town.to_day()
    assert town.person(MAGE).mana == 0
    assert town.person(8).mana == 30
    assert town.heard(MAGE) == ["spell-returned", "mana-drained"]


@pytest.mark.rule("mafia", "item 45", "M31")
@pytest.mark.parametrize("own", ["mirror", "ward"])
def test_a_mirror_against_a_mirror_or_a_protection_comes_to_nothing(own: str) -> None:
    town = _sheltered("mirror", 8)
    town.state.effects.append(Effect(own, MAGE, town.state.tick))  # type: ignore[arg-type]
    assert _cast(town, "silence", 8) == ["spell-cast", "spell-failed"]
    assert not ballot.is_muted(town.state, 8)
    assert not ballot.is_muted(town.state, MAGE)


@pytest.mark.rule("mafia", "item 45", "M31", "M78")
def test_a_mirror_turns_back_neither_resurrections_nor_own_spells() -> None:
    town = _sheltered("mirror", MAGE, 8, dead=(8,))
    _cast(town, "voice")
    assert ballot.extra_votes(town.state, MAGE) == 1
    _cast(town, "resurrection", 8, by=OTHER_MAGE)
    assert town.dead == []


@pytest.mark.rule("mafia", "item 45", "item 19", "M31", "M77")
def test_a_protection_stops_ones_own_spells_and_those_on_the_dead() -> None:
    town = _sheltered("ward", MAGE, 8, dead=(8,))
    assert _cast(town, "voice") == ["spell-cast", "spell-failed"]
    assert ballot.extra_votes(town.state, MAGE) == 0
    _cast(town, "resurrection", 8, by=OTHER_MAGE)
    assert town.dead == [8]
    town.person(NECROMANCER).mana = 60
    for act in (Reanimate(8), Subjugate(8, 0), Resurrect(8)):
        town.person(NECROMANCER).spell_day = -1
        town.do(NECROMANCER, act)
        assert "spell-failed" in town.heard(NECROMANCER)
        assert town.announced() == []
    assert town.dead == [8]
    assert not town.person(8).reanimated
    town.do(8, Accuse(0))  # the vote is still theirs


@pytest.mark.rule("mafia", "item 45", "M31", "M77")
def test_a_protection_of_tonight_stops_a_resurrection_of_tonight() -> None:
    town = _night(8)
    _cast(town, "ward", 8)
    _cast(town, "resurrection", 8, by=OTHER_MAGE)
    town.to_day()
    assert town.dead == [8]
    assert "spell-failed" in town.heard(OTHER_MAGE)


# ── what is offered ─────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 45", "M30", "M76")
def test_forms_offer_what_can_be_paid_with_its_price() -> None:
    town = _day(8)
    town.person(MAGE).mana = 20

    def values(name: str, **chosen: object) -> list[object]:
        found = game.domain(town.state, MAGE, name, chosen)
        assert isinstance(found, Choices)
        return [one.value for one in found.options]

    assert values("spell") == []
    assert values("spell-at") == ["silence", "antimagic", "drain", "voice", "ward"]
    assert values("spell-whom", spell="voice") == list(range(14))
    assert values("spell-whom", spell="silence") == [who for who in range(14) if who != MAGE]
    assert values("spell-whom", spell="ward") == list(range(14))
    town.person(MAGE).mana = 60
    assert values("spell-whom", spell="resurrection") == [8]
    _cast(town, "voice")
    assert values("spell") == []
    assert values("spell-at") == []


@pytest.mark.rule("mafia", "item 45")
def test_a_spell_that_waits_stands_in_the_casters_view_alone() -> None:
    town = _night()
    before = {who: game.view(town.state, who) for who in (8, 0, None)}
    _cast(town, "mirror", 8)
    assert {who: game.view(town.state, who) for who in (8, 0, None)} == before
    me = game.view(town.state, MAGE).me
    assert me is not None
    assert [(cast.spell, cast.whom) for cast in me.casts] == [("mirror", 8)]
    town.to_day()
    sheltered = game.view(town.state, 8).me
    assert sheltered is not None
    assert [one.kind for one in sheltered.effects] == ["mirror"]
    texts = [message.id for message in game.describe(game.view(town.state, 8))]
    assert "mafia-effect-mirror" in texts
