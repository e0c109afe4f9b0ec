"""Stars, wealth and the winner, counted from the position (items 2–8, E36, E39, E40, E42)."""

from typing import Any

from intriga.games.economicus.data import House
from intriga.games.economicus.state.position import State


def owned(state: State, seat: int, number: int) -> int:
    """Companies of a player in a sector."""
    held = state.players[seat].holdings.get(number)
    return held.companies if held is not None else 0


def stars(state: State, house: House, seat: int) -> int:
    """All stars of a player."""
    total = state.players[seat].stars + (1 if state.management == seat else 0)
    for number in state.circle:
        mine = owned(state, seat, number)
        if mine == 0:
            continue
        sector = house.board.sector(number)
        total += 2 if sector.special else 1  # item 2
        rivals = [owned(state, n, number) for n in range(len(state.players)) if n != seat]
        if mine >= 2 and all(mine > other for other in rivals):
            total += 2  # item 3
        if not sector.special and mine == sector.private + sector.state:
            total -= 3  # item 4
    return total


def wealth(state: State, seat: int) -> int:
    """Cash, deposits, companies at their price (an unknown one counts 1, Innovation 10), less
    loans (E20, E27, E42)."""
    one = state.players[seat]
    worth = one.cash + one.deposit - one.loan
    for number in state.circle:
        price = 10 if number == 7 else max(1, state.markets[number].price)
        worth += owned(state, seat, number) * price
    return worth


def winner(state: State, house: House) -> int:
    """Most stars, then wealth, then whose turn comes first from the player whose turn ended."""
    n = len(state.players)
    order = [(state.active + k) % n for k in range(n)]
    best = order[0]
    for seat in order[1:]:
        theirs = stars(state, house, seat), wealth(state, seat)
        if theirs > (stars(state, house, best), wealth(state, best)):
            best = seat
    return best


def all_money(state: State) -> dict[int, int]:
    """Cash and deposits by seat."""
    return {seat: one.cash + one.deposit for seat, one in enumerate(state.players)}


def card_effects(house: House, state: State, does: str) -> list[Any]:
    """Effects of the event of the year of one kind."""
    if not state.event:
        return []
    found: tuple[Any, ...] = house.decks.card(state.event).effects
    return [one for one in found if one.__struct_config__.tag == does]
