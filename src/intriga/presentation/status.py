"""Where a match stands: what is asked, who plays, what the viewer has, what the board shows."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from intriga.kernel.actors import Seat

RESOURCES: Final = 4
"""So many resources stand beside a decision at most."""


ASK: Final = 45
"""Characters of a question at most: it is one line, or two, of a phone."""
WHY: Final = 90
"""Characters of the line that explains a question, at most."""
TITLE: Final = 24
"""Characters of the title of a moment of play at most."""

StageSize: TypeAlias = Literal["strip", "frame", "board"]
"""How much a phone leaves the board while something is decided: a strip of 64 px, where the choices
are what the board shows; a frame of it; the most of it, where both are needed at once."""
TrayHeight: TypeAlias = Literal["low", "mid", "high"]
"""How high a phone's tray stands: what is asked alone; as high as its content; all of the page."""


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
    the windows await.

    `title`: the phase in `TITLE` characters; without it, `phase`. `ask`: what is asked, in `ASK`
    characters, the heading of the decision, and `why`, a line that explains it, in `WHY`; without
    them, `asked` cut after its first sentence. `until`: a word under the clock ("until night").
    `stage`: how much of the board is needed; `tray`: how high the decision stands at first (None:
    "mid" if something is asked, else "low").
    """

    phase: str
    asked: str
    step: str | None = None
    awaited: tuple[Awaited, ...] | None = None
    title: str = ""
    ask: str = ""
    why: str = ""
    until: str = ""
    stage: StageSize = "frame"
    tray: TrayHeight | None = None


class PersonNote(Struct, frozen=True):
    """What a game says beside the name of a player."""

    label: str
    note: str | None = None


class SeatMark(NamedTuple):
    """How a seat is shown: a letter or number, and the number of its colour, 0 to 9 (10: none)."""

    letter: str
    hue: int


class Resource(Struct, frozen=True):
    """Something that the viewer has, beside each decision: "12" "gold", with lines about it.
    `trend`: where it goes by itself."""

    value: str
    word: str
    about: tuple[str, ...] = ()
    trend: Literal["up", "down"] | None = None


class Board(Struct, frozen=True, kw_only=True):
    """The data of a board; games derive from it. `parts`: rendered HTML by the id of its element,
    which the template puts in place (`{{ board.parts['…'] }}`): an open page is sent the parts that
    changed without the board around them."""

    parts: Mapping[str, str] = {}
