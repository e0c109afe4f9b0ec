"""States of older versions of the rules (`subjects/editions` says what differs)."""

import zlib
from typing import Any

import msgspec

from intriga.games.maga.state import Position, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.editions import NEWEST
from intriga.kernel import Note


def upgraded(raw: dict[str, Any], from_version: int) -> State:
    """A state of an older version."""
    if not 1 <= from_version < NEWEST:
        raise ValueError(f"no way from rules version {from_version}")
    if from_version == 1:  # what was promised was due every turn, what was not handed in was lost
        for treaty in raw.get("treaties", ()):
            for clause in treaty["clauses"]:
                clause["every"] = True
        raw["options"]["drafts_count"] = False
    raw.setdefault("edition", from_version)
    return msgspec.convert(raw, Position[AnyLine])


def held_notes(raw: dict[str, Any], from_version: int) -> list[Note]:
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
