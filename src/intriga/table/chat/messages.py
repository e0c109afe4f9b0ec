"""Chat messages as they leave the table, for one viewer or one person."""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Struct

from intriga.kernel.actors import Seat, Viewer
from intriga.kernel.rooms import WATCHER
from intriga.store.writing.messages import MessageRow
from intriga.table.chat.mentions import Mention

_decode_mentions = msgspec.json.Decoder(tuple[Mention, ...]).decode


class ChatMessage(Struct, frozen=True):
    """A message as one viewer gets it.

    `at`: milliseconds since the epoch. `seat` is None for the host, behind a `voice` (the id of a
    text), and for people who watch, whose voice is `WATCHER`; `name`: what its player was called
    when they wrote, empty if that is not known; `host`: the host wrote it. `mine`: the viewer's
    seat wrote it; `mentions_me`: it mentions that seat. `erased`: by whom the text was deleted;
    empty while it was not.
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
    mentions_me: bool
    erased: str
    name: str = ""


class Attention(Struct, frozen=True):
    """How many messages a person has not read, by room; which of these rooms mention them; and what
    they hide: `seat:3`, `voice:<id of a text>`, `room:<key>`."""

    unread: Mapping[str, int]
    mentioned: frozenset[str]
    hidden: frozenset[str]


NO_ATTENTION: Final = Attention({}, frozenset(), frozenset())


def message(row: MessageRow, viewer: Viewer) -> ChatMessage:
    """A message as a viewer who may read it gets it."""
    found = _decode_mentions(row.mentions)
    return ChatMessage(
        id=row.id,
        at=row.at,
        room=row.room,
        seat=None if row.voice else row.seat,
        voice=row.voice,
        host=row.seat is None and not row.voice,
        text=row.text,
        mentions=found,
        mine=row.seat is not None and row.seat == viewer,
        mentions_me=any(seat == viewer for _, _, seat in found),
        erased=row.erased,
        name="" if row.voice and row.voice != WATCHER else row.name,
    )


def speaker(message: ChatMessage) -> str:
    """Who wrote a message, as far as others may know, in the form that `ChatService.hide` takes;
    empty for the host, who cannot be hidden."""
    if message.voice:
        return f"voice:{message.voice}"
    return "" if message.host else f"seat:{message.seat}"
