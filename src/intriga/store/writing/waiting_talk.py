"""What people write to each other in a waiting room. It is in no record, and is deleted with the
waiting room: once its match begins or is called off."""

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select

from intriga.store.schema import waiting_talk

KEPT = 200
"""How many messages of a waiting room are kept: the newest."""


class TalkRow(Struct, frozen=True):
    """A message. `n`: its number among those of the match; `id`: follows from the request by which
    it came; `name`: what its author was called."""

    match: str
    n: int
    id: str
    at: int
    person: str
    name: str
    text: str

    def __repr__(self) -> str:
        return f"TalkRow({self.id!r})"  # never the text


_columns = [getattr(waiting_talk.c, name) for name in TalkRow.__struct_fields__]


def add(connection: Connection, row: TalkRow) -> None:
    """Add a message with the number after the last one (that of `row` is not used), unless it is
    there already; more than `KEPT` are not kept. The match must be locked."""
    mine = waiting_talk.c.match == row.match
    if connection.scalar(select(waiting_talk.c.n).where(mine, waiting_talk.c.id == row.id)):
        return
    last = connection.scalar(select(func.max(waiting_talk.c.n)).where(mine)) or 0
    values = {name: getattr(row, name) for name in row.__struct_fields__} | {"n": last + 1}
    connection.execute(insert(waiting_talk).values(values))
    connection.execute(delete(waiting_talk).where(mine, waiting_talk.c.n <= last + 1 - KEPT))


def of_match(connection: Connection, match: str) -> list[TalkRow]:
    """The messages of a waiting room, oldest first."""
    rows = connection.execute(
        select(*_columns).where(waiting_talk.c.match == match).order_by(waiting_talk.c.n)
    )
    return [TalkRow(*row) for row in rows]


def ids_of(connection: Connection, matches: Collection[str]) -> dict[str, list[str]]:
    """The ids of the messages of each of these matches that has any, oldest first."""
    found: dict[str, list[str]] = {}
    rows = connection.execute(
        select(waiting_talk.c.match, waiting_talk.c.id)
        .where(waiting_talk.c.match.in_(matches))
        .order_by(waiting_talk.c.match, waiting_talk.c.n)
    )
    for match, id in rows:
        found.setdefault(match, []).append(id)
    return found


def drop(connection: Connection, match: str, id: str) -> TalkRow | None:
    """Delete a message; it as it was, None if there is none."""
    this = (waiting_talk.c.match == match, waiting_talk.c.id == id)
    row = connection.execute(select(*_columns).where(*this)).fetchone()
    connection.execute(delete(waiting_talk).where(*this))
    return None if row is None else TalkRow(*row)


def drop_all(connection: Connection, match: str) -> None:
    """Delete all messages of a waiting room."""
    connection.execute(delete(waiting_talk).where(waiting_talk.c.match == match))


def of_person(connection: Connection, person: str) -> list[TalkRow]:
    """All messages of a person, in all waiting rooms."""
    rows = connection.execute(
        select(*_columns)
        .where(waiting_talk.c.person == person)
        .order_by(waiting_talk.c.match, waiting_talk.c.n)
    )
    return [TalkRow(*row) for row in rows]


def forget_person(connection: Connection, person: str) -> None:
    """Delete all messages of a person."""
    connection.execute(delete(waiting_talk).where(waiting_talk.c.person == person))
