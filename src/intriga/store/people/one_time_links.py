"""One-time links: secret links that can be used once, before they expire."""

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from intriga.store.schema import links


class LinkRow(Struct, frozen=True):
    """A link. `kind`: what it is for; `data`: what goes with it, such as an address to confirm."""

    hash: str
    kind: str
    person: str | None
    expires_at: int
    data: str = ""


_columns = [getattr(links.c, name) for name in LinkRow.__struct_fields__]


def replace(connection: Connection, row: LinkRow) -> None:
    """Add a link; earlier ones of its kind for the same person become invalid."""
    connection.execute(
        delete(links).where(
            links.c.kind == row.kind, links.c.person.is_not_distinct_from(row.person)
        )
    )
    values = {name: getattr(row, name) for name in LinkRow.__struct_fields__}
    connection.execute(insert(links).values(**values))


def find(connection: Connection, hash: str, kind: str, now: int) -> LinkRow | None:
    """A link that is still valid."""
    row = connection.execute(
        select(*_columns).where(
            links.c.hash == hash, links.c.kind == kind, links.c.expires_at > now
        )
    ).one_or_none()
    return LinkRow(*row) if row else None


def newest(connection: Connection, person: str, kind: str, now: int) -> LinkRow | None:
    """The valid link of a kind that was made for a person."""
    row = connection.execute(
        select(*_columns).where(
            links.c.person == person, links.c.kind == kind, links.c.expires_at > now
        )
    ).one_or_none()
    return LinkRow(*row) if row else None


def take(connection: Connection, hash: str, kind: str, now: int) -> LinkRow | None:
    """Use up a link. None: it was not valid any more."""
    found = find(connection, hash, kind, now)
    if found is None:
        return None
    spent = connection.execute(delete(links).where(links.c.hash == hash))
    return found if spent.rowcount == 1 else None


def drop(connection: Connection, person: str) -> None:
    """Make all links of a person invalid."""
    connection.execute(delete(links).where(links.c.person == person))


def forget_expired(connection: Connection, now: int) -> None:
    """Delete the links that have expired."""
    connection.execute(delete(links).where(links.c.expires_at <= now))
