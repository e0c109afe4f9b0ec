"""What the second books (`literal`) have found in the engine, by hand from the text."""

import pytest

from intriga.games.economicus.course import turn
from intriga.games.economicus.state.position import Stage
from intriga.games.economicus.state.questions import Insolvency, Proposal
from intriga.games.economicus.subjects import money
from intriga.games.economicus.subjects.bankruptcy import DeclareBankruptcy
from intriga.games.economicus.subjects.cards import crime
from intriga.games.economicus.subjects.cards.crime import Investigate
from intriga.games.economicus.subjects.cards.playing import PlayCard
from intriga.games.economicus.subjects.trade.proposals import Propose
from intriga.games.economicus.subjects.trade.replies import AnswerProposal, NamePrice
from tests.games.economicus.world import INNOVATION, OIL, RETAIL, board, check, do, give, step


@pytest.mark.rule("economicus", "E2", "E27")
@pytest.mark.parametrize(("stage", "strength"), [(Stage.BOUGHT, 1), (Stage.END, 0)])
def test_a_bankruptcy_after_the_crisis_brings_no_second_one(stage: Stage, strength: int) -> None:
    """One roll gives one crisis; before it, the crisis still comes."""
    state = board()
    state.players[0].cash = 0
    state.sector, state.stage, state.dice = RETAIL, stage, (3, 3)
    for market in state.markets.values():
        market.price = 6
    taken = step({"crisis": [5, 4], "black": [0]})  # a 6 and a 5
    do(state, 0, DeclareBankruptcy(), taken)
    turn.proceed(state, taken)
    assert state.markets[OIL].crisis == strength
    assert state.active == 1


@pytest.mark.rule("economicus", "item 23", "E16", "E27")
def test_prices_fall_for_what_was_sold_before_a_bankruptcy_ended_the_sales() -> None:
    state = board()
    state.sector, state.stage, state.dice, state.lost = RETAIL, Stage.SALES, (1, 5), 2
    state.markets[RETAIL].price = 12
    state.questions = [Insolvency(0)]
    do(state, 0, DeclareBankruptcy(), step())
    assert state.markets[RETAIL].price == 9


@pytest.mark.rule("economicus", "item 29", "E12", "E28")
def test_who_owes_the_bank_does_not_spend_that_on_what_another_sells() -> None:
    state = board()
    state.players[1].startups = state.players[1].startups_before = 2
    buyer = state.players[0]
    give(state, 0, RETAIL, 1)
    buyer.cash, buyer.owed = 2, 4
    assert money.funds(state, 0) == 2 + 5 - 4
    state.questions = [Insolvency(0), Insolvency(1), Proposal(1, [0], INNOVATION, 0, 0, 2, 6)]
    assert check(state, 0, AnswerProposal("yes"))
    buyer.owed = 0
    assert not check(state, 0, AnswerProposal("yes"))


@pytest.mark.rule("economicus", "E21")
def test_a_price_that_the_seller_declined_holds_for_nobody_else() -> None:
    state = board()
    give(state, 0, RETAIL)
    state.sector, state.stage, state.dice = RETAIL, Stage.SALES, (1, 5)
    state.markets[RETAIL].price = 6
    do(state, 0, Propose(RETAIL, 1, 15), step())
    do(state, 1, NamePrice(2), step())
    do(state, 0, AnswerProposal("no"), step())
    assert isinstance(state.question, Proposal)
    do(state, 2, AnswerProposal("yes"), step())
    assert (state.players[0].cash, state.players[2].cash) == (35, 5)


@pytest.mark.rule("economicus", "O9", "E20")
def test_a_bribe_finds_the_price_when_it_names_the_company() -> None:
    """Before the die of the crime, and though the crime fails."""
    state = board()
    state.players[0].cards = ["O9"]
    taken = step({"price": [2, 1], "crime": [0]})
    do(state, 0, PlayCard("O9", OIL), taken)
    assert state.markets[OIL].price == 5
    assert [draw.why for draw in taken.draws] == ["price", "price", "crime"]


@pytest.mark.rule("economicus", "item 36", "E34", "O8")
def test_journalists_are_paid_before_the_crime_takes_effect() -> None:
    """What an insolvent investigator has is the bank's: the criminal finds nothing to take."""
    state = board(safe_journalists=False)
    state.players[0].cards, state.players[1].cash = ["O8"], 3
    do(state, 0, PlayCard("O8", seat=1), step({"crime": [5]}))
    do(state, 1, Investigate("journalists"), step())
    do(state, 2, Investigate("no"), step())
    crime.close(state, step({"journalists": [3, 3], "proof": [0]}))
    assert (state.players[0].cash, state.players[1].cash, state.players[1].owed) == (20, 0, 5)
