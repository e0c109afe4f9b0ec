"""What referees have found in the engine, worked by hand from the text; each general rule in all
the places where it holds."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.games.economicus.bot.menu import Menu
from intriga.games.economicus.course import outcomes, turn, year
from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import Insolvency
from intriga.games.economicus.subjects import bankruptcy, companies, crisis, money, prices, stars
from intriga.games.economicus.subjects.bank.accounts import Borrow
from intriga.games.economicus.subjects.bankruptcy import DeclareBankruptcy
from intriga.games.economicus.subjects.cards import crime, playing
from intriga.games.economicus.subjects.cards.playing import PlayCard
from intriga.games.economicus.subjects.growth import Modernise
from intriga.games.economicus.subjects.trade import lots, parting, sales
from intriga.games.economicus.subjects.trade.bids import Bid, LeaveAuction
from intriga.games.economicus.subjects.trade.first_word import OpenAuction, PassFirst
from intriga.games.economicus.subjects.trade.maxima import SetMaximum
from intriga.games.economicus.subjects.trade.offers import AnswerOffer, AuctionOff, MakeOffer
from intriga.games.economicus.subjects.trade.proposals import Propose
from intriga.games.economicus.subjects.trade.replies import AnswerProposal
from intriga.games.economicus.subjects.trade.sales import SellToMarket
from intriga.kernel.chance import Fast
from intriga.kernel.observe import Offer
from intriga.kernel.step import Step
from tests.games.economicus.world import (
    BANKS,
    BUILDING,
    ENERGY,
    FARMS,
    INNOVATION,
    OIL,
    RETAIL,
    board,
    check,
    do,
    give,
    go,
    step,
)

NOWHERE = {"roll": False, "own_profit": False, "own_sales": False, "own_end": False}


def quiet(state: State) -> State:
    """Nobody is waited for but who has the dice."""
    for one in state.players:
        one.stops = replace(one.stops, **NOWHERE, selling=False)
    return state


def poor(state: State, who: int, cash: int = 0) -> None:
    """They have so much cash, and the bank the rest."""
    state.bank += state.players[who].cash - cash
    state.players[who].cash = cash


def by_chance() -> Step:
    """A step with dice that do not matter."""
    return Step(1, 1_800_000_000_000, Fast(3))


def time_is_up(state: State) -> None:
    """The window closes without an answer."""
    game.close_window(state, game.windows(state)[0], by_chance())


def goes_on(state: State) -> None:
    """The turn goes on, with dice that do not matter."""
    turn.proceed(state, by_chance())


# ── E-2: with the fewest losses ─────────────────────────────────────────────────────────


def owing(held: dict[int, int], prices_of: dict[int, int], *, loan: int, owed: int) -> State:
    """Player 0 has no cash, and owes this; the others are not waited for."""
    state = quiet(board())
    poor(state, 0)
    for sector, count in held.items():
        give(state, 0, sector, count)
    for sector, price in prices_of.items():
        state.markets[sector].price = price
    state.players[0].loan = loan
    money.charge(state, 0, owed, "interest")
    go(state)
    assert state.question == Insolvency(0)
    return state


@pytest.mark.rule("economicus", "item 29", "item 30", "E18", "E27", "E51", "E-2")
def test_whoever_is_away_parts_with_as_little_as_will_do() -> None:
    """The cheapest first would ruin who can pay: each brings 1M, and takes 5M of pledge."""
    state = owing(
        {BANKS: 1, RETAIL: 1, FARMS: 1}, {BANKS: 20, RETAIL: 2, FARMS: 2}, loan=15, owed=3
    )
    time_is_up(state)
    one = state.players[0]
    assert (one.cash, one.loan, one.owed, one.bankrupt) == (2, 10, 0, False)
    assert [one.of(n) for n in (BANKS, RETAIL, FARMS)] == [0, 1, 1]


@pytest.mark.rule("economicus", "item 27", "item 29", "E51", "E-2")
def test_loans_come_before_companies_and_the_dear_company_stays_where_a_cheap_one_does() -> None:
    state = owing({BANKS: 1, RETAIL: 1}, {BANKS: 20, RETAIL: 8}, loan=0, owed=9)
    time_is_up(state)
    assert (state.players[0].loan, state.players[0].companies) == (10, 2)
    state = owing({BANKS: 1, RETAIL: 1}, {BANKS: 20, RETAIL: 8}, loan=5, owed=4)
    time_is_up(state)
    assert (state.players[0].loan, state.players[0].companies) == (10, 2)
    state = owing({BANKS: 1, RETAIL: 2}, {BANKS: 30, RETAIL: 16}, loan=15, owed=3)
    time_is_up(state)  # 8 for one of Retail: 3 are paid, and 5 of the loan
    assert [state.players[0].of(n) for n in (BANKS, RETAIL)] == [1, 1]


@pytest.mark.rule("economicus", "item 33", "E18", "E51", "E-2")
def test_of_equal_companies_the_one_without_technology_goes() -> None:
    state = owing({BANKS: 2}, {BANKS: 20}, loan=10, owed=3)
    state.players[0].holdings[BANKS].gears = 1
    time_is_up(state)
    held = state.players[0].holdings[BANKS]
    assert (held.companies, held.gears) == (1, 1)


@pytest.mark.rule("economicus", "E27", "E28", "E51", "E-2")
def test_whoever_could_pay_in_no_way_is_ruined_and_nothing_is_sold_before() -> None:
    state = owing({BANKS: 1, RETAIL: 1}, {BANKS: 4, RETAIL: 4}, loan=10, owed=9)
    assert parting.fewest(state, 0, 0) is None
    time_is_up(state)
    assert state.players[0].bankrupt
    assert state.bank + sum(one.cash + one.deposit for one in state.players) == 0


def buying() -> State:
    """Player 0 has agreed on 24M for a company of Retail, and has three others and no cash."""
    state = board()
    poor(state, 0)
    for sector in (BANKS, ENERGY, OIL):
        give(state, 0, sector)
    give(state, 1, RETAIL)
    for sector, price in {RETAIL: 8, BANKS: 30, ENERGY: 2, OIL: 2}.items():
        state.markets[sector].price = price
    state.sector, state.stage, state.dice = RETAIL, Stage.PROFIT, (2, 4)
    assert not check(state, 0, MakeOffer(1))
    do(state, 0, MakeOffer(1), step())
    do(state, 1, AnswerOffer("sell"), step())
    go(state)
    return state


@pytest.mark.rule("economicus", "item 37", "E37", "E38", "E51", "E-2")
def test_an_offer_that_can_be_paid_is_paid_though_the_buyer_is_away() -> None:
    """What brings more than its pledge goes first: 15 for Banks, 10 on the two others."""
    state = buying()
    for _ in range(2):
        time_is_up(state)
    assert (state.players[0].cash, state.players[0].loan) == (1, 10)
    assert [state.players[0].of(n) for n in (BANKS, ENERGY, OIL, RETAIL)] == [0, 1, 1, 1]
    assert state.players[1].cash == 20 + 24


# ── E-3, E-8: the end of a year ─────────────────────────────────────────────────────────


def year_ends(**options: Any) -> State:
    """The last turn of a year is over but for going on; player 0 owes 2M of interest and has two
    companies of Retail and no cash."""
    state = quiet(board(players=2, **options))
    poor(state, 0)
    give(state, 0, RETAIL, 3)
    state.markets[RETAIL].price = 9
    state.players[0].loan = 10
    state.turn, state.stage, state.sector, state.dice = 2, Stage.END, BUILDING, (1, 4)
    state.markets[BUILDING].price = 5
    return state


@pytest.mark.rule("economicus", "item 16", "E24", "V12", "E-3")
def test_the_event_of_the_year_lasts_until_its_interest_is_paid() -> None:
    state = year_ends()
    state.event = "V12"
    del state.events_deck["V12"]
    goes_on(state)
    assert state.question == Insolvency(0)
    assert state.event == "V12"
    assert check(state, 0, Borrow(5))
    assert not Menu(Offer(game, state, 0)).has("borrow")
    do(state, 0, SellToMarket(RETAIL), step())
    goes_on(state)
    assert (state.year, state.players[0].cash) == (2, 5 - 2)
    assert state.event != "V12", "it is over"


@pytest.mark.rule("economicus", "item 16", "E-8")
def test_the_balance_of_a_year_is_drawn_when_its_debts_are_settled() -> None:
    state = year_ends()
    goes_on(state)
    assert not state.years
    do(state, 0, SellToMarket(RETAIL), step())
    goes_on(state)
    assert (state.years[0].figures[0].companies, state.years[0].flows[0]["companies"]) == (2, 5)


@pytest.mark.rule("economicus", "item 30", "E27", "E-8")
def test_who_is_ruined_by_interest_has_nothing_in_the_balance() -> None:
    state = year_ends()
    goes_on(state)
    do(state, 0, DeclareBankruptcy(), step())
    goes_on(state)
    assert (state.years[0].figures[0].companies, state.years[0].figures[0].wealth) == (0, 0)


# ── E-4: which company it is ────────────────────────────────────────────────────────────


def selling(plain: int = 1, gears: int = 1) -> State:
    """Player 1 has such companies of Retail, which is active; the price is 5M."""
    state = board()
    give(state, 0, RETAIL)
    give(state, 1, RETAIL, plain + gears, gears=gears)
    for who in range(3):
        state.players[who].cash = 90
    state.bank = -270
    state.markets[RETAIL].price = 5
    state.sector, state.stage, state.dice = RETAIL, Stage.SALES, (2, 4)
    return state


def offer(state: State, chip: Any, answer: Any) -> bool:
    """Player 0 offers for a company of player 1; whether they may."""
    act = MakeOffer(1, chip)
    if check(state, 0, act):
        return False
    do(state, 0, act, step())
    do(state, 1, AnswerOffer(answer), step())
    go(state)
    return True


@pytest.mark.rule("economicus", "item 37", "E37", "E-4")
def test_one_offer_for_each_company_in_a_turn() -> None:
    state = selling(plain=1, gears=1)
    assert offer(state, "gear", "keep")
    assert not offer(state, "gear", "keep")
    assert offered_chips(state) == ["plain"], "nor does the form offer it"
    assert offer(state, "plain", "keep")
    assert not offer(state, "plain", "keep")
    state = selling(plain=0, gears=2)
    assert [offer(state, "gear", "keep") for _ in range(3)] == [True, True, False]
    state = selling(plain=2, gears=0)
    assert [offer(state, "plain", "sell") for _ in range(3)] == [True, True, False]


def offered_chips(state: State) -> list[str]:
    return Menu(Offer(game, state, 0)).options("make-offer", "chip", owner=1)


@pytest.mark.rule("economicus", "item 33", "E37", "E-4")
def test_technology_makes_no_other_company_of_it() -> None:
    state = selling(plain=1, gears=0)
    state.markets[RETAIL].crisis = 1
    assert offer(state, "plain", "keep")
    do(state, 1, Modernise(RETAIL), step())
    assert not offer(state, "gear", "keep")


def bought_by_offer(state: State) -> None:
    assert offer(state, "gear", "sell")


def raided(state: State) -> None:
    state.players[0].cards = ["O10"]
    do(state, 0, PlayCard("O10", RETAIL, seat=1, chip="gear"), step({"crime": [5]}))
    crime.close(state, step())


def bought_from_a_player(state: State) -> None:
    do(state, 1, Propose(RETAIL, 1, 9, to=0, gears=1), step())
    do(state, 0, AnswerProposal("yes"), step())


@pytest.mark.rule("economicus", "E17", "E-4")
@pytest.mark.parametrize("come", [bought_by_offer, raided, bought_from_a_player])
def test_a_company_changes_hands_once_a_turn_whatever_the_owner_has_besides(
    come: Callable[[State], None],
) -> None:
    """Player 0 has an old one without M&T and a new one with it; only the old one may go on."""
    state = selling()
    come(state)
    assert companies.movable_chips(state, 0, RETAIL, gear=True) == 0
    assert check(state, 0, SellToMarket(RETAIL, "gear"))
    assert check(state, 0, Propose(RETAIL, 1, 9, gears=1))
    assert not check(state, 0, SellToMarket(RETAIL))
    assert not check(state, 0, Propose(RETAIL, 1, 9))
    menu = Menu(Offer(game, state, 0))
    assert menu.options("sell-to-market", "chip", sector=RETAIL) == ["plain"]
    assert menu.bounds("propose", "gears", sector=RETAIL, companies=1) == (0, 0)
    state.active = 2
    assert check(state, 2, MakeOffer(0, "gear"))
    assert not check(state, 2, MakeOffer(0))
    state.players[2].cards = ["O10"]
    assert {(play.seat, play.gear) for play in playing.ways(state, 2, "O10")} >= {(0, False)}
    assert (0, True) not in {(play.seat, play.gear) for play in playing.ways(state, 2, "O10")}


@pytest.mark.rule("economicus", "E17", "E-4")
def test_the_old_company_goes_first_and_the_next_turn_frees_all() -> None:
    state = selling()
    bought_by_offer(state)
    do(state, 0, SellToMarket(RETAIL), step())
    assert check(state, 0, SellToMarket(RETAIL, "gear"))
    year.begin_turn(state, step())
    state.sector, state.stage = RETAIL, Stage.SALES
    assert not check(state, 0, SellToMarket(RETAIL, "gear"))


@pytest.mark.rule("economicus", "E17", "E21", "E-4")
def test_the_insolvent_still_sell_to_players_what_they_had_when_the_new_one_has_gone() -> None:
    """A new company that went to the market in need is not counted as the old one."""
    state = selling()
    bought_by_offer(state)
    state.questions = [Insolvency(0)]
    do(state, 0, SellToMarket(RETAIL, "gear"), step())
    assert companies.movable_chips(state, 0, RETAIL, gear=False) == 1
    assert not check(state, 0, Propose(RETAIL, 1, 9))


@pytest.mark.rule("economicus", "E31", "E-4")
def test_a_company_of_innovation_that_has_just_come_into_being_is_new() -> None:
    state = selling()
    give(state, 1, INNOVATION)
    state.players[1].startups = 5
    companies.merge_startups(state, 1, step())
    assert companies.movable_chips(state, 1, INNOVATION, gear=True) == 1


@pytest.mark.rule("economicus", "E37", "E-4")
@pytest.mark.parametrize(("chip", "gears"), [("gear", 1), ("plain", 0)])
def test_everybody_is_told_for_which_company_an_offer_is(chip: Any, gears: int) -> None:
    state, taken = selling(), step()
    do(state, 0, MakeOffer(1, chip), taken)
    assert [one.params for one in taken.events if one.id == "economicus-chips"] == [
        {"companies": 1, "gears": gears}
    ]
    taken = step()
    do(selling(gears=0), 0, MakeOffer(1), taken)
    assert not [one for one in taken.events if one.id == "economicus-chips"], "there is no other"


# ── E-5: loans that nothing secures ─────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "item 27", "item 37", "E25", "E38", "E-5")
def test_what_secures_a_loan_no_more_is_repaid_before_an_offer_is_paid() -> None:
    state = board()
    for sector in (FARMS, BANKS):
        give(state, 0, sector)
        state.markets[sector].price = 20
    give(state, 1, RETAIL)
    state.markets[RETAIL].price = 5
    state.players[0].loan = 10
    poor(state, 0, 5)
    state.sector, state.stage, state.dice = RETAIL, Stage.PROFIT, (2, 4)
    do(state, 0, MakeOffer(1), step())
    do(state, 1, AnswerOffer("sell"), step())
    do(state, 0, AuctionOff(FARMS), step())
    do(state, 2, Bid(14), step())
    do(state, 1, LeaveAuction(), step())
    go(state)
    one = state.players[0]
    assert (one.cash, one.loan, one.of(RETAIL)) == (14, 5, 0), "14 are not 15"
    do(state, 0, AuctionOff(BANKS), step())
    for who in (1, 2):
        do(state, who, LeaveAuction(), step())
    go(state)
    assert (one.cash, one.loan, one.of(RETAIL), one.companies) == (4, 0, 1, 1)


@pytest.mark.rule("economicus", "E25", "E28", "E-5")
def test_nobody_spends_what_an_unsecured_loan_calls_for() -> None:
    state = board()
    state.players[0].loan = 10
    give(state, 0, RETAIL)
    assert money.funds(state, 0) == 20 - 5


# ── E-6: bankruptcy ─────────────────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "item 30", "E27", "E-6")
@pytest.mark.parametrize("stage", [Stage.ROLL, Stage.PROFIT, Stage.BOUGHT, Stage.SALES, Stage.END])
def test_the_active_player_may_give_up_whenever_nothing_is_asked(stage: Stage) -> None:
    state = board()
    poor(state, 0)
    give(state, 0, RETAIL)
    state.markets[RETAIL].price = 8
    state.sector, state.stage, state.dice = RETAIL, stage, (2, 4)
    assert not check(state, 0, DeclareBankruptcy())
    assert "declare-bankruptcy" in {form.act for form in game.forms(state, 0)}
    assert check(state, 1, DeclareBankruptcy())
    do(state, 0, DeclareBankruptcy(), step())
    go(state)
    assert state.active == 1


# ── E-7: the last year ──────────────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "E29", "E42", "E44", "E-7")
def test_a_tie_at_the_end_of_the_last_year_goes_by_whose_turn_ended() -> None:
    """Player 0, who opened the year, is bankrupt; player 1 audits; player 2 had the last turn."""
    state = quiet(board(years=1))
    bankruptcy.become_bankrupt(state, 0, step())
    state.active, state.auditor, state.turn, state.stage = 2, 1, 2, Stage.END
    state.sector, state.dice = RETAIL, (1, 5)
    go(state)
    assert state.winners == [2]
    assert outcomes.ranking(state)[0] == 2


# ── E48: what the market pays a buyer ───────────────────────────────────────────────────


def sold(bids: list[tuple[int, int]], *, price: int = 4) -> State:
    """A private company of Retail is sold by these bids in the open; the last wins."""
    state = board()
    for who in range(3):
        give(state, who, RETAIL)
        state.players[who].cash = 60
    state.bank = -180
    state.sector, state.stage, state.dice = RETAIL, Stage.AUCTION, (1, 5)
    state.markets[RETAIL].price = price
    lots.begin(state, step())
    first, rest = bids[0], bids[1:]
    if first[0]:
        do(state, 0, PassFirst("private"), step())
        rest = bids
    else:
        do(state, 0, OpenAuction("private", first[1]), step())
    for who, amount in rest:
        do(state, who, Bid(amount), step())
    winner = bids[-1][0]
    for who in range(3):
        if who != winner and lots.opened(state) is not None:
            do(state, who, LeaveAuction(), step())
    state.stage = Stage.SALES
    return state


@pytest.mark.rule("economicus", "E48")
@pytest.mark.parametrize(
    ("bids", "most"),
    [
        ([(0, 15)], 4),
        ([(0, 5), (1, 15)], 5),
        ([(0, 5), (1, 9), (2, 11), (1, 12)], 11),
        ([(1, 12)], 4),
    ],
)
def test_the_market_pays_the_winner_what_another_would_have(
    bids: list[tuple[int, int]], most: int
) -> None:
    state = sold(bids)
    winner, price = bids[-1]
    assert sales.market_price(state, winner, RETAIL) == most
    for who in range(3):
        if who != winner:
            assert sales.market_price(state, who, RETAIL) == price


@pytest.mark.rule("economicus", "E11", "E48")
@pytest.mark.parametrize(
    ("maxima", "price", "most"), [((12, 0, 9), 10, 9), ((12, 0, 0), 4, 4), ((12, 12, 3), 12, 12)]
)
def test_under_seal_it_is_the_second_maximum(
    maxima: tuple[int, int, int], price: int, most: int
) -> None:
    state = board(bidding="sealed")
    state.sector, state.stage, state.dice = RETAIL, Stage.AUCTION, (1, 5)
    state.markets[RETAIL].price = 4
    lots.begin(state, step())
    do(state, 0, PassFirst("private"), step())
    for who, most_of in enumerate(maxima):
        do(state, who, SetMaximum(most_of), step())
    lot = lots.opened(state)
    assert lot is not None
    lots.hammer(state, lot, step())
    assert (state.markets[RETAIL].price, sales.market_price(state, 0, RETAIL)) == (price, most)


def sales_end(state: State) -> None:
    state.lost = 1
    prices.drop_for_sold(state, step())


def nobody_buys(state: State) -> None:
    prices.drop_tenths(state, RETAIL, 1, step())


def crisis_comes(state: State) -> None:
    prices.black(state, RETAIL, step({"black": [0]}))


def crisis_ends(state: State) -> None:
    state.markets[RETAIL].crisis = 1
    crisis.relieve(state, RETAIL, 1, step({"blue": [0]}))


def card_raises(state: State) -> None:
    state.players[1].cards = ["O12"]
    state.stage = Stage.END
    do(state, 1, PlayCard("O12", RETAIL), step())


def another_buys(state: State) -> None:
    lots.begin(state, step())
    do(state, 0, OpenAuction("private", 15), step())
    do(state, 1, Bid(16), step())
    for who in (0, 2):
        do(state, who, LeaveAuction(), step())


@pytest.mark.rule("economicus", "E48")
@pytest.mark.parametrize(
    "move", [sales_end, nobody_buys, crisis_comes, crisis_ends, card_raises, another_buys]
)
def test_a_price_that_has_moved_for_any_reason_binds_nobody(move: Callable[[State], None]) -> None:
    state = sold([(0, 15)])
    assert sales.market_price(state, 0, RETAIL) == 4
    move(state)
    assert state.markets[RETAIL].price != 15
    assert sales.market_price(state, 0, RETAIL) == state.markets[RETAIL].price


@pytest.mark.rule("economicus", "E48")
def test_a_price_that_stays_binds_on() -> None:
    state = sold([(0, 15)])
    prices.change(state, RETAIL, 0, step())
    assert sales.market_price(state, 0, RETAIL) == 4


# ── E20: unknown prices ─────────────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "E18", "E20")
def test_prices_are_rolled_before_somebody_without_money_chooses() -> None:
    state = board()
    poor(state, 0)
    for sector in (BANKS, OIL):
        give(state, 0, sector)
    state.players[0].loan = 10
    money.charge(state, 0, 2, "cards")
    go(state, {"price": [0, 0, 5, 5]})
    assert state.question == Insolvency(0)
    assert [state.markets[n].price for n in (BANKS, OIL, FARMS)] == [2, 12, 0]
    assert Menu(Offer(game, state, 0)).options("sell-to-market", "sector") == [BANKS, OIL]


@pytest.mark.rule("economicus", "E20", "E38")
def test_so_are_those_of_a_buyer_who_must_raise_money() -> None:
    state = board()
    give(state, 0, BANKS)
    give(state, 0, OIL)
    give(state, 1, RETAIL)
    state.markets[RETAIL].price = 5
    state.players[0].loan = 5
    poor(state, 0, 8)
    state.markets[BANKS].price = 20
    state.sector, state.stage, state.dice = RETAIL, Stage.PROFIT, (2, 4)
    do(state, 0, MakeOffer(1), step())
    do(state, 1, AnswerOffer("sell"), step({"price": [0, 2]}))
    assert state.markets[OIL].price == 4


# ── E-1: stars of a sector ──────────────────────────────────────────────────────────────


@pytest.mark.rule("economicus", "item 3", "item 4", "item 9", "E6", "E-1")
def test_a_monopoly_is_all_that_there_is_in_a_sector() -> None:
    """Counted in the position, so that it is right on every board."""
    state = board()
    count = state.markets[BUILDING].private + state.markets[BUILDING].state
    give(state, 0, BUILDING, count)
    assert stars.stars(state, 0) == 1 + 2 - 3
    companies.sell_to_market(state, 0, BUILDING, 5, step(), gear=False)
    assert stars.stars(state, 0) == 1 + 2
