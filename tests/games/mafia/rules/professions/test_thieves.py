"""Thefts from houses and the shop, potions and the spy net, in whole nights."""

import msgspec
import pytest

from intriga.games.mafia.course import outcomes
from intriga.games.mafia.game import game
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.houses.potions import DrinkPotions
from intriga.games.mafia.subjects.houses.readying import Ready
from intriga.games.mafia.subjects.lives import dying
from intriga.games.mafia.subjects.market.buying import BidForThing
from intriga.games.mafia.subjects.thieves.staying import StayHome
from intriga.games.mafia.subjects.thieves.visits import Burgle, RobShop
from intriga.games.mafia.subjects.uses.using import UseThing
from intriga.kernel import PUBLIC, Step
from tests.games.mafia.rules.professions.den import (
    HOST,
    KNIGHT,
    MERCHANT,
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
from tests.games.mafia.world import Town

# ── who may go out, and where to ────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 46", "M67")
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
    steal(town, HOST)
    town.do(THIEF, StayHome())
    town.to_day()
    assert kinds(town, THIEF) == []
    assert whispers(town, THIEF) == []


@pytest.mark.rule("mafia", "item 46", "M68")
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
    dying.die(town.state, HOST, "armageddon", Step(1, 0, town.draws))
    town.to_day()
    assert whispers(town, THIEF) == ["thief-nothing"]
    assert kinds(town, HOST) == ["sword"]


# ── the shop ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 46", "item 47", "item 43", "M70")
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


@pytest.mark.rule("mafia", "item 46", "M3", "M70")
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


@pytest.mark.rule("mafia", "item 47", "M70")
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


@pytest.mark.rule("mafia", "item 47", "M60")
def test_nobody_sees_by_the_shelves_whether_a_thing_was_sold_or_stolen() -> None:
    seen = []
    for stolen in (True, False):
        town = den()
        stock(town, "sword", "trap")
        town.to_day()
        if not stolen:
            town.do(HOST, BidForThing("trap", 6))
        town.to_night()
        if stolen:
            town.give(THIEF, "rat")
            steal(town, SHOP, wanted="trap")
        at_night = game.view(town.state, 11).market
        town.to_day()
        seen.append((at_night, game.view(town.state, 11).market))
    assert seen[0] == seen[1]
    assert [[one.kind for one in view.shelves] for view in seen[0]] == [
        ["sword", "trap"],
        ["sword"],
    ]


@pytest.mark.rule("mafia", "item 46", "M35")
def test_a_thief_who_cannot_walk_does_not_go_out_whatever_was_planned() -> None:
    town = den()
    town.give(HOST, "sword")
    steal(town, HOST)
    town.person(THIEF).lame_until = town.state.turn
    town.to_day()
    assert kinds(town, THIEF) == []


# ── potions, the spy net ────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 50", "M43", "M68")
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
def test_a_net_tells_nothing_to_a_dead_thief() -> None:
    town = den()
    net = town.give(THIEF, "spies")
    town.do(THIEF, UseThing(net.number, (0, 1, 2, 3, SECOND, HOST)))
    town.kill(THIEF)
    town.give(1, "arrow")
    town.to_day()
    assert whispers(town, THIEF) == []


@pytest.mark.rule("mafia", "M30", "item 50")
def test_one_espionage_a_night_whatever_was_drunk() -> None:
    town = den()
    town.give(THIEF, "potion")
    town.do(THIEF, DrinkPotions(1))
    spy(town, HOST)
    assert town.refused(THIEF, Burgle(KNIGHT, spy=True, visit=2)) == "one-spell"
    town.do(THIEF, Burgle(KNIGHT, spy=True))
    town.do(THIEF, Burgle(HOST, visit=2))
    town.to_day()
    assert whispers(town, THIEF) == ["thief-spied-nothing", "thief-nothing"]


@pytest.mark.rule("mafia", "M39")
def test_where_fewer_than_six_others_live_a_net_watches_them_all() -> None:
    town = den()
    net = town.give(THIEF, "spies")
    town.kill(0, 2, 3, 4, 5, 8, 9, 11, 12)
    others = tuple(one for one in town.state.living() if one != THIEF)
    assert len(others) == 4
    assert town.refused(THIEF, UseThing(net.number, others[:3])) == "targets"
    town.do(THIEF, UseThing(net.number, others))


# ── after death ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 46", "item 5")
def test_a_dead_thief_is_known_as_one_after_a_day() -> None:
    town = den()
    town.do(0, Shoot((Aim(THIEF),)))
    events = town.to_day()
    dawn = next(event for event in events if event.id == "mafia-dawn")
    assert dawn.params["dead"][0]["profession"] == {"msg": "mafia-profession-none"}
    shown = []
    for _ in range(2):
        shown.append(game.view(town.state, HOST).people[THIEF].profession)
        town.to_night()
        shown.append(game.view(town.state, HOST).people[THIEF].profession)
        town.to_day()
    assert shown == ["", "", "thief", "thief"]


@pytest.mark.rule("mafia", "item 46")
def test_a_dead_thief_neither_goes_out_nor_hides() -> None:
    """Whoever dies of a spell of this night stays where they are."""
    for hides in (True, False):
        town = den()
        town.give(HOST, "sword")
        town.give(THIEF, "hideout")
        if hides:
            town.do(THIEF, StayHome(hide=True))
        else:
            steal(town, HOST)
        dying.die(town.state, THIEF, "armageddon", Step(1, 0, town.draws))
        town.to_day()
        assert kinds(town, THIEF) == ["hideout"]
        assert kinds(town, HOST) == ["sword"]


@pytest.mark.rule("mafia", "item 5", "item 46")
def test_what_a_thief_does_is_in_nobody_elses_view() -> None:
    """Neither the order nor what came of it reaches a byte of anybody but thief and host."""
    seen = []
    for goes in (True, False):
        town = den()
        town.give(HOST, "sword")
        town.give(KNIGHT, "trap", ready=True)
        if goes:
            steal(town, HOST)
            spy(town, KNIGHT, SECOND)
        concerned = (THIEF, SECOND, HOST, KNIGHT)
        others = [who for who in range(14) if who not in concerned]
        before = [msgspec.json.encode(game.view(town.state, who)) for who in others]
        events = [event for event in town.to_day() if event.to == PUBLIC]
        after = [msgspec.json.encode(game.view(town.state, who)) for who in others]
        seen.append((before, events, after))
    assert seen[0] == seen[1]
