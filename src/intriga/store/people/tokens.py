"""API tokens of accounts. Only hashes of them are stored."""

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from intriga.store.people.accounts import PersonRow
from intriga.store.people.accounts import columns as of_person
from intriga.store.schema import people, tokens


class TokenRow(Struct, frozen=True):
    """A token. `id`: how its owner refers to it; `scopes`: separated by spaces; `seen_at`: when it
    was last used, 0 for never; without `expires_at` it does not expire."""

    hash: str
    id: str
    person: str
    name: str
    scopes: str
    created_at: int
    seen_at: int
    expires_at: int | None

    def __repr__(self) -> str:
        return f"TokenRow({self.id!r})"


_columns = [getattr(tokens.c, name) for name in TokenRow.__struct_fields__]


def add(connection: Connection, row: TokenRow) -> None:
    """Add a token."""
    values = {name: getattr(row, name) for name in TokenRow.__struct_fields__}
    connection.execute(insert(tokens).values(**values))


def find(connection: Connection, hash: str, now: int) -> tuple[PersonRow, TokenRow] | None:
    """The token with this hash and its person, unless it has expired."""
    row = connection.execute(
        select(*of_person, *_columns)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == hash, _lasts(now))
    ).one_or_none()
    if row is None:
        return None
    return PersonRow(*row[: len(of_person)]), TokenRow(*row[len(of_person) :])


def of_person_now(connection: Connection, person: str, now: int) -> list[TokenRow]:
    """The tokens of a person that have not expired, the newest first."""
    rows = connection.execute(
        select(*_columns)
        .where(tokens.c.person == person, _lasts(now))
        .order_by(tokens.c.created_at.desc(), tokens.c.id)
    )
    return [TokenRow(*row) for row in rows]


def count(connection: Connection, person: str, now: int) -> int:
    """The number of a person's tokens that have not expired."""
    where = (tokens.c.person == person, _lasts(now))
    return connection.scalar(select(func.count()).select_from(tokens).where(*where)) or 0


def seen(connection: Connection, hash: str, now: int) -> None:
    """Note that a token was used."""
    connection.execute(update(tokens).where(tokens.c.hash == hash).values(seen_at=now))


def revoke(connection: Connection, person: str, id: str) -> bool:
    """Delete a token; whether the person had such a token."""
    gone = connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.id == id))
    return gone.rowcount == 1


def drop(connection: Connection, person: str) -> None:
    """Delete all tokens of a person."""
    connection.execute(delete(tokens).where(tokens.c.person == person))


def forget_expired(connection: Connection, now: int) -> None:
    """Delete the tokens that have expired."""
    connection.execute(delete(tokens).where(tokens.c.expires_at <= now))


def _lasts(now: int) -> ColumnElement[bool]:
    """That a token has not expired."""
    return or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > now)
