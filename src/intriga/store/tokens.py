"""Tokens: by which an account's programs are known. Only hashes of them are stored."""

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from intriga.store.accounts import PersonRow
from intriga.store.accounts import columns as of_person
from intriga.store.schema import people, tokens


class TokenRow(Struct, frozen=True):
    """A token. `id` names it to its owner; `scopes`: what it may be used for, in words with
    spaces; `seen_at` is 0 for one never used; without `expires_at` it lasts."""

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
    """A program is known from now on."""
    values = {name: getattr(row, name) for name in TokenRow.__struct_fields__}
    connection.execute(insert(tokens).values(**values))


def find(connection: Connection, hash: str, now: int) -> tuple[PersonRow, TokenRow] | None:
    """Whose token this is, while it lasts."""
    row = connection.execute(
        select(*of_person, *_columns)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == hash, _lasts(now))
    ).one_or_none()
    if row is None:
        return None
    return PersonRow(*row[: len(of_person)]), TokenRow(*row[len(of_person) :])


def of_person_now(connection: Connection, person: str, now: int) -> list[TokenRow]:
    """The tokens of a person, the newest first."""
    rows = connection.execute(
        select(*_columns)
        .where(tokens.c.person == person, _lasts(now))
        .order_by(tokens.c.created_at.desc(), tokens.c.id)
    )
    return [TokenRow(*row) for row in rows]


def count(connection: Connection, person: str, now: int) -> int:
    """How many tokens a person has."""
    where = (tokens.c.person == person, _lasts(now))
    return connection.scalar(select(func.count()).select_from(tokens).where(*where)) or 0


def seen(connection: Connection, hash: str, now: int) -> None:
    """A program has come again."""
    connection.execute(update(tokens).where(tokens.c.hash == hash).values(seen_at=now))


def revoke(connection: Connection, person: str, id: str) -> bool:
    """A token opens nothing any more; whether there was such a token of this person."""
    gone = connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.id == id))
    return gone.rowcount == 1


def drop(connection: Connection, person: str) -> None:
    """All tokens of a person open nothing any more."""
    connection.execute(delete(tokens).where(tokens.c.person == person))


def forget_expired(connection: Connection, now: int) -> None:
    """Sweep out the tokens whose time is over."""
    connection.execute(delete(tokens).where(tokens.c.expires_at <= now))


def _lasts(now: int):  # type: ignore[no-untyped-def]
    return or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > now)
