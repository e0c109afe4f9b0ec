"""Where a match stands: what is asked, who plays, what the viewer has, what the board shows."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from msgspec import Struct

from intriga.kernel.actors import Seat

RESOURCES: Final = 4
"""So many resources stand beside a decision at most."""


class Awaited(Struct, frozen=True):
    """Somebody whose decision is awaited, with mark and number of colour; `done`: it is made."""

    seat: Seat
    mark: str
    hue: int
    name: str
    done: bool


class Now(Struct, frozen=True):
    """Where the match stands. `asked`: one sentence: what the viewer is asked for, or what is
    awaited. `step`: how far it has come ("turn 12 of 60"). `awaited`: who decides now; None: whom
    the windows await."""

    phase: str
    asked: str
    step: str | None = None
    awaited: tuple[Awaited, ...] | None = None


class PersonNote(Struct, frozen=True):
    """What a game says beside the name of a player."""

    label: str
    note: str | None = None


class SeatMark(NamedTuple):
    """How a seat is shown: a letter or number, and the number of its colour, 0 to 9 (10: none)."""

    letter: str
    hue: int


class Resource(Struct, frozen=True):
    """Something that the viewer has, beside each decision: "12" "gold", with lines about it."""

    value: str
    word: str
    about: tuple[str, ...] = ()


class Board(Struct, frozen=True, kw_only=True):
    """The data of a board; games derive from it. `parts`: rendered HTML by the id of its element,
    which the template puts in place (`{{ board.parts['…'] }}`): an open page is sent the parts that
    changed without the board around them."""

    parts: Mapping[str, str] = {}
