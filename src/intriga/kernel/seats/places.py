"""Places: what people choose before a match begins, such as a team or a role, if a game has any.

A place of players consists of seats, so that the rules find whoever chose it on one of them and
need to know nothing more. A place of officials has no seats: its holders take part without playing.
"""

from msgspec import Struct

from intriga.kernel.actors import Seat
from intriga.kernel.text import Message


class Powers(Struct, frozen=True, omit_defaults=True):
    """A part of a host's powers. `rooms`: keys of rooms, `*` for all where the host is heard;
    `acts`: `speak` and `mute` in them, and types of the game's own acts of the host."""

    rooms: tuple[str, ...] = ()
    acts: tuple[str, ...] = ()


class Place(Struct, frozen=True):
    """Something to choose. `key`: letters, digits, `-` and `_`; `seats`: those of its players;
    `group`: what it belongs to with others, such as the team of a role. `officials`: how many
    people may hold it who do not play; then it has no seats. `powers`: those that come with it.
    `named`: its players may give it a name (`Chair.team`).

    A seat belongs to at most one place. Seats of none are not chosen by name.
    """

    key: str
    label: Message
    seats: tuple[Seat, ...] = ()
    group: Message | None = None
    officials: int = 0
    powers: Powers = Powers()
    named: bool = False

    @property
    def most(self) -> int:
        """How many people can have it."""
        return self.officials or len(self.seats)
