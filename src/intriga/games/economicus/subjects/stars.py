"""Stars of reputation: those that are counted, and those that are recorded (items 2–8)."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects import lookup, profit
from intriga.kernel import PUBLIC, Seat, Step, seat

PRESENCE: Final = 1
SPECIAL: Final = 2
ADVANTAGE: Final = 2
LEAST_AHEAD: Final = 2
"""Companies from which on one can have the advantage (item 3)."""
MONOPOLY: Final = -3
MANAGEMENT: Final = 1
LEAST_MANAGED: Final = 3
"""Companies with M&T, from which the star for management is given (item 5)."""


class Source(Struct, frozen=True):
    """Where stars come from: the text is `economicus-stars-<why>`. `sector`: 0 for none."""

    why: str
    stars: int
    sector: SectorNumber = 0


def has_advantage(state: State, who: Seat, number: SectorNumber) -> bool:
    """More than one company, and more than any other player (item 3, E39)."""
    mine = state.players[who].of(number)
    if mine < LEAST_AHEAD:
        return False
    return all(one.of(number) < mine for at, one in enumerate(state.players) if at != who)


def sources(state: State, who: Seat) -> Iterator[Source]:
    """All stars of a player, one by one."""
    one = state.players[who]
    for number in state.circle:
        if number not in one.holdings or not one.holdings[number].companies:
            continue
        special = lookup.sector(state, number).special
        yield Source("presence", SPECIAL if special else PRESENCE, number)
        if has_advantage(state, who, number):
            yield Source("advantage", ADVANTAGE, number)
        if profit.is_monopoly(state, who, number):
            yield Source("monopoly", MONOPOLY, number)
    if state.management == who:
        yield Source("management", MANAGEMENT)
    if one.stars:
        yield Source("recorded", one.stars)


def stars(state: State, who: Seat) -> int:
    """How many a player has; may be below zero (E36)."""
    return sum(source.stars for source in sources(state, who))


def managed(state: State, who: Seat) -> int:
    """Companies of theirs with M&T."""
    return sum(one.gears for one in state.players[who].holdings.values())


def find_management(state: State, step: Step) -> None:
    """The star for the best management passes to who has more such companies (item 5, E33)."""
    counts = [managed(state, who) for who in range(len(state.players))]
    holder = state.management
    most = max(counts)
    best = [who for who, count in enumerate(counts) if count == most]
    if holder is not None and LEAST_MANAGED <= counts[holder] == most:
        return
    new = best[0] if most >= LEAST_MANAGED and len(best) == 1 else None
    if holder is not None and new is None and counts[holder] >= LEAST_MANAGED:
        return  # two others have overtaken together
    state.management = new
    if new is not None and new != holder:
        step.emit("economicus-management", PUBLIC, seat=seat(new))


def record(state: State, who: Seat, count: int) -> None:
    """Record stars for a crime or a card (items 6, 7)."""
    state.players[who].stars += count
