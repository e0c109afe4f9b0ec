"""Matches: how they are made, found, begun and left."""

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict, Taken
from intriga.store.schema import matches, seats


class MatchRow(Struct, frozen=True):
    """A match as it is stored. `options` and `clocks` are JSON; `secret` is nobody's to see."""

    id: str
    game: str
    status: str
    title: str
    options: str
    clocks: str
    privacy: str
    watch: bool
    host: str
    join_code: str
    secret: bytes
    commitment: str
    length: int
    head: str
    header: bytes | None
    footer: bytes | None
    created_at: int
    started_at: int | None
    acted_at: int
    ended_at: int | None
    previous: str | None
    next: str | None

    def __repr__(self) -> str:
        return f"MatchRow({self.id!r}, {self.status!r})"  # never the secret


_columns = [getattr(matches.c, name) for name in MatchRow.__struct_fields__]


def add(connection: Connection, row: MatchRow) -> None:
    """Write a new match down. Raises `Taken` when its id or join code is used."""
    values = {name: getattr(row, name) for name in MatchRow.__struct_fields__}
    try:
        connection.execute(insert(matches).values(**values))
    except IntegrityError:
        raise Taken("a match with this id or code") from None


def get(connection: Connection, match: str) -> MatchRow | None:
    """The match with this id."""
    return _one(connection, matches.c.id == match)


def length(connection: Connection, match: str) -> int:
    """How many entries a match has."""
    return connection.scalar(select(matches.c.length).where(matches.c.id == match)) or 0


def by_code(connection: Connection, code: str) -> MatchRow | None:
    """The match with this join code."""
    return _one(connection, matches.c.join_code == code)


def _one(connection: Connection, condition: ColumnElement[bool]) -> MatchRow | None:
    row = connection.execute(select(*_columns).where(condition)).one_or_none()
    return MatchRow(*row) if row else None


_since = func.coalesce(matches.c.ended_at, matches.c.started_at, matches.c.created_at)
"""Lists are in the order of what everybody knows: the time of the last act would tell that
somebody has acted in secret."""


def public(connection: Connection, status: str, limit: int) -> list[MatchRow]:
    """Matches that everybody may see in the lobby, the latest first."""
    rows = connection.execute(
        select(*_columns)
        .where(matches.c.status == status, matches.c.privacy == "open")
        .order_by(_since.desc(), matches.c.id)
        .limit(limit)
    )
    return [MatchRow(*row) for row in rows]


def of_person(connection: Connection, person: str, limit: int) -> list[MatchRow]:
    """Matches in which a person sits or which he hosts, the latest first."""
    seated = select(seats.c.match).where(seats.c.person == person)
    rows = connection.execute(
        select(*_columns)
        .where(or_(matches.c.host == person, matches.c.id.in_(seated)))
        .where(matches.c.status != "cancelled")
        .order_by(_since.desc(), matches.c.id)
        .limit(limit)
    )
    return [MatchRow(*row) for row in rows]


def with_bots(connection: Connection) -> list[str]:
    """Matches being played in which bots sit."""
    rows = connection.scalars(
        select(matches.c.id)
        .where(matches.c.status == "playing")
        .where(matches.c.id.in_(select(seats.c.match).where(seats.c.bot.is_not(None))))
        .order_by(matches.c.acted_at)
    )
    return list(rows)


def begin(connection: Connection, match: str, header: bytes, head: str, at: int) -> None:
    """A gathering match is played from now on; `head` is the hash of the header.

    Raises `Conflict` when it is not gathering.
    """
    _change_gathering(connection, match, status="playing", header=header, head=head, started_at=at)


def cancel(connection: Connection, match: str, at: int) -> None:
    """A gathering match will not be played. Raises `Conflict` when it is not gathering."""
    _change_gathering(connection, match, status="cancelled", acted_at=at, ended_at=at)


def _change_gathering(connection: Connection, match: str, **values: object) -> None:
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.status == "gathering")
        .values(**values)
    )
    if changed.rowcount != 1:
        raise Conflict("the match is not gathering")


def continue_with(connection: Connection, match: str, following: str) -> None:
    """Name the rematch of a match. Raises `Conflict` when it has one already."""
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.next.is_(None))
        .values(next=following)
    )
    if changed.rowcount != 1:
        raise Conflict("the match has a rematch already")
