"""Loans, insolvency and bankruptcy (items 27–30), exclusive offers (item 37), crimes (items 35, 36)
and cards (3a), by hand from the text."""

import pytest

from intriga.games.economicus.course import year
from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import Stage
from intriga.games.economicus.state.questions import Insolvency, Placement, Surrendering
from intriga.games.economicus.subjects import bankruptcy, money
from intriga.games.economicus.subjects.bank.accounts import Borrow, MakeDeposit
from intriga.games.economicus.subjects.bankruptcy import DeclareBankruptcy
from intriga.games.economicus.subjects.cards import crime
from intriga.games.economicus.subjects.cards.crime import Investigate
from intriga.games.economicus.subjects.cards.effects import nationalise, tender
from intriga.games.economicus.subjects.cards.effects.tender import BidTender
from intriga.games.economicus.subjects.cards.playing import PlayCard
from intriga.games.economicus.subjects.growth import Modernise, Research
from intriga.games.economicus.subjects.trade import proposals
from intriga.games.economicus.subjects.trade.offers import AnswerOffer, MakeOffer
from intriga.games.economicus.subjects.trade.proposals import Propose
from intriga.games.economicus.subjects.trade.replies import (
    AnswerProposal,
    NamePrice,
    WithdrawProposal,
)
from intriga.games.economicus.subjects.trade.sales import SellToMarket
from tests.games.economicus.world import (
    AUTO,
    BUILDING,
    INNOVATION,
    OIL,
    RETAIL,
    board,
    check,
    do,
    give,
    go,
    rolled,
    step,
    total,
)

# ── loans and deposits ──────────────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "item 27", "item 28", "E12")
def test_loans_by_fives_deposits_by_twenties() -> None:
    state = board()
    give(state, 0, RETAIL, 2)
    assert check(state, 0, Borrow(15))
    assert check(state, 0, Borrow(4))
    do(state, 0, Borrow(10), step())
    do(state, 0, MakeDeposit(20), step())
    assert (state.players[0].cash, money.funds(state, 0)) == (10, 30)
    money.pay(state, 0, 12, step(), why="cards")
    assert (state.players[0].cash, state.players[0].deposit) == (18, 0), "deposits go first"
    assert total(state) == 0


@pytest.mark.rule("economicus", "item 16", "item 27", "item 28", "E24")
def test_interest_is_settled_net() -> None:
    state = board()
    state.players[0].cash = 60
    state.bank -= 40
    give(state, 1, RETAIL, 2)
    do(state, 0, MakeDeposit(40), step())
    do(state, 1, Borrow(10), step())
    state.stage = Stage.END
    do(state, 0, MakeDeposit(20), step())  # too late for this year
    year.end(state, step())
    assert state.players[0].cash == 0 + 2
    assert state.players[1].owed == 2
    assert total(state) == 0


# ── insolvency and bankruptcy ───────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "item 29", "E18", "E25")
def test_the_insolvent_sell_at_half_and_repay_what_nothing_secures() -> None:
    state = board()
    give(state, 0, RETAIL, 2)
    state.markets[RETAIL].price = 9
    do(state, 0, Borrow(10), step())
    state.bank += 30
    state.players[0].cash = 0
    money.charge(state, 0, 3, "cards")
    go(state)
    assert state.question == Insolvency(0)
    assert not check(state, 0, SellToMarket(RETAIL))
    do(state, 0, SellToMarket(RETAIL), step())
    go(state)
    # Five came in: three were owed; two are left, but five of the loan are not secured any more.
    assert isinstance(state.question, Insolvency)
    assert (state.players[0].owed, money.unsecured(state.players[0])) == (0, 5)
    do(state, 0, SellToMarket(RETAIL), step())
    go(state)
    assert state.players[0].bankrupt, "7 are not 10, and nothing is left to sell"
    assert state.markets[RETAIL].private == 5
    assert state.markets[RETAIL].price == 9, "no insolvency changes a price"
    assert total(state) == 0


@pytest.mark.rule("economicus", "item 30", "E27")
def test_bankrupts_come_back_with_what_everybody_began_with() -> None:
    state = board()
    give(state, 1, RETAIL, 2)
    state.players[0].stars = 2
    state.players[0].cash = 3
    state.bank += 17
    assert not check(state, 0, DeclareBankruptcy())
    assert check(state, 1, DeclareBankruptcy())
    bankruptcy.become_bankrupt(state, 0, step())
    assert (state.players[0].bankrupt, state.players[0].stars) == (True, 0)
    state.opened, state.stage = 1, Stage.YEAR
    year.begin(state, step({"option": [0, 0]}))
    assert state.question == Placement([0, 0], again=True)
    assert (state.players[0].cash, len(state.players[0].cards)) == (20, 3)
    assert total(state) == 0


# ── exclusive offers and sales ──────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "item 37", "E37")
def test_the_owner_sells_for_three_prices_or_pays_one() -> None:
    state = rolled()
    give(state, 1, RETAIL, 2)
    assert check(state, 1, MakeOffer(0)), "only in one's own turn"
    for _ in range(2):
        assert not check(state, 0, MakeOffer(1))
        do(state, 0, MakeOffer(1), step())
        do(state, 1, AnswerOffer("keep"), step())
    assert state.players[1].cash == 20 - 2 * 6
    assert check(state, 0, MakeOffer(1)), "one offer for each company"
    state.offered = []
    do(state, 0, MakeOffer(1), step())
    do(state, 1, AnswerOffer("sell"), step())
    assert [one.cash for one in state.players] == [2, 8 + 18, 20]
    assert (state.players[0].of(RETAIL), state.players[1].of(RETAIL)) == (1, 1)
    assert state.markets[RETAIL].price == 6


@pytest.mark.rule("economicus", "E21", "E17", "item 23")
def test_a_price_is_named_for_a_proposal_and_the_sector_loses_a_tenth() -> None:
    state = rolled()
    state.stage = Stage.SALES
    give(state, 0, RETAIL, 2, gears=1)
    assert check(state, 0, Propose(RETAIL, 1, 19)), "at most three prices"
    do(state, 0, Propose(RETAIL, 1, 10, gears=1), step())
    assert not check(state, 2, NamePrice(8))
    do(state, 2, NamePrice(8), step())
    do(state, 0, AnswerProposal("yes"), step())
    assert (state.players[2].gears_of(RETAIL), state.players[2].cash) == (1, 12)
    assert (state.lost, state.players[0].cash) == (1, 28)
    assert check(state, 2, Propose(RETAIL, 1, 8, gears=1)), "once a turn"


@pytest.mark.rule("economicus", "E49")
def test_offers_that_nobody_wants_have_an_end() -> None:
    state = rolled()
    state.stage = Stage.SALES
    give(state, 0, RETAIL, 3)
    sold = Propose(RETAIL, 1, 10, to=1)
    do(state, 0, sold, step())
    do(state, 1, AnswerProposal("yes"), step())
    assert state.players[0].in_vain == 0, "a sale is not in vain"
    everybody = Propose(RETAIL, 1, 10)
    do(state, 0, everybody, step())
    do(state, 1, AnswerProposal("no"), step())
    assert not state.players[0].in_vain, "the other has not answered yet"
    do(state, 2, AnswerProposal("no"), step())
    do(state, 0, everybody, step())
    do(state, 0, WithdrawProposal(), step())
    assert not check(state, 0, everybody)
    do(state, 0, everybody, step())
    do(state, 1, NamePrice(4), step())
    do(state, 0, AnswerProposal("no"), step())
    do(state, 2, AnswerProposal("no"), step())
    assert check(state, 0, everybody)
    assert not any(form.act == "propose" for form in game.forms(state, 0))
    year.begin_turn(state, step())
    assert proposals.may_propose(state, 0)


# ── crimes and cards ────────────────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "item 35", "item 36", "E34", "O3")
def test_a_crime_is_proved_by_the_first_clockwise_who_succeeds() -> None:
    state = board()
    state.players[0].cards, state.players[2].cards = ["O3"], ["O2"]
    do(state, 0, PlayCard("O3"), step({"crime": [2]}))  # a 3 is more than 2
    assert check(state, 1, Investigate("card"))
    do(state, 1, Investigate("journalists"), step())
    do(state, 2, Investigate("card"), step())
    crime.close(state, step({"journalists": [3, 4], "proof": [2, 3]}))
    assert state.players[1].cash == 20 - 9, "journalists are paid although they fail"
    assert (state.players[2].stars, state.players[2].cards) == (1, [])
    assert (state.players[0].stars, state.players[0].owed) == (-1, 6)
    assert total(state) == 0


@pytest.mark.rule("economicus", "item 35", "O3", "O10")
def test_a_crime_that_nobody_proves_takes_effect() -> None:
    state = board()
    give(state, 1, RETAIL, 1, gears=1)
    state.players[0].cards = ["O10", "O3"]
    do(state, 0, PlayCard("O3"), step({"crime": [1]}))
    assert (state.question, state.players[0].cash) == (None, 20), "a 2 is not more than 2"
    do(state, 0, PlayCard("O10", RETAIL, seat=1, chip="gear"), step({"crime": [5]}))
    assert state.players[0].of(RETAIL) == 0
    crime.close(state, step())
    assert (state.players[0].gears_of(RETAIL), state.players[1].of(RETAIL)) == (1, 0)


@pytest.mark.rule("economicus", "O17")
def test_of_equal_bids_the_first_from_the_player_wins_a_tender() -> None:
    state = board(players=4)
    state.active = 2
    state.players[2].cards = ["O17"]
    do(state, 2, PlayCard("O17"), step())
    assert check(state, 0, BidTender(7))
    for who, amount in ((0, 9), (1, 9), (3, 8)):
        do(state, who, BidTender(amount), step())
    tender.close(state, step())
    assert [one.stars for one in state.players] == [1, 0, 0, 0]
    assert [one.cash for one in state.players] == [11, 20, 20, 20]


@pytest.mark.rule("economicus", "item 31", "item 33", "E30", "E31", "E32")
def test_five_startups_and_gears_in_a_crisis() -> None:
    state = board()
    give(state, 0, RETAIL, 3)
    state.players[0].startups = 4
    do(state, 0, Research(), step())
    assert (state.players[0].startups, state.players[0].gears_of(INNOVATION)) == (0, 1)
    assert check(state, 0, Research()), "once a year"
    assert check(state, 0, Modernise(RETAIL)), "no crisis"
    state.markets[RETAIL].crisis = 1
    do(state, 0, Modernise(RETAIL), step())
    assert state.players[0].gears_of(RETAIL) == 1
    assert state.players[0].cash == 20 - 6 - 6


@pytest.mark.rule("economicus", "V14")
def test_the_owner_of_most_companies_gives_one_to_the_state() -> None:
    state = board()
    give(state, 1, RETAIL, 2, gears=1)
    give(state, 2, BUILDING, 1)
    give(state, 2, AUTO, 1)
    state.events_deck = {"V14": 1}
    year.open_event(state, step({"event": [0], "most": [1]}))
    nationalise.close(state, step())
    assert state.players[2].of(AUTO) == 0
    assert state.markets[AUTO].state == 2 + 1
    assert state.players[2].cash == 25
    assert state.markets[OIL].state == 3


@pytest.mark.rule("economicus", "V14")
def test_companies_of_innovation_do_not_make_one_the_owner_of_most() -> None:
    state = board()
    give(state, 1, RETAIL, 2)
    give(state, 2, INNOVATION, 2)
    give(state, 2, AUTO, 1)
    state.events_deck = {"V14": 1}
    year.open_event(state, step({"event": [0]}))
    assert state.question == Surrendering(1, 5), "no die: there is no tie"
