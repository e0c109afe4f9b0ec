"""Prices (E8, E16–E20), auctions (E10–E14, E48) and the crisis (item 25), by hand from the text."""

import pytest

from intriga.games.economicus.state.position import Stage
from intriga.games.economicus.subjects import crisis, prices
from intriga.games.economicus.subjects.trade import lots, sales
from intriga.games.economicus.subjects.trade.bids import Bid, JoinAuction, LeaveAuction
from intriga.games.economicus.subjects.trade.first_word import OpenAuction, PassFirst
from intriga.games.economicus.subjects.trade.maxima import SetMaximum
from intriga.games.economicus.subjects.trade.sales import SellToMarket
from intriga.games.economicus.subjects.trade.staying_out import StayOut
from tests.games.economicus.world import (
    BANKS,
    ENERGY,
    INNOVATION,
    OIL,
    RETAIL,
    board,
    check,
    do,
    give,
    on_sale,
    step,
)


@pytest.mark.rule("economicus", "item 23", "E16")
def test_prices_fall_by_tenths_one_after_another() -> None:
    state = board()
    state.markets[RETAIL].price = 12
    seen = []
    for _ in range(4):
        prices.drop_tenths(state, RETAIL, 1, step())
        seen.append(state.markets[RETAIL].price)
    assert seen == [10, 9, 8, 7]
    state.markets[RETAIL].price = 1
    prices.drop_tenths(state, RETAIL, 3, step())
    assert state.markets[RETAIL].price == 1


@pytest.mark.rule("economicus", "item 21", "E10", "E11")
def test_bids_rise_and_the_winner_sets_the_price() -> None:
    state = on_sale()
    assert check(state, 1, Bid(8)), "nobody bids before the first word"
    do(state, 0, OpenAuction("private", 7), step())
    assert check(state, 1, Bid(7)), "a bid must be higher"
    do(state, 1, Bid(8), step())
    do(state, 0, Bid(9), step())
    do(state, 2, JoinAuction(), step())
    for who in (1, 2):
        do(state, who, LeaveAuction(), step())
    assert state.question is None
    assert [one.cash for one in state.players] == [20 - 9, 20 - 1, 20 - 1]
    assert (state.markets[RETAIL].price, state.players[0].of(RETAIL)) == (9, 1)
    assert state.markets[RETAIL].private == 4


@pytest.mark.rule("economicus", "item 21", "E13", "E14")
def test_nobody_buys_although_one_has_joined() -> None:
    state = on_sale(price=12)
    do(state, 0, PassFirst("private"), step())
    do(state, 0, JoinAuction(), step())  # who has passed may come back for a coin
    for who in (1, 2, 0):
        do(state, who, LeaveAuction(), step())
    assert state.markets[RETAIL].price == 10
    assert state.players[0].cash == 19


@pytest.mark.rule("economicus", "item 20", "O1")
def test_a_state_company_needs_a_quota_and_uses_it_up() -> None:
    state = on_sale(OIL)
    state.players[1].cards = ["O1", "O1"]
    assert check(state, 0, OpenAuction("state", 7))
    assert not check(state, 0, PassFirst("state"))
    do(state, 0, PassFirst("state"), step())
    assert check(state, 2, Bid(7))
    do(state, 1, Bid(7), step())
    for who in (0, 2):
        do(state, who, LeaveAuction(), step())
    assert (state.players[1].cards, state.players[1].of(OIL)) == (["O1"], 1)
    assert state.options_discard == {"O1": 1}


@pytest.mark.rule("economicus", "E11")
@pytest.mark.parametrize(
    ("first", "maxima", "winner", "price"),
    [
        (0, {1: 12, 2: 9}, 1, 10),
        (0, {1: 12}, 1, 7),
        (0, {2: 10, 1: 10}, 2, 10),
        (9, {1: 12}, 1, 10),
        (9, {1: 0}, 0, 9),
        (9, {1: 12, 0: 15}, 0, 13),
    ],
)
def test_sealed_maxima(first: int, maxima: dict[int, int], winner: int, price: int) -> None:
    state = on_sale(bidding="sealed")
    if first:
        do(state, 0, OpenAuction("private", first), step())
    else:
        do(state, 0, PassFirst("private"), step())
    for who, most in maxima.items():
        if most:
            assert not check(state, who, SetMaximum(most))
            do(state, who, SetMaximum(most), step())
        else:
            do(state, who, StayOut(), step())
    lot = lots.opened(state)
    assert lot is not None
    lots.hammer(state, lot, step())
    assert (state.players[winner].of(RETAIL), state.markets[RETAIL].price) == (1, price)
    assert state.players[winner].cash == 20 - price - (winner != 0)


@pytest.mark.rule("economicus", "item 23", "E17", "E48")
def test_the_market_pays_a_winner_no_more_than_before() -> None:
    state = on_sale(price=4)
    give(state, 0, RETAIL, 1)
    do(state, 0, OpenAuction("private", 15), step())
    for who in (1, 2):
        do(state, who, LeaveAuction(), step())
    state.stage = Stage.SALES
    assert sales.market_price(state, 0, RETAIL) == 4
    do(state, 0, SellToMarket(RETAIL), step())
    assert state.players[0].cash == 20 - 15 + 4
    assert check(state, 0, SellToMarket(RETAIL)), "the new one stays this turn"


@pytest.mark.rule("economicus", "item 25", "E1", "E8")
def test_a_crisis_comes_and_others_end() -> None:
    state = board()
    state.markets[BANKS].price, state.markets[ENERGY].price = 8, 6
    state.markets[ENERGY].crisis = 1
    state.markets[OIL].crisis = 3
    # 7 first: one more option, and strength 2; then 9, the banks.
    taken = step(
        {"crisis": [2, 3, 3, 4], "option": [0, 0], "black": [5], "blue": [5]},
    )
    crisis.strike(state, taken)
    assert (state.markets[BANKS].crisis, state.markets[BANKS].price) == (2, 8 - 3)
    assert (state.markets[ENERGY].crisis, state.markets[ENERGY].price) == (0, 6 + 3)
    assert state.markets[OIL].crisis == 2
    assert len(state.players[0].cards) == 2
    assert state.markets[INNOVATION].crisis == 0
