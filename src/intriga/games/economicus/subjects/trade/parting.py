"""Which companies somebody parts with when they must raise money and do not say how (items 29, 37;
E18, E38): as few as will do. Millions."""

from collections.abc import Iterator

from msgspec import Struct

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects import lookup, money, prices
from intriga.games.economicus.subjects.events import no_loans
from intriga.kernel import Seat

_GEAR = 6
"""What M&T has cost, which the market does not pay for (item 33)."""


class Parted(Struct, frozen=True):
    """A company that goes."""

    sector: SectorNumber
    gear: bool


def fewest(state: State, who: Seat, amount: int) -> list[Parted] | None:
    """The companies to sell at half their prices so that, with cash, deposits and loans, what is
    due and `amount` besides can be paid: as few as possible, and of such the least valuable. None
    if all of them are not enough."""
    chips = list(_chips(state, who))
    most = max(0, _missing(state, who, len(chips), amount))
    ways: dict[tuple[int, int], tuple[int, list[Parted]]] = {(0, 0): (0, [])}
    for chip in chips:  # how many go and what they bring: the least value that does so
        price = prices.worth(state, chip.sector)
        for (count, brought), (value, gone) in list(ways.items()):
            key = count + 1, min(most, brought + prices.half(price))
            lost = value + price + _GEAR * chip.gear
            if key not in ways or lost < ways[key][0]:
                ways[key] = lost, [*gone, chip]
    enough = [
        (count, value, gone)
        for (count, brought), (value, gone) in ways.items()
        if brought >= _missing(state, who, count, amount)
    ]
    return min(enough, key=lambda one: one[:2])[2] if enough else None


def _chips(state: State, who: Seat) -> Iterator[Parted]:
    """All that the market takes."""
    for number, held in sorted(state.players[who].holdings.items()):
        if not lookup.sector(state, number).innovation:
            for n in range(held.companies):
                yield Parted(number, n >= held.companies - held.gears)


def _missing(state: State, who: Seat, sold: int, amount: int) -> int:
    """What so many companies have to bring, as each that goes is a pledge less (item 27)."""
    one = state.players[who]
    pledged = money.PLEDGE * (one.companies - sold)
    loans = one.loan - pledged  # below zero: what can be borrowed
    if no_loans.are_forbidden(state):
        loans = max(0, loans)
    return amount + one.owed + loans - one.cash - one.deposit
