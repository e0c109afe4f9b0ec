"""Taking back what was played: who may ask for a rewind, who must agree, and what comes of it.

Whoever plays could undo what went against them, or draw again; so a rewind that no neutral host
decides needs the consent of all people who play. All of it is public. When all have agreed, the
table rewinds the match, unless something secret came to light since. A request lapses when somebody
refuses, when a seat changes hands, when the match is rewound, and after a day, when the table says
so.
"""

from collections.abc import Container, Iterable
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, TABLE, Actor, Seat
from intriga.kernel.acts import Enter, Leave, Rename, Replace, Return, Upgrade, tag_of
from intriga.kernel.house_rules.house_acts import (
    AnswerUndo,
    Close,
    Delegate,
    LapseUndo,
    ProposeUndo,
    Rewind,
    Unwound,
)
from intriga.kernel.house_rules.house_state import House, Undo
from intriga.kernel.records.record import Entry, type_of
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, msg, refuse, seat

UndoAct = ProposeUndo | AnswerUndo | LapseUndo
_DATA: Final = "data"


class Asked(Protocol):
    """What a request depends on. `now`: the time of the act in milliseconds since the epoch; `n`:
    how many entries there are."""

    house: House
    chairs: int
    now: int
    n: int


def check(here: Asked, actor: Actor, act: UndoAct) -> Refusal | None:
    """Why this is not possible now, or None."""
    if isinstance(act, LapseUndo):
        return _check_lapse(here, act)
    if actor == HOST:
        return refuse("refused-not-yours")
    undo = here.house.undo
    if isinstance(act, AnswerUndo):
        if undo is None or undo.number != act.number or not undo.stands(here.now):
            return refuse("refused-undo-gone")
        if actor not in undo.voters:
            return refuse("refused-not-asked")
        return refuse("refused-asked-already") if act.agree and actor in undo.agreed else None
    if not 1 <= act.to < here.n:
        return refuse("refused-rewind-nowhere")
    if undo is not None and undo.stands(here.now):
        return refuse("refused-undo-open")
    if actor in here.house.undo_asked:
        return refuse("refused-undo-lately")
    known = all(0 <= voter < here.chairs for voter in act.voters)
    distinct = len(set(act.voters)) == len(act.voters)
    return None if known and distinct and actor in act.voters else refuse("refused-no-seat")


def _check_lapse(here: Asked, act: LapseUndo) -> Refusal | None:
    undo = here.house.undo
    if undo is None or undo.number != act.number:
        return refuse("refused-stale")
    waits = undo.stands(here.now) and not undo.is_agreed
    return refuse("refused-not-due") if waits else None


def check_rewind(here: Asked, actor: Actor, act: Rewind) -> Refusal | None:
    """Why the match cannot be rewound now, or None. The table does what all have agreed to, and
    nothing else."""
    if actor == TABLE:
        undo = here.house.undo
        if undo is None or not undo.is_agreed or undo.to != act.to:
            return refuse("refused-undo-gone")
    return None if 1 <= act.to < here.n else refuse("refused-rewind-nowhere")


def keep(here: Asked, actor: Actor, act: UndoAct, step: Step) -> House:
    """The house state after the act; everybody is told."""
    house = here.house
    if isinstance(act, LapseUndo):
        assert house.undo is not None
        step.emit("table-undo-barred" if house.undo.is_agreed else "table-undo-expired", PUBLIC)
        return replace(house, undo=None)
    assert isinstance(actor, int)
    if isinstance(act, ProposeUndo):
        undo = Undo(
            number=house.undos + 1,
            to=act.to,
            event=act.event,
            id=act.id,
            params=act.params,
            by=actor,
            at=step.now,
            voters=tuple(sorted(act.voters)),
            agreed=(actor,),
        )
        asked = tuple(sorted({*house.undo_asked, actor}))
        step.emit("table-undo-asked", PUBLIC, seat=seat(actor), event=msg(act.id, **act.params))
        return replace(house, undo=undo, undos=undo.number, undo_asked=asked)
    assert house.undo is not None
    undo = house.undo
    if not act.agree:
        id = "table-undo-withdrawn" if actor == undo.by else "table-undo-refused"
        step.emit(id, PUBLIC, seat=seat(actor))
        return replace(house, undo=None)
    undo = replace(undo, agreed=tuple(sorted((*undo.agreed, actor))))
    n, total = len(undo.agreed), len(undo.voters)
    step.emit("table-undo-agreed", PUBLIC, seat=seat(actor), n=n, total=total)
    return replace(house, undo=undo)


def without_undo(house: House, step: Step) -> House:
    """The house state without the request; everybody is told if one was open."""
    if house.undo is None:
        return house
    if house.undo.stands(step.now) and not house.undo.is_agreed:
        step.emit("table-undo-lapsed", PUBLIC)
    return replace(house, undo=None)


def told(params: dict[str, Any]) -> dict[str, Any]:
    """The parameters of a public event without what is only for pages and programs."""
    return {
        name: value
        for name, value in params.items()
        if not (isinstance(value, dict) and _DATA in value)
    }


def is_seen_to_reveal(entry: Entry, reveals: Container[str]) -> bool:
    """Whether everybody knows of this entry that something was drawn in it, or that it has brought
    something to light. `reveals`: the ids of events that do (`Game.reveals`)."""
    public = [event for event in entry.events if event.to == PUBLIC]
    return bool(public) and (bool(entry.draws) or any(event.id in reveals for event in public))


def has_revealed(entry: Entry, reveals: Container[str]) -> bool:
    """Whether anybody may know something from this entry that they did not know before, beside what
    was done before all eyes; or something was drawn, whether it is known or not."""
    return bool(entry.draws) or any(
        event.id in reveals or event.to not in (PUBLIC, REFEREE, (entry.by,))
        for event in entry.events
    )


NO_WAY_BACK: Final = frozenset(tag_of(kind) for kind in (Enter, Leave, Return, Upgrade))
"""Acts that no rewind undoes: somebody entered, left or came back, or the rules changed."""
_REPLACE: Final = tag_of(Replace)
_STAYING: Final = frozenset({_REPLACE, tag_of(Rename)})
_UNWINDING: Final = frozenset({tag_of(Close), tag_of(Rewind), tag_of(Delegate)})


def unwound(undone: Iterable[Entry], reveals: Container[str] = ()) -> Unwound:
    """What a rewind of these entries undoes. `reveals`: the ids of events that bring something to
    light. Raises `ValueError` for one of `NO_WAY_BACK`."""
    safe, revealed, told, stays = True, False, 0, 0
    reseated: dict[Seat, None] = {}
    for entry in undone:
        tag = type_of(entry)
        if tag in NO_WAY_BACK:
            raise ValueError(tag)
        if tag.startswith("house-") and tag not in _UNWINDING:
            continue  # other house acts stay in force
        public = sum(event.to == PUBLIC for event in entry.events)
        told += public
        if tag in _STAYING:
            stays += public
        if tag == _REPLACE:
            reseated[msgspec.json.decode(entry.act, type=Replace).seat] = None
        own = {(entry.by,), REFEREE}
        safe = safe and not entry.draws and all(event.to in own for event in entry.events)
        revealed = revealed or (tag not in _STAYING and has_revealed(entry, reveals))
    return Unwound(safe, told, stays, tuple(reseated), revealed)
