"""Thieves whom the commissar catches red-handed (M18)."""

import pytest

from intriga.games.mafia.state.guild import Customer, Job, Order
from intriga.games.mafia.state.plans import Aim, Effect
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.houses.potions import DrinkPotions
from tests.games.mafia.rules.professions.den import (
    ASSASSIN,
    COMMISSAR,
    HOST,
    MERCHANT,
    NECROMANCER,
    SECOND,
    SHOP,
    THIEF,
    charged,
    den,
    kinds,
    spy,
    steal,
    stock,
)

# ── caught red-handed ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "M18", "item 46", "M73")
@pytest.mark.parametrize("spying", [True, False])
@pytest.mark.parametrize("coded", [True, False])
@pytest.mark.parametrize("checked", [THIEF, HOST])
def test_the_commissar_kills_a_thief_red_handed(checked: int, coded: bool, spying: bool) -> None:
    town = den()
    if coded:
        town.give(THIEF, "code", ready=True)
    (spy if spying else steal)(town, HOST)
    town.do(COMMISSAR, Check((Aim(checked),)))
    town.to_day()
    assert town.dead == ([] if coded else [THIEF])
    assert kinds(town, THIEF) == []
    assert ("killed" in town.heard(COMMISSAR)) is not coded
    assert ("armour-spent" in town.heard(THIEF)) is coded


@pytest.mark.rule("mafia", "M18")
def test_a_thief_at_home_is_a_citizen_like_any_other() -> None:
    town = den()
    town.do(COMMISSAR, Check((Aim(THIEF),)))
    town.to_day()
    assert town.dead == []
    assert town.heard(COMMISSAR) == ["miss"]


@pytest.mark.rule("mafia", "M18", "J1")
def test_a_clan_withdraws_from_the_commissar_who_catches_the_thief() -> None:
    town = den()
    steal(town, HOST)
    town.do(COMMISSAR, Check((Aim(THIEF),)))
    town.do(0, Shoot((Aim(THIEF),)))
    town.to_day()
    assert town.dead == [THIEF]
    assert "withdrew" in town.heard(0)


@pytest.mark.rule("mafia", "M18", "item 47", "M70")
def test_who_robs_the_shop_is_caught_in_the_merchants_house() -> None:
    town = den()
    stock(town, "mail")
    town.give(THIEF, "rat")
    steal(town, SHOP)
    town.do(COMMISSAR, Check((Aim(MERCHANT),)))
    town.to_day()
    assert town.dead == [THIEF]


@pytest.mark.rule("mafia", "M18", "item 43")
def test_a_bandit_caught_red_handed_is_a_hit() -> None:
    town = den()
    town.train(1, "thief")
    steal(town, HOST, 1)
    town.do(COMMISSAR, Check((Aim(HOST),)))
    town.to_day()
    assert town.dead == [1]
    assert town.awards(COMMISSAR) == {"hit-bandit": 2}


@pytest.mark.rule("mafia", "M18", "item 43", "item 50", "M73")
@pytest.mark.parametrize("house", [0, HOST])
def test_one_thief_is_one_hit_at_home_and_where_they_steal(house: int) -> None:
    town = den()
    town.train(1, "thief")
    town.give(COMMISSAR, "potion")
    steal(town, house, 1)
    town.do(COMMISSAR, Check((Aim(1), Aim(house))))
    town.to_day()
    hits = [one.exp for one in town.state.awards if one.seat == COMMISSAR]
    assert 1 in town.dead
    assert hits == [2] * len({0, 1} & set(town.dead))


@pytest.mark.rule("mafia", "M18", "M43")
def test_a_heart_that_breaks_in_the_morning_does_not_keep_a_thief_from_being_caught() -> None:
    town = den()
    town.train(1, "thief")
    town.give(1, "potion", "potion")
    town.do(1, DrinkPotions(2))
    steal(town, HOST, 1)
    town.do(COMMISSAR, Check((Aim(HOST),)))
    town.to_day()
    assert town.dead == [1]
    assert town.awards(COMMISSAR) == {"hit-bandit": 2}


@pytest.mark.rule("mafia", "M18", "item 45")
def test_magic_protection_saves_a_thief_from_the_commissar() -> None:
    for checked in (THIEF, HOST):
        town = den()
        town.state.effects.append(Effect("protection", THIEF, town.state.tick))
        steal(town, HOST)
        town.do(COMMISSAR, Check((Aim(checked),)))
        town.to_day()
        assert town.dead == []


@pytest.mark.rule("mafia", "M18")
def test_a_commissar_who_steals_does_not_catch_themselves() -> None:
    town = den()
    town.train(COMMISSAR, "thief")
    steal(town, HOST, COMMISSAR)
    town.do(COMMISSAR, Check((Aim(HOST),)))
    town.to_day()
    assert town.dead == []


@pytest.mark.rule("mafia", "M18", "J10")
def test_in_the_house_of_a_flash_royale_nobody_is_caught_apart() -> None:
    town = den()
    steal(town, HOST)
    order = Order(1, Job.KILL, Customer.LONE, 11, HOST, 5, ((11, 5),))
    town.state.guild.orders.append(order)
    for who in (0, 2):
        town.do(who, Shoot((Aim(HOST),)))
    town.do(COMMISSAR, Check((Aim(HOST),)))
    town.to_day()
    assert town.dead == [0, 1, 2, 3, COMMISSAR, ASSASSIN, HOST]


@pytest.mark.rule("mafia", "M18", "M37", "M38")
def test_a_commissar_whom_a_stiletto_kills_catches_nobody() -> None:
    town = charged()
    town.give(SECOND, "stiletto", ready=True)
    town.give(SECOND, "stiletto", ready=True)
    steal(town, SECOND, NECROMANCER)
    town.do(COMMISSAR, Check((Aim(SECOND),)))
    town.to_day()
    assert town.dead == [COMMISSAR]


@pytest.mark.rule("mafia", "M18", "item 49")
def test_who_lies_dead_in_the_house_is_not_caught() -> None:
    town = den()
    town.train(1, "thief")
    town.give(HOST, "poisoned-trap", ready=True)
    steal(town, HOST, 1)
    town.do(COMMISSAR, Check((Aim(HOST),)))
    town.to_day()
    assert town.dead == [1]
    assert town.awards(COMMISSAR) == {}
    assert "killed" not in town.heard(COMMISSAR)
