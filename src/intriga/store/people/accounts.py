"""People: guests and accounts; and the settings of the server."""

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict, Taken
from intriga.store.schema import people, settings

PLAYER, ADMIN = "player", "admin"
"""The roles a person may have on the server."""


class PersonRow(Struct, frozen=True):
    """A person. A guest has neither login nor password (argon2). `blocked_at`: they cannot sign
    in; `erased_at`: they deleted their account, and only their seats are left."""

    id: str
    name: str
    login: str | None
    password: str | None
    created_at: int
    role: str = PLAYER
    renamed_at: int = 0
    blocked_at: int | None = None
    erased_at: int | None = None

    def __repr__(self) -> str:
        return f"PersonRow({self.id!r})"


columns = [getattr(people.c, name) for name in PersonRow.__struct_fields__]


def add(connection: Connection, row: PersonRow) -> None:
    """Add a person. Raises `Taken` when the login is in use."""
    values = {name: getattr(row, name) for name in PersonRow.__struct_fields__}
    try:
        connection.execute(insert(people).values(**values))
    except IntegrityError:
        raise Taken("this login") from None


def get(connection: Connection, person: str) -> PersonRow | None:
    """The person with this id."""
    row = connection.execute(select(*columns).where(people.c.id == person)).one_or_none()
    return PersonRow(*row) if row else None


def by_login(connection: Connection, login: str) -> PersonRow | None:
    """The account with this login, in upper or lower case."""
    row = connection.execute(
        select(*columns).where(people.c.login == login.casefold())
    ).one_or_none()
    return PersonRow(*row) if row else None


def names(connection: Connection, ids: set[str]) -> dict[str, str]:
    """The names of these people."""
    rows = connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
    return {row.id: row.name for row in rows}


def rename(connection: Connection, person: str, name: str) -> None:
    """Change a person's name."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def enrol(connection: Connection, person: str, name: str, login: str, password: str) -> None:
    """Turn a guest into an account. Raises `Taken` (the login is in use) or `Conflict` (not a
    guest)."""
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


def erase(connection: Connection, person: str, name: str, at: int) -> None:
    """Delete everything about a person but their id; `name` replaces their name."""
    connection.execute(
        update(people)
        .where(people.c.id == person)
        .values(name=name, login=None, password=None, role=PLAYER, erased_at=at)
    )


def set_password(connection: Connection, person: str, password: str) -> None:
    """Store the hash of a password."""
    connection.execute(update(people).where(people.c.id == person).values(password=password))


def setting(connection: Connection, name: str) -> bytes | None:
    """A setting of the server."""
    value = connection.scalar(select(settings.c.value).where(settings.c.name == name))
    return bytes(value) if value is not None else None


def put_setting(connection: Connection, name: str, value: bytes) -> None:
    """Set a setting of the server."""
    if not _new_setting(connection, name, value):
        connection.execute(update(settings).where(settings.c.name == name).values(value=value))


def keep_setting(connection: Connection, name: str, value: bytes) -> bytes:
    """Set a setting unless it is set already; returns the value it has now."""
    while (found := setting(connection, name)) is None:
        _new_setting(connection, name, value)
    return found


def _new_setting(connection: Connection, name: str, value: bytes) -> bool:
    """Whether the setting was made: it is not when it exists, maybe made by another node now."""
    if setting(connection, name) is not None:
        return False
    try:
        with connection.begin_nested():
            connection.execute(insert(settings).values(name=name, value=value))
    except IntegrityError:
        return False
    return True
