"""Remarks: what was said, as it leaves the table for one viewer or one person."""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Struct

from intriga.kernel.actors import Seat, Viewer
from intriga.store.messages import MessageRow
from intriga.table.chat.text import Mention

_decode_mentions = msgspec.json.Decoder(tuple[Mention, ...]).decode


class ChatMessage(Struct, frozen=True):
    """What was said, as one viewer gets it.

    `seat` is None for the host and behind a `voice` (the id of a text); `host`: the host speaks.
    `mine`: the viewer's seat has said it; `calls_me`: it names him. `erased`: by whom the text was
    deleted, empty while it stands.
    """

    id: str
    at: int
    room: str
    seat: Seat | None
    voice: str
    host: bool
    text: str
    mentions: tuple[Mention, ...]
    mine: bool
    calls_me: bool
    erased: str


class Attention(Struct, frozen=True):
    """What a person has not read, by room; in which of these rooms he is called by name; and of
    whom or what he wants to hear no more: `seat:3`, `voice:<id of a text>`, `room:<key>`."""

    unread: Mapping[str, int]
    called: frozenset[str]
    hushed: frozenset[str]


class Spoken(Struct, frozen=True):
    """Something a person has said, to be taken away: with the salt, the digest in the record of
    the match can be made from it."""

    match: str
    game: str
    at: int
    room: str
    voice: str
    text: str
    salt: str
    erased: str


NO_ATTENTION: Final = Attention({}, frozenset(), frozenset())


def message(row: MessageRow, viewer: Viewer) -> ChatMessage:
    """A message as a viewer who may read it gets it."""
    called = _decode_mentions(row.mentions)
    return ChatMessage(
        id=row.id,
        at=row.at,
        room=row.room,
        seat=None if row.voice else row.seat,
        voice=row.voice,
        host=row.seat is None,
        text=row.text,
        mentions=called,
        mine=row.seat is not None and row.seat == viewer,
        calls_me=any(seat == viewer for _, _, seat in called),
        erased=row.erased,
    )


def speaker(said: ChatMessage) -> str:
    """Who has said something, as far as others may know, as `hush` takes it; empty for the host,
    whom everybody has to hear."""
    if said.voice:
        return f"voice:{said.voice}"
    return "" if said.host else f"seat:{said.seat}"
