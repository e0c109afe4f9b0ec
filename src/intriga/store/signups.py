"""Sign-ups: people who want a seat and have none yet.

They wait for the host's approval (`asked`) or for a free seat (`reserve`), or have been invited and
have not answered (`invited`). `declined`: the host turned them down.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Taken
from intriga.store.schema import people, signups

ASKED: Final = "asked"
RESERVE: Final = "reserve"
INVITED: Final = "invited"
DECLINED: Final = "declined"


class SignupRow(Struct, frozen=True):
    """A sign-up. `place`: the position in the queue; `seat`: the seat asked for, if any; `salt`:
    the person's contribution to the random seed; `here_at`: when they last answered the roll
    call; `by`: who invited them."""

    match: str
    person: str
    status: str
    place: int
    at: int
    seat: int | None = None
    salt: str = ""
    here_at: int | None = None
    by: str | None = None


_columns = [getattr(signups.c, name) for name in SignupRow.__struct_fields__]


def add(connection: Connection, row: SignupRow) -> SignupRow:
    """Add a sign-up at the end of the queue, whatever its `place` is; returns it as stored. Raises
    `Taken` when this person has signed up already."""
    last = connection.scalar(select(func.max(signups.c.place)).where(signups.c.match == row.match))
    values = {name: getattr(row, name) for name in SignupRow.__struct_fields__}
    values["place"] = (last or 0) + 1
    try:
        connection.execute(insert(signups).values(**values))
    except IntegrityError:
        raise Taken("a sign-up") from None
    return SignupRow(**values)


def get(connection: Connection, match: str, person: str) -> SignupRow | None:
    """The sign-up of a person for a match."""
    row = connection.execute(
        select(*_columns).where(signups.c.match == match, signups.c.person == person)
    ).one_or_none()
    return SignupRow(*row) if row else None


def of_match(connection: Connection, match: str) -> list[SignupRow]:
    """The sign-ups of a match, in the order of the queue."""
    rows = connection.execute(
        select(*_columns).where(signups.c.match == match).order_by(signups.c.place)
    )
    return [SignupRow(*row) for row in rows]


def of_matches(
    connection: Connection, ids: Sequence[str]
) -> dict[str, list[tuple[SignupRow, str]]]:
    """The sign-ups of several matches, each list in order, with people's names."""
    found: dict[str, list[tuple[SignupRow, str]]] = {id: [] for id in ids}
    rows = connection.execute(
        select(*_columns, people.c.name)
        .join(people, people.c.id == signups.c.person)
        .where(signups.c.match.in_(ids))
        .order_by(signups.c.match, signups.c.place)
    )
    for *columns, name in rows:
        signup = SignupRow(*columns)
        found[signup.match].append((signup, name))
    return found


def change(connection: Connection, row: SignupRow, **values: object) -> None:
    """Change some values of a sign-up."""
    connection.execute(
        update(signups)
        .where(signups.c.match == row.match, signups.c.person == row.person)
        .values(**values)
    )


def drop(connection: Connection, match: str, person: str) -> None:
    """Delete a person's sign-up for a match."""
    connection.execute(delete(signups).where(signups.c.match == match, signups.c.person == person))


def of_person(connection: Connection, person: str) -> list[SignupRow]:
    """All sign-ups of a person."""
    rows = connection.execute(select(*_columns).where(signups.c.person == person))
    return [SignupRow(*row) for row in rows]


def forget_person(connection: Connection, person: str) -> None:
    """Delete all sign-ups of a person."""
    connection.execute(delete(signups).where(signups.c.person == person))


def drop_all(connection: Connection, match: str, statuses: Sequence[str]) -> None:
    """Delete the sign-ups of a match that have one of these statuses."""
    connection.execute(
        delete(signups).where(signups.c.match == match, signups.c.status.in_(statuses))
    )
