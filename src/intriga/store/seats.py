"""Seats: who holds which, and whose secrets a person has seen."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Behind, Conflict
from intriga.store.schema import knows, matches, officials, seats

NOBODY = "N. N."
"""The name of a person who has deleted their account, in any language."""
EVERYTHING = -1
"""In place of a seat whose secrets a person has seen: they have seen those of all."""


class SeatRow(Struct, frozen=True):
    """A seat as it is stored: held by a person, by a bot, or free. A seat that its player has left
    while the match was played keeps their name. `here_at`: when the player last
    answered the roll call. `place`: the key of the place its player has chosen, before the match
    begins; "" for none."""

    match: str
    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    salt: str = ""
    here_at: int | None = None
    place: str = ""

    @property
    def free(self) -> bool:
        """Whether neither a person nor a bot has the seat."""
        return self.person is None and self.bot is None

    @property
    def left(self) -> bool:
        """Whether its player has left the match, and nobody has taken over."""
        return self.free and self.name != ""


_columns = [getattr(seats.c, name) for name in SeatRow.__struct_fields__]


def add(connection: Connection, rows: Sequence[SeatRow]) -> None:
    """Add seats: those of a new match, or more to one. Raises `Behind` for one that exists: another
    process has added it."""
    try:
        connection.execute(insert(seats), [_values(row) for row in rows])
    except IntegrityError:
        raise Behind("another process has added this seat") from None


def of_match(connection: Connection, match: str) -> list[SeatRow]:
    """The seats of a match in order."""
    rows = connection.execute(
        select(*_columns).where(seats.c.match == match).order_by(seats.c.seat)
    )
    return [SeatRow(*row) for row in rows]


def of_matches(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several matches, each list in order."""
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    rows = connection.execute(
        select(*_columns).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
    )
    for row in rows:
        seat = SeatRow(*row)
        found[seat.match].append(seat)
    return found


def of_person(connection: Connection, person: str, status: str) -> list[SeatRow]:
    """A person's seats in matches of this status, not in lessons."""
    rows = connection.execute(
        select(*_columns)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.person == person, matches.c.status == status, matches.c.lesson.is_(None))
        .order_by(seats.c.match)
    )
    return [SeatRow(*row) for row in rows]


def forget_person(connection: Connection, person: str) -> None:
    """Remove the name from all seats of a person. Raises `Conflict` when they have a seat in a
    match that has not ended."""
    for status in ("gathering", "playing"):
        if of_person(connection, person, status):
            raise Conflict("the person has a seat in a match that has not ended")
    connection.execute(update(seats).where(seats.c.person == person).values(name=NOBODY))
    for row in left_by(connection, person):
        connection.execute(
            update(seats)
            .where(seats.c.match == row.match, seats.c.seat == row.seat)
            .values(name=NOBODY)
        )


def left_by(connection: Connection, person: str) -> list[SeatRow]:
    """The seats that a person has left, and that nobody has taken over."""
    rows = connection.execute(
        select(*_columns)
        .join(knows, and_(knows.c.match == seats.c.match, knows.c.seat == seats.c.seat))
        .where(knows.c.person == person, seats.c.person.is_(None), seats.c.bot.is_(None))
        .order_by(seats.c.match)
    )
    return [seat for row in rows if (seat := SeatRow(*row)).left]


def require(connection: Connection, match: str, status: str) -> None:
    """Raise `Conflict` unless the match has this status now."""
    found = lock(connection, match)
    if found != status:
        raise Conflict(f"the match is {found}")


def lock(connection: Connection, match: str) -> str | None:
    """Lock a match until this transaction ends; its status, None if there is none."""
    status = select(matches.c.status).where(matches.c.id == match).with_for_update()
    return connection.scalar(status)


def change(connection: Connection, before: SeatRow, after: SeatRow) -> None:
    """Change a seat. Raises `Conflict` when its holder is no longer that of `before`."""
    changed = connection.execute(
        update(seats)
        .where(seats.c.match == before.match, seats.c.seat == before.seat)
        .where(seats.c.person.is_not_distinct_from(before.person))
        .where(seats.c.bot.is_not_distinct_from(before.bot))
        .values(**_values(after))
    )
    if changed.rowcount != 1:
        raise Conflict("somebody else has changed this seat")


def replace_all(connection: Connection, match: str, rows: Sequence[SeatRow]) -> None:
    """Replace all seats of a match, as when free seats are removed."""
    connection.execute(delete(seats).where(seats.c.match == match))
    add(connection, rows)


def learn(connection: Connection, match: str, person: str, seat: int) -> None:
    """Note that a person has seen the secrets of a seat. Raises `Conflict` when they have seen
    those of another, and for an official of the match, who can have no seat."""
    if seat != EVERYTHING:
        lock(connection, match)  # or they might become an official meanwhile
        if connection.scalar(
            select(officials.c.place).where(
                officials.c.match == match, officials.c.person == person
            )
        ):
            raise Conflict("the person is an official of the match")
    before = known(connection, match, person)
    if before is None:
        connection.execute(insert(knows).values(match=match, person=person, seat=seat))
    elif before != seat:
        raise Conflict("the person knows the secrets of another seat")


def known(connection: Connection, match: str, person: str) -> int | None:
    """The seat whose secrets a person has seen in a match, if any."""
    return connection.scalar(
        select(knows.c.seat).where(knows.c.match == match, knows.c.person == person)
    )


def knowing(connection: Connection, ids: Sequence[str]) -> set[tuple[str, str]]:
    """Who has seen the secrets of a seat (not of all) in these matches: matches and people."""
    if not ids:
        return set()
    rows = connection.execute(
        select(knows.c.match, knows.c.person).where(
            knows.c.match.in_(ids), knows.c.seat != EVERYTHING
        )
    )
    return {(match, person) for match, person in rows}


def _values(row: SeatRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in SeatRow.__struct_fields__}
