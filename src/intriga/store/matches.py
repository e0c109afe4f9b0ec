"""Matches: how they are made, found, begun and left."""

from collections.abc import Collection

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict, Taken
from intriga.store.schema import matches, seats, signups
from intriga.store.signups import DECLINED

_decode_ids = msgspec.json.Decoder(tuple[str, ...]).decode


class MatchRow(Struct, frozen=True):
    """A match as it is stored. `options`, `schedule`, `terms` and `cohosts` are JSON; `secret` is
    nobody's to see. `closed`: why it was called off."""

    id: str
    game: str
    status: str
    title: str
    options: str
    schedule: str
    terms: str
    privacy: str
    watch: bool
    host: str
    cohosts: str
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
    approval: bool = False
    password: str | None = None
    roll_at: int | None = None
    closed: str | None = None

    def hosted_by(self, person: str | None) -> bool:
        """Whether this person hosts the match: as its creator, or beside him."""
        return person is not None and (person == self.host or person in self.beside)

    @property
    def beside(self) -> tuple[str, ...]:
        """Those who host beside the creator."""
        return _decode_ids(self.cohosts)

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


def games_of(connection: Connection, ids: set[str]) -> dict[str, str]:
    """The games of these matches."""
    rows = connection.execute(select(matches.c.id, matches.c.game).where(matches.c.id.in_(ids)))
    return {row.id: row.game for row in rows}


def of_ids(connection: Connection, ids: Collection[str]) -> list[MatchRow]:
    """The matches with these ids, as far as there are any."""
    rows = connection.execute(select(*_columns).where(matches.c.id.in_(ids)))
    return [MatchRow(*row) for row in rows]


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
    """Matches in which a person sits, for which he waits or which he hosts, the latest first."""
    rows = connection.execute(
        select(*_columns)
        .where(or_(matches.c.host == person, _named(person), _sits_or_waits(person)))
        .where(matches.c.status != "cancelled")
        .order_by(_since.desc(), matches.c.id)
        .limit(limit)
    )
    return [MatchRow(*row) for row in rows]


def _named(person: str) -> ColumnElement[bool]:
    return matches.c.cohosts.contains(f'"{person}"', autoescape=True)


def _sits_or_waits(person: str) -> ColumnElement[bool]:
    seated = select(seats.c.match).where(seats.c.person == person)
    waits = select(signups.c.match).where(signups.c.person == person, signups.c.status != DECLINED)
    return or_(matches.c.id.in_(seated), matches.c.id.in_(waits))


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


def cancel(connection: Connection, match: str, at: int, why: str) -> None:
    """A gathering match will not be played; `why`: host, idle, admin. Raises `Conflict` when it is
    not gathering."""
    _change_gathering(connection, match, status="cancelled", acted_at=at, ended_at=at, closed=why)


def gathers_still(connection: Connection, match: str, at: int) -> None:
    """Something has happened in a gathering match: it is not forgotten."""
    connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.status == "gathering")
        .values(acted_at=at)
    )


def forgotten(connection: Connection, before: int) -> list[str]:
    """Gathering matches in which nothing has happened since."""
    rows = connection.scalars(
        select(matches.c.id)
        .where(matches.c.status == "gathering", matches.c.acted_at < before)
        .order_by(matches.c.acted_at)
    )
    return list(rows)


def called_off(connection: Connection, person: str, since: int) -> list[MatchRow]:
    """Matches called off since then, not by himself, in which a person sat, waited, or which he
    hosted."""
    hosted = and_(matches.c.host == person, matches.c.closed != "host")
    sat = and_(matches.c.host != person, _sits_or_waits(person))
    rows = connection.execute(
        select(*_columns)
        .where(matches.c.status == "cancelled", matches.c.ended_at > since, or_(hosted, sat))
        .order_by(matches.c.ended_at.desc(), matches.c.id)
    )
    return [MatchRow(*row) for row in rows]


def name_hosts(connection: Connection, row: MatchRow, beside: tuple[str, ...]) -> None:
    """Let these people host a match beside its creator. Raises `Conflict` when others have been
    named meanwhile."""
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == row.id, matches.c.cohosts == row.cohosts)
        .values(cohosts=msgspec.json.encode(beside).decode())
    )
    if changed.rowcount != 1:
        raise Conflict("other hosts have been named")


def hand_over(connection: Connection, row: MatchRow, person: str) -> None:
    """Somebody hosts a match no longer; the first of those beside its creator takes the creator's
    place. Without any it stays his, whoever he is."""
    beside = [other for other in row.beside if other != person]
    host = row.host
    if host == person and beside:
        host = beside.pop(0)
    connection.execute(
        update(matches)
        .where(matches.c.id == row.id)
        .values(host=host, cohosts=msgspec.json.encode(beside).decode())
    )


def call_roll(connection: Connection, match: str, at: int | None) -> None:
    """The host calls the roll from now on, or (None) no longer: earlier answers are forgotten.
    Raises `Conflict` when the match is not gathering."""
    _change_gathering(connection, match, roll_at=at)
    for table in (seats, signups):
        connection.execute(update(table).where(table.c.match == match).values(here_at=None))


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
