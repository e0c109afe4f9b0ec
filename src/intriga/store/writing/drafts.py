"""Drafts: lists and texts that the seats of a scope write before one of them hands them in.

A draft has a revision, which every change increases. The version of a row is the revision with
which its value came, so whoever writes names the version they saw, and nobody overwrites what they
have not seen. Removed rows are kept for a while: what was removed, by whom, and it can be put back.

Every writer first locks the row of the draft, so changes of one draft are made one after another,
on whatever nodes.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store.errors import Conflict, Taken
from intriga.store.schema import draft_editors, draft_rows, drafts, seats

REMOVED = "removed"
KEPT = 10
"""How many removed rows a draft keeps."""


class StoredDraftRow(Struct, frozen=True):
    """A row of a draft. `value`: JSON; `change`: what was done last (`added`, `changed`, `moved`,
    `removed`), by whom (`name`: what they were called), and when."""

    id: str
    position: int
    version: int
    revision: int
    value: str
    change: str
    seat: int
    person: str | None
    name: str
    at: int

    def __repr__(self) -> str:
        return f"DraftRow({self.id!r})"  # never the value


class DraftRecord(Struct, frozen=True):
    """A draft as it is stored. `rows`: in their order, without the `removed` ones, of which the
    newest comes first; `handed`: the revision that was handed in, 0 for none; `editors`: the row
    somebody is at, and until when that is believed, by seat."""

    revision: int = 0
    handed: int = 0
    handed_by: int | None = None
    handed_at: int | None = None
    rows: tuple[StoredDraftRow, ...] = ()
    removed: tuple[StoredDraftRow, ...] = ()
    editors: Mapping[int, tuple[str, int]] = {}


class Author(Struct, frozen=True):
    """Who changes a draft: the seat, the person who must hold it (None: a bot), what they are
    called, when."""

    seat: int
    person: str | None
    name: str
    at: int


class LockedDraft(Struct, frozen=True):
    """A draft that was locked by `begin`, as it is, and who changes it."""

    match: str
    key: str
    known: DraftRecord
    author: Author


_columns = [getattr(draft_rows.c, name) for name in StoredDraftRow.__struct_fields__]


def get(connection: Connection, match: str, key: str, now: int) -> DraftRecord:
    """A draft; an empty one if nobody has written in it yet."""
    head = connection.execute(
        select(drafts.c.revision, drafts.c.handed, drafts.c.handed_by, drafts.c.handed_at).where(
            drafts.c.match == match, drafts.c.key == key
        )
    ).one_or_none()
    at = connection.execute(
        select(draft_editors.c.seat, draft_editors.c.row, draft_editors.c.until).where(
            draft_editors.c.match == match, draft_editors.c.key == key, draft_editors.c.until > now
        )
    )
    editors = {seat: (row, until) for seat, row, until in sorted(map(tuple, at))}
    if head is None:
        return DraftRecord(editors=editors)
    rows = _rows(connection, _of(match, key))
    return DraftRecord(
        *head,
        rows=tuple(row for row in rows if row.change != REMOVED),
        removed=tuple(
            sorted((row for row in rows if row.change == REMOVED), key=lambda row: -row.revision)
        ),
        editors=editors,
    )


def begin(connection: Connection, match: str, key: str, author: Author) -> LockedDraft:
    """Lock a draft for the change that follows, and read it. Raises `Conflict` if the author's seat
    is no longer theirs, `Taken` if another process has just begun this draft."""
    held = connection.scalar(
        select(seats.c.person).where(seats.c.match == match, seats.c.seat == author.seat)
    )
    if held != author.person:
        raise Conflict("the seat has another player")
    touched = connection.execute(
        update(drafts).where(_head(match, key)).values(revision=drafts.c.revision)
    )
    if touched.rowcount == 0:
        try:
            connection.execute(insert(drafts).values(match=match, key=key, revision=0, handed=0))
        except IntegrityError:
            raise Taken("another process has begun this draft") from None
    return LockedDraft(match, key, get(connection, match, key, author.at), author)


def write(connection: Connection, draft: LockedDraft, row: str, value: str) -> None:
    """Write a row: a new one, or one put back, comes last."""
    known, revision = draft.known, _next(connection, draft)
    old = next((one for one in (*known.rows, *known.removed) if one.id == row), None)
    change = "changed" if old is not None and old.change != REMOVED else "added"
    values: dict[str, Any] = {
        "version": revision,
        "revision": revision,
        "value": value,
        "change": change,
    }
    if change == "added":
        values["position"] = known.rows[-1].position + 1 if known.rows else 0
    values |= _by(draft.author)
    if old is not None:
        connection.execute(update(draft_rows).where(_one(draft, row)).values(**values))
        return
    new = {"match": draft.match, "key": draft.key, "id": row}
    connection.execute(insert(draft_rows).values(**new, **values))


def move(connection: Connection, draft: LockedDraft, row: str, order: Sequence[str]) -> None:
    """Put the rows in this order, in which `row` has another place."""
    revision = _next(connection, draft)
    positions = {one.id: one.position for one in draft.known.rows}
    moved = [
        {"of_row": id, "to": number} for number, id in enumerate(order) if positions[id] != number
    ]
    if moved:
        this = and_(_of(draft.match, draft.key), draft_rows.c.id == bindparam("of_row"))
        connection.execute(update(draft_rows).where(this).values(position=bindparam("to")), moved)
    values = {"revision": revision, "change": "moved", **_by(draft.author)}
    connection.execute(update(draft_rows).where(_one(draft, row)).values(**values))


def remove(connection: Connection, draft: LockedDraft, row: str) -> None:
    """Remove a row. It is kept among the last that were removed."""
    revision = _next(connection, draft)
    values = {"version": revision, "revision": revision, "change": REMOVED, **_by(draft.author)}
    connection.execute(update(draft_rows).where(_one(draft, row)).values(**values))
    forgotten = [one.id for one in draft.known.removed[KEPT - 1 :]]
    if forgotten:
        of_draft = _of(draft.match, draft.key)
        connection.execute(delete(draft_rows).where(of_draft, draft_rows.c.id.in_(forgotten)))


def hand_in(connection: Connection, draft: LockedDraft, revision: int, *, clear: bool) -> None:
    """Note, in the transaction of the act, that a draft was handed in as it is at this revision.
    `clear`: and empty it. Raises `Conflict` if it has changed since."""
    if draft.known.revision != revision:
        raise Conflict("the draft has changed")
    if clear:
        connection.execute(delete(draft_rows).where(_of(draft.match, draft.key)))
        _next(connection, draft)
        return
    connection.execute(
        update(drafts)
        .where(_head(draft.match, draft.key))
        .values(handed=revision, handed_by=draft.author.seat, handed_at=draft.author.at)
    )


def show_editor(
    connection: Connection, place: tuple[str, str], seat: int, row: str, until: int
) -> bool:
    """Note at which row of a draft (`place`: its match and key) a seat is (empty: at none), until
    when that is believed. Whether others see a difference."""
    match, key = place
    mine = and_(
        draft_editors.c.match == match, draft_editors.c.key == key, draft_editors.c.seat == seat
    )
    was = connection.scalar(select(draft_editors.c.row).where(mine))
    if not row:
        connection.execute(delete(draft_editors).where(mine))
        return was is not None
    if was is not None:
        connection.execute(update(draft_editors).where(mine).values(row=row, until=until))
        return True
    try:
        connection.execute(
            insert(draft_editors).values(match=match, key=key, seat=seat, row=row, until=until)
        )
    except IntegrityError:
        raise Taken("the same seat writes on two nodes at once") from None
    return True


def traces(
    connection: Connection, match_ids: Collection[str]
) -> dict[tuple[str, str], tuple[object, ...]]:
    """What tells whether a draft has changed, by match and key."""
    found: dict[tuple[str, str], tuple[object, ...]] = {}
    heads = select(
        drafts.c.match, drafts.c.key, drafts.c.revision, drafts.c.handed, drafts.c.handed_at
    ).where(drafts.c.match.in_(match_ids))
    for match, key, *head in connection.execute(heads):
        found[match, key] = tuple(head)
    at = (
        select(draft_editors)
        .where(draft_editors.c.match.in_(match_ids))
        .order_by(draft_editors.c.seat)
    )
    for match, key, seat, row, until in connection.execute(at):
        found[match, key] = (*found.get((match, key), ()), seat, row, until)
    return found


def clear(connection: Connection, match: str) -> None:
    """Delete all drafts of a match."""
    for table in (draft_editors, draft_rows, drafts):
        connection.execute(delete(table).where(table.c.match == match))


def of_person(connection: Connection, person: str) -> list[tuple[str, str, StoredDraftRow]]:
    """The rows that a person has changed last, each with its match and draft."""
    rows = connection.execute(
        select(draft_rows.c.match, draft_rows.c.key, *_columns)
        .where(draft_rows.c.person == person)
        .order_by(draft_rows.c.at, draft_rows.c.match, draft_rows.c.key, draft_rows.c.id)
    )
    return [(match, key, StoredDraftRow(*row)) for match, key, *row in rows]


def forget_person(connection: Connection, person: str, name: str, text_row: str) -> None:
    """Delete the texts of a person (the rows with the id `text_row`) and the rows they removed.
    Rows of lists stay with those who share them, without the person; `name`: in place of
    theirs."""
    mine = draft_rows.c.person == person
    gone = draft_rows.c.id == text_row
    connection.execute(delete(draft_rows).where(mine, gone | (draft_rows.c.change == REMOVED)))
    connection.execute(update(draft_rows).where(mine).values(person=None, name=name))


def _next(connection: Connection, draft: LockedDraft) -> int:
    revision = draft.known.revision + 1
    this = _head(draft.match, draft.key)
    connection.execute(update(drafts).where(this).values(revision=revision))
    return revision


def _by(author: Author) -> dict[str, Any]:
    return {
        "seat": author.seat,
        "person": author.person,
        "name": author.name,
        "at": author.at,
    }


def _head(match: str, key: str) -> ColumnElement[bool]:
    return and_(drafts.c.match == match, drafts.c.key == key)


def _of(match: str, key: str) -> ColumnElement[bool]:
    return and_(draft_rows.c.match == match, draft_rows.c.key == key)


def _one(draft: LockedDraft, row: str) -> ColumnElement[bool]:
    return and_(_of(draft.match, draft.key), draft_rows.c.id == row)


def _rows(connection: Connection, wanted: ColumnElement[bool]) -> list[StoredDraftRow]:
    order = draft_rows.c.position, draft_rows.c.id
    rows = connection.execute(select(*_columns).where(wanted).order_by(*order))
    return [StoredDraftRow(*row) for row in rows]
