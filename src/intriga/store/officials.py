"""Officials: people who have a place in a match and no seat, such as the curators of a hall."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict, Taken
from intriga.store.schema import officials, people


class OfficialRow(Struct, frozen=True):
    """Somebody with a place and no seat. `place`: its key, "" for an assistant of the host; `at`:
    since when; `steward`: the number under which the record knows them as a steward, 0 if it does
    not."""

    match: str
    person: str
    place: str
    at: int
    steward: int = 0


_columns = [getattr(officials.c, name) for name in OfficialRow.__struct_fields__]


def add(connection: Connection, row: OfficialRow) -> None:
    """Add an official. Raises `Taken` for somebody who is one in this match."""
    values = {name: getattr(row, name) for name in OfficialRow.__struct_fields__}
    try:
        connection.execute(insert(officials).values(**values))
    except IntegrityError:
        raise Taken("an official") from None


def get(connection: Connection, match: str, person: str) -> OfficialRow | None:
    """What this person is in a match, if they are an official there."""
    row = connection.execute(
        select(*_columns).where(officials.c.match == match, officials.c.person == person)
    ).one_or_none()
    return OfficialRow(*row) if row else None


def of_match(connection: Connection, match: str) -> list[OfficialRow]:
    """The officials of a match, the longest-serving first."""
    return [row for row, _ in of_matches(connection, [match])[match]]


def of_matches(
    connection: Connection, ids: Sequence[str]
) -> dict[str, list[tuple[OfficialRow, str]]]:
    """The officials of several matches with their names, the longest-serving first."""
    found: dict[str, list[tuple[OfficialRow, str]]] = {id: [] for id in ids}
    rows = connection.execute(
        select(*_columns, people.c.name)
        .join(people, people.c.id == officials.c.person)
        .where(officials.c.match.in_(ids))
        .order_by(officials.c.match, officials.c.at, officials.c.person)
    )
    for *columns, name in rows:
        row = OfficialRow(*columns)
        found[row.match].append((row, name))
    return found


def of_person(connection: Connection, person: str) -> list[OfficialRow]:
    """All matches in which a person is an official."""
    rows = connection.execute(select(*_columns).where(officials.c.person == person))
    return [OfficialRow(*row) for row in rows]


def set_steward(connection: Connection, row: OfficialRow, number: int) -> None:
    """The record knows this official under this number. Raises `Conflict` when they are none any
    more, or are known under another one since `row` was read."""
    changed = connection.execute(
        update(officials)
        .where(officials.c.match == row.match, officials.c.person == row.person)
        .where(officials.c.steward == row.steward)
        .values(steward=number)
    )
    if changed.rowcount != 1:
        raise Conflict("the officials have changed")


def drop(connection: Connection, match: str, person: str) -> None:
    """This person is no official of the match any more."""
    connection.execute(
        delete(officials).where(officials.c.match == match, officials.c.person == person)
    )


def forget_person(connection: Connection, person: str) -> None:
    """A person is no official of any match any more."""
    connection.execute(delete(officials).where(officials.c.person == person))
