"""The chairs of a match as people join, leave, take over and are renamed."""

from typing import Any

from intriga.kernel.actors import PUBLIC
from intriga.kernel.acts import Enter, Leave, Rename, Replace, TableAct
from intriga.kernel.game import Chair
from intriga.kernel.step import Step
from intriga.kernel.text import seat


def announce(act: TableAct, chairs: tuple[Chair, ...], step: Step) -> None:
    """Announce who joined, left, took over or was renamed."""
    if isinstance(act, Enter):
        step.emit("table-entered", PUBLIC, name=act.name, place=len(chairs) + 1)
    elif isinstance(act, Leave):
        step.emit("table-left", PUBLIC, seat={"seat": act.seat})
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
    if isinstance(act, Replace | Rename):
        new = Chair(act.seat, act.name, chairs[act.seat].ledger)
        return (*chairs[: act.seat], new, *chairs[act.seat + 1 :])
    return chairs
