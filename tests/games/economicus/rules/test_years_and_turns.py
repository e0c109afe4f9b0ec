"""The course of a match (items 11–17, 24; E9, E20, E23, E29, E41–E47), by hand from the text."""

from typing import Any

import pytest
from msgspec.structs import replace

from intriga.games.economicus.course import opening, outcomes, year
from intriga.games.economicus.data import house_of
from intriga.games.economicus.options import Options
from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import Auction, Placement, Stops
from intriga.games.economicus.subjects import (
    bankruptcy,
    crisis,
    going_on,
    hands,
    lookup,
    profit,
    stars,
)
from intriga.games.economicus.subjects.going_on import GoOn, Roll
from intriga.games.economicus.subjects.placing import Place
from intriga.games.economicus.subjects.trade import lots
from intriga.kernel.chance import Fast
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step
from tests.games.economicus.world import (
    ARMS,
    FARMS,
    FIRST_BOARD,
    INNOVATION,
    OIL,
    RETAIL,
    TELECOM,
    board,
    check,
    do,
    give,
    go,
    step,
)

QUIET = Stops(roll=False, own_profit=False, own_sales=False, own_end=False)


def quiet(state: State) -> State:
    """Nobody is waited for but who has the dice."""
    for one in state.players:
        one.stops = QUIET
    return state


def to_the_end(state: State) -> list[int]:
    """Who has the dice after this turn, until the year ends."""
    turns = []
    for _ in range(len(state.players) + 1):
        year.next_turn(state, step())
        if state.stage is Stage.INTEREST:
            year.end_year(state, step())
            break
        turns.append(state.active)
    return turns


def laid_out(players: int, seed: int = 1, **options: Any) -> State:
    return opening.lay_out(
        Options(**{"board": FIRST_BOARD, **options}),
        [Chair(seat, f"P{seat}") for seat in range(players)],
        Step(0, 0, Fast(seed)),
    )


@pytest.mark.rule("economicus", "item 1", "E43")
@pytest.mark.parametrize(
    ("players", "goal"), [(2, 12), (3, 11), (4, 10), (5, 9), (6, 8), (7, 8), (8, 8)]
)
def test_goals(players: int, goal: int) -> None:
    assert laid_out(players).goal == goal
    assert laid_out(players, raised=False).goal == 14 - players


@pytest.mark.rule("economicus", "item 11", "item 12", "E45", "E47")
def test_everybody_places_two_there_and_back() -> None:
    state = laid_out(3)
    first = state.active
    order = [(first + n) % 3 for n in range(3)]
    assert state.question == Placement([*order, *reversed(order)])
    assert all((one.cash, len(one.cards)) == (20, 3) for one in state.players)
    assert check(state, order[1], Place(RETAIL, "private"))
    assert check(state, first, Place(FARMS, "private")), "only 2 to 6"
    do(state, first, Place(TELECOM, "state"), step())
    quota = house_of().decks.quota
    assert quota not in state.players[first].cards or state.players[first].cards.count(quota) < 2
    assert state.players[first].cash == 20
    assert state.markets[TELECOM].price == 0
    assert state.auditor == first


@pytest.mark.rule("economicus", "item 10", "item 13")
def test_tokens_replace_the_printed_numbers() -> None:
    plain, advanced = laid_out(4), laid_out(4, tokens=True)
    assert plain.numbers == plain.circle
    assert sorted(advanced.numbers) == sorted(advanced.circle) == list(range(2, 13))
    assert advanced.numbers != advanced.circle
    assert lookup.rolled(advanced, 7) == advanced.circle[advanced.numbers.index(7)]


@pytest.mark.rule("economicus", "item 14", "item 15", "E23")
def test_who_begins_a_year_ends_it_and_the_next_is_auditor() -> None:
    state = quiet(board(players=3))
    state.stage, state.year = Stage.YEAR, 0
    seen = []
    for number in (0, 1):
        draws = {"option": [0], "event": [0]}
        year.begin(state, step(draws))
        assert (state.auditor, state.year) == (number, number + 1)
        seen.append([state.active, *to_the_end(state)])
    assert seen == [[0, 1, 2, 0], [1, 2, 0, 1]]


@pytest.mark.rule("economicus", "E29")
def test_the_closing_turn_of_a_bankrupt_auditor_is_skipped() -> None:
    state = quiet(board(players=3))
    bankruptcy.become_bankrupt(state, 0, step())
    assert state.auditor == 1
    assert to_the_end(state) == [1, 2]
    assert state.opened == 1


@pytest.mark.rule("economicus", "item 17", "item 19", "item 20", "E9", "E20")
def test_a_turn_goes_on_to_the_auction() -> None:
    state = quiet(board())
    give(state, 1, FARMS, 1)
    assert check(state, 1, Roll())
    do(state, 0, Roll(), step())
    taken = go(state, {"roll": [3, 3], "price": [2, 3]})
    assert (state.sector, state.dice) == (FARMS, (4, 4))
    assert state.players[1].cash == 23
    assert state.question == Auction(FARMS, 7, 0)
    assert state.markets[FARMS].price == 7
    assert [one.id for one in taken.events][:2] == ["economicus-rolled", "economicus-profit"]


@pytest.mark.rule("economicus", "E9", "E14")
def test_without_free_companies_the_price_stays() -> None:
    state = quiet(board())
    give(state, 1, OIL, 4)
    state.sector, state.stage = OIL, Stage.PROFIT
    lots.begin(state, step({"price": [0, 0]}))
    assert state.question is None
    assert state.markets[OIL].price == 2
    state.sector = INNOVATION
    lots.begin(state, step())
    assert state.question is None
    assert state.markets[INNOVATION].price == 0


@pytest.mark.rule("economicus", "item 24", "E2")
def test_sevens_and_doubles_bring_a_crisis() -> None:
    assert crisis.strikes((3, 4))
    assert crisis.strikes((5, 5))
    assert not crisis.strikes((3, 5))
    state = board()
    crisis.strike(state, step({"option": [0], "crisis": [2, 2], "price": [0, 0], "black": [0]}))
    assert state.markets[RETAIL].crisis == 1, "a double inside does nothing"


@pytest.mark.rule("economicus", "item 34", "E32")
def test_the_turn_waits_for_those_who_want_it_to() -> None:
    state = quiet(board())
    state.players[2].stops = replace(QUIET, roll=True)
    do(state, 0, Roll(), step())
    go(state)
    assert state.dice is None
    assert not check(state, 2, GoOn())
    assert check(state, 1, GoOn())
    do(state, 2, GoOn(), step())
    go(state, {"roll": [0, 1], "price": [0, 0]})
    assert state.dice == (1, 2)


@pytest.mark.rule("economicus", "item 23", "item 34")
def test_nobody_waits_for_a_player_who_does_not_want_to_sell() -> None:
    state = quiet(board())
    state.sector, state.stage = RETAIL, Stage.SALES
    for who in (1, 2):
        give(state, who, RETAIL, 1)
        state.players[who].holdings[RETAIL].before = 1
    assert going_on.awaited(state) == [1, 2]
    state.players[2].stops = replace(QUIET, selling=False)
    assert going_on.awaited(state) == [1]


@pytest.mark.rule("economicus", "item 34", "E32")
def test_in_their_own_turn_players_are_waited_for_where_they_like() -> None:
    state = quiet(board())
    state.players[0].stops = replace(QUIET, own_end=True)
    for stage, waits in ((Stage.PROFIT, []), (Stage.BOUGHT, []), (Stage.END, [0])):
        state.stage = stage
        assert going_on.awaited(state) == waits
    state.stage = Stage.ROLL
    assert going_on.awaited(state) == [0], "the dice always wait for who rolls them"


@pytest.mark.rule("economicus", "item 8", "E42")
def test_of_equal_stars_wealth_decides_then_the_order_of_play() -> None:
    state = board(players=3, goal=2)
    state.goal = 2
    give(state, 1, ARMS, 1)
    give(state, 2, ARMS, 1)
    state.active = 2
    assert outcomes.ranking(state)[0] == 2, "all is equal: whose turn ended"
    state.players[1].cash += 1
    assert outcomes.ranking(state)[0] == 1
    assert outcomes.check_goal(state, step())
    assert state.winners == [1]
    state.players[1].loan = 5
    assert outcomes.wealth(state, 1) == outcomes.wealth(state, 2) + 1 - 5


@pytest.mark.rule("economicus", "E42", "E44")
def test_the_last_year_has_an_end() -> None:
    assert [laid_out(n).last_year for n in (2, 3, 8)] == [15, 12, 12]
    assert laid_out(4, years=7).last_year == 7
    assert laid_out(4, capped=False).last_year == 60
    state = board()
    state.year = state.last_year = 3
    state.stage = Stage.YEAR
    give(state, 2, RETAIL, 1)
    go(state)
    assert (state.stage, state.winners) == (Stage.OVER, [2])


@pytest.mark.rule("economicus", "E41")
def test_one_company_alone_is_a_monopoly_without_advantage() -> None:
    state = board()
    give(state, 0, RETAIL, 1)
    assert not stars.has_advantage(state, 0, RETAIL)
    assert not profit.is_monopoly(state, 0, RETAIL)


@pytest.mark.rule("economicus", "E46", "item 38")
def test_a_deck_that_is_used_up_is_made_of_its_discards() -> None:
    state = board()
    state.options_deck, state.options_discard = {}, {"O2": 1}
    hands.draw_option(state, 1, step({"option": [0]}))
    assert (state.players[1].cards, state.options_discard) == (["O2"], {})
    hands.draw_option(state, 1, step())
    assert state.players[1].cards == ["O2"], "there is none left at all"


@pytest.mark.rule("economicus", "item 21")
def test_prices_are_kept_turn_by_turn_where_they_changed() -> None:
    state = quiet(board())
    market = state.markets[RETAIL]
    for price in (0, 6, 6, 9, 8):
        market.price = price
        state.turn = 0
        year.next_turn(state, step())
    assert market.past == [6, 9, 8]
    assert state.markets[OIL].past == []
