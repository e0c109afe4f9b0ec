"""Drafts: what one seat, or several together, write before one of them hands it in as an act.

A draft is kept by the table, outside the record: it is no part of the state, and nobody but the
seats of its scope learns that there is one. A game only says which drafts there are
(`Game.drafts`), who may write which of its rows (`Game.may_change`), and what it has to say about
one as it stands (`Game.review`). Only handing in is an act, which `Game.check` judges like any
other.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr

from intriga.kernel.actors import Seat
from intriga.kernel.acts import Act, tag_of
from intriga.kernel.questions.forms import KIND, Field, columns_of
from intriga.kernel.text import Message

ROWS_MOST: Final = 200
"""The most rows of a draft, whatever its game says."""
TEXT_ROW: Final = "text"
"""The id of the only row of a draft that is a single text."""

Entered: TypeAlias = dict[str, Any]
"""A row of a draft as it was entered: values by the names of columns; empty ones are left out."""


class Draft(Struct, frozen=True, omit_defaults=True):
    """What fills one field of an act, `Draft("list:3", HandIn, field, members)`.

    `key`: the same as long as it is the same list; a draft with another key begins empty, and so
    does one whose scope begins with another seat. No two scopes share a key and a seat. `field`:
    of the act, as the form has it: of the kind `rows`, or `text` or `document` for a single text.
    `seats`: the scope, who reads and writes it; all of them must be declared the same draft. Who
    has a form for the act (with this `preset`) may hand it in. `most`: rows. `window`: the key of
    the window that it answers. If nobody has handed it in when that window's time is up, and none
    of the scope has answered otherwise, it is handed in as it is, without the rows that are not
    complete or not possible. Empty: what is not handed in counts for nothing. `several`: the
    window takes several such acts, and this one is still to come though others were handed in.
    """

    key: str
    act: str
    field: Field
    seats: tuple[Seat, ...]
    most: int = 60
    preset: dict[str, Any] = {}
    window: str = ""
    several: bool = False

    if TYPE_CHECKING:  # msgspec makes the real one from the fields

        def __init__(
            self,
            key: str,
            act: type[Act],
            field: Field,
            seats: tuple[Seat, ...],
            most: int = 60,
            *,
            preset: dict[str, Any] = ...,
            window: str = ...,
            several: bool = ...,
        ) -> None: ...

    def __post_init__(self) -> None:
        given: Any = self.act
        if isinstance(given, type):  # one that is decoded or copied has its type already
            force_setattr(self, "act", tag_of(given))

    @property
    def is_text(self) -> bool:
        """Whether this is a single text, not a list of rows."""
        return self.field.kind in ("text", "document")

    def filled(self, rows: Sequence[Entered]) -> dict[str, Any]:
        """The act that these rows make, as plain data, without the fields beside this one. A
        box of a row that nobody has ticked is off."""
        value: Any = [_said(self.field, row) for row in rows]
        if self.is_text:
            value = rows[0].get(self.field.name, "") if rows else ""
        return {"type": self.act, **self.preset, self.field.name: value}


class Remark(Struct, frozen=True, omit_defaults=True):
    """What a game says about a draft as it stands. `row`: the number of the row it is about, from
    0; None: about the whole. `warns`: it will not work like this; otherwise it is only told."""

    text: Message
    row: int | None = None
    warns: bool = True


def typed(acts: Any, draft: Draft, rows: Sequence[Entered]) -> Sequence[Any]:
    """The rows as the act would have them, for `Game.review`; None for one that is not complete.
    `acts`: the union of the game's acts. Numbers may be strings, as web forms send them."""
    if draft.is_text:
        return [row.get(draft.field.name, "") for row in rows]
    kind = _row_type(acts, draft.act, draft.field.name)
    return [_converted(_said(draft.field, row), kind) for row in rows]


def _said(field: Field, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row with all its flags: one that was never ticked is not written down."""
    flags = (one.name for one in columns_of(field, row.get(KIND)) if one.kind == "flag")
    return {**dict.fromkeys(flags, False), **row}


def _converted(row: Mapping[str, Any], kind: Any) -> Any:
    try:
        return msgspec.convert(row, kind, strict=False)
    except (msgspec.ValidationError, ValueError, OverflowError):
        return None


@lru_cache(maxsize=256)
def _row_type(acts: Any, act: str, field: str) -> Any:
    """The type of one row of a field of this act."""
    for member in get_args(acts) or (acts,):
        if tag_of(member) == act:
            hint = get_type_hints(member, include_extras=True)[field]
            while get_origin(hint) is Annotated:
                hint = get_args(hint)[0]
            return get_args(hint)[0]
    raise KeyError(act)
