"""What programs send for the acts that every match has, whatever game is played."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from intriga.api.requests.values import Command, RequestBody, Seat
from intriga.kernel.game import Early
from intriga.kernel.match_terms import Doors
from intriga.table.schedule import MOST


class HouseAct(RequestBody, frozen=True, tag_field="type"):
    """Base class of the acts that every match has, whatever game is played."""


class AskPause(HouseAct, frozen=True, tag="ask-pause"):
    """Ask for a pause or, during one, for its end; `ask=false` withdraws it. `until`: ask that the
    match be paused until that time, and then resume by itself; all must name the same."""

    ask: bool
    until: int | None = None


class Extend(HouseAct, frozen=True, tag="extend"):
    """Extend a window by this many seconds."""

    window: Annotated[str, Meta(max_length=128)]
    generation: int
    seconds: Annotated[int, Meta(ge=1, le=MOST)]


class Pause(HouseAct, frozen=True, tag="pause"):
    """Pause the match. `until`: it resumes by itself at that time, at most 60 days ahead; if it is
    paused already, this sets or moves that time."""

    until: int | None = None


class Resume(HouseAct, frozen=True, tag="resume"):
    """Resume the match."""


class CloseWindow(HouseAct, frozen=True, tag="close"):
    """Close a window now, as if its deadline had passed."""

    window: Annotated[str, Meta(max_length=128)]
    generation: int


class Mute(HouseAct, frozen=True, tag="mute"):
    """Mute a seat in public rooms, or (`mute=false`) unmute it."""

    seat: Seat
    mute: bool = True


class Lock(HouseAct, frozen=True, tag="lock"):
    """Disable a type of act, or (`lock=false`) enable it again."""

    act: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,64}$")]
    lock: bool = True


class SetDoors(HouseAct, frozen=True, tag="set-doors"):
    """Say who may enter the match from now on. Only where the game lets people enter at all."""

    doors: Doors


class End(HouseAct, frozen=True, tag="end"):
    """End the match: call it off (no result), or adjourn it (the standing is the result). Only for
    a host who may decide alone."""

    how: Early


class ProposeEnd(HouseAct, frozen=True, tag="propose-end"):
    """Propose to end the match; everybody who plays must agree. Who plays alone ends it."""

    how: Early


class AnswerEnd(HouseAct, frozen=True, tag="answer-end"):
    """Agree to the open proposal, which has this number, or refuse; withdraw your own."""

    number: int
    agree: bool


class ProposeUndo(HouseAct, frozen=True, tag="propose-undo"):
    """Ask that the match be rewound to before the public event of this number (see
    `turning-points`); everybody who plays must agree."""

    number: Annotated[int, Meta(ge=1)]


class AnswerUndo(HouseAct, frozen=True, tag="answer-undo"):
    """Agree to the open request to rewind, which has this number, or refuse; withdraw your own."""

    number: int
    agree: bool


SeatAct: TypeAlias = AskPause | Extend | ProposeEnd | AnswerEnd | ProposeUndo | AnswerUndo
HostAct: TypeAlias = Pause | Resume | Extend | CloseWindow | Mute | Lock | SetDoors | End
SimpleAct: TypeAlias = AskPause | Pause | Resume | Extend | CloseWindow | Mute | Lock
"""Acts that need nothing but the rules of the house."""


class SeatActRequest(RequestBody, frozen=True):
    """An act of a seat that every match has."""

    command: Command
    act: SeatAct


class HostActRequest(RequestBody, frozen=True):
    """An act of the host."""

    command: Command
    act: HostAct
