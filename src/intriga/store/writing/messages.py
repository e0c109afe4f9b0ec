"""Chat messages: their texts, who received them, and what each person has read or hidden.

The record of a match holds only a digest of each message. The text is stored here with the salt of
the digest, and may be erased. Messages are ordered by their entry (`seq`), which is not sent to
anybody while the match is being played; outside the server a message is known by its random id.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from intriga.store.database.compiled_statements import CompiledStatement
from intriga.store.errors import Behind, Taken
from intriga.store.schema import audiences, hidden, messages, readmarks

EVERYBODY = "*"


class MessageRow(Struct, frozen=True):
    """A message as it is stored.

    `readers`: who received it (see `encode_readers`). `seat`: the author, None for the host; with
    a `voice` only that seat may know. `person`: who had the seat then, `name`: what they were
    called (empty in older rows). `mentions` is JSON. `erased`: who deleted the text (`host`,
    `author`), empty if nobody did.
    """

    match: str
    seq: int
    id: str
    at: int
    room: str
    readers: str
    seat: int | None
    voice: str
    person: str | None
    text: str
    salt: str
    mentions: str
    erased: str = ""
    name: str = ""

    def __repr__(self) -> str:
        return f"MessageRow({self.id!r})"  # never the text


class AudienceRow(Struct, frozen=True):
    """That these readers have received messages in this room, since entry `seq`. `title` (of the
    room) is JSON."""

    room: str
    readers: str
    title: str
    seq: int


def encode_readers(readers: Iterable[int] | None) -> str:
    """Readers (seats; None: everybody) as they are stored."""
    return EVERYBODY if readers is None else f",{','.join(map(str, readers))},"


def decode_readers(readers: str) -> tuple[int, ...] | None:
    """Readers (seats; None: everybody) from the form in which they are stored."""
    if readers == EVERYBODY:
        return None
    return tuple(int(seat) for seat in readers.split(",") if seat)


_columns = [getattr(messages.c, name) for name in MessageRow.__struct_fields__]
_audience = [getattr(audiences.c, name) for name in AudienceRow.__struct_fields__]


_message = CompiledStatement(
    insert(messages).values({name: bindparam(name) for name in MessageRow.__struct_fields__})
)
_audience_exists = CompiledStatement(
    select(audiences.c.seq).where(
        audiences.c.match == bindparam("in_match"),
        audiences.c.room == bindparam("in_room"),
        audiences.c.readers == bindparam("for_readers"),
    )
)
_new_audience = CompiledStatement(
    insert(audiences).values(
        match=bindparam("in_match"),
        room=bindparam("in_room"),
        readers=bindparam("for_readers"),
        title=bindparam("room_title"),
        seq=bindparam("entry"),
    )
)


def add(connection: Connection, row: MessageRow, title: str) -> None:
    """Add a message, and note that its readers have received something in its room. `title`: that
    of the room, as JSON.

    Raises `Behind` when another process has written the entry it belongs to.
    """
    audience = {"in_match": row.match, "in_room": row.room, "for_readers": row.readers}
    try:
        _message.on(connection, **{name: getattr(row, name) for name in row.__struct_fields__})
        if _audience_exists.on(connection, **audience).fetchone() is None:
            _new_audience.on(connection, **audience, room_title=title, entry=row.seq)
    except IntegrityError:
        raise Behind("another process has written this entry") from None


def by_ids(connection: Connection, match: str, ids: Sequence[str]) -> list[MessageRow]:
    """These messages of a match, oldest first."""
    return _rows(connection, and_(messages.c.match == match, messages.c.id.in_(ids)))


def in_room(
    connection: Connection,
    match: str,
    room: str,
    reader: int | None,
    *,
    whole: bool,
    after: int = -1,
    before: int | None = None,
    limit: int = 100,
) -> list[MessageRow]:
    """The messages of a room that a seat (None: everybody) received, oldest first; `whole`: also
    those that it did not receive.

    At most `limit`: the first ones after entry `after` if that is given, otherwise the last ones
    before entry `before`.
    """
    wanted = and_(messages.c.match == match, messages.c.room == room, messages.c.seq > after)
    if before is not None:
        wanted = and_(wanted, messages.c.seq < before)
    if not whole:
        wanted = and_(wanted, _received_by(reader))
    return _rows(connection, wanted, limit, first=after >= 0)


def received_before(
    connection: Connection, match: str, readers: Sequence[int | None], end: int
) -> list[MessageRow]:
    """The messages before entry `end` that all of these readers received, oldest first."""
    wanted = [messages.c.match == match, messages.c.seq < end, *map(_received_by, readers)]
    return _rows(connection, and_(*wanted))


def unread(
    connection: Connection,
    match: str,
    person: str,
    seat: int | None,
    *,
    most: int,
    before: int | None = None,
) -> list[MessageRow]:
    """The messages that a person's seat (None: they watch) has received and they have not read,
    before entry `before`; the latest first, at most `most`. In a room without a read mark, a
    player has read nothing and a watcher everything."""
    mark = and_(
        readmarks.c.person == person,
        readmarks.c.match == messages.c.match,
        readmarks.c.room == messages.c.room,
    )
    unseen = messages.c.seq > readmarks.c.seq
    if seat is not None:
        unseen = or_(unseen, readmarks.c.seq.is_(None))
    if before is not None:
        unseen = and_(unseen, messages.c.seq < before)
    rows = connection.execute(
        select(*_columns)
        .join(readmarks, mark, isouter=True)
        .where(messages.c.match == match, _received_by(seat), unseen)
        .where(messages.c.person.is_distinct_from(person))
        .where(or_(messages.c.seat.is_(None), messages.c.seat.is_distinct_from(seat)))
        .order_by(messages.c.seq.desc())
        .limit(most)
    )
    return [MessageRow(*row) for row in rows]


def audiences_of(connection: Connection, match: str) -> list[AudienceRow]:
    """The audiences of a match, in the order of their first messages."""
    rows = connection.execute(
        select(*_audience).where(audiences.c.match == match).order_by(audiences.c.seq)
    )
    return [AudienceRow(*row) for row in rows]


def mark_read(connection: Connection, person: str, match: str, room: str, seq: int) -> bool:
    """Note how far a person has read in a room; whether that is further than before.

    Raises `Taken` when they did so at the same time on another node.
    """
    mine = and_(readmarks.c.person == person, readmarks.c.match == match, readmarks.c.room == room)
    known = connection.scalar(select(readmarks.c.seq).where(mine))
    if known is not None:
        if known < seq:
            connection.execute(update(readmarks).where(mine).values(seq=seq))
        return bool(known < seq)
    try:
        connection.execute(insert(readmarks).values(person=person, match=match, room=room, seq=seq))
    except IntegrityError:
        raise Taken("a read mark") from None
    return True


def set_hidden(connection: Connection, person: str, match: str, what: str, yes: bool) -> None:
    """Hide or show the messages of a speaker or a room to a person. `what`: `seat:3`, `voice:…`,
    `room:…`; `yes`: hide."""
    connection.execute(
        delete(hidden).where(
            hidden.c.person == person, hidden.c.match == match, hidden.c.what == what
        )
    )
    if yes:
        connection.execute(insert(hidden).values(person=person, match=match, what=what))


def hidden_by(connection: Connection, person: str, match: str) -> frozenset[str]:
    """The speakers and rooms that a person has hidden in a match."""
    rows = connection.scalars(
        select(hidden.c.what).where(hidden.c.person == person, hidden.c.match == match)
    )
    return frozenset(rows)


def erase(connection: Connection, match: str, id: str, by: str) -> None:
    """Delete the text of a message; the row stays. `by`: `host` or `author`."""
    _erase(connection, and_(messages.c.match == match, messages.c.id == id), by)


def of_person(connection: Connection, person: str) -> list[MessageRow]:
    """All messages of a person, in all matches, oldest first."""
    rows = connection.execute(
        select(*_columns)
        .where(messages.c.person == person)
        .order_by(messages.c.at, messages.c.match, messages.c.seq)
    )
    return [MessageRow(*row) for row in rows]


def forget_person(connection: Connection, person: str, name: str) -> None:
    """Delete the texts of all messages of a person, their read marks, and what they have hidden.
    `name`: what they are called from now on."""
    _erase(connection, messages.c.person == person, "author")
    connection.execute(
        update(messages).where(messages.c.person == person).values(person=None, name=name)
    )
    connection.execute(delete(readmarks).where(readmarks.c.person == person))
    connection.execute(delete(hidden).where(hidden.c.person == person))


def _erase(connection: Connection, which: ColumnElement[bool], by: str) -> None:
    connection.execute(
        update(messages)
        .where(which, messages.c.erased == "")
        .values(text="", salt="", mentions="[]", erased=by)
    )


def _received_by(reader: int | None) -> ColumnElement[bool]:
    public = messages.c.readers == EVERYBODY
    return public if reader is None else or_(public, messages.c.readers.contains(f",{reader},"))


def _rows(
    connection: Connection,
    wanted: ColumnElement[bool],
    limit: int | None = None,
    *,
    first: bool = True,
) -> list[MessageRow]:
    """These messages, oldest first: with a limit, that many of the first or the last of them."""
    order = messages.c.seq if first else messages.c.seq.desc()
    rows = connection.execute(select(*_columns).where(wanted).order_by(order).limit(limit))
    found = [MessageRow(*row) for row in rows]
    return found if first else found[::-1]
