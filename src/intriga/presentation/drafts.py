"""Lists that several write before one of them hands them in (`kernel.Draft`), as a game shows
them."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct, field

from intriga.kernel.questions.drafts import Draft, Entered
from intriga.presentation.scene import Scene

V_contra = TypeVar("V_contra", contravariant=True)


class DraftWords(Struct, frozen=True, kw_only=True):
    """Other words for a list; None: those of its form."""

    title: str | None = None
    submit: str | None = None
    help: str | None = None


class DraftRow(Struct, frozen=True):
    """A row at a glance: as a line, a word before it, a price after it, what it does, and whether
    nothing is missing; a page shows it folded then."""

    summary: str
    tag: str = ""
    price: str = ""
    help: str = ""
    done: bool = False


class Proposal(Struct, frozen=True, kw_only=True):
    """Rows that may be put into a list at once, with the lines that tell of them."""

    key: str
    title: str
    rows: tuple[Entered, ...]
    note: str = ""
    lines: tuple[str, ...] = ()


class Drafts(Struct, Generic[V_contra], frozen=True, kw_only=True):
    """What a game says of its drafts. `numbers(view, draft, rows)`: the number of each row, where
    several are one thing; without it they are numbered as they stand. `proposals`: what may be put
    in, given what was entered. `own`: types of acts whose drafts the game's own forms show."""

    words: Callable[[V_contra, Scene, Draft], DraftWords] | None = None
    row: Callable[[V_contra, Scene, Draft, Entered], DraftRow] | None = None
    numbers: Callable[[V_contra, Draft, Sequence[Entered]], Sequence[int]] | None = None
    proposals: Callable[[V_contra, Scene, Draft, Sequence[Entered]], Sequence[Proposal]] | None = (
        None
    )
    own: frozenset[str] = field(default_factory=frozenset)
