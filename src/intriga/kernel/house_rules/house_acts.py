"""House acts: what seats and the host do at any table, whatever is played.

The rules of a game never see them; `kernel.keeping` decides and carries them out. Their types
begin with `house-`, so a game may have a `Say` or a `Close` of its own.
"""

from typing import Final

from msgspec import Struct

from intriga.kernel.actors import Audience, Seat
from intriga.kernel.acts import Act, kebab


def _tag(name: str) -> str:
    return f"house-{kebab(name)}"


class HouseAct(Act, frozen=True, tag=_tag):
    """Base of the house acts."""


class Say(HouseAct, frozen=True):
    """A seat, or the host, speaks in a room; the host only where everybody hears it.

    The text is kept elsewhere, so that it can be erased: here is its random id and its digest
    (SHA-256 over a salt and the text). `voice`: one of the room's, instead of the seat's name.
    """

    room: str
    message: str
    digest: str
    voice: str = ""


class Erase(HouseAct, frozen=True):
    """The host has a message deleted; `to`: those who hear that it is gone."""

    message: str
    to: Audience


class AskPause(HouseAct, frozen=True):
    """A seat asks for a pause, or during one for its end; `ask=False` takes it back. When every
    seat asks, it is granted."""

    ask: bool


class Pause(HouseAct, frozen=True):
    """The host halts the match: no acts, and the clocks stand still."""


class Resume(HouseAct, frozen=True):
    """The host lets it go on; each clock has what it had left."""


class Extend(HouseAct, frozen=True):
    """A window stays open for so many seconds more. A seat has a budget, the host has none; the
    table gives back what was lost while the server was down."""

    window: str
    generation: int
    seconds: int


class Close(HouseAct, frozen=True):
    """The host closes a window as if its time were up."""

    window: str
    generation: int


class Mute(HouseAct, frozen=True):
    """The host takes the word from a seat in public rooms, or (`mute=False`) gives it back."""

    seat: Seat
    mute: bool


class Lock(HouseAct, frozen=True):
    """The host bars a type of acts (`vote`), or (`lock=False`) allows it again."""

    act: str
    lock: bool


class Rewind(HouseAct, frozen=True):
    """The host takes the match back to where `to` entries had been made. What was said stays
    said. `sure`: also if somebody drew chance or was told something meanwhile."""

    to: int
    sure: bool = False


class StandIn(HouseAct, frozen=True):
    """The table lets a bot answer for a seat whose time is up; `begins=False`: it is done."""

    seat: Seat
    begins: bool


class Look(HouseAct, frozen=True):
    """The host of a match with a referee has opened the view that shows everything."""


class Appoint(HouseAct, frozen=True):
    """Who made the match lets somebody host beside him, or (`appoint=False`) no longer. `name`: as
    he is called; a host need not sit at the table."""

    name: str
    appoint: bool


class CallReserve(HouseAct, frozen=True):
    """The host, or the table, invites the first of the reserve to a seat that a bot holds."""

    seat: Seat


AnyHouseAct = (
    Say
    | Erase
    | AskPause
    | Pause
    | Resume
    | Extend
    | Close
    | Mute
    | Lock
    | Rewind
    | StandIn
    | Look
    | Appoint
    | CallReserve
)


TALK: Final = frozenset({"table-said", "table-voiced", "table-announced", "table-erased"})
"""The events of talk: they are shown where people talk, not among what happened in the game."""


class Unwound(Struct, frozen=True):
    """What a rewind takes back. `safe`: no chance was drawn, and nobody but its actor was told of
    anything. `told`: how many public events no longer hold."""

    safe: bool
    told: int
