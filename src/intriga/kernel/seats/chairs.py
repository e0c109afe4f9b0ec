"""The chairs of a match as people join, leave, take over and are renamed."""

from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from intriga.kernel.actors import PUBLIC, Seat
from intriga.kernel.acts import Enter, Leave, Rename, Replace, Return, SeatChange, TableAct
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, refuse, seat


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat of a match: its number, its player's name, and their ledger: what they keep of this
    game from earlier matches. None: nothing yet, and for bots. `left`: its player has left, and
    nobody plays it. `team`: what its team was called before the match, "" for nothing; it stays
    with the seat.

    In a record the ledger is plain data; `Game.setup` gets it as `Game.Ledger`.
    """

    seat: Seat
    name: str
    ledger: Any = field(default=None, name="carry")  # as in the first records: lines are hashed
    left: bool = False
    team: str = ""


def barred_change(act: SeatChange, chairs: tuple[Chair, ...], *, shut: bool) -> Refusal | None:
    """Why nobody can come or go so, whatever the rules say, or None. `shut`: the host has closed
    the doors. `act.seat` is one of the chairs."""
    if isinstance(act, Enter | Return) and shut:
        return refuse("refused-doors-closed")
    if isinstance(act, Return) and not chairs[act.seat].left:
        return refuse("refused-seat-not-left")
    if isinstance(act, Leave) and chairs[act.seat].left:
        return refuse("refused-seat-left")
    return None


def announce(act: TableAct, chairs: tuple[Chair, ...], step: Step) -> None:
    """Announce who joined, left, took over or was renamed."""
    if isinstance(act, Enter):
        step.emit("table-entered", PUBLIC, name=act.name, place=len(chairs) + 1)
    elif isinstance(act, Leave):
        id = f"table-left-{act.why}" if act.why else "table-left"
        step.emit(id, PUBLIC, seat=seat(act.seat), **({"by": act.by} if act.by else {}))
    elif isinstance(act, Return):
        before = chairs[act.seat].name
        step.emit("table-returned", PUBLIC, seat=seat(act.seat), before=before, name=act.name)
    elif isinstance(act, Replace):
        before = chairs[act.seat].name  # when this is rendered, the seat has its new name
        id = f"table-replaced-{act.why}" if act.why else "table-replaced"
        by = {"by": act.by} if act.by else {}
        step.emit(id, PUBLIC, seat=seat(act.seat), before=before, name=act.name, **by)
    elif isinstance(act, Rename):
        step.emit("table-renamed", PUBLIC, before=chairs[act.seat].name, name=act.name)


def seated(chairs: tuple[Chair, ...], act: Any) -> tuple[Chair, ...]:
    """The chairs after an act."""
    if isinstance(act, Enter):
        return (*chairs, Chair(len(chairs), act.name))
    if isinstance(act, Leave):
        new = replace(chairs[act.seat], left=True)
    elif isinstance(act, Return | Replace | Rename):
        new = replace(chairs[act.seat], name=act.name, left=False)
    else:
        return chairs
    return (*chairs[: act.seat], new, *chairs[act.seat + 1 :])


def present(chairs: tuple[Chair, ...]) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(chair.seat for chair in chairs if not chair.left)
