"""Documents: long texts that people write by acts of a game.

The record of a match holds only a reference with a digest of each text. The text is stored here
with the salt of the digest, and may be erased.
"""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Behind
from intriga.store.schema import documents


class DocumentRow(Struct, frozen=True):
    """A document as it is stored.

    `seq`: the entry of the act; `at`: milliseconds since the epoch. `seat`: the author's, None for
    the host; `person`: who had it then. `erased`: who deleted the text (`host`, `author`), empty if
    nobody did.
    """

    match: str
    id: str
    seq: int
    at: int
    seat: int | None
    person: str | None
    text: str
    salt: str
    erased: str = ""

    def __repr__(self) -> str:
        return f"DocumentRow({self.id!r})"  # never the text


_columns = [getattr(documents.c, name) for name in DocumentRow.__struct_fields__]


def add(connection: Connection, rows: Sequence[DocumentRow]) -> None:
    """Add the documents of an act. Raises `Behind` when another process has written its entry."""
    values = [{name: getattr(row, name) for name in row.__struct_fields__} for row in rows]
    try:
        connection.execute(insert(documents), values)
    except IntegrityError:
        raise Behind("another process has written this entry") from None


def get(connection: Connection, match: str, id: str) -> DocumentRow | None:
    """The document of a match with this id."""
    found = _rows(connection, and_(documents.c.match == match, documents.c.id == id))
    return found[0] if found else None


def erase(connection: Connection, match: str, id: str, by: str) -> None:
    """Delete the text of a document; the row stays. `by`: `host` or `author`."""
    _erase(connection, and_(documents.c.match == match, documents.c.id == id), by)


def of_person(connection: Connection, person: str) -> list[DocumentRow]:
    """All documents that a person has written, in all matches, the oldest first."""
    return _rows(connection, documents.c.person == person)


def forget_person(connection: Connection, person: str) -> None:
    """Delete the texts of all documents that a person has written."""
    _erase(connection, documents.c.person == person, "author")
    connection.execute(update(documents).where(documents.c.person == person).values(person=None))


def _erase(connection: Connection, which: ColumnElement[bool], by: str) -> None:
    connection.execute(
        update(documents).where(which, documents.c.erased == "").values(text="", salt="", erased=by)
    )


def _rows(connection: Connection, wanted: ColumnElement[bool]) -> list[DocumentRow]:
    order = documents.c.at, documents.c.match, documents.c.seq, documents.c.id
    rows = connection.execute(select(*_columns).where(wanted).order_by(*order))
    return [DocumentRow(*row) for row in rows]
