"""What a roll pays, what a year costs, how a price falls (items 16–18, 21, 23, 26–28, 31; E3–E7,
E16, E24)."""

from intriga.games.economicus.data import House
from intriga.games.economicus.state.position import State
from tests.games.economicus.literal.counting import card_effects, owned


def company(state: State, house: House, seat: int, number: int, *, gear: bool) -> int:
    """The profit of one company."""
    sector = house.board.sector(number)
    profit = sector.profit
    for one in card_effects(house, state, "profit"):
        if one.sector == number:
            profit += one.amount
    mine = owned(state, seat, number)
    if not sector.special and mine > 0 and mine == sector.private + sector.state:
        profit += 1  # item 4
    if not gear:
        profit -= state.markets[number].crisis  # items 26, 33
    return profit


def rolled(state: State, house: House, seat: int, total: int) -> tuple[int, int]:
    """What a player gets when the dice show so much: of the active sector, and of those beside."""
    at = state.numbers.index(total)
    number = state.circle[at]
    here = beside = 0
    held = state.players[seat].holdings.get(number)
    if held is not None:
        for n in range(held.companies):
            here += company(state, house, seat, number, gear=n < held.gears)
    if number == 7:
        here -= state.players[seat].startups  # item 31, E3
    each = sum(one.amount for one in card_effects(house, state, "neighbours")) or 1
    around = {state.circle[at - 1], state.circle[(at + 1) % len(state.circle)]}
    for other in around:
        held = state.players[seat].holdings.get(other)
        for n in range(held.companies if held is not None else 0):
            assert held is not None
            if company(state, house, seat, other, gear=n < held.gears) > 0:
                beside += each
    return here, beside


def interest(state: State, house: House, seat: int) -> int:
    """What the end of the year brings: 1 for each 20 of a deposit that lay all year, less 1 for
    each 5 of the loan, or what the event says."""
    one = state.players[seat]
    cards = card_effects(house, state, "interest")
    rate = sum(card.amount for card in cards) if cards else 1
    return one.earning // 20 - rate * (one.loan // 5)


def fallen(price: int, times: int) -> int:
    """A price after so many companies were sold: a tenth less each, the change rounded up, never
    under 1."""
    for _ in range(times):
        price = max(1, price - (price + 9) // 10)
    return price
