"""Knights at home and on guard, and what is worn, in whole nights."""

import pytest

from intriga.games.mafia.state.plans import Aim, Effect
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.guild.bidding import BidForKilling
from intriga.games.mafia.subjects.houses.guarding import GuardHouse
from intriga.games.mafia.subjects.houses.potions import DrinkPotions
from intriga.games.mafia.subjects.houses.readying import Ready
from intriga.games.mafia.subjects.magic.casting import CastSpell
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR, ASSASSIN = 4, 5
KNIGHT = 8


def _town(*kinds: str) -> Town:
    """Somebody is a knight and has these things on."""
    town = Town(TOWN, commissar_patience=5)
    town.train(KNIGHT, "knight")
    for kind in kinds:
        town.give(KNIGHT, kind, ready=True)
    return town


def _mafia_shoots(town: Town, whom: int) -> None:
    town.do(0, Shoot((Aim(whom),)))


@pytest.mark.rule("mafia", "item 44")
@pytest.mark.parametrize(("kind", "saves"), [("shield", True), ("plate", True), ("mail", False)])
def test_armour_stops_its_own_source_and_is_spent(kind: str, saves: bool) -> None:
    town = _town(kind)
    _mafia_shoots(town, KNIGHT)
    town.to_day()
    assert (KNIGHT not in town.dead) is saves
    assert bool(town.person(KNIGHT).things) is not saves
    if saves:
        assert "armour-spent" in town.heard(KNIGHT)
        assert "alive" in town.heard(0)


@pytest.mark.rule("mafia", "item 44")
def test_plate_lasts_one_night_and_the_rest_until_it_is_hit() -> None:
    town = _town("plate", "shield", "sword")
    town.to_day()
    assert [item.kind for item in town.person(KNIGHT).things] == ["shield", "sword"]


@pytest.mark.rule("mafia", "item 44")
def test_what_is_not_worn_does_nothing() -> None:
    town = _town()
    town.give(KNIGHT, "shield")
    _mafia_shoots(town, KNIGHT)
    town.to_day()
    assert town.dead == [KNIGHT]


@pytest.mark.rule("mafia", "item 44", "item 49")
def test_things_are_prepared_by_whom_they_are_for() -> None:
    town = _town()
    mail = town.give(KNIGHT, "mail")
    town.do(KNIGHT, Ready(mail.number))
    assert town.refused(KNIGHT, Ready(mail.number)) == "as-it-is"
    town.do(KNIGHT, Ready(mail.number, ready=False))
    stolen = town.give(7, "mail")
    assert town.refused(7, Ready(stolen.number)) == "not-for-you"
    assert town.refused(7, Ready(mail.number)) == "no-thing"
    trap = town.give(7, "trap")
    town.do(7, Ready(trap.number))
    scroll = town.give(7, "silence")
    assert town.refused(7, Ready(scroll.number)) == "not-worn"


@pytest.mark.rule("mafia", "item 44")
def test_a_weapon_without_armour_kills_both() -> None:
    town = _town("sword")
    _mafia_shoots(town, KNIGHT)
    town.to_day()
    assert town.dead == [0, KNIGHT]


@pytest.mark.rule("mafia", "item 44")
def test_a_cursed_sword_kills_somebody_at_random_besides() -> None:
    town = _town("cursed", "shield")
    town.draws.next = [9]  # of everybody alive but knight and attacker: 1–7, then 9, 10, 11, …
    _mafia_shoots(town, KNIGHT)
    town.to_day()
    assert town.draws.made == ["mafia-draw-cursed-other"]
    assert town.dead == [0, 11]


@pytest.mark.rule("mafia", "item 44")
def test_a_knight_takes_the_blow_for_whom_they_guard() -> None:
    town = _town("shield", "sword")
    town.do(KNIGHT, GuardHouse(7))
    _mafia_shoots(town, 7)
    town.to_day()
    assert town.dead == [0]
    assert "knight-acted" in town.heard(7)
    bare = _town()
    bare.do(KNIGHT, GuardHouse(7))
    _mafia_shoots(bare, 7)
    bare.to_day()
    assert bare.dead == [KNIGHT]


@pytest.mark.rule("mafia", "M41")
def test_nobody_guards_themselves_and_the_last_choice_counts() -> None:
    town = _town()
    assert town.refused(KNIGHT, GuardHouse(KNIGHT)) == "living-other"
    assert town.refused(7, GuardHouse(6)) == "not-knight"
    town.do(KNIGHT, GuardHouse(7))
    town.do(KNIGHT, GuardHouse(6))
    _mafia_shoots(town, 7)
    town.to_day()
    assert town.dead == [7]


@pytest.mark.rule("mafia", "M41")
def test_the_own_house_stays_attackable_and_a_piece_serves_once() -> None:
    town = _town("shield", "mail")
    town.do(KNIGHT, GuardHouse(7))
    _mafia_shoots(town, 7)
    town.do(2, Shoot((Aim(KNIGHT),)))
    town.to_day()
    assert town.dead == []
    assert town.person(KNIGHT).things == []


@pytest.mark.rule("mafia", "M42")
def test_a_knight_who_is_to_kill_the_client_does_that() -> None:
    town = Town(TOWN, commissar_patience=5)
    town.train(ASSASSIN, "knight")
    town.to_day()
    town.do(6, BidForKilling(7, 4))
    town.to_night()
    town.do(ASSASSIN, GuardHouse(7))
    town.to_day()
    assert town.dead == [7]


@pytest.mark.rule("mafia", "item 49")
def test_a_moral_code_stops_the_commissar_who_hears_a_miss() -> None:
    town = Town(TOWN)
    town.give(0, "code", ready=True)
    town.do(COMMISSAR, Check((Aim(0),)))
    town.to_day()
    assert town.dead == []
    assert town.heard(COMMISSAR) == ["miss"]
    assert town.person(0).things == []


@pytest.mark.rule("mafia", "item 49")
def test_a_miss_spends_no_moral_code() -> None:
    town = Town(TOWN)
    town.give(7, "code", ready=True)
    town.do(COMMISSAR, Check((Aim(7),)))
    town.to_day()
    assert [item.kind for item in town.person(7).things] == ["code"]
    assert town.heard(7) == []


@pytest.mark.rule("mafia", "item 50")
def test_an_arrow_of_the_commissar_kills_whomever_it_hits() -> None:
    town = Town(TOWN)
    town.give(COMMISSAR, "arrow")
    town.give(7, "code", ready=True)
    town.do(COMMISSAR, Check((Aim(7, arrow=True),)))
    town.to_day()
    assert town.dead == [7]
    assert town.person(COMMISSAR).things == []


@pytest.mark.rule("mafia", "item 50")
def test_potions_are_for_those_who_act_alone() -> None:
    town = Town(TOWN)
    town.give(7, "potion")
    assert town.refused(7, DrinkPotions(1)) == "not-for-you"
    town.train(7, "thief")
    town.do(7, DrinkPotions(1))
    assert town.refused(7, DrinkPotions(2)) == "no-potion"
    town.to_day()
    assert town.person(7).things == []


@pytest.mark.rule("mafia", "item 45", "M31")
def test_magic_protection_lasts_a_night() -> None:
    town = Town(TOWN)
    town.state.effects.append(Effect("protection", 7, town.state.tick))
    _mafia_shoots(town, 7)
    town.to_day()
    assert town.dead == []
    town.to_night()
    town.do(1, Shoot((Aim(7),)))
    town.to_day()
    assert town.dead == [7]


@pytest.mark.rule("mafia", "J1")
def test_a_clan_withdraws_from_the_commissar() -> None:
    town = Town(TOWN)
    _mafia_shoots(town, 7)
    town.do(COMMISSAR, Check((Aim(7),)))
    town.to_day()
    assert town.dead == []
    assert "withdrew" in town.heard(0)
    assert town.heard(7) == []
    assert town.announced()[0] == "dawn-quiet"


@pytest.mark.rule("mafia", "item 44", "M30")
def test_a_mad_knight_kills_harmless_visitors_at_home_and_where_they_guard() -> None:
    for house in (KNIGHT, 7):
        town = _town()
        town.do(KNIGHT, CastSpell("madness"))
        assert town.person(KNIGHT).mana == 25
        assert town.refused(KNIGHT, CastSpell("vigilance")) == "one-spell"
        if house != KNIGHT:
            town.do(KNIGHT, GuardHouse(house))
        town.do(COMMISSAR, Check((Aim(house),)))
        town.to_day()
        assert town.dead == [COMMISSAR]
        town.to_night()
        town.person(KNIGHT).mana = 25
        town.do(KNIGHT, CastSpell("vigilance"))
        assert town.person(KNIGHT).mana == 15


@pytest.mark.rule("mafia", "item 44", "M30")
def test_madness_lasts_a_night_and_is_for_living_knights() -> None:
    town = _town()
    town.do(KNIGHT, CastSpell("madness"))
    town.to_day()
    assert town.refused(7, CastSpell("madness")) == "no-such-spell"
    town.to_night()
    town.do(COMMISSAR, Check((Aim(KNIGHT),)))
    town.to_day()
    assert town.dead == []
    poor = _town()
    poor.person(KNIGHT).mana = 4
    assert poor.refused(KNIGHT, CastSpell("madness")) == "mana"
    poor.kill(KNIGHT)
    assert poor.refused(KNIGHT, CastSpell("madness")) == "no-such-spell"
