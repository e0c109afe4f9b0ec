"""Companies change hands (items 22, 23, 31; E17, E18, E25)."""

from typing import Final

from intriga.games.economicus.questions import Chip, Kind, SectorNumber
from intriga.games.economicus.rules import lookup, money, prices
from intriga.games.economicus.state import Holding, State
from intriga.kernel import PUBLIC, Seat, Step, seat

CHIPS: Final[tuple[Chip, ...]] = ("plain", "gear")
STARTUPS = 5
"""So many startups become a company of Innovation (item 31)."""


def holding(state: State, who: Seat, number: SectorNumber) -> Holding:
    """What they own of a sector; made if it is nothing yet."""
    return state.players[who].holdings.setdefault(number, Holding())


def has(state: State, who: Seat, number: SectorNumber, *, gear: bool) -> bool:
    """Whether they own such a company."""
    one = state.players[who]
    return one.gears_of(number) > 0 if gear else one.of(number) > one.gears_of(number)


def chip(gear: bool) -> Chip:
    """Which kind of chip it is."""
    return "gear" if gear else "plain"


def movable(state: State, who: Seat, number: SectorNumber) -> int:
    """How many companies of theirs may still change hands in this turn (E17)."""
    one = state.players[who].holdings.get(number)
    return max(0, min(one.companies, one.before - one.given)) if one else 0


def unowned(state: State, number: SectorNumber, kind: Kind) -> int:
    """How many companies of this kind nobody owns."""
    market = state.markets[number]
    return market.private if kind == "private" else market.state


def add(state: State, who: Seat, number: SectorNumber, *, gear: bool = False) -> None:
    """They get a company."""
    one = holding(state, who, number)
    one.companies += 1
    one.gears += gear


def remove(state: State, who: Seat, number: SectorNumber, *, gear: bool) -> None:
    """They lose a company."""
    one = holding(state, who, number)
    one.companies -= 1
    one.gears -= gear
    one.given += 1


def take_unowned(state: State, who: Seat, number: SectorNumber, kind: Kind) -> None:
    """They get a company that nobody owned."""
    if kind == "private":
        state.markets[number].private -= 1
    else:
        state.markets[number].state -= 1
    add(state, who, number)


def pass_on(state: State, by: Seat, to: Seat, number: SectorNumber, *, gear: bool) -> None:
    """A company goes from one player to another, and keeps its M&T (item 33)."""
    remove(state, by, number, gear=gear)
    add(state, to, number, gear=gear)


def sell_to_market(
    state: State, who: Seat, number: SectorNumber, price: int, step: Step, *, gear: bool
) -> None:
    """The outside buyer takes a company: it is private, and its M&T is lost (items 22, 33)."""
    remove(state, who, number, gear=gear)
    state.markets[number].private += 1
    money.receive(state, who, price, "companies")
    step.emit(
        "economicus-sold-out",
        PUBLIC,
        seat=seat(who),
        sector=prices.named(state, number),
        money=price,
    )


def merge_startups(state: State, who: Seat, step: Step) -> None:
    """Five startups become a company with M&T (item 31, E31)."""
    one = state.players[who]
    innovation = next(n for n in state.circle if lookup.sector(state, n).innovation)
    while one.startups >= STARTUPS:
        one.startups -= STARTUPS
        add(state, who, innovation, gear=True)
        step.emit("economicus-innovated", PUBLIC, seat=seat(who))


def chips_left(state: State, who: Seat) -> int:
    """How many chips they have left (E15); a great many without the limit."""
    most = state.options.chips
    one = state.players[who]
    return most - one.companies - one.startups if most else 10**6
