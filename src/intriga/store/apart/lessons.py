"""Lessons: matches that one person plays against a script. They stand among the matches, so that
everything about a match works for them, and are left out wherever matches are listed or counted.
Unlike other matches they can be removed, with everything that belongs to them."""

from sqlalchemy import Connection, delete, select, update

from intriga.store import matches as stored_matches
from intriga.store.errors import Conflict
from intriga.store.matches import MatchRow
from intriga.store.schema import matches, metadata


def of_person(connection: Connection, person: str) -> list[MatchRow]:
    """The lessons of a person, the one they were at last first."""
    ids = select(matches.c.id).where(matches.c.host == person, matches.c.lesson.is_not(None))
    rows = stored_matches.of_ids(connection, list(connection.scalars(ids)))
    return sorted(rows, key=lambda row: (-row.acted_at, row.id))


def stand(
    connection: Connection, match: str, at: int, *, before: tuple[int, int], after: tuple[int, int]
) -> None:
    """A lesson stands elsewhere: at a step, after so many acts of its script. Raises `Conflict` if
    it does not stand where it stood `before` any more."""
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.lesson.is_not(None))
        .where(matches.c.lesson_step == before[0], matches.c.lesson_played == before[1])
        .values(lesson_step=after[0], lesson_played=after[1], acted_at=at)
    )
    if changed.rowcount != 1:
        raise Conflict("the lesson has gone on")


def left_since(connection: Connection, before: int) -> list[str]:
    """The lessons in which nothing has happened since then."""
    rows = connection.scalars(
        select(matches.c.id).where(matches.c.lesson.is_not(None), matches.c.acted_at < before)
    )
    return list(rows)


def remove(connection: Connection, match: str) -> None:
    """Remove a lesson with everything that belongs to it; nothing else is ever removed by this."""
    if connection.scalar(select(matches.c.lesson).where(matches.c.id == match)) is None:
        return
    for table in reversed(metadata.sorted_tables):
        if "match" in table.c and table.c.match.foreign_keys:
            connection.execute(delete(table).where(table.c.match == match))
    connection.execute(delete(matches).where(matches.c.id == match))
