"""Noise traps, traps, poisoned traps and the merchant's own, armed and met."""

import pytest

from intriga.games.mafia.state.guild import Customer, Job, Order
from intriga.games.mafia.state.plans import Aim, Effect
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.houses.potions import DrinkPotions
from intriga.games.mafia.subjects.houses.readying import Ready
from intriga.games.mafia.subjects.market.buying import BidForThing
from intriga.games.mafia.subjects.thieves.staying import StayHome
from intriga.games.mafia.subjects.thieves.stocking import StockLoot
from intriga.games.mafia.subjects.thieves.visits import Burgle, RobShop
from tests.games.mafia.rules.professions.den import (
    ASSASSIN,
    COMMISSAR,
    HOST,
    KNIGHT,
    MERCHANT,
    SECOND,
    SHOP,
    THIEF,
    den,
    kinds,
    spy,
    steal,
    stock,
    whispers,
)
from tests.games.mafia.world import Town


def _trapped(*traps: str) -> Town:
    """The host has a sword and these traps, armed."""
    town = den()
    town.give(HOST, "sword")
    for trap in traps:
        town.give(HOST, trap, ready=True)
    return town


@pytest.mark.rule("mafia", "item 49", "item 51")
def test_a_trap_that_is_not_armed_does_nothing_and_can_be_stolen() -> None:
    town = den()
    town.give(HOST, "poisoned-trap")
    steal(town, HOST)
    town.to_day()
    assert town.dead == []
    assert kinds(town, THIEF) == ["poisoned-trap"]


@pytest.mark.rule("mafia", "item 49")
def test_a_noise_trap_scares_all_thieves_of_the_night_and_is_gone() -> None:
    town = _trapped("noise", "trap")
    steal(town, HOST)
    spy(town, HOST, SECOND)
    town.to_day()
    assert kinds(town, HOST) == ["sword", "trap"]  # before the other traps
    assert whispers(town, THIEF) == whispers(town, SECOND) == ["thief-scared"]
    assert whispers(town, HOST) == ["house-noise"]
    town.to_night()
    steal(town, HOST)
    town.to_day()
    assert whispers(town, THIEF) == ["thief-trapped"]


@pytest.mark.rule("mafia", "item 49", "M35")
def test_a_trap_names_the_thief_who_stays_at_home_for_two_nights() -> None:
    town = _trapped("trap")
    steal(town, HOST)
    town.to_day()
    assert kinds(town, HOST) == ["sword"]
    assert whispers(town, THIEF) == ["thief-trapped"]
    assert whispers(town, HOST) == ["house-trapped"]
    told = next(event for event in town.events if event.id == "mafia-house-trapped")
    assert told.params == {"who": {"seat": THIEF}}
    assert told.to == (HOST,)
    for _ in range(2):
        town.to_night()
        assert town.refused(THIEF, Burgle(HOST)) == "lame"
        assert town.refused(THIEF, Burgle(HOST, spy=True)) == "lame"
        assert town.refused(THIEF, RobShop()) == "lame"
        town.do(THIEF, StayHome())
        town.to_day()
    town.to_night()
    steal(town, HOST)
    town.to_day()
    assert kinds(town, THIEF) == ["sword"]


@pytest.mark.rule("mafia", "item 49")
def test_a_trap_catches_one_thief() -> None:
    for draw, caught in ((0, THIEF), (1, SECOND)):
        town = _trapped("trap")
        steal(town, HOST)
        steal(town, HOST, SECOND)
        town.draws.next = [draw]
        town.to_day()
        other = THIEF + SECOND - caught
        assert whispers(town, caught) == ["thief-trapped"]
        assert whispers(town, other) == ["thief-stole"]


@pytest.mark.rule("mafia", "item 49")
def test_a_poisoned_trap_kills_and_gives_no_name_away() -> None:
    town = _trapped("poisoned-trap")
    spy(town, HOST)
    town.to_day()
    assert town.dead == [THIEF]
    assert kinds(town, HOST) == ["sword"]
    assert whispers(town, HOST) == ["house-poisoned"]
    told = next(event for event in town.events if event.id == "mafia-house-poisoned")
    assert told.params == {}
    assert whispers(town, THIEF) == ["thief-caught"]


@pytest.mark.rule("mafia", "item 49", "item 45")
def test_magic_protection_saves_from_poison_but_not_from_being_caught() -> None:
    town = _trapped("poisoned-trap")
    town.state.effects.append(Effect("protection", THIEF, town.state.tick))
    steal(town, HOST)
    town.to_day()
    assert town.dead == []
    assert kinds(town, THIEF) == []
    assert whispers(town, THIEF) == ["thief-caught"]


TOOLS = [
    # trap, what the thief has, what is left of it, whether they steal
    ("noise", ["tools"], [], True),
    ("noise", ["rat"], ["rat"], False),
    ("trap", ["tools"], [], True),
    ("trap", ["rat"], [], True),
    ("trap", ["rat", "tools"], ["rat"], True),
    ("poisoned-trap", ["tools"], ["tools"], False),
    ("poisoned-trap", ["rat"], [], True),
    ("poisoned-trap", ["rat", "tools"], ["tools"], True),
]


@pytest.mark.rule("mafia", "M35", "item 46", "M69")
@pytest.mark.parametrize(("trap", "has", "left", "steals"), TOOLS)
def test_tools_and_a_rat_disarm_traps(
    trap: str, has: list[str], left: list[str], steals: bool
) -> None:
    town = _trapped(trap)
    town.give(THIEF, *has)
    steal(town, HOST)
    town.to_day()
    assert kinds(town, THIEF) == sorted([*left, "sword"] if steals else left)
    assert trap not in kinds(town, HOST)
    assert ("thief-disarmed" in whispers(town, THIEF)) is steals
    assert ("house-disarmed" in whispers(town, HOST)) is steals


@pytest.mark.rule("mafia", "M35", "M68", "M69")
def test_each_trap_needs_a_tool_of_its_own() -> None:
    town = _trapped("noise", "trap", "poisoned-trap")
    town.give(THIEF, "tools", "rat")
    steal(town, HOST)
    town.to_day()
    assert town.dead == [THIEF]  # tools for the noise, the rat for the trap
    town = _trapped("noise", "trap", "poisoned-trap")
    town.give(THIEF, "tools", "tools", "rat")
    steal(town, HOST)
    town.to_day()
    assert town.dead == []
    assert kinds(town, THIEF) == ["sword"]
    assert kinds(town, HOST) == []


@pytest.mark.rule("mafia", "M35")
def test_what_the_first_disarms_is_no_trap_for_the_second() -> None:
    for draw, scared in ((1, False), (0, True)):
        town = _trapped("noise")
        town.give(SECOND, "tools")
        steal(town, HOST)
        steal(town, HOST, SECOND)
        town.draws.next = [draw]
        town.to_day()
        assert ("thief-scared" in whispers(town, THIEF)) is scared
        assert ("thief-scared" in whispers(town, SECOND)) is scared


@pytest.mark.rule("mafia", "M35")
def test_a_caught_thief_steals_nothing_more_that_night_a_scared_one_may() -> None:
    for trap, stolen in (("trap", []), ("noise", ["mail"])):
        town = _trapped(trap)
        town.give(KNIGHT, "mail")
        town.give(THIEF, "potion")
        town.do(THIEF, DrinkPotions(1))
        steal(town, HOST)
        steal(town, KNIGHT, visit=2)
        town.to_day()
        assert kinds(town, THIEF) == stolen


@pytest.mark.rule("mafia", "item 49", "M18", "M69")
def test_a_scared_thief_was_not_in_the_house() -> None:
    for checked, dead in ((HOST, []), (THIEF, [THIEF])):
        town = _trapped("noise")
        steal(town, HOST)
        town.do(COMMISSAR, Check((Aim(checked),)))
        town.to_day()
        assert town.dead == dead


@pytest.mark.rule("mafia", "item 47", "M35", "M70")
@pytest.mark.parametrize("house", [MERCHANT, SHOP])
def test_the_merchants_own_trap_is_armed_every_night(house: int | None) -> None:
    town = den()
    stock(town, "mail", "helm", "sword")
    town.give(MERCHANT, "code", "code")
    town.give(THIEF, "rat")
    steal(town, house)
    steal(town, house, SECOND)
    town.draws.next = [1]
    town.to_day()
    assert town.dead == [SECOND]  # it has caught one, and the other needs no rat
    assert len(kinds(town, THIEF)) == 2
    assert "rat" in kinds(town, THIEF)
    town.to_night()
    steal(town, house)
    town.to_day()
    assert "rat" not in kinds(town, THIEF)
    town.to_night()
    steal(town, house)
    town.to_day()
    assert town.dead == [THIEF, SECOND]


@pytest.mark.rule("mafia", "item 47")
def test_a_spy_sees_the_merchants_trap_as_any_other() -> None:
    seen = []
    for merchant in (True, False):
        town = den()
        town.give(THIEF, "rat", "rat")
        if not merchant:
            town.state.trade.shop.merchant = None
            town.give(MERCHANT, "poisoned-trap", ready=True)
            town.give(MERCHANT, "poisoned-trap", ready=True)
            town.give(THIEF, "rat")
        spy(town, MERCHANT)
        town.to_day()
        seen.append(town.state.trade.spied[THIEF][MERCHANT].things)
    assert [(one.kind, one.ready) for one in seen[0]] == [("poisoned-trap", True)]
    assert seen[1] == ()


@pytest.mark.rule("mafia", "item 49", "item 51")
def test_traps_are_armed_and_put_away_by_anybody() -> None:
    town = den()
    trap = town.give(HOST, "trap")
    town.do(HOST, Ready(trap.number))
    town.do(HOST, Ready(trap.number, ready=False))
    steal(town, HOST)
    town.to_day()
    assert kinds(town, THIEF) == ["trap"]


# ── loot of assassins ───────────────────────────────────────────────────────────────────


def _assassin_kills(town: Town, whom: int) -> None:
    order = Order(1, Job.KILL, Customer.LONE, 11, whom, 5, ((11, 5),))
    town.state.guild.orders.append(order)


@pytest.mark.rule("mafia", "M44", "item 45", "M74")
def test_a_mage_who_is_the_assassin_takes_scrolls_alone() -> None:
    town = den()
    town.train(ASSASSIN, "mage")
    town.give(HOST, "silence", "sword", "mirror")
    _assassin_kills(town, HOST)
    town.to_day()
    assert town.dead == [HOST]
    assert kinds(town, ASSASSIN) == ["mirror", "silence"]
    assert kinds(town, HOST) == ["sword"]
    assert whispers(town, ASSASSIN) == ["loot"]


@pytest.mark.rule("mafia", "M44", "item 47", "M74")
@pytest.mark.parametrize("wants", [True, False])
def test_a_merchant_who_is_the_assassin_may_put_all_into_the_shop(wants: bool) -> None:
    town = den()
    town.person(MERCHANT).profession = None
    town.train(ASSASSIN, "merchant")
    town.state.trade.shop.merchant = ASSASSIN
    assert town.refused(MERCHANT, StockLoot()) == "not-for-you"
    town.give(HOST, "silence", "sword")
    town.give(HOST, "trap", ready=True)
    _assassin_kills(town, HOST)
    town.do(ASSASSIN, StockLoot())
    if not wants:
        town.do(ASSASSIN, StockLoot(stock=False))
    town.to_day()
    assert kinds(town, ASSASSIN) == []
    assert kinds(town, HOST) == ([] if wants else ["silence", "sword", "trap"])
    stocked = {item.kind for item in town.state.trade.shop.stock}
    assert stocked == ({"silence", "sword", "trap"} if wants else set())
    if wants:
        town.train(11, "knight")
        town.do(11, BidForThing("trap", 6))


@pytest.mark.rule("mafia", "M44", "item 44", "item 46", "item 48")
@pytest.mark.parametrize("profession", ["thief", "knight", "celebrity", ""])
def test_others_take_nothing_of_whom_they_kill(profession: str) -> None:
    town = den()
    if profession:
        town.train(ASSASSIN, profession)
    town.give(HOST, "silence", "sword")
    _assassin_kills(town, HOST)
    town.to_day()
    assert kinds(town, HOST) == ["silence", "sword"]


@pytest.mark.rule("mafia", "M44", "M74")
def test_an_assassin_who_dies_too_takes_nothing() -> None:
    town = den()
    town.train(ASSASSIN, "mage")
    town.give(HOST, "silence")
    town.person(HOST).bribed = True
    _assassin_kills(town, HOST)
    town.do(COMMISSAR, Check((Aim(HOST),)))
    town.to_day()
    assert town.dead == [COMMISSAR, ASSASSIN, HOST]
    assert kinds(town, HOST) == ["silence"]
