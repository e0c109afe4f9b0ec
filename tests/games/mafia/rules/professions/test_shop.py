"""Who buys what at what price, at nightfall; and thieves who sell."""

from random import Random

import pytest

from intriga.games.mafia.data.things import Profession, things
from intriga.games.mafia.game import game
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.subjects.market import shop
from intriga.games.mafia.subjects.market.buying import BidForThing, TakeBackBid
from intriga.games.mafia.subjects.market.loot import AnswerLoot, OfferLoot, SellLoot
from intriga.games.mafia.subjects.market.stall import SetPrices
from intriga.kernel.actors import PUBLIC, REFEREE
from intriga.lab.conformance import play
from tests.games.mafia.rules.professions.stalls import (
    ASSASSIN,
    BUYER,
    MERCHANT,
    OTHER,
    THIEF,
    THIRD,
    Stall,
)


def _view(town: Stall, viewer: int | str = PUBLIC) -> View:
    return game.view(town.state, viewer)


# ── where there is a shop ───────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 51", "M3")
@pytest.mark.parametrize("each", [0, 1, 3])
def test_at_the_start_there_are_so_many_of_each_of_32_kinds(each: int) -> None:
    match = play(game, 8, {"professions": "none", "stock": each}, "stock", 2)
    state: State = match.position.state
    kinds = [item.kind for item in state.trade.shop.stock]
    assert sorted(kinds) == sorted(kind for kind in things() for _ in range(each))
    assert len(things()) == 32


@pytest.mark.rule("mafia", "M3", "M59")
def test_without_a_merchant_the_host_sells_at_nominal_prices_unless_the_option_says_no() -> None:
    town = Stall("trap", merchant=None)
    town.bid(BUYER, "trap", 6)
    town.to_night()
    assert town.has(BUYER) == ["trap"]
    assert town.coins(BUYER) == [44]
    shut = Stall("trap", merchant=None, host_shop=False)
    assert shut.refused(BUYER, BidForThing("trap", 6)) == "shop-closed"
    assert _view(shut).market.closed


@pytest.mark.rule("mafia", "item 47", "M3", "M59")
def test_when_the_merchant_dies_the_stock_is_gone_for_good_and_offers_come_back() -> None:
    town = Stall("trap", "trap")
    town.bid(BUYER, "trap", 6)
    town.accuse(MERCHANT, 0, 1, 2, 3)
    town.to_night()
    assert town.dead == [MERCHANT]
    assert town.in_shop() == []
    assert town.coins(BUYER) == [50]
    town.to_day()
    assert town.refused(BUYER, BidForThing("trap", 6)) == "shop-closed"
    town.person(MERCHANT).grave = None
    assert town.refused(BUYER, BidForThing("trap", 6)) == "not-there"


@pytest.mark.rule("mafia", "item 42", "item 47", "M53")
def test_offers_end_with_the_match_and_nobody_keeps_the_stock() -> None:
    town = Stall("trap", "potion")
    town.bid(BUYER, "trap", 6)
    town.kill(0, 1, 2)
    town.accuse(3, 4, 7, 8, 9)
    town.to_night()
    outcome = game.outcome(town.state)
    assert outcome is not None
    assert town.coins(BUYER) == [50]
    assert outcome.ledger is not None
    assert not any(kept.things for kept in outcome.ledger)


# ── who may buy ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 44", "item 45", "item 46", "item 47", "item 48")
@pytest.mark.parametrize("kind", [kind for kind, one in things().items() if one.item <= 48])
def test_things_of_a_profession_are_sold_to_it_alone(kind: str) -> None:
    by_item = {44: "knight", 45: "mage", 46: "thief", 47: "merchant", 48: "celebrity"}
    owner = by_item[things()[kind].item]
    town = Stall(kind, merchant=None)
    for profession in Profession:
        town.person(BUYER).profession = profession
        bid = BidForThing(kind, 50)
        if profession == owner:
            assert game.check(town.state, BUYER, bid, 0) is None
        else:
            assert town.refused(BUYER, bid) == "not-sold-to-you"


@pytest.mark.rule("mafia", "item 49", "item 50")
def test_traps_and_codes_are_for_all_arrows_and_potions_for_those_who_shoot() -> None:
    town = Stall("noise", "trap", "poisoned-trap", "code", "arrow", "potion", merchant=None)
    for kind in ("noise", "trap", "poisoned-trap", "code"):
        for seat in range(len(town.state.people)):
            assert game.check(town.state, seat, BidForThing(kind, 12), 0) is None
    shooters = {0, 1, 2, 3, 4, ASSASSIN}
    for kind, also in (("arrow", set()), ("potion", {THIEF})):
        able = {
            seat
            for seat in range(len(town.state.people))
            if game.check(town.state, seat, BidForThing(kind, 20), 0) is None
        }
        assert able == shooters | also


@pytest.mark.rule("mafia", "item 40", "M54")
def test_the_dead_buy_for_twice_the_price() -> None:
    town = Stall("trap", "trap")
    town.kill(BUYER)
    town.person(BUYER).coins = 11
    assert town.refused(BUYER, BidForThing("trap", 6)) == "coins"
    town.person(BUYER).coins = 20
    town.bid(BUYER, "trap", 10)
    town.to_night()
    assert town.has(BUYER) == ["trap"]
    assert town.coins(BUYER) == [8]  # 20 put aside, twice the price of the day kept


@pytest.mark.rule("mafia", "item 47", "M53")
def test_offers_are_made_by_day_at_least_at_the_price_of_the_day() -> None:
    town = Stall("trap", "helm")
    assert town.refused(BUYER, BidForThing("trap", 5)) == "price"
    assert town.refused(BUYER, BidForThing("trap", 51)) == "coins"
    assert town.refused(BUYER, BidForThing("axe", 30)) == "not-there"
    assert town.refused(BUYER, BidForThing("nonsense", 30)) == "not-there"
    assert town.refused(BUYER, BidForThing("helm", 10)) == "not-sold-to-you"
    town.bid(BUYER, "trap", 6)
    assert town.refused(BUYER, BidForThing("trap", 7)) == "no-more"
    assert town.coins(BUYER) == [44]
    town.do(BUYER, TakeBackBid("trap"))
    assert town.coins(BUYER) == [50]
    assert town.refused(BUYER, TakeBackBid("trap")) == "no-bid"
    town.to_night()
    assert town.refused(BUYER, BidForThing("trap", 6)) == "by-day"


# ── the sale ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 47", "item 52", "M53")
def test_who_wants_what_is_there_pays_the_price_of_the_day_and_has_it_from_nightfall() -> None:
    town = Stall("trap", "trap", "code")
    town.bid(BUYER, "trap", 20)
    town.bid(OTHER, "trap", 6)
    assert town.has(BUYER) == []
    town.to_night()
    assert (town.has(BUYER), town.has(OTHER)) == (["trap"], ["trap"])
    assert town.coins(BUYER, OTHER) == [44, 44]
    assert town.in_shop() == ["code"]
    assert town.heard(BUYER) == ["bought"]


@pytest.mark.rule("mafia", "item 47", "M53")
def test_where_things_are_short_the_dearest_offers_win_and_pay_what_they_offered() -> None:
    town = Stall("trap", "trap")
    town.bid(BUYER, "trap", 7)
    town.bid(OTHER, "trap", 9)
    town.bid(THIRD, "trap", 8)
    town.to_night()
    assert [town.has(seat) for seat in (BUYER, OTHER, THIRD)] == [[], ["trap"], ["trap"]]
    assert town.coins(BUYER, OTHER, THIRD) == [50, 41, 42]
    assert town.heard(BUYER) == ["not-bought"]


@pytest.mark.rule("mafia", "item 47", "M53")
def test_of_equal_offers_the_earlier_wins_and_a_new_one_is_later() -> None:
    town = Stall("trap")
    town.bid(OTHER, "trap", 8)
    town.bid(BUYER, "trap", 8)
    town.to_night()
    assert (town.has(OTHER), town.has(BUYER)) == (["trap"], [])
    again = Stall("trap")
    again.bid(OTHER, "trap", 8)
    again.bid(BUYER, "trap", 8)
    again.do(OTHER, TakeBackBid("trap"))
    again.bid(OTHER, "trap", 8)
    again.to_night()
    assert (again.has(OTHER), again.has(BUYER)) == ([], ["trap"])


@pytest.mark.rule("mafia", "item 50")
def test_one_person_may_buy_several_of_a_kind() -> None:
    town = Stall("potion", "potion")
    town.bid(ASSASSIN, "potion", 20)
    town.bid(ASSASSIN, "potion", 21)
    assert town.refused(ASSASSIN, BidForThing("potion", 9)) == "no-more"
    town.to_night()
    assert town.has(ASSASSIN) == ["potion", "potion"]
    assert town.coins(ASSASSIN) == [10]


@pytest.mark.rule("mafia", "item 40", "item 47")
def test_who_is_hanged_on_the_day_of_their_offer_has_bought_at_the_price_of_the_living() -> None:
    town = Stall("trap")
    town.bid(BUYER, "trap", 9)
    town.accuse(BUYER, 0, 1, 2, 3)
    town.to_night()
    assert town.dead == [BUYER]
    assert (town.has(BUYER), town.coins(BUYER)) == (["trap"], [44])


@pytest.mark.rule("mafia", "item 52")
def test_what_several_pay_goes_to_one_and_what_is_left_to_the_last_who_gave() -> None:
    town = Stall("potion")
    for seat, coins in ((0, 12), (1, 20)):
        town.person(seat).coins -= coins
    number = shop.place(town.state, "potion", 32, {0: 12, 1: 20}, 0)
    assert number == 1
    town.to_night()
    assert town.has(0) == ["potion"]
    assert town.coins(0, 1) == [38, 42]  # 20 of 32: 12 come back to the second
    assert (town.heard(0), town.heard(1)) == (["bought"], ["helped-buy"])


@pytest.mark.rule("mafia", "item 52")
def test_what_several_offered_in_vain_goes_back_to_each() -> None:
    town = Stall("potion")
    for seat, coins in ((0, 12), (1, 10)):
        town.person(seat).coins -= coins
    shop.place(town.state, "potion", 22, {0: 12, 1: 10}, 0)
    town.bid(ASSASSIN, "potion", 23)
    town.to_night()
    assert town.has(0) == []
    assert town.has(ASSASSIN) == ["potion"]
    assert town.coins(0, 1, ASSASSIN) == [50, 50, 27]


@pytest.mark.rule("mafia", "item 52")
def test_what_others_gave_for_somebody_who_was_hanged_goes_back() -> None:
    town = Stall("arrow")
    town.person(BUYER).coins -= 9
    shop.place(town.state, "arrow", 9, {BUYER: 9}, 4)
    town.bid(ASSASSIN, "arrow", 8)
    town.accuse(4, 0, 1, 2, 3)
    town.to_night()
    assert town.dead == [4]
    assert (town.has(4), town.has(ASSASSIN)) == ([], ["arrow"])
    assert town.coins(BUYER, ASSASSIN) == [50, 42]


@pytest.mark.rule("mafia", "item 52")
def test_who_is_bought_for_without_paying_is_told_so() -> None:
    town = Stall("arrow")
    town.person(BUYER).coins -= 8
    shop.place(town.state, "arrow", 8, {BUYER: 8}, 4)
    town.to_night()
    assert town.has(4) == ["arrow"]
    assert (town.heard(4), town.heard(BUYER)) == (["bought-for-you"], ["helped-buy"])


@pytest.mark.rule("mafia", "item 47", "M53")
def test_others_see_what_lies_there_and_what_it_costs_and_no_offer() -> None:
    town = Stall("trap", "trap", "code")
    before = _view(town, OTHER)
    town.bid(BUYER, "trap", 6)
    assert _view(town, OTHER) == before
    assert _view(town, MERCHANT).stall == game.view(Stall("code").state, MERCHANT).stall
    shelves = [(one.kind, one.count, one.price) for one in _view(town).market.shelves]
    assert shelves == [("trap", 2, 6), ("code", 1, 11)]
    mine = _view(town, BUYER).market.offers
    assert [(one.kind, one.price, one.coins) for one in mine] == [("trap", 6, 6)]


@pytest.mark.rule("mafia", "item 47")
def test_the_number_of_a_thing_counts_only_what_its_owner_has_had() -> None:
    town = Stall("trap", "trap", "code")
    town.bid(OTHER, "trap", 6)
    town.bid(OTHER, "code", 11)
    town.bid(BUYER, "trap", 6)
    town.to_night()
    assert [item.number for item in town.person(OTHER).things] == [1, 2]
    assert [item.number for item in town.person(BUYER).things] == [1]
    town.person(OTHER).things.pop()
    town.shop.stock = [Item(town.state.number(), "trap")]
    town.to_day()
    town.bid(OTHER, "trap", 6)
    town.to_night()
    assert [item.number for item in town.person(OTHER).things] == [1, 3]


@pytest.mark.rule("mafia", "item 47")
def test_a_referee_reads_who_offers_what() -> None:
    town = Stall("trap")
    town.bid(BUYER, "trap", 7)
    told = [one for one in game.describe(_view(town, REFEREE)) if one.id == "mafia-secret-offer"]
    assert [(one.params["who"], one.params["price"]) for one in told] == [({"seat": BUYER}, 7)]
    for viewer in (PUBLIC, OTHER, MERCHANT):
        ids = [one.id for one in game.describe(_view(town, viewer))]
        assert "mafia-secret-offer" not in ids
        assert "mafia-shop-offer" not in ids


# ── stolen goods ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 46")
@pytest.mark.parametrize(("kind", "coins"), [("mail", 4), ("code", 5), ("noise", 1)])
def test_the_host_gives_half_of_the_nominal_price_rounded_down(kind: str, coins: int) -> None:
    town = Stall()
    item = town.steal(THIEF, kind)
    town.do(THIEF, SellLoot(item.number))
    assert (town.has(THIEF), town.coins(THIEF)) == ([], [50 + coins])
    assert town.in_shop() == []


@pytest.mark.rule("mafia", "item 46")
def test_only_stolen_things_are_sold_by_living_thieves_and_by_day() -> None:
    town = Stall()
    mine, stolen = town.give(THIEF, "trap"), town.steal(THIEF, "helm")
    assert town.refused(THIEF, SellLoot(mine.number)) == "not-stolen"
    assert town.refused(THIEF, OfferLoot(mine.number, 3)) == "not-stolen"
    assert town.refused(BUYER, SellLoot(stolen.number)) == "not-stolen"
    town.to_night()
    assert town.refused(THIEF, SellLoot(stolen.number)) == "by-day"
    town.to_day()
    town.kill(THIEF)
    assert town.refused(THIEF, SellLoot(stolen.number)) == "dead"


@pytest.mark.rule("mafia", "item 46", "M58")
def test_the_merchant_buys_at_any_price_and_sells_it_from_the_next_day() -> None:
    town = Stall("trap")
    item = town.steal(THIEF, "helm")
    events = town.do(THIEF, OfferLoot(item.number, 3))
    assert [event.id for event in events if MERCHANT in event.to] == ["mafia-loot-offered"]
    assert not any("who" in event.params for event in events)
    offer = _view(town, MERCHANT).stall.loot[0]  # type: ignore[union-attr]
    assert (offer.kind, offer.price) == ("helm", 3)
    town.do(MERCHANT, AnswerLoot(offer.number, yes=True))
    assert town.coins(THIEF, MERCHANT) == [53, 47]
    assert [one.kind for one in _view(town).market.shelves] == ["trap"]
    assert _view(town, MERCHANT).stall.coming == ["helm"]  # type: ignore[union-attr]
    town.train(BUYER, "knight")
    assert town.refused(BUYER, BidForThing("helm", 10)) == "not-there"
    town.next_day()
    assert [one.kind for one in _view(town).market.shelves] == ["helm", "trap"]
    town.bid(BUYER, "helm", 10)
    town.to_night()
    assert town.has(BUYER) == ["helm"]
    assert not town.person(BUYER).things[0].stolen


@pytest.mark.rule("mafia", "item 46")
def test_an_offer_of_loot_may_be_declined_outbid_or_sold_elsewhere_and_ends_at_nightfall() -> None:
    town = Stall()
    item = town.steal(THIEF, "helm")
    town.do(THIEF, OfferLoot(item.number, 3))
    town.do(THIEF, OfferLoot(item.number, 60))
    assert town.refused(MERCHANT, AnswerLoot(1, yes=True)) == "no-loot"
    assert town.refused(MERCHANT, AnswerLoot(2, yes=True)) == "coins"
    assert town.refused(BUYER, AnswerLoot(2, yes=True)) == "not-merchant"
    town.do(MERCHANT, AnswerLoot(2, yes=False))
    assert town.heard(THIEF) == ["loot-declined"]
    assert (town.has(THIEF), town.coins(THIEF, MERCHANT)) == (["helm"], [50, 50])
    town.do(THIEF, OfferLoot(item.number, 4))
    town.next_day()
    assert town.refused(MERCHANT, AnswerLoot(3, yes=True)) == "no-loot"
    town.do(THIEF, OfferLoot(item.number, 4))
    town.do(THIEF, SellLoot(item.number))
    assert town.refused(MERCHANT, AnswerLoot(4, yes=True)) == "no-loot"


@pytest.mark.rule("mafia", "item 46", "M59")
def test_without_a_merchant_there_is_only_the_host() -> None:
    town = Stall(merchant=None)
    item = town.steal(THIEF, "helm")
    assert town.refused(THIEF, OfferLoot(item.number, 3)) == "no-merchant"


# ── any sale ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 43", "item 47", "M40")
@pytest.mark.parametrize("seed", range(60))
def test_no_loser_offered_more_than_a_winner_and_every_coin_is_accounted_for(seed: int) -> None:
    rng = Random(f"sale {seed}")
    town = Stall(*["trap"] * rng.randint(1, 3), merchant=rng.choice((None, MERCHANT)))
    if town.shop.merchant is not None and rng.random() < 0.5:
        town.do(MERCHANT, SetPrices({"trap": rng.randint(1, 6)}))
        town.next_day()
    contracts = town.shop.cunning = rng.choice((0, 0, 0, 1, 2))
    least, there = shop.price(town.state, "trap"), len(town.in_shop())
    buyers = rng.sample([0, 1, 2, 3, BUYER, OTHER, THIRD], rng.randint(0, 6))
    offered = {seat: rng.randint(least, least + 8) for seat in buyers}
    for seat, coins in offered.items():
        town.bid(seat, "trap", coins)
    town.to_night()
    won = [seat for seat in buyers if town.has(seat) == ["trap"]]
    lost = [seat for seat in buyers if seat not in won]
    paid = {seat: 50 - town.coins(seat)[0] for seat in buyers}
    assert len(won) == min(there, len(buyers))
    assert all(offered[one] >= offered[other] for one in won for other in lost)
    assert all(paid[seat] == 0 for seat in lost)
    assert all(paid[seat] == (offered[seat] if lost else least) for seat in won)
    earned = town.coins(MERCHANT)[0] - 50
    burnt = 6 * len(won)
    if town.shop.merchant is None:
        assert earned == 0
    else:
        assert earned == sum(paid.values()) - burnt + 6 * min(contracts, len(won))
        assert town.shop.cunning == contracts - min(contracts, len(won))
        tally = town.state.trade.tallies.get(MERCHANT)
        assert (tally.sales if tally else 0) == len(won)
