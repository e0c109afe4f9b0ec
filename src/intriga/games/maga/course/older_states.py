"""States of older versions of the rules (`subjects/editions` says what differs)."""

import zlib

import msgspec
from msgspec import Struct

from intriga.games.maga.state import Position, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.editions import NEWEST
from intriga.kernel import Note, Param, RawState


def upgraded(raw: RawState, from_version: int) -> State:
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


class HeldLine(Struct, frozen=True):
    """A line of the log as older states held it."""

    turn: int
    step: str
    text: str
    params: dict[str, Param] = {}


def held_notes(raw: RawState, from_version: int) -> list[Note]:
    """The referee's log that states of the first two versions held themselves: the lines since the
    last stage, and those before it compressed."""
    filed = (line for packed in raw.get("logs", ()) for line in _unpacked(packed))
    last = msgspec.convert(raw.get("log", ()), list[HeldLine])
    return [Note(line.turn, line.step, line.text, line.params) for line in (*filed, *last)]


def _unpacked(packed: bytes) -> list[HeldLine]:
    return msgspec.msgpack.decode(zlib.decompress(packed), type=list[HeldLine])
