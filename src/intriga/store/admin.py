"""What admins see: people and matches in pages, figures of the server, the audit log."""

from msgspec import Struct
from sqlalchemy import Connection, ScalarSelect, func, insert, or_, select, text, update
from sqlalchemy.sql import ColumnElement

from intriga.store.people.accounts import ADMIN
from intriga.store.schema import journal, matches, people, seats, sessions, snapshots


class PersonFacts(Struct, frozen=True):
    """A person as an admin sees them. `seen_at`: when one of their browsers was last seen;
    `seats`: their seats in matches that have not ended."""

    id: str
    name: str
    login: str | None
    role: str
    created_at: int
    blocked_at: int | None
    seen_at: int | None
    seats: int


class MatchFacts(Struct, frozen=True):
    """What everybody in a match knows of it. `seats` are counted in all, by `people` and `bots`.
    `house`: its house state in JSON, None before it has begun."""

    id: str
    game: str
    title: str
    status: str
    host: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    seats: int
    people: int
    bots: int
    house: str | None = None


class JournalEntry(Struct, frozen=True):
    """What an admin did. `admin` and `person` are names; `match` is an id."""

    at: int
    admin: str
    action: str
    person: str | None
    match: str | None


def any_admin(connection: Connection) -> bool:
    """Whether there is an admin."""
    return connection.scalar(select(people.c.id).where(people.c.role == ADMIN).limit(1)) is not None


def set_role(connection: Connection, person: str, role: str) -> None:
    """Give a person a role."""
    connection.execute(update(people).where(people.c.id == person).values(role=role))


def set_blocked(connection: Connection, person: str, at: int | None) -> None:
    """Block a person from a moment on, or (None) unblock them."""
    connection.execute(update(people).where(people.c.id == person).values(blocked_at=at))


def list_people(connection: Connection, wanted: str, limit: int, offset: int) -> list[PersonFacts]:
    """People whose name or login contains `wanted` (empty: all): accounts before guests, the
    newest first."""
    seen = (
        select(func.max(sessions.c.seen_at))
        .where(sessions.c.person == people.c.id)
        .scalar_subquery()
    )
    sits = (
        select(func.count())
        .where(seats.c.person == people.c.id, seats.c.match == matches.c.id)
        .where(matches.c.status.in_(("gathering", "playing")), matches.c.lesson.is_(None))
        .scalar_subquery()
    )
    mine = people.c
    rows = connection.execute(
        select(
            *(mine.id, mine.name, mine.login, mine.role, mine.created_at, mine.blocked_at),
            seen,
            sits,
        )
        .where(people.c.erased_at.is_(None), _named(wanted))
        .order_by(people.c.login.is_(None), people.c.created_at.desc(), people.c.id)
        .limit(limit)
        .offset(offset)
    )
    return [PersonFacts(*row) for row in rows]


def _named(wanted: str) -> ColumnElement[bool]:
    """In upper or lower case: SQLite itself ignores the case of Latin letters only."""
    wanted = wanted.strip()
    cases = {wanted, wanted.lower(), wanted.upper(), wanted.title(), wanted.casefold()}
    return or_(
        *(people.c.name.contains(case, autoescape=True) for case in sorted(cases)),
        people.c.login.contains(wanted.casefold(), autoescape=True),
    )


def list_matches(connection: Connection, status: str, limit: int, offset: int) -> list[MatchFacts]:
    """Matches of a status, the latest first."""

    def sitting(column: ColumnElement[str]) -> ColumnElement[int]:
        return select(func.count(column)).where(seats.c.match == matches.c.id).scalar_subquery()

    mine = matches.c
    rows = connection.execute(
        select(
            *(mine.id, mine.game, mine.title, mine.status, people.c.name),
            *(mine.created_at, mine.started_at, mine.ended_at),
            sitting(seats.c.match),
            sitting(seats.c.person),
            sitting(seats.c.bot),
            _newest_house(),
        )
        .join(people, people.c.id == matches.c.host)
        .where(matches.c.status == status, matches.c.lesson.is_(None))
        .order_by(func.coalesce(mine.ended_at, mine.started_at, mine.created_at).desc(), mine.id)
        .limit(limit)
        .offset(offset)
    )
    return [MatchFacts(*row) for row in rows]


def _newest_house() -> ScalarSelect[str]:
    of = snapshots.c
    newest = select(of.house).where(of.match == matches.c.id).order_by(of.n.desc()).limit(1)
    return newest.scalar_subquery()


def figures(connection: Connection) -> dict[str, int]:
    """Counts by name: accounts, guests, browsers, matches of each status; bytes on disk."""
    known = people.c.erased_at.is_(None)
    counts = {
        "accounts": select(func.count()).where(known, people.c.login.is_not(None)),
        "guests": select(func.count()).where(known, people.c.login.is_(None)),
        "browsers": select(func.count()).select_from(sessions),
    }
    found = {name: connection.scalar(query) or 0 for name, query in counts.items()}
    played = select(matches.c.status, func.count()).where(matches.c.lesson.is_(None))
    rows = connection.execute(played.group_by(matches.c.status))
    found |= {row[0]: row[1] for row in rows}
    return found | {"bytes": _bytes(connection)}


def database(connection: Connection) -> str:
    """The database's name and version."""
    if connection.dialect.name == "postgresql":
        return f"PostgreSQL {connection.scalar(text('SHOW server_version'))}"
    return f"SQLite {connection.scalar(text('SELECT sqlite_version()'))}"


def _bytes(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        size = connection.scalar(text("SELECT pg_database_size(current_database())"))
        return int(size or 0)
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar() or 0
    return int(pages) * int(connection.exec_driver_sql("PRAGMA page_size").scalar() or 0)


def log_action(
    connection: Connection,
    at: int,
    admin: str,
    action: str,
    *,
    person: str | None = None,
    match: str | None = None,
) -> None:
    """Add an entry to the audit log. `admin`, `person`, `match`: ids."""
    connection.execute(
        insert(journal).values(at=at, admin=admin, action=action, person=person, match=match)
    )


def journal_entries(connection: Connection, limit: int) -> list[JournalEntry]:
    """The latest entries of the audit log, the newest first."""
    other = people.alias("other")
    rows = connection.execute(
        select(journal.c.at, people.c.name, journal.c.action, other.c.name, journal.c.match)
        .join(people, people.c.id == journal.c.admin)
        .outerjoin(other, other.c.id == journal.c.person)
        .order_by(journal.c.id.desc())
        .limit(limit)
    )
    return [JournalEntry(*row) for row in rows]
