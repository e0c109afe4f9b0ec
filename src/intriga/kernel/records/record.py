"""The record: the complete log of a match as JSON Lines — header, entries, footer.

Every line but the first has in `prev` the SHA-256 of the bytes of the line before it, so a record
can be checked with `sha256sum`. The footer, written when the match is over,
reveals the secret whose hash the header carries.
"""

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from intriga.kernel.actors import Actor
from intriga.kernel.chance import Draw
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.game import Outcome
from intriga.kernel.match_terms import Terms
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Message, Param

FORMAT = 1


class RecordError(Exception):
    """A record that cannot be read, or whose chain of hashes is broken. `line` counts from 1."""

    def __init__(self, line: int, id: str, **params: Param) -> None:
        super().__init__(f"line {line}: {id} {params}")
        self.line = line
        self.message = Message(id, params)


class Header(Struct, frozen=True, tag="header", tag_field="line"):
    """What is fixed before the first act. `at` is in milliseconds since the epoch."""

    match: str
    game: str
    rules: int
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    commitment: str
    salts: tuple[str, ...]
    at: int
    terms: Terms = Terms()
    format: int = FORMAT


class Entry(Struct, frozen=True, tag="entry", tag_field="line", omit_defaults=True):
    """One step: who did what and when, what was drawn, what happened, the state's digest; `notes`:
    what the referee's log says of it, left out where it says nothing."""

    n: int
    at: int
    by: Actor
    act: Raw
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
    state: str
    prev: str
    notes: tuple[Note, ...] = ()


class Footer(Struct, frozen=True, tag="footer", tag_field="line"):
    """The end: how many entries there are, the outcome, the secret in hex."""

    entries: int
    outcome: Outcome
    secret: str
    prev: str


Line = Header | Entry | Footer


class _Typed(Struct):
    type: str


_decode_typed = msgspec.json.Decoder(_Typed).decode


def type_of(entry: Entry) -> str:
    """The type of an entry's act; empty for anything that is not an act."""
    try:
        return _decode_typed(entry.act).type
    except msgspec.DecodeError:
        return ""


encode_line = msgspec.json.Encoder().encode
_decode_line = msgspec.json.Decoder(Line).decode


def digest(line: bytes) -> str:
    """The SHA-256 of a line or a packed state, in hex."""
    return hashlib.sha256(line).hexdigest()


class Record(Struct):
    """A record in memory. `footer` is missing while the match is being played."""

    header: Header
    entries: list[Entry]
    footer: Footer | None


def read(lines: Iterable[bytes]) -> Record:
    """Read a record and check its lines and their chain of hashes.

    Raises `RecordError` at the first line that does not belong there, or whose `prev` is not the
    hash of the line before.
    """
    header: Header | None = None
    footer: Footer | None = None
    entries: list[Entry] = []
    prev = ""
    for number, raw in enumerate(_stripped(lines), 1):
        line = _decode(number, raw)
        if footer is not None:
            raise RecordError(number, "record-after-footer")
        if isinstance(line, Header):
            if header is not None:
                raise RecordError(number, "record-second-header")
            header = line
        elif header is None:
            raise RecordError(number, "record-no-header")
        elif line.prev != prev:
            raise RecordError(number, "record-chain-broken", before=number - 1)
        elif isinstance(line, Entry):
            if line.n != len(entries):
                raise RecordError(number, "record-out-of-order", n=line.n, due=len(entries))
            entries.append(line)
        else:
            if line.entries != len(entries):
                raise RecordError(
                    number, "record-miscounted", told=line.entries, found=len(entries)
                )
            if encode_line(line) != raw:  # no later line carries the hash of this one
                raise RecordError(number, "record-rewritten")
            footer = line
        prev = digest(raw)
    if header is None:
        raise RecordError(1, "record-empty")
    return Record(header, entries, footer)


def _stripped(lines: Iterable[bytes]) -> Iterable[bytes]:
    return (stripped for line in lines if (stripped := line.rstrip(b"\r\n")))


def _decode(number: int, raw: bytes) -> Line:
    try:
        line: Line = _decode_line(raw)
    except UNREADABLE as problem:
        raise RecordError(number, "record-not-a-line", problem=decode_error(problem)) from None
    return line
