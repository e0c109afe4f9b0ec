"""What rarely happens (items 6, 7, 22, 32; E15, E19, E22, E26, E28, E35, E36, E38), by hand from
the text."""

import pytest

from intriga.games.economicus.data.board import SETUP
from intriga.games.economicus.state.position import Stage
from intriga.games.economicus.state.questions import ExclusiveOffer, Insolvency, Placement
from intriga.games.economicus.subjects import money, placing, stars
from intriga.games.economicus.subjects.bank.accounts import Borrow, MakeDeposit, Repay
from intriga.games.economicus.subjects.cards import crime
from intriga.games.economicus.subjects.cards.crime import Investigate
from intriga.games.economicus.subjects.cards.playing import PlayCard
from intriga.games.economicus.subjects.growth import Research
from intriga.games.economicus.subjects.placing import Place
from intriga.games.economicus.subjects.trade.bids import Bid, LeaveAuction
from intriga.games.economicus.subjects.trade.first_word import PassFirst
from intriga.games.economicus.subjects.trade.offers import AnswerOffer, AuctionOff, MakeOffer
from intriga.games.economicus.subjects.trade.proposals import Propose
from intriga.games.economicus.subjects.trade.replies import AnswerProposal
from intriga.games.economicus.subjects.trade.sales import SellToMarket
from tests.games.economicus.world import (
    BUILDING,
    INNOVATION,
    OIL,
    RETAIL,
    board,
    check,
    do,
    give,
    go,
    on_sale,
    rolled,
    step,
    total,
)


@pytest.mark.rule("economicus", "item 7", "O16")
def test_charity_is_a_star_for_ten() -> None:
    state = board()
    state.players[0].cards = ["O16"]
    do(state, 0, PlayCard("O16"), step())
    assert (state.players[0].cash, stars.stars(state, 0)) == (10, 1)


@pytest.mark.rule("economicus", "item 6", "item 36", "E20", "E35", "E36")
def test_the_fine_may_be_too_much_and_journalists_must_be_affordable() -> None:
    state = board()
    state.players[0].cards, state.players[0].cash = ["O3"], 2
    state.players[2].cash = 11
    state.bank += 18 + 9
    do(state, 0, PlayCard("O3"), step({"crime": [5]}))
    assert check(state, 2, Investigate("journalists")), "they may cost 12"
    do(state, 1, Investigate("journalists"), step())
    crime.close(state, step({"journalists": [5, 5], "proof": [3]}))
    give(state, 0, RETAIL, 1)
    go(state, {"price": [2, 2]})
    assert state.question == Insolvency(0)
    assert state.markets[RETAIL].price == 6, "rolled before they choose what to sell (E20)"
    assert [stars.stars(state, who) for who in (0, 1)] == [1 - 1, 1]
    assert total(state) == 0


@pytest.mark.rule("economicus", "item 22")
def test_a_state_company_that_is_sold_is_private() -> None:
    state = rolled(OIL)
    state.stage = Stage.SALES
    give(state, 0, OIL, 3)
    for _ in range(2):
        do(state, 0, SellToMarket(OIL), step())
    assert (state.markets[OIL].private, state.markets[OIL].state) == (2, 1)


@pytest.mark.rule("economicus", "item 32", "E21", "E31")
def test_startups_go_from_player_to_player_only() -> None:
    state = rolled(INNOVATION, price=0)
    state.stage = Stage.SALES
    give(state, 0, INNOVATION, 1)
    state.players[0].startups = state.players[0].startups_before = 2
    state.players[1].startups = 4
    assert check(state, 0, SellToMarket(INNOVATION, "gear"))
    assert check(state, 0, Propose(INNOVATION, 0, 21, startups=2))
    do(state, 0, Propose(INNOVATION, 0, 9, to=1, startups=1), step())
    do(state, 1, AnswerProposal("yes"), step())
    assert (state.players[1].startups, state.players[1].gears_of(INNOVATION)) == (0, 1)
    assert (state.players[0].startups, state.players[0].cash) == (1, 29)


@pytest.mark.rule("economicus", "E15")
def test_chips_may_run_out() -> None:
    state = board(chips=2)
    give(state, 0, RETAIL, 1)
    do(state, 0, Research(), step())
    state.year += 1
    assert check(state, 0, Research())
    assert not check(state, 1, Research())


@pytest.mark.rule("economicus", "E22")
def test_cards_are_traded_only_where_the_match_lets_them() -> None:
    for traded in (False, True):
        state = rolled(cards_traded=traded)
        state.stage = Stage.SALES
        state.players[0].cards = ["O2"]
        sale = Propose(RETAIL, 0, 4, to=1, cards=("O2",))
        assert bool(check(state, 0, sale)) is not traded
    do(state, 0, sale, step())
    do(state, 1, AnswerProposal("yes"), step())
    assert (state.players[0].cards, state.players[1].cards) == ([], ["O2"])


@pytest.mark.rule("economicus", "E26")
def test_one_may_borrow_to_deposit() -> None:
    state = board()
    give(state, 0, RETAIL, 4)
    do(state, 0, Borrow(20), step())
    assert not check(state, 0, MakeDeposit(40))


@pytest.mark.rule("economicus", "E28")
def test_what_a_bankrupt_owes_the_bank_is_lost() -> None:
    state = board()
    money.charge(state, 1, 33, "cards")
    go(state)
    assert (state.players[1].bankrupt, state.players[1].owed) == (True, 0)
    assert total(state) == 0


@pytest.mark.rule("economicus", "E19", "E37", "E38")
def test_who_is_short_auctions_what_they_have() -> None:
    state = rolled(OIL, price=10)
    give(state, 1, OIL, 1)
    give(state, 0, BUILDING, 2)
    state.markets[BUILDING].price = 8
    assert check(state, 0, MakeOffer(1)) is None  # 20 + 2 × 5 = 30
    do(state, 0, MakeOffer(1), step())
    state.players[0].cash, state.bank = 12, state.bank + 8  # less than there was
    do(state, 1, AnswerOffer("sell"), step())
    assert isinstance(state.question, ExclusiveOffer)
    assert check(state, 0, AnswerOffer("sell"))
    do(state, 0, AuctionOff(BUILDING), step())
    do(state, 2, Bid(15), step())
    do(state, 1, LeaveAuction(), step())
    assert (state.players[2].cash, state.players[2].of(BUILDING)) == (5, 1), "no joining coin"
    go(state)  # 27 and one pledge are 32
    assert state.players[0].of(OIL) == 1
    assert state.players[1].cash == 50
    assert (state.markets[BUILDING].price, state.markets[OIL].price) == (8, 10)
    assert total(state) == 0


@pytest.mark.rule("economicus", "E38")
def test_a_sale_that_cannot_be_paid_is_void() -> None:
    state = rolled(OIL, price=10)
    give(state, 1, OIL, 1)
    state.questions = [ExclusiveOffer(0, 1, OIL, gear=False, price=10, agreed=True)]
    go(state)
    assert (state.players[1].of(OIL), state.players[0].cash) == (1, 20)
    assert not state.players[0].bankrupt


@pytest.mark.rule("economicus", "E12", "V12")
def test_a_bid_stays_covered_in_a_year_without_loans() -> None:
    """What is repaid could not be borrowed again: the leader would not have what they bid."""
    state = on_sale()
    give(state, 1, BUILDING, 2)
    do(state, 1, Borrow(10), step())
    state.event = "V12"
    do(state, 0, PassFirst("private"), step())
    do(state, 1, Bid(29), step())
    assert check(state, 1, Repay(5))
    for who in (0, 2):
        do(state, who, LeaveAuction(), step())
    assert state.players[1].cash == 0


@pytest.mark.rule("economicus", "item 5", "E33")
def test_the_star_for_management_follows_the_companies() -> None:
    """However they change hands: here two with M&T are sold to another player."""
    state = rolled()
    state.stage = Stage.SALES
    give(state, 0, RETAIL, 3, gears=3)
    give(state, 1, BUILDING, 2, gears=2)
    go(state)
    assert state.management == 0
    do(state, 0, Propose(RETAIL, 2, 12, to=1, gears=2), step())
    do(state, 1, AnswerProposal("yes"), step())
    go(state)
    assert state.management == 1


@pytest.mark.rule("economicus", "item 30", "E27")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_who_comes_back_gets_ten_for_each_company_that_is_not_left(left: int) -> None:
    """Without a quota: private companies of the first sectors alone count."""
    state = board()
    for number in SETUP:
        state.markets[number].private = left if number == RETAIL else 0
    one = state.players[0]
    one.cash, one.cards = 20, []
    state.questions = [Placement([0, 0], again=True)]
    taken = step()
    placing.compensate(state, taken)
    for _ in range(left):
        assert check(state, 0, Place(0, "private")), "there is a place"
        do(state, 0, Place(RETAIL, "private"), taken)
    assert (one.of(RETAIL), one.cash) == (left, 20 + 10 * (2 - left))
    assert state.question is None


@pytest.mark.rule("economicus", "item 30", "E27")
def test_who_comes_back_with_a_quota_may_keep_it_and_take_the_money() -> None:
    state = board()
    for number in SETUP:
        state.markets[number].private = 0
    one = state.players[0]
    one.cash, one.cards = 20, ["O1"]
    state.questions = [Placement([0, 0], again=True)]
    taken = step()
    placing.compensate(state, taken)
    assert state.question == Placement([0, 0], again=True), "a state company could be had"
    for _ in range(2):
        assert not check(state, 0, Place(0, "private"))
        do(state, 0, Place(0, "private"), taken)
    assert (one.companies, one.cash, one.cards) == (0, 40, ["O1"])
