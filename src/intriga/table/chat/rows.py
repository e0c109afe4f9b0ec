"""Messages as rows: what fits, how one is written, which may be read."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection

from intriga.kernel.actors import REFEREE, Viewer
from intriga.kernel.house_rules.house_acts import Say
from intriga.kernel.positions import Advance
from intriga.kernel.rooms import WATCHER
from intriga.store.writing import messages
from intriga.store.writing.messages import MessageRow
from intriga.table.chat.mentions import mentions
from intriga.table.chat.visibility import RoomInfo, readers_of
from intriga.table.match.loaded_match import LoadedMatch

VOICE_LENGTH: Final = 128

_encode = msgspec.json.Encoder().encode


def digest_of(salt: str, text: str) -> str:
    return hashlib.sha256(f"{salt}\n{text}".encode()).hexdigest()


def row_of(
    loaded: LoadedMatch, advance: Advance[Any], text: str, salt: str, person: str | None
) -> MessageRow:
    entry, act = advance.entry, advance.act
    assert isinstance(act, Say)
    (event,) = entry.events
    names = [chair.name for chair in advance.position.chairs]
    mentioned = mentions(
        text, names, event.to if isinstance(event.to, tuple) else range(len(names))
    )
    return MessageRow(
        match=loaded.match,
        seq=entry.n,
        id=act.message,
        at=entry.at,
        room=act.room,
        readers=readers_of(event.to),
        seat=entry.by if isinstance(entry.by, int) else None,
        voice=act.voice if act.name is UNSET else WATCHER,
        person=person,
        text=text,
        salt=salt,
        mentions=_encode(mentioned).decode(),
        name=names[entry.by] if isinstance(entry.by, int) else str(event.params.get("name", "")),
    )


def in_room(
    connection: Connection, match: str, info: RoomInfo, viewer: Viewer, **span: Any
) -> list[MessageRow]:
    """What a viewer may read in one of their rooms."""
    whole = info.whole or viewer == REFEREE
    reader = viewer if isinstance(viewer, int) else None
    return messages.in_room(connection, match, info.key, reader, whole=whole, **span)


def is_there(loaded: LoadedMatch, rooms: Sequence[RoomInfo], what: str) -> bool:
    """Whether there is such a speaker, or such a room of this viewer."""
    kind, _, whom = what.partition(":")
    match kind:
        case "seat":
            return whom in map(str, range(len(loaded.committed.position.chairs)))
        case "voice":
            return 0 < len(whom) <= VOICE_LENGTH and whom.replace("-", "").isalnum()
        case "room":
            return any(room.key == whom for room in rooms)
    return False
