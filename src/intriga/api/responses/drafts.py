"""Lists that several write before one of them hands them in."""

from typing import Any

from msgspec import Struct

from intriga.api.responses.events import LocalizedMessage
from intriga.api.responses.seat import Seat


class DraftRow(Struct, frozen=True):
    """A row of a draft. `version`: name it when you change the row. `change`: what was done last
    (`added`, `changed`, `moved`, `removed`), by `seat`, called `name` then. `barred`: why you may
    not change it."""

    id: str
    version: int
    revision: int
    value: dict[str, Any]
    change: str
    seat: Seat
    name: str
    at: int
    barred: LocalizedMessage | None


class DraftRemark(Struct, frozen=True):
    """What the game says of a draft. `row`: the id of the row it is about, if it is about one.
    `warns`: it will not work like this."""

    row: str | None
    warns: bool
    text: LocalizedMessage


class DraftEditor(Struct, frozen=True):
    """Another seat that is at a row; believed until then."""

    seat: Seat
    row: str
    until: int


class HandedIn(Struct, frozen=True):
    """A draft was handed in. `current`: it has not changed since."""

    seat: Seat
    at: int
    current: bool


class Draft(Struct, frozen=True):
    """What several seats write before one of them hands it in: the rows of `field` of the act. Only
    these `seats` know of it. `most`: rows; `removed`: those removed last; `problem`: why it could
    not be handed in as it is; `hands_in`: whether you may. Of a single text the only row has the id
    `text`."""

    key: str
    act: str
    field: str
    preset: dict[str, Any]
    seats: tuple[Seat, ...]
    most: int
    revision: int
    rows: tuple[DraftRow, ...]
    removed: tuple[DraftRow, ...]
    remarks: tuple[DraftRemark, ...]
    editors: tuple[DraftEditor, ...]
    handed: HandedIn | None
    hands_in: bool
    problem: LocalizedMessage | None


class Drafts(Struct, frozen=True):
    """The drafts of the caller's seat."""

    drafts: tuple[Draft, ...]


class DraftRevision(Struct, frozen=True):
    """How far a draft has come."""

    key: str
    revision: int


class DraftRevisions(Struct, frozen=True):
    """The drafts of the caller's seat, in the stream: something about one of them has changed."""

    drafts: tuple[DraftRevision, ...]
