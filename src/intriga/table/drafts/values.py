"""Drafts as they leave the table, and what a row may hold."""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga.kernel.actors import Seat
from intriga.kernel.questions.documents import DOCUMENT_LENGTH
from intriga.kernel.questions.drafts import ROWS_MOST, TEXT_ROW, Draft, Entered, Remark
from intriga.kernel.spelling.plain_text import readable
from intriga.kernel.text import Refusal, refuse
from intriga.store.writing.drafts import StoredDraftRow

ROW_BYTES: Final = 4_000
"""The most bytes of a row, as JSON."""
_COLUMNS: Final = 24
_VALUES: Final = 64
"""The most values in a list of one column."""
_NUMBER: Final = 2**53
_ROW_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
_COLUMN: Final = re.compile("[A-Za-z][A-Za-z0-9_-]{0,39}")
plain_row: Final = msgspec.json.Decoder(Entered).decode
"""A row from the form in which it is stored."""
_encode = msgspec.json.Encoder(order="deterministic").encode


class DraftPlace(Struct, frozen=True):
    """A draft of a match (`key`), as the person `me` has it who must hold this seat."""

    match: str
    seat: Seat
    me: str
    key: str


class DraftLine(Struct, frozen=True):
    """A row of a draft as one seat sees it. `revision`: of the draft, at its last change: `change`
    (`added`, `changed`, `moved`, `removed`) by `seat`, called `name` then. `barred`: why this seat
    may not change it."""

    id: str
    version: int
    revision: int
    value: Entered
    change: str
    seat: Seat
    name: str
    at: int
    barred: Refusal | None = None


class HandedIn(Struct, frozen=True):
    """That a draft was handed in. `current`: it has not changed since."""

    seat: Seat
    at: int
    current: bool


class Editor(Struct, frozen=True):
    """Another seat of the scope that is at a row (`row`: its id). `until`: when that is no longer
    believed, if nothing more is heard."""

    seat: Seat
    row: str
    until: int


class DraftSeen(Struct, frozen=True):
    """A draft as one seat sees it. `removed`: the rows removed last, newest first. `remarks`: what
    the game says of it; `problem`: why it could not be handed in as it is. `hands_in`: whether this
    seat may do so now."""

    draft: Draft
    revision: int
    rows: tuple[DraftLine, ...]
    removed: tuple[DraftLine, ...]
    handed: HandedIn | None
    editors: tuple[Editor, ...]
    remarks: tuple[Remark, ...]
    problem: Refusal | None
    hands_in: bool

    @property
    def text(self) -> str:
        """What is written in a draft of a single text."""
        return str(self.rows[0].value.get(self.draft.field.name, "")) if self.rows else ""

    @property
    def full(self) -> bool:
        """Whether it can have no more rows."""
        return len(self.rows) >= most_rows(self.draft)


class Stale(Struct, frozen=True):
    """Nothing was written: somebody has changed this row since the writer saw it. `line`: as it is
    now; if it was removed, as it was."""

    line: DraftLine


def stored_key(draft: Draft) -> str:
    """The key under which a draft is stored: drafts whose scopes begin with different seats are
    never the same, even if a game gives them one key by mistake."""
    return f"{draft.seats[0]}/{draft.key}"


def most_rows(draft: Draft) -> int:
    """The most rows of a draft."""
    return 1 if draft.is_text else min(draft.most, ROWS_MOST)


def line_of(row: StoredDraftRow, barred: Refusal | None = None) -> DraftLine:
    """A stored row as it is seen."""
    return DraftLine(
        id=row.id,
        version=row.version,
        revision=row.revision,
        value=plain_row(row.value),
        change=row.change,
        seat=row.seat,
        name=row.name,
        at=row.at,
        barred=barred,
    )


def fits_id(draft: Draft, row: str) -> bool:
    """Whether a row of this draft may have this id."""
    return row == TEXT_ROW if draft.is_text else _ROW_ID.fullmatch(row) is not None


def stored_value(draft: Draft, value: Mapping[str, Any]) -> str | Refusal:
    """A row as it is stored, without empty values; or why it cannot be."""
    row: Entered = {}
    for name, one in value.items():
        if not _COLUMN.fullmatch(name):
            return refuse("draft-malformed")
        kept = _kept(one)
        if isinstance(kept, Refusal):
            return kept
        if kept not in (None, "", []):
            row[name] = kept
    if draft.is_text:
        text = row.get(draft.field.name, "")
        if set(row) - {draft.field.name} or not isinstance(text, str):
            return refuse("draft-malformed")
        if len(text) > DOCUMENT_LENGTH:
            over = len(text) - DOCUMENT_LENGTH
            return refuse("document-too-long", most=DOCUMENT_LENGTH, over=over)
        return _encode(row).decode()
    encoded = _encode(row).decode()
    if len(row) > _COLUMNS or len(encoded.encode()) > ROW_BYTES:
        return refuse("draft-row-long")
    return encoded


def same_value(one: str, other: str) -> bool:
    """Whether two stored rows hold the same: a form sends numbers as texts."""
    return one == other or same_row(plain_row(one), plain_row(other))


def same_row(one: Entered, other: Entered) -> bool:
    """Whether two rows hold the same: a form sends numbers as texts."""
    return _as_texts(one) == _as_texts(other)


def _as_texts(row: Entered) -> dict[str, str]:
    return {
        name: str(value).lower() if value is True else str(value) for name, value in row.items()
    }


def _kept(value: Any) -> Any:
    """A value of a column as it is stored, or a refusal."""
    if isinstance(value, str):
        return readable(value.replace("\r\n", "\n"))
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value if abs(value) < _NUMBER else refuse("draft-malformed")
    if isinstance(value, list) and len(value) <= _VALUES:
        items = [_kept(item) for item in value]
        plain = all(isinstance(item, str | int) for item in items)
        return items if plain else refuse("draft-malformed")
    return refuse("draft-malformed")
