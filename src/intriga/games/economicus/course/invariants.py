"""What always holds between two steps."""

from collections.abc import Iterator

from intriga.games.economicus.course import upgrade
from intriga.games.economicus.data.board import SETUP
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Placement
from intriga.games.economicus.subjects import lookup, money, prices, stars
from intriga.games.economicus.subjects.money import DEPOSIT, PLEDGE


def broken(state: State) -> list[str]:
    """The invariants that do not hold, in sentences for the author of a scenario."""
    return [*_money(state), *_companies(state), *_course(state)]


def _money(state: State) -> Iterator[str]:
    held = sum(one.cash + one.deposit for one in state.players)
    if state.bank + held:
        yield "money of the bank and the players together is zero: the bank pays out what they have"
    for who, one in enumerate(state.players):
        if one.cash < 0 or one.loan % PLEDGE or one.deposit % DEPOSIT or one.loan < 0:
            yield f"player {who} has cash of 0 or more, loans by fives, deposits by twenties"
        if not 0 <= one.earning <= one.deposit:
            yield f"the deposit of player {who} that earns is more than the deposit"
        if money.due(one) and not state.questions:
            yield f"player {who} owes money and is not asked how it is paid"


def _companies(state: State) -> Iterator[str]:
    house = lookup.printed(state)
    for number, market in state.markets.items():
        owned = sum(one.of(number) for one in state.players)
        sector = house.board.sector(number)
        total = market.private + market.state + owned
        if not sector.innovation and total not in upgrade.sizes(state, sector):
            yield f"sector {number} has {sector.companies} companies in all, not {total}"
        if market.price < 0 or 0 < market.price < prices.FLOOR or market.crisis < 0:
            yield f"the price or the crisis of sector {number} is below zero"
    for who, one in enumerate(state.players):
        for number, held in one.holdings.items():
            if not 0 <= held.gears <= held.companies or number not in state.markets:
                yield f"player {who} has more gears than companies in sector {number}"
        if one.bankrupt and (one.companies or one.cash or one.cards):
            yield f"player {who} is bankrupt and has something"


def _course(state: State) -> Iterator[str]:
    n = len(state.players)
    if sorted(state.circle) != sorted(state.markets) or sorted(state.numbers) != sorted(
        state.circle
    ):
        yield "the circle and its numbers are those of the board"
    if not all(0 <= who < n for who in (state.active, state.auditor, state.opened)):
        yield "the active player and the auditor are players"
    if isinstance(state.question, Placement) and not set(SETUP) <= set(state.markets):
        yield "companies are placed in sectors 2 to 6"
    holder = state.management
    if holder is not None and stars.managed(state, holder) < stars.LEAST_MANAGED:
        yield "the star for management belongs to somebody with three companies with M&T"
