"""Sign-ups: how people without a seat stand towards a match.

Before a match begins they wait for the host's approval (`asked`) or for a free seat (`reserve`),
have been invited and have not answered (`invited`), or were turned down (`declined`). When it
begins without somebody who has missed the roll call, they are in the reserve, too (`missed`).

While it is played a bot has taken the seat of somebody who was `replaced` or has `left`: they may
come back to it. Whoever was `removed` may not.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Taken
from intriga.store.schema import consents, matches, people, signups

SignupStatus: TypeAlias = Literal[
    "asked", "reserve", "missed", "invited", "declined", "replaced", "left", "removed"
]
ASKED: Final = "asked"
RESERVE: Final = "reserve"
MISSED: Final = "missed"
INVITED: Final = "invited"
DECLINED: Final = "declined"
REPLACED: Final = "replaced"
LEFT: Final = "left"
REMOVED: Final = "removed"

STATUSES: Final[tuple[SignupStatus, ...]] = get_args(SignupStatus)
IN_RESERVE: Final[tuple[SignupStatus, ...]] = (RESERVE, MISSED)
"""Those who wait for a seat."""
FORMER: Final[tuple[SignupStatus, ...]] = (REPLACED, LEFT)
"""Those who may come back to the seat they had."""
CLOSED: Final[tuple[SignupStatus, ...]] = (DECLINED, LEFT, REMOVED)
"""Those for whom the match is over: it is not among their matches."""


class SignupRow(Struct, frozen=True):
    """A sign-up. `place`: the position in the queue; `at`: since when; `seat`: the seat asked for
    or had, if any; `salt`: the person's contribution to the random seed; `here_at`: when they last
    answered the roll call; `by`: who invited them, or made the link by which they ask; `wish`: the
    key of the place they want, "" for any."""

    match: str
    person: str
    status: SignupStatus
    place: int
    at: int
    seat: int | None = None
    salt: str = ""
    here_at: int | None = None
    by: str | None = None
    wish: str = ""


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
    """Delete a person's sign-up for a match, with what others have agreed to about it."""
    connection.execute(delete(signups).where(signups.c.match == match, signups.c.person == person))
    drop_consents(connection, match, person)


def put(connection: Connection, row: SignupRow) -> None:
    """Add a sign-up, or replace the one this person has for the match."""
    drop(connection, row.match, row.person)
    add(connection, row)


def of_person(connection: Connection, person: str) -> list[SignupRow]:
    """All sign-ups of a person."""
    rows = connection.execute(select(*_columns).where(signups.c.person == person))
    return [SignupRow(*row) for row in rows]


def forget_person(connection: Connection, person: str) -> None:
    """Delete all sign-ups of a person."""
    connection.execute(delete(signups).where(signups.c.person == person))
    for column in (consents.c.person, consents.c.voter):
        connection.execute(delete(consents).where(column == person))


def drop_all(connection: Connection, match: str, statuses: Sequence[str]) -> None:
    """Delete the sign-ups of a match that have one of these statuses."""
    connection.execute(
        delete(signups).where(signups.c.match == match, signups.c.status.in_(statuses))
    )


def with_requests(connection: Connection) -> list[str]:
    """The matches being played in which somebody asks for a seat."""
    rows = connection.scalars(
        select(signups.c.match)
        .distinct()
        .join(matches, matches.c.id == signups.c.match)
        .where(matches.c.status == "playing", signups.c.status == ASKED)
        .order_by(signups.c.match)
    )
    return list(rows)


# The consent of those who play to somebody who asks for a seat.


def consent(connection: Connection, match: str, person: str, voter: str) -> None:
    """Note that a voter agrees to the request of a person, once."""
    try:
        with connection.begin_nested():
            connection.execute(insert(consents).values(match=match, person=person, voter=voter))
    except IntegrityError:
        return  # they have agreed already, maybe on another node now


def consents_to(connection: Connection, ids: Sequence[str]) -> dict[tuple[str, str], set[str]]:
    """Who has agreed to the requests in these matches: voters by match and person."""
    found: dict[tuple[str, str], set[str]] = {}
    if ids:
        rows = connection.execute(
            select(consents.c.match, consents.c.person, consents.c.voter).where(
                consents.c.match.in_(ids)
            )
        )
        for match, person, voter in rows:
            found.setdefault((match, person), set()).add(voter)
    return found


def drop_consents(connection: Connection, match: str, person: str) -> None:
    """Forget who has agreed to the request of a person."""
    connection.execute(
        delete(consents).where(consents.c.match == match, consents.c.person == person)
    )
