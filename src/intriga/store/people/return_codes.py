"""The codes by which guests return to a match from another browser, by their hashes."""

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from intriga.store.schema import return_codes


def keep(connection: Connection, hash: str, match: str, person: str) -> None:
    """Store a code, unless it is stored already."""
    try:
        with connection.begin_nested():
            connection.execute(insert(return_codes).values(hash=hash, match=match, person=person))
    except IntegrityError:
        return  # it is, maybe by another node now


def find(connection: Connection, hash: str) -> tuple[str, str] | None:
    """The match and the person of a code."""
    row = connection.execute(
        select(return_codes.c.match, return_codes.c.person).where(return_codes.c.hash == hash)
    ).one_or_none()
    return (row[0], row[1]) if row else None


def drop(connection: Connection, match: str, person: str) -> None:
    """Delete the code of a person for a match."""
    connection.execute(
        delete(return_codes).where(return_codes.c.match == match, return_codes.c.person == person)
    )


def forget_person(connection: Connection, person: str) -> None:
    """Delete all codes of a person."""
    connection.execute(delete(return_codes).where(return_codes.c.person == person))
