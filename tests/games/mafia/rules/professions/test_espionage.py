"""Espionage, and what knights do to thieves, in whole nights."""

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.state.plans import Aim, Cast, Effect
from intriga.games.mafia.state.trade import Peek, Sight
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.houses.guarding import GuardHouse
from intriga.games.mafia.subjects.magic.casting import CastSpell
from intriga.games.mafia.subjects.thieves.visits import Burgle
from tests.games.mafia.rules.professions.den import (
    HOST,
    KNIGHT,
    SECOND,
    THIEF,
    den,
    kinds,
    spy,
    steal,
    whispers,
)

# ── espionage ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 46", "M30")
def test_espionage_costs_seven_mana_once_and_shows_things_and_traps() -> None:
    town = den()
    town.give(HOST, "sword")
    town.give(HOST, "code", ready=True)
    spy(town, KNIGHT)
    assert town.person(THIEF).mana == 23
    spy(town, HOST)
    assert town.person(THIEF).mana == 23
    town.to_day()
    assert whispers(town, THIEF) == ["thief-spied"]
    assert kinds(town, HOST) == ["code", "sword"]
    assert whispers(town, HOST) == []
    seen = Peek(2, (Sight("code", ready=True), Sight("sword")))
    view = game.view(town.state, THIEF).den
    assert view is not None
    assert view.seen == {HOST: seen}
    assert game.view(town.state, HOST).den is None
    assert town.state.trade.tallies == {}


@pytest.mark.rule("mafia", "item 46", "M30")
def test_a_spy_needs_mana_and_no_other_spell_that_day() -> None:
    town = den()
    town.person(THIEF).mana = 6
    assert town.refused(THIEF, Burgle(HOST, spy=True)) == "mana"
    town.person(THIEF).mana = 7
    town.person(THIEF).spell_day = town.state.spell_day
    assert town.refused(THIEF, Burgle(HOST, spy=True)) == "one-spell"
    town.person(THIEF).spell_day = -1
    town.state.effects.append(Effect("antimagic", THIEF, town.state.tick))
    assert town.refused(THIEF, Burgle(HOST, spy=True)) == "antimagic"
    assert town.refused(SECOND, Burgle(HOST, spy=True, wanted="sword")) == "spy-takes-nothing"


@pytest.mark.rule("mafia", "item 46")
def test_who_has_spied_chooses_in_a_later_theft() -> None:
    town = den()
    town.give(HOST, "mail", "sword", "helm")
    assert town.refused(THIEF, Burgle(HOST, wanted="helm")) == "not-seen"
    spy(town, HOST)
    town.to_day()
    town.to_night()
    assert town.refused(THIEF, Burgle(HOST, wanted="axe")) == "not-seen"
    assert town.refused(SECOND, Burgle(HOST, wanted="helm")) == "not-seen"
    steal(town, HOST, wanted="helm")
    town.to_day()
    assert town.draws.made == []
    assert kinds(town, THIEF) == ["helm"]
    town.to_night()
    steal(town, HOST, wanted="helm")  # it is gone: chance decides
    town.draws.next = [1]
    town.to_day()
    assert kinds(town, THIEF) == ["helm", "sword"]


@pytest.mark.rule("mafia", "item 46")
def test_a_spy_recognises_another_thief_in_the_house() -> None:
    town = den()
    town.give(HOST, "sword")
    spy(town, HOST)
    steal(town, HOST, SECOND)
    town.draws.next = [1]
    town.to_day()
    assert whispers(town, THIEF) == ["thief-spied", "thief-recognised"]  # before it was stolen
    assert whispers(town, SECOND) == ["thief-stole"]
    told = next(event for event in town.events if event.id == "mafia-thief-recognised")
    assert told.params["whom"] == {"seat": SECOND}


@pytest.mark.rule("mafia", "item 46", "item 45", "M31")
@pytest.mark.parametrize("kind", ["ward", "mirror"])
def test_a_host_whom_spells_cannot_reach_seems_to_own_nothing(kind: str) -> None:
    told = []
    for guarded in (True, False):
        town = den()
        if guarded:
            town.give(HOST, "sword")
            town.state.casts.append(Cast(HOST, kind, HOST))
        spy(town, HOST)
        events = town.to_day()
        told.append([event for event in events if event.to == (THIEF,)])
    assert told[0] == told[1]
    assert [event.id for event in told[0]] == ["mafia-thief-spied-nothing"]


# ── knights ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 44", "M71")
def test_vigilance_keeps_thieves_from_stealing_but_not_from_looking() -> None:
    for house in (KNIGHT, HOST):
        town = den()
        town.give(house, "code")
        town.do(KNIGHT, CastSpell("vigilance"))
        if house == HOST:
            town.do(KNIGHT, GuardHouse(HOST))
        steal(town, house)
        spy(town, house, SECOND)
        town.to_day()
        assert whispers(town, THIEF) == ["thief-nothing"]
        assert whispers(town, SECOND)[0] == "thief-spied"
        assert kinds(town, house) == ["code"]
        assert town.dead == []


@pytest.mark.rule("mafia", "item 44", "M68", "M71")
def test_a_mad_knight_kills_thieves_at_home_and_where_they_guard() -> None:
    for house in (KNIGHT, HOST):
        town = den()
        town.give(house, "code")
        town.do(KNIGHT, CastSpell("madness"))
        if house == HOST:
            town.do(KNIGHT, GuardHouse(HOST))
        steal(town, house)
        spy(town, house, SECOND)
        town.to_day()
        assert town.dead == [THIEF, SECOND]
        assert kinds(town, house) == ["code"]
        assert whispers(town, SECOND) == ["thief-caught"]


@pytest.mark.rule("mafia", "item 44", "M71")
def test_the_axe_kills_all_thieves_and_attackers_of_one_night() -> None:
    town = den()
    town.give(KNIGHT, "axe", "shield", ready=True)
    town.give(KNIGHT, "code")
    steal(town, KNIGHT)
    steal(town, KNIGHT, SECOND)
    town.do(0, Shoot((Aim(KNIGHT),)))
    town.to_day()
    assert town.dead == [1, THIEF, SECOND]
    assert kinds(town, KNIGHT) == ["code"]
    assert town.heard(KNIGHT).count("house-axe") == 1


@pytest.mark.rule("mafia", "item 44")
def test_the_axe_at_home_does_not_serve_in_the_guarded_house_too() -> None:
    town = den()
    town.give(KNIGHT, "axe", ready=True)
    steal(town, KNIGHT)
    town.do(KNIGHT, GuardHouse(HOST))
    town.do(0, Shoot((Aim(HOST),)))
    town.to_day()
    assert town.dead == [THIEF, KNIGHT]


@pytest.mark.rule("mafia", "item 45")
def test_magic_protection_lets_a_thief_pass_an_axe() -> None:
    town = den()
    town.give(KNIGHT, "axe", ready=True)
    town.give(KNIGHT, "code")
    town.state.effects.append(Effect("protection", THIEF, town.state.tick))
    steal(town, KNIGHT)
    town.to_day()
    assert town.dead == []
    assert kinds(town, THIEF) == ["code"]
    assert kinds(town, KNIGHT) == []
