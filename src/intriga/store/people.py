"""People: guests and accounts, and the sessions by which a browser is known."""

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict, Taken
from intriga.store.schema import people, sessions, settings


class PersonRow(Struct, frozen=True):
    """A person. A guest has neither login nor password (argon2)."""

    id: str
    name: str
    login: str | None
    password: str | None
    created_at: int

    def __repr__(self) -> str:
        return f"PersonRow({self.id!r})"


_columns = [getattr(people.c, name) for name in PersonRow.__struct_fields__]


def add(connection: Connection, row: PersonRow) -> None:
    """A new person. Raises `Taken` when the login is used."""
    values = {name: getattr(row, name) for name in PersonRow.__struct_fields__}
    try:
        connection.execute(insert(people).values(**values))
    except IntegrityError:
        raise Taken("this login") from None


def get(connection: Connection, person: str) -> PersonRow | None:
    """The person with this id."""
    row = connection.execute(select(*_columns).where(people.c.id == person)).one_or_none()
    return PersonRow(*row) if row else None


def by_login(connection: Connection, login: str) -> PersonRow | None:
    """The account with this login, in any case of its letters."""
    row = connection.execute(
        select(*_columns).where(people.c.login == login.casefold())
    ).one_or_none()
    return PersonRow(*row) if row else None


def names(connection: Connection, ids: set[str]) -> dict[str, str]:
    """The names of these people."""
    rows = connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
    return {row.id: row.name for row in rows}


def rename(connection: Connection, person: str, name: str) -> None:
    """Give a person another name."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def enrol(connection: Connection, person: str, name: str, login: str, password: str) -> None:
    """Make a guest an account. Raises `Taken` (the login) or `Conflict` (no guest any more)."""
    try:
        changed = connection.execute(
            update(people)
            .where(people.c.id == person, people.c.login.is_(None))
            .values(name=name, login=login, password=password)
        )
    except IntegrityError:
        raise Taken("this login") from None
    if changed.rowcount != 1:
        raise Conflict("not a guest")


def renew(connection: Connection, person: str, password: str) -> None:
    """Store the same password under a stronger hash."""
    connection.execute(update(people).where(people.c.id == person).values(password=password))


def set_password(connection: Connection, person: str, password: str) -> None:
    """Change a password and end every session of the account."""
    connection.execute(update(people).where(people.c.id == person).values(password=password))
    connection.execute(delete(sessions).where(sessions.c.person == person))


def open_session(connection: Connection, token_hash: str, person: str, expires_at: int) -> None:
    """A browser is known from now on."""
    connection.execute(
        insert(sessions).values(token_hash=token_hash, person=person, expires_at=expires_at)
    )


def session(connection: Connection, token_hash: str, now: int) -> tuple[PersonRow, int] | None:
    """Whose session this is, and when it expires."""
    row = connection.execute(
        select(*_columns, sessions.c.expires_at)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token_hash == token_hash, sessions.c.expires_at > now)
    ).one_or_none()
    return (PersonRow(*row[:-1]), row[-1]) if row else None


def prolong(connection: Connection, token_hash: str, expires_at: int) -> None:
    """Let a session live longer."""
    connection.execute(
        update(sessions).where(sessions.c.token_hash == token_hash).values(expires_at=expires_at)
    )


def close_session(connection: Connection, token_hash: str) -> None:
    """A browser is forgotten."""
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def forget_expired(connection: Connection, now: int) -> None:
    """Sweep out the sessions whose time is over."""
    connection.execute(delete(sessions).where(sessions.c.expires_at <= now))


def setting(connection: Connection, name: str) -> bytes | None:
    """A value that belongs to the whole house."""
    value = connection.scalar(select(settings.c.value).where(settings.c.name == name))
    return bytes(value) if value is not None else None


def keep_setting(connection: Connection, name: str, value: bytes) -> bytes:
    """Set a value if there is none yet; whichever value stands then."""
    found = setting(connection, name)
    if found is not None:
        return found
    connection.execute(insert(settings).values(name=name, value=value))
    return value
