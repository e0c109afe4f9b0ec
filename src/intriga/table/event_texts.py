"""The texts of events: with the names that players had at the time, and the names of acts.

An event names a seat by its number, and seats change hands. Whoever sits there now did not do what
somebody else did there before.
"""

from collections.abc import Sequence
from typing import Final

from intriga.kernel.disclosure.events import Event
from intriga.kernel.seats.names import Names
from intriga.words import MissingText, Phrasebook

_TAKEN: Final = ("table-replaced", "table-returned")
_RENAMED: Final = "table-renamed"
_ACTS = ("table-locked", "table-unlocked")
"""Events about a type of acts."""


def names_along(events: Sequence[Event], names: Sequence[str]) -> list[Names]:
    """The names of the seats as they were at each of these events. `names`: after the last one, so
    the events must reach to the moment at which these are the names."""
    now, found = list(names), []
    teams = names.teams if isinstance(names, Names) else None  # they stay
    for event in reversed(events):
        found.append(Names(now, teams))
        _undo(event, now)
    return found[::-1]


def _undo(event: Event, names: list[str]) -> None:
    """The names before an event."""
    before = event.params.get("before")
    if not isinstance(before, str):
        return
    if event.id.startswith(_TAKEN):
        where = event.params.get("seat")
        seat = where.get("seat") if isinstance(where, dict) else None
        if isinstance(seat, int) and seat < len(names):
            names[seat] = before
    elif event.id == _RENAMED and event.params.get("name") in names:  # no two seats have one name
        names[names.index(str(event.params["name"]))] = before


def event_text(book: Phrasebook, game: str, event: Event, names: Sequence[str]) -> str:
    """The text of an event of a match of this game. `names`: of the seats when it happened."""
    act = event.params.get("act")
    if event.id in _ACTS and isinstance(act, str):
        return book.say(event.id, {**event.params, "act": act_name(book, game, act) or act}, names)
    return book.text_of(event, names)


def act_name(book: Phrasebook, game: str, act: str) -> str:
    """What a type of acts is called, whatever is preset in its forms; empty if it has no name."""
    form = f"form-{game}-{act}"
    try:
        return book.exact(form, attribute="any" if book.has(form, "any") else "")
    except MissingText:
        return ""
