"""Matches: adding, finding, starting and cancelling them; their hosts."""

from collections.abc import Collection
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict, Taken
from intriga.store.schema import matches, officials, seats, signups
from intriga.store.signups import CLOSED

_decode_ids = msgspec.json.Decoder(tuple[str, ...]).decode


class MatchRow(Struct, frozen=True):
    """A match as it is stored. `options`, `schedule`, `terms`, `cohosts`, `edits` and
    `late_cohosts`, those whom a host with a seat has named while playing, are JSON, and so is
    `team_names`: what people have called their places, by key; `secret` must not be shown to
    anybody. `closed`: who or what cancelled it (`host`, `idle`, `admin`).
    `league`: where what its players keep of it lasts. `lesson`: the name of the lesson that it is,
    None for a match like others; lists and counts of matches leave lessons out, see
    `intriga.store.apart.lessons`."""

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
    edits: str = "[]"
    late_cohosts: str = "[]"
    league: str | None = None
    team_names: str = "{}"
    lesson: str | None = None
    lesson_step: int = 0
    lesson_played: int = 0
    lesson_language: str = ""
    draws: str | None = None

    def hosted_by(self, person: str | None) -> bool:
        """Whether this person hosts the match, as its creator or as a co-host."""
        return person is not None and (person == self.host or person in self.cohost_ids)

    @property
    def cohost_ids(self) -> tuple[str, ...]:
        """The ids of the co-hosts."""
        return _decode_ids(self.cohosts)

    @property
    def late_cohost_ids(self) -> tuple[str, ...]:
        """The ids of co-hosts whom a host with a seat has named while playing."""
        return _decode_ids(self.late_cohosts)

    def __repr__(self) -> str:
        return f"MatchRow({self.id!r}, {self.status!r})"  # never the secret


_columns = [getattr(matches.c, name) for name in MatchRow.__struct_fields__]
NO_LESSON: Final = matches.c.lesson.is_(None)
"""Of matches that are no lessons: whatever lists or counts matches asks for it."""


def add(connection: Connection, row: MatchRow) -> None:
    """Add a match. Raises `Taken` when its id or join code is in use."""
    values = {name: getattr(row, name) for name in MatchRow.__struct_fields__}
    try:
        connection.execute(insert(matches).values(**values))
    except IntegrityError:
        raise Taken("a match with this id or code") from None


def get(connection: Connection, match: str) -> MatchRow | None:
    """The match with this id, if there is one."""
    return _one(connection, matches.c.id == match)


def of_ids(connection: Connection, ids: Collection[str]) -> list[MatchRow]:
    """The matches with these ids; unknown ids are left out."""
    rows = connection.execute(select(*_columns).where(matches.c.id.in_(ids)))
    return [MatchRow(*row) for row in rows]


def length(connection: Connection, match: str) -> int:
    """The number of entries of a match."""
    return connection.scalar(select(matches.c.length).where(matches.c.id == match)) or 0


def by_code(connection: Connection, code: str) -> MatchRow | None:
    """The match with this join code, if there is one."""
    return _one(connection, and_(matches.c.join_code == code, NO_LESSON))


def _one(connection: Connection, condition: ColumnElement[bool]) -> MatchRow | None:
    row = connection.execute(select(*_columns).where(condition)).one_or_none()
    return MatchRow(*row) if row else None


_since = func.coalesce(matches.c.ended_at, matches.c.started_at, matches.c.created_at)
"""Lists are sorted by a time that is public: sorting by the last act would reveal that somebody
has acted in secret."""


def public(connection: Connection, status: str, limit: int) -> list[MatchRow]:
    """The matches of a status that are listed in the lobby, the latest first."""
    rows = connection.execute(
        select(*_columns)
        .where(matches.c.status == status, matches.c.privacy == "open", NO_LESSON)
        .order_by(_since.desc(), matches.c.id)
        .limit(limit)
    )
    return [MatchRow(*row) for row in rows]


def of_person(connection: Connection, person: str, limit: int) -> list[MatchRow]:
    """Matches in which a person has a seat, a sign-up or an office, or which they host, except
    cancelled ones, the latest first."""
    rows = connection.execute(
        select(*_columns)
        .where(or_(matches.c.host == person, _cohosts(person), _sits_or_waits(person)))
        .where(matches.c.status != "cancelled", NO_LESSON)
        .order_by(_since.desc(), matches.c.id)
        .limit(limit)
    )
    return [MatchRow(*row) for row in rows]


def of_league(
    connection: Connection, league: str, person: str | None, limit: int, *, unlisted: bool = False
) -> list[MatchRow]:
    """The matches of a league that are listed, and those of this person, the latest first, except
    cancelled ones; `unlisted`: private ones of others, too."""
    listed = matches.c.privacy == "open"
    if person is not None:
        own = or_(matches.c.host == person, _cohosts(person), _sits_or_waits(person))
        listed = or_(listed, own)
    rows = connection.execute(
        select(*_columns)
        .where(matches.c.league == league, matches.c.status != "cancelled")
        .where(true() if unlisted else listed)
        .order_by(_since.desc(), matches.c.id)
        .limit(limit)
    )
    return [MatchRow(*row) for row in rows]


def _cohosts(person: str) -> ColumnElement[bool]:
    return matches.c.cohosts.contains(f'"{person}"', autoescape=True)


def _sits_or_waits(person: str) -> ColumnElement[bool]:
    seated = select(seats.c.match).where(seats.c.person == person)
    waits = select(signups.c.match).where(
        signups.c.person == person, signups.c.status.not_in(CLOSED)
    )
    serves = select(officials.c.match).where(officials.c.person == person)
    return or_(matches.c.id.in_(seated), matches.c.id.in_(waits), matches.c.id.in_(serves))


def with_bots(connection: Connection) -> list[str]:
    """The matches being played that have bots."""
    rows = connection.scalars(
        select(matches.c.id)
        .where(matches.c.status == "playing", NO_LESSON)
        .where(matches.c.id.in_(select(seats.c.match).where(seats.c.bot.is_not(None))))
        .order_by(matches.c.acted_at)
    )
    return list(rows)


def begin(connection: Connection, match: str, header: bytes, head: str, at: int) -> None:
    """Start a gathering match; `head`: the hash of the header.

    Raises `Conflict` when it is not gathering.
    """
    _change_gathering(connection, match, status="playing", header=header, head=head, started_at=at)


def cancel(connection: Connection, match: str, at: int, why: str) -> None:
    """Cancel a gathering match; `why`: `host`, `idle`, `admin`. Raises `Conflict` when it is not
    gathering."""
    _change_gathering(connection, match, status="cancelled", acted_at=at, ended_at=at, closed=why)


def touch(connection: Connection, match: str, at: int) -> None:
    """Note that something has happened in a gathering match, so that it is not closed as idle."""
    connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.status == "gathering")
        .values(acted_at=at)
    )


def idle_since(connection: Connection, before: int) -> list[str]:
    """The gathering matches in which nothing has happened since then."""
    rows = connection.scalars(
        select(matches.c.id)
        .where(matches.c.status == "gathering", matches.c.acted_at < before)
        .order_by(matches.c.acted_at)
    )
    return list(rows)


def cancelled_since(connection: Connection, person: str, since: int) -> list[MatchRow]:
    """Matches cancelled since then, in which a person had a seat or a sign-up or which they had
    created, unless they cancelled it themselves."""
    hosted = and_(matches.c.host == person, matches.c.closed != "host")
    sat = and_(matches.c.host != person, _sits_or_waits(person))
    rows = connection.execute(
        select(*_columns)
        .where(matches.c.status == "cancelled", matches.c.ended_at > since, or_(hosted, sat))
        .order_by(matches.c.ended_at.desc(), matches.c.id)
    )
    return [MatchRow(*row) for row in rows]


def set_cohosts(
    connection: Connection,
    row: MatchRow,
    cohosts: tuple[str, ...],
    late: tuple[str, ...] | None = None,
) -> None:
    """Set the co-hosts of a match (ids), and those of them who are `late` (None: the same as
    before). Raises `Conflict` when they have changed since `row` was read."""
    values = {"cohosts": msgspec.json.encode(cohosts).decode()}
    if late is not None:
        values["late_cohosts"] = msgspec.json.encode(late).decode()
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == row.id, matches.c.cohosts == row.cohosts)
        .values(**values)
    )
    if changed.rowcount != 1:
        raise Conflict("the co-hosts have changed")


def succeed_host(connection: Connection, row: MatchRow, heir: str, *, late: bool) -> None:
    """Somebody hosts a match in place of its creator. `late`: as one named by a host with a seat.
    Raises `Conflict` when its hosts have changed since `row` was read."""
    others = [other for other in row.late_cohost_ids if other not in (row.host, heir)]
    values = {
        "cohosts": [other for other in row.cohost_ids if other != heir],
        "late_cohosts": [*others, heir] if late else others,
    }
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == row.id, matches.c.host == row.host, matches.c.cohosts == row.cohosts)
        .values(
            host=heir,
            **{name: msgspec.json.encode(ids).decode() for name, ids in values.items()},
        )
    )
    if changed.rowcount != 1:
        raise Conflict("the hosts have changed")


def remove_host(connection: Connection, row: MatchRow, person: str) -> None:
    """Remove a person from the hosts of a match. The first co-host takes the creator's place; with
    no co-hosts the match keeps its creator."""
    cohosts = [other for other in row.cohost_ids if other != person]
    late = [other for other in row.late_cohost_ids if other != person]
    host = row.host
    if host == person and cohosts:
        host = cohosts.pop(0)
    values = {"cohosts": cohosts, "late_cohosts": late}
    connection.execute(
        update(matches)
        .where(matches.c.id == row.id)
        .values(
            host=host,
            **{name: msgspec.json.encode(ids).decode() for name, ids in values.items()},
        )
    )


def call_roll(connection: Connection, match: str, at: int | None) -> None:
    """Start a roll call, or (None) end it; earlier answers are deleted. Raises `Conflict` when the
    match is not gathering."""
    _change_gathering(connection, match, roll_at=at)
    for table in (seats, signups):
        connection.execute(update(table).where(table.c.match == match).values(here_at=None))


def change_settings(connection: Connection, match: str, **values: object) -> None:
    """Change settings of a gathering match, by the names of their columns. Raises `Conflict` when
    it is not gathering."""
    _change_gathering(connection, match, **values)


def change_schedule(connection: Connection, row: MatchRow, schedule: str) -> None:
    """Change the schedule of a match being played. Raises `Conflict` when it has ended, or its
    schedule has changed since `row` was read."""
    _change_playing(connection, row, "schedule", schedule)


def change_terms(connection: Connection, row: MatchRow, terms: str) -> None:
    """Change the terms of a match being played. Raises `Conflict` when it has ended, or its terms
    have changed since `row` was read."""
    _change_playing(connection, row, "terms", terms)


def _change_playing(connection: Connection, row: MatchRow, column: str, value: str) -> None:
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == row.id, matches.c.status == "playing")
        .where(matches.c[column] == getattr(row, column))
        .values({column: value})
    )
    if changed.rowcount != 1:
        raise Conflict(f"the match has ended, or its {column} changed")


def _change_gathering(connection: Connection, match: str, **values: object) -> None:
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.status == "gathering")
        .values(**values)
    )
    if changed.rowcount != 1:
        raise Conflict("the match is not gathering")


def continue_with(connection: Connection, match: str, following: str) -> None:
    """Set the rematch of a match. Raises `Conflict` when it has one already."""
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.next.is_(None))
        .values(next=following)
    )
    if changed.rowcount != 1:
        raise Conflict("the match has a rematch already")
