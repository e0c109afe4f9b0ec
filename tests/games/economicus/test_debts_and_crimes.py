"""Loans, insolvency and bankruptcy (items 27–30), exclusive offers (item 37), crimes (items 35, 36)
and cards (3a), by hand from the text."""

from typing import Any

import pytest

from intriga.games.economicus import forms
from intriga.games.economicus.acts.course import DeclareBankruptcy
from intriga.games.economicus.acts.development import BidTender, Modernise, PlayCard, Research
from intriga.games.economicus.acts.money import Borrow, MakeDeposit
from intriga.games.economicus.acts.trade import (
    AnswerOffer,
    AnswerProposal,
    Investigate,
    MakeOffer,
    NamePrice,
    Propose,
    SellToMarket,
    WithdrawProposal,
)
from intriga.games.economicus.questions import Insolvency, Placement, Surrendering
from intriga.games.economicus.rules import (
    bankruptcy,
    cards,
    crime,
    development,
    loans,
    money,
    offers,
    sales,
    tender,
    year,
)
from intriga.games.economicus.state import Stage, State
from tests.games.economicus.board import (
    AUTO,
    BUILDING,
    INNOVATION,
    OIL,
    RETAIL,
    board,
    give,
    go,
    step,
)


def rolled(sector: int = RETAIL, price: int = 6, **options: Any) -> State:
    """Player 0 has rolled this sector; free, before the sales."""
    state = board(**options)
    state.sector, state.stage, state.dice = sector, Stage.BOUGHT, (1, sector - 1)
    state.markets[sector].price = price
    return state


def total(state: State) -> int:
    return state.bank + sum(one.cash + one.deposit for one in state.players)


# ── loans and deposits ──────────────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "item 27", "item 28", "E12")
def test_loans_by_fives_deposits_by_twenties() -> None:
    state = board()
    give(state, 0, RETAIL, 2)
    assert loans.check_borrow(state, 0, Borrow(15))
    assert loans.check_borrow(state, 0, Borrow(4))
    loans.borrow(state, 0, Borrow(10), step())
    loans.deposit(state, 0, MakeDeposit(20), step())
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
    loans.deposit(state, 0, MakeDeposit(40), step())
    loans.borrow(state, 1, Borrow(10), step())
    state.stage = Stage.END
    loans.deposit(state, 0, MakeDeposit(20), step())  # too late for this year
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
    loans.borrow(state, 0, Borrow(10), step())
    state.bank += 30
    state.players[0].cash = 0
    money.charge(state, 0, 3, "cards")
    go(state)
    assert state.question == Insolvency(0)
    assert not sales.check_sell(state, 0, SellToMarket(RETAIL))
    sales.sell(state, 0, SellToMarket(RETAIL), step())
    go(state)
    # Five came in: three were owed; two are left, but five of the loan are not secured any more.
    assert isinstance(state.question, Insolvency)
    assert (state.players[0].owed, money.unsecured(state.players[0])) == (0, 5)
    sales.sell(state, 0, SellToMarket(RETAIL), step())
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
    assert not bankruptcy.check_declare(state, 0, DeclareBankruptcy())
    assert bankruptcy.check_declare(state, 1, DeclareBankruptcy())
    bankruptcy.declare(state, 0, step())
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
    assert offers.check_make(state, 1, MakeOffer(0)), "only in one's own turn"
    for _ in range(2):
        assert not offers.check_make(state, 0, MakeOffer(1))
        offers.make(state, 0, MakeOffer(1), step())
        offers.answer(state, 1, AnswerOffer("keep"), step())
    assert state.players[1].cash == 20 - 2 * 6
    assert offers.check_make(state, 0, MakeOffer(1)), "one offer for each company"
    state.offered = []
    offers.make(state, 0, MakeOffer(1), step())
    offers.answer(state, 1, AnswerOffer("sell"), step())
    assert [one.cash for one in state.players] == [2, 8 + 18, 20]
    assert (state.players[0].of(RETAIL), state.players[1].of(RETAIL)) == (1, 1)
    assert state.markets[RETAIL].price == 6


@pytest.mark.rule("economicus", "E21", "E17", "item 23")
def test_a_price_is_named_for_a_proposal_and_the_sector_loses_a_tenth() -> None:
    state = rolled()
    state.stage = Stage.SALES
    give(state, 0, RETAIL, 2, gears=1)
    assert sales.check_propose(state, 0, Propose(RETAIL, 1, 19)), "at most three prices"
    sales.propose(state, 0, Propose(RETAIL, 1, 10, gears=1), step())
    assert not sales.check_name_price(state, 2, NamePrice(8))
    sales.name_price(state, 2, NamePrice(8), step())
    sales.answer(state, 0, AnswerProposal("yes"), step())
    assert (state.players[2].gears_of(RETAIL), state.players[2].cash) == (1, 12)
    assert (state.lost, state.players[0].cash) == (1, 28)
    assert sales.check_propose(state, 2, Propose(RETAIL, 1, 8, gears=1)), "once a turn"


@pytest.mark.rule("economicus", "E49")
def test_offers_that_nobody_wants_have_an_end() -> None:
    state = rolled()
    state.stage = Stage.SALES
    give(state, 0, RETAIL, 3)
    sold = Propose(RETAIL, 1, 10, to=1)
    sales.propose(state, 0, sold, step())
    sales.answer(state, 1, AnswerProposal("yes"), step())
    assert state.players[0].in_vain == 0, "a sale is not in vain"
    everybody = Propose(RETAIL, 1, 10)
    sales.propose(state, 0, everybody, step())
    sales.answer(state, 1, AnswerProposal("no"), step())
    assert not state.players[0].in_vain, "the other has not answered yet"
    sales.answer(state, 2, AnswerProposal("no"), step())
    sales.propose(state, 0, everybody, step())
    sales.withdraw(state, 0, WithdrawProposal(), step())
    assert not sales.check_propose(state, 0, everybody)
    sales.propose(state, 0, everybody, step())
    sales.name_price(state, 1, NamePrice(4), step())
    sales.answer(state, 0, AnswerProposal("no"), step())
    sales.answer(state, 2, AnswerProposal("no"), step())
    assert sales.check_propose(state, 0, everybody)
    assert not any(form.act == "propose" for form in forms.forms(state, 0))
    year.begin_turn(state, step())
    assert sales.may_propose(state, 0)


# ── crimes and cards ────────────────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "item 35", "item 36", "E34", "O3")
def test_a_crime_is_proved_by_the_first_clockwise_who_succeeds() -> None:
    state = board()
    state.players[0].cards, state.players[2].cards = ["O3"], ["O2"]
    crime.play(state, 0, PlayCard("O3"), step({"crime": [2]}))  # a 3 is more than 2
    assert crime.check_investigate(state, 1, Investigate("card"))
    crime.investigate(state, 1, Investigate("journalists"), step())
    crime.investigate(state, 2, Investigate("card"), step())
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
    crime.play(state, 0, PlayCard("O3"), step({"crime": [1]}))
    assert (state.question, state.players[0].cash) == (None, 20), "a 2 is not more than 2"
    crime.play(state, 0, PlayCard("O10", RETAIL, seat=1, chip="gear"), step({"crime": [5]}))
    assert state.players[0].of(RETAIL) == 0
    crime.close(state, step())
    assert (state.players[0].gears_of(RETAIL), state.players[1].of(RETAIL)) == (1, 0)


@pytest.mark.rule("economicus", "O17")
def test_of_equal_bids_the_first_from_the_player_wins_a_tender() -> None:
    state = board(players=4)
    state.active = 2
    state.players[2].cards = ["O17"]
    crime.play(state, 2, PlayCard("O17"), step())
    assert tender.check_bid(state, 0, BidTender(7))
    for who, amount in ((0, 9), (1, 9), (3, 8)):
        tender.bid(state, who, BidTender(amount), step())
    tender.close(state, step())
    assert [one.stars for one in state.players] == [1, 0, 0, 0]
    assert [one.cash for one in state.players] == [11, 20, 20, 20]


@pytest.mark.rule("economicus", "item 31", "item 33", "E30", "E31", "E32")
def test_five_startups_and_gears_in_a_crisis() -> None:
    state = board()
    give(state, 0, RETAIL, 3)
    state.players[0].startups = 4
    development.research(state, 0, Research(), step())
    assert (state.players[0].startups, state.players[0].gears_of(INNOVATION)) == (0, 1)
    assert development.check_research(state, 0, Research()), "once a year"
    assert development.check_modernise(state, 0, Modernise(RETAIL)), "no crisis"
    state.markets[RETAIL].crisis = 1
    development.modernise(state, 0, Modernise(RETAIL), step())
    assert state.players[0].gears_of(RETAIL) == 1
    assert state.players[0].cash == 20 - 6 - 6


@pytest.mark.rule("economicus", "V14")
def test_the_owner_of_most_companies_gives_one_to_the_state() -> None:
    state = board()
    give(state, 1, RETAIL, 2, gears=1)
    give(state, 2, BUILDING, 1)
    give(state, 2, AUTO, 1)
    state.events_deck = {"V14": 1}
    cards.open_event(state, step({"event": [0], "most": [1]}))
    cards.surrender_by_itself(state, step())
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
    cards.open_event(state, step({"event": [0]}))
    assert state.question == Surrendering(1, 5), "no die: there is no tie"
