"""What companies of a sector cost (items 21, 23, 25; E8, E16–E20). Millions."""

from typing import Final

from intriga.games.economicus.state import editions
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects import lookup
from intriga.kernel import PUBLIC, Param, Seat, Step

FLOOR: Final = 1
"""No price is lower."""
INNOVATION: Final = 10
"""What a company of Innovation counts, which has no price (E20)."""
MOST: Final = 1_000
"""What anybody may ask where prices are free."""
PRICE: Final = "price"
BLACK: Final = "black"
BLUE: Final = "blue"


def roll_two(step: Step, why: str) -> int:
    """The sum of two dice."""
    return step.randbelow(6, why) + step.randbelow(6, why) + 2


def fix(state: State, number: SectorNumber, step: Step) -> int:
    """The price of a sector, rolled if nobody knows it yet (item 20, E20)."""
    if lookup.sector(state, number).innovation:
        return INNOVATION
    market = state.markets[number]
    if not market.price:
        market.price = roll_two(step, PRICE)
        step.emit("economicus-price-found", PUBLIC, sector=named(state, number), money=market.price)
    return market.price


def fix_own(state: State, who: Seat, step: Step) -> None:
    """Roll the prices of all that they own, before they choose what to sell (E20)."""
    if editions.rolled_before_choosing(state):
        for number in sorted(state.players[who].holdings):
            if state.players[who].of(number):
                fix(state, number, step)


def worth(state: State, number: SectorNumber) -> int:
    """The price of a sector where an unknown one counts 1 (E27, E37)."""
    if lookup.sector(state, number).innovation:
        return INNOVATION
    return state.markets[number].price or FLOOR


def half(price: int) -> int:
    """Half a price, rounded up (E18)."""
    return -(-price // 2)


def change(state: State, number: SectorNumber, by: int, step: Step) -> None:
    """Change a price, but not below the floor; an unknown one is rolled first."""
    before = fix(state, number, step)
    after = max(FLOOR, before + by)
    put(state, number, after)
    step.emit("economicus-price", PUBLIC, sector=named(state, number), before=before, money=after)


def put(state: State, number: SectorNumber, price: int) -> None:
    """A price is set. If it moves, whoever has bought there is bound no more (E48)."""
    market = state.markets[number]
    if price != market.price and editions.bound_to_second_bid(state):
        for one in state.players:
            one.bound.pop(number, None)
    market.price = price


def drop_tenths(state: State, number: SectorNumber, times: int, step: Step) -> None:
    """Ten per cent less, one after another; each change is rounded up (E16)."""
    market = state.markets[number]
    before = after = market.price
    for _ in range(times):
        after = max(FLOOR, after - -(-after // 10))
    put(state, number, after)
    if times:
        step.emit(
            "economicus-price",
            PUBLIC,
            sector=named(state, number),
            before=before,
            money=market.price,
        )


def drop_for_sold(state: State, step: Step) -> None:
    """Phase 3 is over: the price falls for each company that was sold in it (item 23, E16)."""
    if not lookup.sector(state, state.sector).innovation:
        drop_tenths(state, state.sector, state.lost, step)


def remember(state: State) -> None:
    """A turn is over: keep the prices that have changed in it, for those who look back."""
    for market in state.markets.values():
        market.past = market.prices


def black(state: State, number: SectorNumber, step: Step) -> None:
    """A crisis begins or grows: the black die lowers the price (item 25)."""
    fix(state, number, step)
    dice = lookup.printed(state).dice
    face = dice.black[step.randbelow(len(dice.black), BLACK)]
    change(state, number, -dice.change(face, state.markets[number].price), step)


def blue(state: State, number: SectorNumber, step: Step) -> None:
    """A crisis is over: the blue die raises the price (item 25)."""
    fix(state, number, step)
    dice = lookup.printed(state).dice
    face = dice.blue[step.randbelow(len(dice.blue), BLUE)]
    change(state, number, dice.change(face, state.markets[number].price), step)


def named(state: State, number: SectorNumber) -> Param:
    """The name of a sector, as a parameter of a text."""
    return lookup.sector(state, number).called
