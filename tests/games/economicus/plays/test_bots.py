"""The Director: whole matches without a refusal, and what it does in positions made by hand."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from intriga.games.economicus.bot.director import Director
from intriga.games.economicus.bot.worth import Worth
from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import Market, Stage, State
from intriga.games.economicus.state.questions import (
    Auction,
    Insolvency,
    Investigation,
    Play,
    Proposal,
    Surrendering,
)
from intriga.games.economicus.subjects import asking, lookup, money
from intriga.games.economicus.subjects.cards.crime import Inspector
from intriga.games.economicus.subjects.cards.effects.tender import BidTender
from intriga.games.economicus.subjects.trade.bids import Bid
from intriga.games.economicus.subjects.trade.first_word import OpenAuction
from intriga.games.economicus.subjects.trade.maxima import SetMaximum
from intriga.kernel.observe import Observation, Offer
from tests.games.economicus.plays.matches import driver, played
from tests.games.economicus.world import (
    AUTO,
    BANKS,
    BUILDING,
    FARMS,
    FIRST_BOARD,
    RETAIL,
    TELECOM,
    board,
    give,
)

BIDS: dict[type, str] = {
    OpenAuction: "bid",
    Bid: "amount",
    SetMaximum: "amount",
    BidTender: "amount",
}


def answer(state: State, seat: int) -> dict[str, Any] | None:
    """What the Director of this seat does here."""
    seen = Observation(0, game.view(state, seat), (), (), (), (), None)
    return Director().act(seen, Offer(game, state, seat), Random(0))


# ── whole matches ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (8, {}),
        (8, {"bidding": "sealed"}),
        (3, {"bidding": "sealed", "pump_barred": False, "safe_journalists": False}),
        (4, {"tokens": True, "fair_prices": False, "gifts": True, "cards_traded": True}),
        (6, {"chips": 6, "goal": 14, "years": 5}),
    ],
)
def test_matches_end_and_nothing_is_refused(seats: int, options: dict[str, Any]) -> None:
    for number in range(2):
        match = driver(number, ("director",) * seats, **options)
        *_, last = match
        assert last.position.outcome is not None
        assert match.refusals == 0


@pytest.mark.rule("economicus", "E12", "item 27")
@pytest.mark.parametrize("bidding", ["open", "sealed"])
def test_no_bid_is_above_cash_and_credit(bidding: str) -> None:
    """Nor does it leave less than two millions of both for the next bad roll."""
    seen: Counter[type] = Counter()
    for number in range(6):
        before: State | None = None
        for advance in driver(number, ("director",) * 4, bidding=bidding):
            kind, by = type(advance.act), advance.entry.by
            if before is not None and kind in BIDS and isinstance(by, int):
                one = before.players[by]
                credit = max(0, 5 * one.companies - one.loan)
                spare = 0 if kind is BidTender else 2
                amount = getattr(advance.act, BIDS[kind])
                assert amount <= one.cash + one.deposit + credit - spare, advance.entry
                seen[kind] += 1
            before = advance.position.state
    assert {OpenAuction, Bid if bidding == "open" else SetMaximum} <= seen.keys()


@pytest.mark.rule("economicus", "item 12")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_each_places_two_private_companies_and_keeps_the_quota(seats: int) -> None:
    for advance in driver(0, ("director",) * seats, board=FIRST_BOARD):
        state = advance.position.state
        if state.year:
            break
    assert [one.companies for one in state.players] == [2] * seats
    assert all(sum(card == "O1" for card in one.cards) >= 1 for one in state.players)


@pytest.mark.thorough
def test_it_beats_three_random_players() -> None:
    won = 0
    for number in range(24):
        bots = ["random"] * 4
        bots[number % 4] = "director"
        won += number % 4 in played(number, bots).winners
    assert won >= 20


# ── positions ───────────────────────────────────────────────────────────────────────────


def crime(hand: list[str]) -> State:
    """A crime of player 0 in the first year; player 1 holds this hand and little money."""
    state = board()
    state.players[1].cards = hand
    asking.ask(state, Investigation(Play("O10", 0, AUTO, seat=2), [1, 2]))
    return state


@pytest.mark.rule("economicus", "item 36", "E34")
def test_it_investigates_with_a_card_and_not_at_any_price() -> None:
    decks = lookup.printed(board()).decks
    card = next(one.id for one in decks.cards if any(isinstance(e, Inspector) for e in one.effects))
    assert answer(crime([card]), 1) == {"type": "investigate", "how": "card"}
    assert answer(crime([]), 1) == {"type": "investigate", "how": "no"}, "a star is worth less"


def rich_and_poor() -> State:
    """Player 0 leads in two sectors, by one company and by two: the third of Telecom is missed
    least. Nothing is left to borrow."""
    state = board(year=3)
    give(state, 0, RETAIL, 2)
    give(state, 0, TELECOM, 3)
    give(state, 1, RETAIL, 1)
    give(state, 1, TELECOM, 1)
    for number in (RETAIL, TELECOM):
        state.markets[number].price = 6
    one = state.players[0]
    state.bank += one.cash
    one.cash, one.loan = 0, 25
    return state


@pytest.mark.rule("economicus", "item 29")
def test_the_insolvent_sells_what_is_missed_least() -> None:
    state = rich_and_poor()
    money.charge(state, 0, 3, "cards")
    asking.ask(state, Insolvency(0))
    assert answer(state, 0) == {"type": "sell-to-market", "sector": TELECOM, "chip": "plain"}


@pytest.mark.rule("economicus", "item 27", "item 29")
def test_the_insolvent_borrows_before_it_sells() -> None:
    state = rich_and_poor()
    state.players[0].loan = 10
    money.charge(state, 0, 3, "cards")
    asking.ask(state, Insolvency(0))
    assert answer(state, 0) == {"type": "borrow", "amount": 5}


def test_the_state_gets_what_is_missed_least() -> None:
    state = rich_and_poor()
    asking.ask(state, Surrendering(0, 5))
    given = answer(state, 0)
    assert given is not None
    assert (given["type"], given["sector"]) == ("surrender", TELECOM)


@pytest.mark.rule("economicus", "item 2", "item 4")
def test_it_buys_a_first_company_where_it_is_cheap_and_not_the_last() -> None:
    """The first is a star; the last makes a monopoly, which takes three away."""
    state = rich_and_poor()
    give(state, 2, FARMS, 1)
    state.markets[FARMS].price, state.sector, state.stage = 6, FARMS, Stage.SALES
    asking.ask(state, Proposal(2, [1], FARMS, 1, 0, 0, 6))
    assert answer(state, 1) == {"type": "answer-proposal", "answer": "yes"}
    give(state, 1, FARMS, lookup.sector(state, FARMS).companies - 1)
    assert answer(state, 1) == {"type": "answer-proposal", "answer": "no"}


@pytest.mark.rule("economicus", "E11")
def test_a_sealed_maximum_is_the_same_whatever_others_have_answered() -> None:
    """It tells what a company is worth to it, and stays out where that is less than the price."""
    state = board(bidding="sealed")
    state.sector, state.stage = BUILDING, Stage.AUCTION
    state.markets[BUILDING].price = 5
    lot = Auction(BUILDING, 5, 0, kind="private", worded=True, spoken=5, joined=[0])
    asking.ask(state, lot)
    first = answer(state, 1)
    assert first is not None
    assert first["type"] == "set-maximum"
    assert 5 < first["amount"] <= 18
    lot.maxima[2] = 9
    assert answer(state, 1) == first
    lot.spoken = first["amount"] + 1
    assert answer(state, 1) == {"type": "stay-out"}


# ── what a quota is worth ───────────────────────────────────────────────────────────────


def up_for_sale(price: int, *, stars: int = 0) -> State:
    """A company of the state in Banks is for sale. Player 0, who has the first word, has a quota
    and money enough; player 1 has these stars, and 10 win."""
    state = board(year=3)
    for one in state.players:
        one.cash, one.cards = 40, ["O1"]
    state.goal, state.players[1].stars = 10, stars
    state.markets[BANKS] = Market(0, lookup.sector(state, BANKS).companies, price)
    state.sector, state.stage = BANKS, Stage.AUCTION
    asking.ask(state, Auction(BANKS, price, 0))
    return state


@pytest.mark.rule("economicus", "item 3", "item 20")
def test_a_quota_is_kept_for_advantage() -> None:
    state = up_for_sale(12)
    assert answer(state, 0) == {"type": "pass-first", "kind": "state"}, "presence alone"
    give(state, 0, BANKS)
    assert answer(state, 0) == {"type": "open-auction", "kind": "state", "bid": 12}


@pytest.mark.rule("economicus", "item 1", "item 20", "E44")
@pytest.mark.parametrize(
    ("stars", "year", "worth"),
    [(0, 3, 1.5), (7, 3, 1.5), (8, 3, 1), (9, 3, 0.5), (10, 3, 0), (0, 9, 0.6), (0, 12, 0)],
)
def test_near_the_end_a_quota_loses_its_use(stars: int, year: int, worth: float) -> None:
    """At 10 stars, and after the year 12."""
    state = up_for_sale(12, stars=stars)
    state.year = year
    found = Worth(game.view(state, 0), 0)
    assert found.quota() == pytest.approx(worth * found.star)


@pytest.mark.rule("economicus", "item 1", "item 21")
@pytest.mark.parametrize(("stars", "denied"), [(8, 0), (9, 1)])
def test_it_gives_a_star_more_for_what_a_rival_would_win_by(stars: int, denied: int) -> None:
    worth = Worth(game.view(up_for_sale(12, stars=stars), 0), 0)
    bid = worth.company(BANKS) + denied * worth.star
    assert worth.lot(BANKS, "private") == pytest.approx(bid)
    assert worth.lot(BANKS, "state") == pytest.approx(bid - worth.quota())
