"""One-time links: who holds one may do what it is for, once, while it lasts."""

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from intriga.store.schema import links


class LinkRow(Struct, frozen=True):
    """A link. `kind`: what it is for; `data`: what belongs to it, as an address to be proved."""

    hash: str
    kind: str
    person: str | None
    expires_at: int
    data: str = ""


_columns = [getattr(links.c, name) for name in LinkRow.__struct_fields__]


def replace(connection: Connection, row: LinkRow) -> None:
    """Make a link; earlier ones of its kind for the same person lead nowhere any more."""
    connection.execute(
        delete(links).where(
            links.c.kind == row.kind, links.c.person.is_not_distinct_from(row.person)
        )
    )
    values = {name: getattr(row, name) for name in LinkRow.__struct_fields__}
    connection.execute(insert(links).values(**values))


def find(connection: Connection, hash: str, kind: str, now: int) -> LinkRow | None:
    """A link that still leads somewhere."""
    row = connection.execute(
        select(*_columns).where(
            links.c.hash == hash, links.c.kind == kind, links.c.expires_at > now
        )
    ).one_or_none()
    return LinkRow(*row) if row else None


def newest(connection: Connection, person: str, kind: str, now: int) -> LinkRow | None:
    """The link of a kind that was made for a person, while it lasts."""
    row = connection.execute(
        select(*_columns).where(
            links.c.person == person, links.c.kind == kind, links.c.expires_at > now
        )
    ).one_or_none()
    return LinkRow(*row) if row else None


def take(connection: Connection, hash: str, kind: str, now: int) -> LinkRow | None:
    """A link is used, and leads nowhere from now on; None if it did so before."""
    found = find(connection, hash, kind, now)
    if found is None:
        return None
    spent = connection.execute(delete(links).where(links.c.hash == hash))
    return found if spent.rowcount == 1 else None


def drop(connection: Connection, person: str) -> None:
    """All links of a person lead nowhere any more."""
    connection.execute(delete(links).where(links.c.person == person))


def forget_expired(connection: Connection, now: int) -> None:
    """Sweep out the links whose time is over."""
    connection.execute(delete(links).where(links.c.expires_at <= now))
