"""What differs in matches that began under older rules: they go on under those.

`State.edition` is the rules version under which a match began. Each difference is one question
here, with its rule; nothing else asks for the edition.
"""

import zlib
from typing import Any, Protocol

import msgspec

from intriga.games.maga.state import State
from intriga.kernel import Note

NEWEST = 3
"""The version of these rules."""


class Begun(Protocol):
    """What knows under which version its match began: the position, and what is seen of it."""

    edition: int


def upgraded(raw: dict[str, Any], version: int) -> State:
    """A state of an older version."""
    if version == 1:  # what was promised was due every turn, and what was not handed in was lost
        for treaty in raw.get("treaties", ()):
            for clause in treaty["clauses"]:
                clause["every"] = True
        raw["options"]["drafts_count"] = False
    raw.setdefault("edition", version)
    return msgspec.convert(raw, State)


def held_notes(raw: dict[str, Any]) -> list[Note]:
    """The referee's log that states of the first two versions held themselves: the lines since the
    last stage, and those before it compressed."""
    filed = (line for packed in raw.get("logs", ()) for line in _unpacked(packed))
    return [
        Note(line["turn"], line["step"], line["text"], line.get("params", {}))
        for line in (*filed, *raw.get("log", ()))
    ]


def _unpacked(packed: bytes) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = msgspec.msgpack.decode(zlib.decompress(packed))
    return lines


def duties_last(state: Begun) -> bool:
    """R-J1: a duty appears in the turn after its condition was met and lasts until the term ends; a
    clause says once or every turn, how much, and which territory. Before, each turn was judged by
    itself, the condition with it, and clauses bound the territory of the start alone."""
    return state.edition >= 2


def rows_have_one_place(state: Begun) -> bool:
    """R-ORD1, R-N1, item 43: the rows of a strike or a protection have one place in the list.
    Before, what stood below them came so many places later."""
    return state.edition >= 2
