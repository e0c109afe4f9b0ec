"""The merchant: prices, income, closed days, artifacts, spells, own purchases."""

import pytest

from intriga.games.mafia.data.things import things
from intriga.games.mafia.game import game
from intriga.games.mafia.subjects.magic.casting import CastSpell
from intriga.games.mafia.subjects.market import shop
from intriga.games.mafia.subjects.market.buying import BidForThing, TakeBackBid
from intriga.games.mafia.subjects.market.stall import BuyOwn, CloseShop, SetPrices
from intriga.games.mafia.subjects.uses.using import UseThing
from intriga.kernel.questions.windows import Mark
from tests.games.mafia.rules.professions.stalls import BUYER, MERCHANT, OTHER, Stall


def _prices(town: Stall, *kinds: str) -> list[int]:
    return [shop.price(town.state, kind) for kind in kinds]


def _noon(town: Stall) -> None:
    """Half of the day's time is over."""
    window = game.windows(town.state)[0]
    assert window.marks == (Mark("noon", 50),)
    game.reach_mark(town.state, window, window.marks[0], town._step())
    assert game.windows(town.state)[0].marks == ()
    assert game.view(town.state, OTHER).market.noon


# ── prices ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 47", "M55")
def test_prices_are_published_at_dawn_and_stand_until_others_are_set() -> None:
    town = Stall("trap", "code")
    town.do(MERCHANT, SetPrices({"trap": 4}))
    assert _prices(town, "trap", "code") == [6, 11]
    town.next_day()
    assert _prices(town, "trap", "code") == [10, 11]
    town.to_night()
    town.do(MERCHANT, SetPrices({"code": 1, "trap": 0}))
    assert _prices(town, "trap", "code") == [10, 11]
    town.to_day()
    assert _prices(town, "trap", "code") == [6, 12]
    town.next_day()
    assert _prices(town, "trap", "code") == [6, 12]


@pytest.mark.rule("mafia", "item 47")
def test_no_price_is_below_the_nominal_one_and_none_is_set_by_others() -> None:
    town = Stall("trap")
    assert town.refused(BUYER, SetPrices({"trap": 1})) == "not-merchant"
    assert town.refused(MERCHANT, SetPrices({"nonsense": 1})) == "not-there"
    town.do(MERCHANT, SetPrices({"trap": 0}))
    town.next_day()
    assert _prices(town, "trap") == [6]


@pytest.mark.rule("mafia", "item 43", "item 47", "M40")
def test_the_merchant_keeps_what_is_above_the_nominal_price_and_1_exp_a_sale() -> None:
    town = Stall("trap", "trap", "code")
    town.do(MERCHANT, SetPrices({"trap": 4}))
    town.next_day()
    town.bid(BUYER, "trap", 10)
    town.bid(OTHER, "code", 11)
    town.to_night()
    assert town.coins(MERCHANT, BUYER, OTHER) == [54, 40, 39]
    assert town.heard(MERCHANT) == ["sold", "sold"]
    sold = [event.params for event in town.events if event.id == "mafia-sold"]
    assert [(one["price"], one["coins"]) for one in sold] == [(10, 4), (11, 0)]
    assert not any("who" in one or "by" in one for one in sold)
    town.kill(0, 1, 2, 3)
    town.to_day()
    assert town.awards(MERCHANT)["sale"] == 2


@pytest.mark.rule("mafia", "item 47", "M40")
def test_what_an_auction_brings_above_the_nominal_price_is_the_merchants() -> None:
    town = Stall("trap")
    town.bid(BUYER, "trap", 15)
    town.bid(OTHER, "trap", 14)
    town.to_night()
    assert town.coins(MERCHANT, BUYER, OTHER) == [59, 35, 50]


@pytest.mark.rule("mafia", "item 40", "M40", "M54")
def test_what_the_dead_pay_twice_burns() -> None:
    town = Stall("trap")
    town.do(MERCHANT, SetPrices({"trap": 4}))
    town.next_day()
    town.kill(BUYER)
    town.bid(BUYER, "trap", 10)
    town.to_night()
    assert town.coins(MERCHANT, BUYER) == [54, 30]


@pytest.mark.rule("mafia", "item 47", "M55")
def test_the_merchant_may_refuse_to_trade_for_a_day() -> None:
    town = Stall("trap")
    town.do(MERCHANT, CloseShop(True))
    town.bid(BUYER, "trap", 6)
    town.next_day()
    assert town.has(BUYER) == ["trap"]
    town.shop.stock += [town.give(MERCHANT, "trap")]
    town.person(MERCHANT).things = []
    assert game.view(town.state, OTHER).market.closed
    assert town.refused(BUYER, BidForThing("trap", 6)) == "shop-closed"
    assert town.refused(MERCHANT, BuyOwn("trap")) == "shop-closed"
    town.next_day()
    assert not game.view(town.state, OTHER).market.closed
    town.to_night()
    town.do(MERCHANT, CloseShop(True))
    town.do(MERCHANT, CloseShop(False))
    town.to_day()
    town.bid(BUYER, "trap", 6)
    assert town.refused(OTHER, CloseShop(True)) == "not-merchant"


# ── artifacts ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 47", "M40", "M57")
def test_a_lucky_coin_lowers_nominal_prices_by_2_today_and_tomorrow() -> None:
    town = Stall("trap", "trap", "trap", "code")
    coin = town.give(MERCHANT, "coin")
    town.do(MERCHANT, UseThing(coin.number))
    assert town.has(MERCHANT) == []
    assert _prices(town, "trap") == [6]  # published at dawn
    town.bid(BUYER, "trap", 6)
    town.to_night()
    assert town.coins(MERCHANT) == [52]
    town.to_day()
    assert _prices(town, "trap", "code") == [4, 9]
    town.bid(OTHER, "trap", 4)
    town.next_day()
    assert town.coins(MERCHANT, OTHER) == [52, 46]
    assert _prices(town, "trap", "code") == [6, 11]
    assert town.refused(OTHER, BidForThing("trap", 4)) == "price"


@pytest.mark.rule("mafia", "item 47", "M40", "M57")
def test_another_coin_makes_it_two_days_more_and_no_price_is_below_nothing() -> None:
    town = Stall("trap", "noise")
    for _ in range(2):
        town.do(MERCHANT, UseThing(town.give(MERCHANT, "coin").number))
    for _ in range(3):
        town.next_day()
        assert _prices(town, "trap", "noise") == [4, 1]
    town.next_day()
    assert _prices(town, "trap", "noise") == [6, 3]


@pytest.mark.rule("mafia", "item 47", "M40", "M57")
def test_a_cunning_contract_brings_the_whole_of_one_sale_that_with_most_of_nominal_price() -> None:
    town = Stall("trap", "code", "noise")
    contract = town.give(MERCHANT, "contract")
    town.do(MERCHANT, UseThing(contract.number))
    town.bid(BUYER, "trap", 6)
    town.bid(OTHER, "code", 11)
    town.to_night()
    assert town.coins(MERCHANT) == [61]
    town.to_day()
    town.bid(BUYER, "noise", 3)
    town.to_night()
    assert town.coins(MERCHANT) == [61]


@pytest.mark.rule("mafia", "item 47", "M57")
def test_two_cunning_contracts_take_the_two_dearest_sales() -> None:
    town = Stall("trap", "code", "noise")
    for _ in range(2):
        town.do(MERCHANT, UseThing(town.give(MERCHANT, "contract").number))
    town.bid(BUYER, "trap", 6)
    town.bid(OTHER, "code", 11)
    town.bid(BUYER, "noise", 3)
    town.to_night()
    assert town.coins(MERCHANT) == [50 + 11 + 6]


@pytest.mark.rule("mafia", "item 47", "M57")
def test_a_cunning_contract_waits_for_a_sale() -> None:
    town = Stall("trap")
    town.do(MERCHANT, UseThing(town.give(MERCHANT, "contract").number))
    town.next_day()
    town.bid(BUYER, "trap", 6)
    town.to_night()
    assert town.coins(MERCHANT) == [56]


@pytest.mark.rule("mafia", "item 47", "item 51")
def test_a_merchants_artifacts_are_for_merchants_and_by_day() -> None:
    town = Stall("trap")
    coin, mine = town.give(OTHER, "coin"), town.give(MERCHANT, "coin")
    assert town.refused(OTHER, UseThing(coin.number)) == "not-for-you"
    assert town.refused(MERCHANT, UseThing(coin.number)) == "no-thing"
    assert town.refused(MERCHANT, UseThing(mine.number, (OTHER,))) == "targets"
    trap = town.give(MERCHANT, "trap")
    assert town.refused(MERCHANT, UseThing(trap.number)) == "not-at-once"
    town.to_night()
    assert town.refused(MERCHANT, UseThing(mine.number)) == "by-day"


# ── spells ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 47", "M30", "M58")
def test_a_thing_is_created_at_night_and_for_sale_by_day() -> None:
    town = Stall()
    assert town.refused(MERCHANT, CastSpell("create-thing")) == "making"
    assert town.refused(MERCHANT, CastSpell("create-thing", making="nonsense")) == "making"
    town.do(MERCHANT, CastSpell("create-thing", making="trap"))
    assert town.person(MERCHANT).mana == 12
    assert town.in_shop() == []
    town.to_night()
    assert town.in_shop() == []
    town.to_day()
    assert town.in_shop() == ["trap"]
    assert town.heard(MERCHANT) == ["made"]
    town.bid(BUYER, "trap", 6)
    town.to_night()
    assert town.has(BUYER) == ["trap"]


@pytest.mark.rule("mafia", "item 47", "M58")
@pytest.mark.parametrize(("draw", "kind"), [(0, "plate"), (31, "potion"), (26, "noise")])
def test_a_random_thing_is_any_of_32(draw: int, kind: str) -> None:
    town = Stall()
    assert town.refused(MERCHANT, CastSpell("random-thing", making="trap")) == "makes-nothing"
    town.do(MERCHANT, CastSpell("random-thing"))
    assert town.person(MERCHANT).mana == 21
    town.to_night()
    town.draws.next = [draw]
    town.to_day()
    assert town.draws.made == ["mafia-draw-thing"]
    assert town.in_shop() == [kind]
    assert list(things())[draw] == kind


@pytest.mark.rule("mafia", "item 47")
def test_nothing_is_made_for_the_shop_of_the_dead() -> None:
    town = Stall("trap")
    town.do(MERCHANT, CastSpell("create-thing", making="trap"))
    town.accuse(MERCHANT, 0, 1, 2, 3)
    town.to_night()
    town.to_day()
    assert town.dead == [MERCHANT]
    assert town.in_shop() == []
    assert town.logged("N2")[-1].id == "mafia-log-made-in-vain"


# ── buying oneself ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 47", "M56")
def test_the_merchant_takes_what_nobody_wants_before_noon_and_pays_the_nominal_price() -> None:
    town = Stall("trap", "code")
    town.do(MERCHANT, SetPrices({"trap": 4}))
    town.next_day()
    assert town.refused(MERCHANT, BidForThing("trap", 10)) == "own-shop"
    town.do(MERCHANT, BuyOwn("trap"))
    assert town.coins(MERCHANT) == [40]
    _noon(town)
    town.bid(BUYER, "trap", 30)
    town.to_night()
    assert (town.has(MERCHANT), town.has(BUYER)) == (["trap"], [])
    assert town.coins(MERCHANT, BUYER) == [44, 50]
    assert "sold" not in town.heard(MERCHANT)
    assert not town.state.trade.tallies


@pytest.mark.rule("mafia", "item 47", "M56")
@pytest.mark.parametrize("stays", [True, False])
def test_what_somebody_wanted_at_noon_is_not_the_merchants(stays: bool) -> None:
    town = Stall("trap", "trap")
    town.bid(BUYER, "trap", 6)
    _noon(town)
    if not stays:
        town.do(BUYER, TakeBackBid("trap"))
    town.do(MERCHANT, BuyOwn("trap"))
    town.to_night()
    assert town.has(MERCHANT) == []
    assert town.has(BUYER) == (["trap"] if stays else [])
    assert town.coins(MERCHANT) == [50]


@pytest.mark.rule("mafia", "item 47", "M56")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_day_that_ends_before_noon_was_all_its_first_half(wanted: bool) -> None:
    town = Stall("trap")
    town.do(MERCHANT, BuyOwn("trap"))
    if wanted:
        town.bid(BUYER, "trap", 6)
    town.to_night()
    assert town.has(MERCHANT) == ([] if wanted else ["trap"])


@pytest.mark.rule("mafia", "item 47")
def test_others_bid_for_what_the_merchant_leaves() -> None:
    town = Stall("trap", "trap")
    town.do(MERCHANT, BuyOwn("trap"))
    _noon(town)
    town.bid(BUYER, "trap", 7)
    town.bid(OTHER, "trap", 8)
    town.to_night()
    assert [town.has(seat) for seat in (MERCHANT, BUYER, OTHER)] == [["trap"], [], ["trap"]]
    assert town.coins(MERCHANT, OTHER) == [46, 42]  # 6 paid, 2 earned


@pytest.mark.rule("mafia", "item 47", "M40", "M56")
def test_a_cunning_contract_is_not_spent_on_the_merchants_own_purchase() -> None:
    town = Stall("trap", "noise")
    town.do(MERCHANT, UseThing(town.give(MERCHANT, "contract").number))
    town.do(MERCHANT, BuyOwn("trap"))
    town.bid(BUYER, "noise", 3)
    town.to_night()
    assert town.coins(MERCHANT) == [47]
    assert town.shop.cunning == 0


@pytest.mark.rule("mafia", "item 47")
def test_the_merchant_too_buys_only_what_is_for_them() -> None:
    town = Stall("helm", "coin")
    assert town.refused(MERCHANT, BuyOwn("helm")) == "not-sold-to-you"
    assert town.refused(BUYER, BuyOwn("coin")) == "not-merchant"
    town.do(MERCHANT, BuyOwn("coin"))
    town.to_night()
    assert town.has(MERCHANT) == ["coin"]
