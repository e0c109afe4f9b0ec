"""The house state: what the kernel keeps of a match beside the game's state.

It follows from the acts that every match has, whatever its game: a pause, a muted seat, an
extension. Nothing in it is secret: all of it follows from public events.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import Seat


class House(Struct, frozen=True, omit_defaults=True):
    """What the house rules know of a match.

    `asking`: seats that ask for a pause or, during one, for its end. `muted`: seats that may not
    write in public rooms. `locked`: types of acts that the host has disabled. `misses`, `extended`:
    by seat, windows in a row that closed without it, and extensions it has used; seats beyond the
    end of either have none. `standing_in`: seats for which a bot answers at present.
    """

    paused: bool = False
    asking: tuple[Seat, ...] = ()
    muted: tuple[Seat, ...] = ()
    locked: tuple[str, ...] = ()
    misses: tuple[int, ...] = ()
    extended: tuple[int, ...] = ()
    standing_in: tuple[Seat, ...] = ()

    def missed(self, seat: Seat) -> int:
        """Windows in a row that closed while this seat was awaited."""
        return counted(self.misses, seat)

    def acted(self, seat: Seat) -> "House":
        """The seat has acted: its misses are forgotten."""
        if seat in self.standing_in or not self.missed(seat):
            return self
        return replace(self, misses=_with(self.misses, seat, 0))

    def absent(self, seats: tuple[Seat, ...]) -> "House":
        """A window closed, or a bot answered in it, without these seats."""
        misses = self.misses
        for seat in seats:
            misses = _with(misses, seat, counted(misses, seat) + 1)
        return replace(self, misses=misses)

    def stood_in(self, seat: Seat, begins: bool) -> "House":
        """A bot begins, or ends, to answer for this seat."""
        others = tuple(other for other in self.standing_in if other != seat)
        if not begins:
            return replace(self, standing_in=others)
        return replace(self.absent((seat,)), standing_in=(*others, seat))

    def lengthened(self, seat: Seat) -> "House":
        """The seat has used one of its extensions."""
        used = counted(self.extended, seat) + 1
        return replace(self, extended=_with(self.extended, seat, used))


OPEN_HOUSE: Final = House()
"""The house state at the start of a match."""


def counted(counts: tuple[int, ...], seat: Seat) -> int:
    """The count of a seat, 0 if there is none."""
    return counts[seat] if seat < len(counts) else 0


def _with(counts: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    full = (*counts, *(0 for _ in range(seat + 1 - len(counts))))
    return (*full[:seat], count, *full[seat + 1 :])
