"""Whom the suite looks at in a large match: everybody at a small table, a panel in a crowd.

Viewers with one viewpoint see the same view, so one of them stands for it. What is left out in one
match is looked at in another, as the panel is chosen anew each time.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from intriga.kernel.actors import HOST, PUBLIC, Seat
from intriga.kernel.game import Game, usual_seats
from intriga.kernel.positions import Position
from intriga.lab.conformance.twins.observation import Onlooker

SMALL: Final = 12
"""Up to so many seats everybody is looked at."""
VIEWPOINTS: Final = 6
"""How many viewpoints of a crowd have a seat on the panel."""
OTHERS: Final = 2
"""How many more seats, of any viewpoint."""


def seats_of(game: Game[Any], position: Position[Any], rng: Random) -> list[Seat]:
    """The seats of the panel, in order."""
    seats = range(len(position.chairs))
    if len(seats) <= SMALL:
        return list(seats)
    shuffled = rng.sample(seats, len(seats))
    by_viewpoint: dict[Any, Seat] = {}
    for seat in shuffled:
        if len(by_viewpoint) == VIEWPOINTS:
            break
        by_viewpoint.setdefault(game.viewpoint(position.state, seat), seat)
    return sorted({*by_viewpoint.values(), *shuffled[-OTHERS:]})


def everyone_on(seats: Iterable[Seat]) -> tuple[Onlooker, ...]:
    """The panel with the public and the host."""
    return (*seats, PUBLIC, HOST)


def seat_counts(game: Game[Any]) -> Sequence[int]:
    """The numbers of seats to play with, the largest first: all of a small table; of a crowd the
    largest, the usual and the smallest, and some between."""
    counts = sorted(game.seats_for(game.Options()))
    if len(counts) <= SMALL:
        return counts[::-1]
    between = {counts[len(counts) // 2], counts[len(counts) // 8]}
    return sorted({counts[0], counts[-1], usual_seats(game), *between}, reverse=True)
