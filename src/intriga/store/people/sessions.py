"""Sessions: the browsers in which people are signed in. Only hashes of tokens are stored."""

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from intriga.store.people.accounts import PersonRow
from intriga.store.people.accounts import columns as of_person
from intriga.store.schema import people, sessions


class SessionRow(Struct, frozen=True):
    """A session of a browser. `device`: a name of the browser for people, empty if unknown."""

    token_hash: str
    person: str
    expires_at: int
    opened_at: int
    seen_at: int
    device: str = ""

    def __repr__(self) -> str:
        return f"SessionRow({self.person!r})"


_columns = [getattr(sessions.c, name) for name in SessionRow.__struct_fields__]


def add(connection: Connection, row: SessionRow) -> None:
    """Add a session."""
    values = {name: getattr(row, name) for name in SessionRow.__struct_fields__}
    connection.execute(insert(sessions).values(**values))


def find(connection: Connection, token_hash: str, now: int) -> tuple[PersonRow, SessionRow] | None:
    """The session with this token hash and its person, unless it has expired."""
    row = connection.execute(
        select(*of_person, *_columns)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token_hash == token_hash, sessions.c.expires_at > now)
    ).one_or_none()
    if row is None:
        return None
    return PersonRow(*row[: len(of_person)]), SessionRow(*row[len(of_person) :])


def of_person_now(connection: Connection, person: str, now: int) -> list[SessionRow]:
    """The sessions of a person that have not expired, the one seen last first."""
    rows = connection.execute(
        select(*_columns)
        .where(sessions.c.person == person, sessions.c.expires_at > now)
        .order_by(sessions.c.seen_at.desc(), sessions.c.token_hash)
    )
    return [SessionRow(*row) for row in rows]


def seen(connection: Connection, token_hash: str, now: int, expires_at: int) -> None:
    """Note that a session was used, and when it expires now."""
    connection.execute(
        update(sessions)
        .where(sessions.c.token_hash == token_hash)
        .values(seen_at=now, expires_at=expires_at)
    )


def end(connection: Connection, token_hash: str) -> None:
    """Delete a session."""
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def end_all(connection: Connection, person: str, but: str = "") -> None:
    """Delete all sessions of a person except the one with the hash `but`."""
    connection.execute(
        delete(sessions).where(sessions.c.person == person, sessions.c.token_hash != but)
    )


def forget_expired(connection: Connection, now: int) -> None:
    """Delete the sessions that have expired."""
    connection.execute(delete(sessions).where(sessions.c.expires_at <= now))
