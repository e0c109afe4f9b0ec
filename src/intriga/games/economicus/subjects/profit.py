"""What companies earn (items 17, 18, 26; E3–E7). Millions."""

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects import lookup, money
from intriga.games.economicus.subjects.events.neighbours import of_neighbour
from intriga.games.economicus.subjects.events.profit_change import profit_change
from intriga.kernel import PUBLIC, Seat, Step, seat

MONOPOLY = 1
"""More for each company of a monopoly (item 4)."""


def is_monopoly(state: State, who: Seat, number: SectorNumber) -> bool:
    """Whether they own all companies of a sector, those without an owner included (E6). In special
    sectors there is none (item 4, E40)."""
    mine, market = state.players[who].of(number), state.markets[number]
    if not mine or market.private or market.state or lookup.sector(state, number).special:
        return False
    return all(not one.of(number) for at, one in enumerate(state.players) if at != who)


def of_company(state: State, who: Seat, number: SectorNumber, *, gear: bool) -> int:
    """The profit of one of their companies, below zero for a loss. M&T ignores the crisis
    (item 33, E7)."""
    profit = lookup.sector(state, number).profit + profit_change(state, number)
    if is_monopoly(state, who, number):
        profit += MONOPOLY
    return profit if gear else profit - state.markets[number].crisis


def of_sector(state: State, who: Seat, number: SectorNumber) -> int:
    """What all their companies of the active sector earn, and their startups lose (item 31)."""
    one = state.players[who]
    gears = one.gears_of(number)
    total = gears * of_company(state, who, number, gear=True)
    total += (one.of(number) - gears) * of_company(state, who, number, gear=False)
    if lookup.sector(state, number).innovation:
        total -= one.startups
    return total


def from_neighbours(state: State, who: Seat, number: SectorNumber) -> int:
    """What they get for profitable companies beside the active sector (E4, E5)."""
    one = state.players[who]
    count = 0
    for beside in lookup.neighbours(state, number):
        gears = one.gears_of(beside)
        if gears and of_company(state, who, beside, gear=True) > 0:
            count += gears
        plain = one.of(beside) - gears
        if plain and of_company(state, who, beside, gear=False) > 0:
            count += plain
    return count * of_neighbour(state)


def pay_out(state: State, step: Step) -> None:
    """The active sector pays (item 18). Losses are owed, and collected when all have been paid."""
    number = state.sector
    for who in state.playing:
        own = of_sector(state, who, number)
        beside = from_neighbours(state, who, number)
        total = own + beside
        if total > 0:
            money.receive(state, who, total, "profit")
        elif total < 0:
            money.charge(state, who, -total, "profit")
        if own or beside:
            state.paid[who] = total
            step.emit(
                "economicus-profit", PUBLIC, seat=seat(who), money=total, own=own, beside=beside
            )
