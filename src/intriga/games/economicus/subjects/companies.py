"""Companies change hands (items 22, 23, 31; E17, E18, E25)."""

from typing import Final

from intriga.games.economicus.state.position import Holding, State
from intriga.games.economicus.state.questions import Chip, Kind, SectorNumber
from intriga.games.economicus.subjects import lookup, money, prices
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
    return _old(one) if one else 0


def movable_chips(state: State, who: Seat, number: SectorNumber, *, gear: bool) -> int:
    """How many of these are with M&T, or without it: which ones have come in this turn is known."""
    one = state.players[who].holdings.get(number)
    return _old_chips(one, gear=gear) if one else 0


def _old(one: Holding) -> int:
    """Companies that were there when the turn began."""
    return max(0, min(one.companies, one.before - one.given))


def _old_chips(one: Holding, *, gear: bool) -> int:
    if gear:
        return min(_old(one), one.gears - one.new_gears)
    new = one.companies - _old(one) - one.new_gears
    return min(_old(one), one.companies - one.gears - max(0, new))


def unowned(state: State, number: SectorNumber, kind: Kind) -> int:
    """How many companies of this kind nobody owns."""
    market = state.markets[number]
    return market.private if kind == "private" else market.state


def add(state: State, who: Seat, number: SectorNumber, *, gear: bool = False) -> None:
    """They get a company."""
    one = holding(state, who, number)
    one.companies += 1
    one.gears += gear
    one.new_gears += gear


def remove(state: State, who: Seat, number: SectorNumber, *, gear: bool) -> None:
    """They lose a company: of equal ones the one that they had before this turn."""
    one = holding(state, who, number)
    one.given += _old_chips(one, gear=gear) > 0
    one.companies -= 1
    one.gears -= gear
    one.new_gears = min(one.new_gears, one.gears)
    _forget_offers(state, who, number)


def put_gear(state: State, who: Seat, number: SectorNumber) -> None:
    """One without M&T gets it: of equal ones the one that they had before this turn."""
    one = holding(state, who, number)
    plain = _old_chips(one, gear=False)
    one.new_gears += not plain
    one.gears += 1
    if plain and _offered_plain(state, who, number) == plain:  # then it was one of these
        state.offered_gears.append((who, number))


def tell_chips(one: Holding, step: Step, *, count: int, gears: int) -> None:
    """Which of these companies are meant, where some of them have M&T."""
    if count and one.gears:
        step.emit("economicus-chips", PUBLIC, companies=count, gears=gears)


# ── offers for them ─────────────────────────────────────────────────────────────────────


def unoffered(state: State, who: Seat, number: SectorNumber, *, gear: bool) -> int:
    """For how many of these an exclusive offer may still be made: one for each in a turn (E37)."""
    plain = _offered_plain(state, who, number)
    made = state.offered_gears.count((who, number)) if gear else plain
    return movable_chips(state, who, number, gear=gear) - made


def note_offer(state: State, who: Seat, number: SectorNumber, *, gear: bool) -> None:
    """An offer was made for such a company, and it has stayed."""
    state.offered.append((who, number))
    if gear:
        state.offered_gears.append((who, number))


def _offered_plain(state: State, who: Seat, number: SectorNumber) -> int:
    return state.offered.count((who, number)) - state.offered_gears.count((who, number))


def _forget_offers(state: State, who: Seat, number: SectorNumber) -> None:
    """No more offers are remembered than there are companies."""
    while state.offered_gears.count((who, number)) > movable_chips(state, who, number, gear=True):
        state.offered_gears.remove((who, number))
        state.offered.remove((who, number))
    while _offered_plain(state, who, number) > movable_chips(state, who, number, gear=False):
        state.offered.remove((who, number))


# ── they come and go ────────────────────────────────────────────────────────────────────


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
