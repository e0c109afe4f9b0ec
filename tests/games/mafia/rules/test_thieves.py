"""Thefts, espionage and hiding, in whole nights."""

import pytest

from intriga.games.mafia.acts.clans import Shoot
from intriga.games.mafia.acts.day import Accuse
from intriga.games.mafia.acts.night import (
    Burgle,
    CastSpell,
    DrinkPotions,
    GuardHouse,
    Ready,
    RobShop,
    StayHome,
    UseThing,
)
from intriga.games.mafia.acts.watch import Check
from intriga.games.mafia.contract import game
from intriga.games.mafia.rules import dying, outcomes
from intriga.games.mafia.state import Aim, Cast, Effect
from intriga.games.mafia.trade import Peek, Sight
from intriga.kernel import PUBLIC
from tests.games.mafia.rules.den import (
    COMMISSAR,
    HOST,
    KNIGHT,
    MERCHANT,
    NECROMANCER,
    SECOND,
    SHOP,
    THIEF,
    TOWN,
    den,
    kinds,
    spy,
    steal,
    stock,
    whispers,
)
from tests.games.mafia.rules.town import Town

# ── who may go out, and where to ────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 46")
def test_thieves_go_out_from_the_second_night_on_and_only_they() -> None:
    town = Town(TOWN)
    town.train(THIEF, "thief")
    for act in (Burgle(HOST), Burgle(HOST, spy=True), RobShop()):
        assert town.refused(THIEF, act) == "first-night"
        assert town.refused(HOST, act) == "not-thief"
    town.to_day()
    assert town.refused(THIEF, Burgle(HOST)) == "by-night"
    town.to_night()
    town.do(THIEF, Burgle(HOST))
    town.do(THIEF, RobShop())
    assert town.refused(THIEF, Burgle(THIEF)) == "living-other"
    town.kill(HOST)
    assert town.refused(THIEF, Burgle(HOST)) == "living-other"
    town.kill(THIEF)
    assert town.refused(THIEF, Burgle(7)) == "dead"


@pytest.mark.rule("mafia", "item 46", "item 43")
def test_a_theft_brings_a_thing_and_one_exp_at_the_end() -> None:
    town = den()
    town.give(HOST, "sword")
    steal(town, HOST)
    town.to_day()
    assert kinds(town, THIEF) == ["sword"]
    assert kinds(town, HOST) == []
    assert town.person(THIEF).things[0].stolen
    assert whispers(town, THIEF) == ["thief-stole"]
    assert whispers(town, HOST) == ["house-robbed"]
    outcomes.end(town.state, "nobody", (), town._step())
    assert town.awards(THIEF)["theft"] == 1


@pytest.mark.rule("mafia", "M36")
def test_what_is_worn_or_armed_stays_and_nothing_brings_no_exp() -> None:
    town = den()
    town.give(HOST, "code", ready=True)
    steal(town, HOST)
    town.to_day()
    assert kinds(town, HOST) == ["code"]
    assert whispers(town, THIEF) == ["thief-nothing"]
    assert whispers(town, HOST) == []
    assert town.state.trade.tallies == {}


@pytest.mark.rule("mafia", "M36")
def test_chance_decides_among_what_lies_there() -> None:
    for draw, taken in ((0, "mail"), (1, "sword")):
        town = den()
        town.give(HOST, "mail")
        town.give(HOST, "code", ready=True)
        town.give(HOST, "sword")
        steal(town, HOST)
        town.draws.next = [draw]
        town.to_day()
        assert town.draws.made == ["mafia-draw-stolen"]
        assert kinds(town, THIEF) == [taken]


@pytest.mark.rule("mafia", "M36", "item 46")
def test_a_stolen_thing_is_used_only_by_whom_it_is_for() -> None:
    town = den()
    town.give(HOST, "mail", "trap")
    steal(town, HOST, wanted="")
    steal(town, HOST, SECOND)
    town.to_day()
    refused = {}
    for who in (THIEF, SECOND):
        item = town.person(who).things[0]
        refusal = game.check(town.state, who, Ready(item.number), 0)
        refused[item.kind] = refusal.id if refusal else ""
    assert refused == {"mail": "mafia-refused-not-for-you", "trap": ""}


@pytest.mark.rule("mafia", "item 46")
def test_the_last_order_counts_and_a_thief_may_stay_at_home() -> None:
    town = den()
    town.give(HOST, "sword")
    town.give(KNIGHT, "mail")
    steal(town, HOST)
    steal(town, KNIGHT)
    town.to_day()
    assert kinds(town, THIEF) == ["mail"]
    town = den()
    town.give(HOST, "sword")
    assert town.refused(THIEF, StayHome()) == "as-it-is"
    steal(town, HOST)
    town.do(THIEF, StayHome())
    town.to_day()
    assert kinds(town, THIEF) == []
    assert whispers(town, THIEF) == []


@pytest.mark.rule("mafia", "item 46")
def test_two_thieves_in_one_house_act_in_an_order_that_is_drawn() -> None:
    for draw, first in ((0, THIEF), (1, SECOND)):
        town = den()
        town.give(HOST, "sword")
        steal(town, HOST, THIEF)
        steal(town, HOST, SECOND)
        town.draws.next = [draw]
        town.to_day()
        other = THIEF + SECOND - first
        assert town.draws.made == ["mafia-draw-thieves"]
        assert kinds(town, first) == ["sword"]
        assert whispers(town, first) == ["thief-stole"]
        assert whispers(town, other) == ["thief-nothing"]


@pytest.mark.rule("mafia", "item 46")
def test_thieves_steal_from_thieves() -> None:
    town = den()
    town.give(SECOND, "rat")
    steal(town, SECOND)
    town.to_day()
    assert kinds(town, THIEF) == ["rat"]


@pytest.mark.rule("mafia", "M36", "M44")
def test_the_dead_keep_their_things() -> None:
    town = den()
    town.give(HOST, "sword")
    steal(town, HOST)
    dying.die(town.state, HOST, "armageddon")
    town.to_day()
    assert whispers(town, THIEF) == ["thief-nothing"]
    assert kinds(town, HOST) == ["sword"]


# ── the shop ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 46", "item 47", "item 43")
def test_the_shop_is_robbed_by_choice_and_the_merchant_pays_for_it() -> None:
    town = den()
    stock(town, "mail", "sword", "helm")
    town.give(THIEF, "rat")
    steal(town, SHOP, wanted="sword")
    assert town.refused(THIEF, RobShop("axe")) == "not-in-shop"
    town.to_day()
    assert kinds(town, THIEF) == ["sword"]
    assert [item.kind for item in town.state.trade.shop.stock] == ["mail", "helm"]
    assert whispers(town, MERCHANT) == ["house-disarmed", "shop-robbed"]
    outcomes.end(town.state, "nobody", (), town._step())
    assert town.awards(THIEF)["theft"] == 1
    assert town.awards(MERCHANT)["theft-from-shop"] == -2


@pytest.mark.rule("mafia", "item 46", "M3")
def test_the_hosts_shop_has_nobody_who_guards_it() -> None:
    town = den()
    town.state.trade.shop.merchant = None
    town.person(MERCHANT).profession = None
    stock(town, "mail", "sword")
    steal(town, SHOP, wanted="sword")
    steal(town, SHOP, SECOND, wanted="sword")
    town.draws.next = [1, 0]
    town.to_day()
    assert kinds(town, SECOND) == ["sword"]
    assert kinds(town, THIEF) == ["mail"]  # what they wanted was gone
    town.to_night()
    town.state.options = game.Options(host_shop=False)
    assert town.refused(THIEF, RobShop()) == "no-shop"


@pytest.mark.rule("mafia", "item 47")
def test_nobody_but_the_merchant_and_the_thief_hears_of_it() -> None:
    town = den()
    stock(town, "sword")
    town.give(THIEF, "rat")
    steal(town, SHOP)
    events = town.to_day()
    assert {event.id for event in events if event.to == PUBLIC} == {
        "mafia-dawn-quiet",
        "mafia-day",
    }
    assert [who for who in range(14) if whispers(town, who)] == [THIEF, MERCHANT]
    robbed = [event for event in town.events if event.to == (THIEF,)]
    assert str(MERCHANT) not in str([event.params for event in robbed])


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


@pytest.mark.rule("mafia", "item 44")
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


@pytest.mark.rule("mafia", "item 44")
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


@pytest.mark.rule("mafia", "item 44")
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


# ── the stiletto, the hideout ───────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "M37", "M44")
def test_a_stiletto_kills_a_thief_whose_things_are_the_hosts() -> None:
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    town.give(SECOND, "helm")
    town.give(THIEF, "tools", "mail")
    steal(town, SECOND)
    town.to_day()
    assert town.dead == [THIEF]
    assert kinds(town, SECOND) == ["helm", "mail", "tools"]
    assert kinds(town, THIEF) == []
    assert whispers(town, SECOND) == ["house-stiletto", "loot"]
    assert not any(item.stolen for item in town.person(SECOND).things)


@pytest.mark.rule("mafia", "M37")
@pytest.mark.parametrize("out", [True, False])
def test_a_stiletto_strikes_the_first_shooter_only_if_the_thief_rests(out: bool) -> None:
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    if out:
        steal(town, HOST, SECOND)
    town.do(0, Shoot((Aim(SECOND),)))
    town.to_day()
    assert town.dead == ([SECOND] if out else [1])
    assert ("stiletto" in kinds(town, SECOND)) is out


@pytest.mark.rule("mafia", "M37")
def test_a_stiletto_strikes_one_visitor_the_second_kills() -> None:
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    town.do(0, Shoot((Aim(SECOND),)))
    town.do(2, Shoot((Aim(SECOND),)))
    town.to_day()
    assert town.dead == [1, SECOND]
    assert kinds(town, SECOND) == []  # who is dead takes nothing
    assert town.heard(2)[0] == "dead"


@pytest.mark.rule("mafia", "M37")
def test_a_stiletto_kills_the_commissar_who_only_checks() -> None:
    town = den()
    town.give(SECOND, "stiletto", ready=True)
    town.do(COMMISSAR, Check((Aim(SECOND),)))
    town.to_day()
    assert town.dead == [COMMISSAR]
    assert "miss" in town.heard(COMMISSAR)


@pytest.mark.rule("mafia", "M37", "F2")
def test_a_stiletto_met_by_a_thief_is_not_there_for_a_shooter() -> None:
    """And a thief whom it kills does not shoot for their clan."""
    town = den("MMYYCAHHHHHHNH")
    town.train(0, "thief")
    town.state.clans[next(iter(town.state.clans))].roster = [0]
    town.give(SECOND, "stiletto", ready=True)
    duty = next(iter(town.state.clans.values())).roster
    assert duty == [0]
    steal(town, SECOND, 0)
    town.do(0, Shoot((Aim(HOST),)))
    town.do(2, Shoot((Aim(SECOND),)))
    town.to_day()
    assert town.dead == [0, SECOND]


@pytest.mark.rule("mafia", "item 46")
def test_in_a_hideout_nobody_finds_a_thief_and_the_next_vote_is_void() -> None:
    town = den()
    town.give(THIEF, "sword")
    assert town.refused(THIEF, StayHome(hide=True)) == "no-hideout"
    town.give(THIEF, "hideout")
    steal(town, HOST)
    town.do(THIEF, StayHome(hide=True))
    town.do(0, Shoot((Aim(THIEF),)))
    town.do(COMMISSAR, Check((Aim(THIEF),)))
    steal(town, THIEF, SECOND)
    town.to_day()
    assert town.dead == []
    assert kinds(town, THIEF) == ["sword"]
    assert whispers(town, SECOND) == ["thief-nothing"]
    assert "alive" in town.heard(0)
    town.do(THIEF, Accuse(0))
    town.do(HOST, Accuse(1))
    town.to_night()
    assert town.dead == [1]
    town.do(0, Shoot((Aim(THIEF),)))
    town.to_day()
    assert THIEF in town.dead


# ── caught red-handed ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "M18", "item 46")
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


@pytest.mark.rule("mafia", "M18", "item 47")
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


# ── a thief who is the necromancer ──────────────────────────────────────────────────────


def _charged() -> Town:
    town = den()
    town.train(NECROMANCER, "thief")
    town.person(NECROMANCER).mana = 70
    return town


@pytest.mark.rule("mafia", "M38", "item 16")
def test_a_shield_saves_a_thief_from_madness_and_a_stiletto_and_drains() -> None:
    for host in (KNIGHT, SECOND):
        town = _charged()
        town.give(host, "code")
        if host == KNIGHT:
            town.do(KNIGHT, CastSpell("madness"))
        else:
            town.give(SECOND, "stiletto", ready=True)
        steal(town, host, NECROMANCER)
        town.to_day()
        assert town.dead == []
        assert town.person(NECROMANCER).mana == 10
        assert town.person(host).exp == 25
        assert town.person(NECROMANCER).exp == 33
        assert "drained" in town.heard(host)
        assert whispers(town, NECROMANCER) == ["thief-shielded"]
        assert kinds(town, host) == ["code"]


@pytest.mark.rule("mafia", "M38")
def test_no_shield_helps_against_a_poisoned_trap_or_an_axe() -> None:
    for kind, host in (("poisoned-trap", HOST), ("axe", KNIGHT)):
        town = _charged()
        town.give(host, kind, ready=True)
        steal(town, host, NECROMANCER)
        town.to_day()
        assert town.dead == [NECROMANCER]


# ── potions, the spy net ────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 50", "M43")
def test_potions_give_a_thief_more_visits_and_two_kill() -> None:
    town = den()
    stock(town, "helm")
    town.give(MERCHANT, "trap")
    town.give(HOST, "sword")
    town.give(KNIGHT, "mail")
    town.give(THIEF, "potion", "potion", "rat")
    steal(town, HOST)
    assert town.refused(THIEF, Burgle(KNIGHT, visit=2)) == "one-visit"
    town.do(THIEF, DrinkPotions(2))
    assert town.refused(THIEF, Burgle(KNIGHT, visit=3)) == "one-visit"
    steal(town, KNIGHT, visit=2)
    assert town.refused(THIEF, Burgle(HOST, visit=3)) == "two-houses"
    steal(town, SHOP, visit=3)
    assert town.refused(THIEF, RobShop(visit=2)) == "two-houses"
    town.to_day()
    assert town.dead == [THIEF]
    assert kinds(town, THIEF) == ["helm", "mail", "sword"]
    assert town.state.trade.tallies[THIEF].thefts == 3


@pytest.mark.rule("mafia", "item 50")
def test_visits_are_as_many_as_potions_are_drunk() -> None:
    town = den()
    town.give(HOST, "sword")
    town.give(KNIGHT, "mail")
    town.give(THIEF, "potion")
    town.do(THIEF, DrinkPotions(1))
    steal(town, HOST)
    steal(town, KNIGHT, visit=2)
    town.do(THIEF, DrinkPotions(0))
    town.to_day()
    assert kinds(town, THIEF) == ["potion", "sword"]


@pytest.mark.rule("mafia", "M39", "item 46")
def test_a_spy_net_tells_who_has_something_new_and_not_what() -> None:
    town = den()
    town.give(THIEF, "spies")
    town.give(HOST, "sword")
    net = town.person(THIEF).has("spies")
    assert net is not None
    watched = (0, 1, 2, 3, SECOND, HOST)
    assert town.refused(THIEF, UseThing(net.number, watched[:5])) == "targets"
    assert town.refused(THIEF, UseThing(net.number, (*watched[:5], THIEF))) == "living-other"
    town.do(THIEF, UseThing(net.number, watched))
    assert kinds(town, THIEF) == []
    steal(town, HOST, SECOND)
    town.to_day()
    told = [event for event in town.events if event.id == "mafia-net-tells"]
    assert [(event.to, event.params) for event in told] == [
        ((THIEF,), {"whom": [{"seat": SECOND}]})
    ]
    town.give(1, "arrow")
    town.to_night()
    told = [event for event in town.events if event.id == "mafia-net-tells"]
    assert [event.params for event in told] == [{"whom": [{"seat": 1}]}]
    town.to_day()
    assert whispers(town, THIEF) == []
    view = game.view(town.state, THIEF).den
    assert view is not None
    assert view.nets == [watched]


@pytest.mark.rule("mafia", "M39")
def test_where_fewer_than_six_others_live_a_net_watches_them_all() -> None:
    town = den()
    net = town.give(THIEF, "spies")
    town.kill(0, 2, 3, 4, 5, 8, 9, 11, 12)
    others = tuple(one for one in town.state.living() if one != THIEF)
    assert len(others) == 4
    assert town.refused(THIEF, UseThing(net.number, others[:3])) == "targets"
    town.do(THIEF, UseThing(net.number, others))
