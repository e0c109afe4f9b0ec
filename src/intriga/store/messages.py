"""Messages: what was said in the rooms of matches, who heard it, and who has read how far.

The record holds only a digest of each message. Its text is here, with the salt of the digest, and
may be erased. A message is ordered by its entry (`seq`), which leaves the server for nobody while
the match is being played; outside it is known by its random id.
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

from intriga.store.database.compiled_statements import Prepared
from intriga.store.errors import Behind, Taken
from intriga.store.schema import audiences, hushed, messages, readmarks

EVERYBODY = "*"


class MessageRow(Struct, frozen=True):
    """A message as it is stored.

    `readers`: the hearers of that moment (see `spelled`). `seat`: whose words they are, None for
    the host; with a `voice` nobody but the seat itself may know. `person`: who sat there.
    `mentions` is JSON. `erased`: by whom the text was deleted, empty while it stands.
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

    def __repr__(self) -> str:
        return f"MessageRow({self.id!r})"  # never the words


class AudienceRow(Struct, frozen=True):
    """That these readers have heard something in this room, since entry `seq`. `title` is JSON."""

    room: str
    readers: str
    title: str
    seq: int


def spelled(readers: Iterable[int] | None) -> str:
    """Readers as they are stored; None: everybody."""
    return EVERYBODY if readers is None else f",{','.join(map(str, readers))},"


def read(readers: str) -> tuple[int, ...] | None:
    """The other way round."""
    if readers == EVERYBODY:
        return None
    return tuple(int(seat) for seat in readers.split(",") if seat)


_columns = [getattr(messages.c, name) for name in MessageRow.__struct_fields__]
_audience = [getattr(audiences.c, name) for name in AudienceRow.__struct_fields__]


_message = Prepared(
    insert(messages).values({name: bindparam(name) for name in MessageRow.__struct_fields__})
)
_heard = Prepared(
    select(audiences.c.seq).where(
        audiences.c.match == bindparam("of"),
        audiences.c.room == bindparam("where"),
        audiences.c.readers == bindparam("whom"),
    )
)
_heard_first = Prepared(
    insert(audiences).values(
        match=bindparam("of"),
        room=bindparam("where"),
        readers=bindparam("whom"),
        title=bindparam("called"),
        seq=bindparam("entry"),
    )
)


def add(connection: Connection, row: MessageRow, title: str) -> None:
    """Write a message down, and that its room was heard by these readers.

    Raises `Behind` when the entry it belongs to has been written by another process.
    """
    heard = {"of": row.match, "where": row.room, "whom": row.readers}
    try:
        _message.on(connection, **{name: getattr(row, name) for name in row.__struct_fields__})
        if _heard.on(connection, **heard).first() is None:
            _heard_first.on(connection, **heard, called=title, entry=row.seq)
    except IntegrityError:
        raise Behind("another process has written this entry") from None


def by_ids(connection: Connection, match: str, ids: Sequence[str]) -> list[MessageRow]:
    """These messages of a match, in the order in which they were said."""
    return _rows(connection, and_(messages.c.match == match, messages.c.id.in_(ids)))


def in_room(
    connection: Connection,
    match: str,
    room: str,
    hearer: int | None,
    *,
    whole: bool,
    after: int = -1,
    before: int | None = None,
    limit: int = 100,
) -> list[MessageRow]:
    """What was said in a room and reached a seat (None: everybody), oldest first; `whole`: what
    did not reach it as well.

    The first ones after entry `after`, if that is given, otherwise the last ones before `before`.
    """
    wanted = and_(messages.c.match == match, messages.c.room == room, messages.c.seq > after)
    if before is not None:
        wanted = and_(wanted, messages.c.seq < before)
    if not whole:
        wanted = and_(wanted, _reached(hearer))
    return _rows(connection, wanted, limit, first=after >= 0)


def until(
    connection: Connection, match: str, hearers: Sequence[int | None], end: int
) -> list[MessageRow]:
    """What each of these hearers heard before entry `end`."""
    both = [messages.c.match == match, messages.c.seq < end, *map(_reached, hearers)]
    return _rows(connection, and_(*both))


def unread(
    connection: Connection,
    match: str,
    person: str,
    seat: int | None,
    *,
    most: int,
    before: int | None = None,
) -> list[MessageRow]:
    """What reached this person's seat (None: he watches) after what he has read, and before entry
    `before`; the latest so many. A watcher has read everything in rooms in which he has no mark."""
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
        .where(messages.c.match == match, _reached(seat), unseen)
        .where(messages.c.person.is_distinct_from(person))
        .where(or_(messages.c.seat.is_(None), messages.c.seat.is_distinct_from(seat)))
        .order_by(messages.c.seq.desc())
        .limit(most)
    )
    return [MessageRow(*row) for row in rows]


def audiences_of(connection: Connection, match: str) -> list[AudienceRow]:
    """Who has heard something where, in the order of the first time."""
    rows = connection.execute(
        select(*_audience).where(audiences.c.match == match).order_by(audiences.c.seq)
    )
    return [AudienceRow(*row) for row in rows]


def mark_read(connection: Connection, person: str, match: str, room: str, seq: int) -> bool:
    """Note how far somebody has read in a room; whether that is farther than before.

    Raises `Taken` when he did so at the same time on another server.
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
        raise Taken("a mark of reading") from None
    return True


def hush(connection: Connection, person: str, match: str, what: str, yes: bool) -> None:
    """Somebody wants to hear no more of a speaker or a room, or wants to again."""
    connection.execute(
        delete(hushed).where(
            hushed.c.person == person, hushed.c.match == match, hushed.c.what == what
        )
    )
    if yes:
        connection.execute(insert(hushed).values(person=person, match=match, what=what))


def hushed_by(connection: Connection, person: str, match: str) -> frozenset[str]:
    """Of whom and what somebody wants to hear no more."""
    rows = connection.scalars(
        select(hushed.c.what).where(hushed.c.person == person, hushed.c.match == match)
    )
    return frozenset(rows)


def erase(connection: Connection, match: str, id: str, by: str) -> None:
    """Delete the text of a message; that there was one stays."""
    _erase(connection, and_(messages.c.match == match, messages.c.id == id), by)


def of_person(connection: Connection, person: str) -> list[MessageRow]:
    """Everything a person has said, in all matches, oldest first."""
    rows = connection.execute(
        select(*_columns)
        .where(messages.c.person == person)
        .order_by(messages.c.at, messages.c.match, messages.c.seq)
    )
    return [MessageRow(*row) for row in rows]


def forget_person(connection: Connection, person: str) -> None:
    """Delete the texts of everything a person has said, and what he has read and hushed."""
    _erase(connection, messages.c.person == person, "author")
    connection.execute(update(messages).where(messages.c.person == person).values(person=None))
    connection.execute(delete(readmarks).where(readmarks.c.person == person))
    connection.execute(delete(hushed).where(hushed.c.person == person))


def _erase(connection: Connection, which: ColumnElement[bool], by: str) -> None:
    connection.execute(
        update(messages)
        .where(which, messages.c.erased == "")
        .values(text="", salt="", mentions="[]", erased=by)
    )


def _reached(hearer: int | None) -> ColumnElement[bool]:
    public = messages.c.readers == EVERYBODY
    return public if hearer is None else or_(public, messages.c.readers.contains(f",{hearer},"))


def _rows(
    connection: Connection,
    wanted: ColumnElement[bool],
    limit: int | None = None,
    *,
    first: bool = True,
) -> list[MessageRow]:
    """The first, or the last, of these messages; the oldest first in either case."""
    order = messages.c.seq if first else messages.c.seq.desc()
    rows = connection.execute(select(*_columns).where(wanted).order_by(order).limit(limit))
    found = [MessageRow(*row) for row in rows]
    return found if first else found[::-1]
