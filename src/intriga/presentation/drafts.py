"""Lists that several write before one of them hands them in (`kernel.Draft`), as a game shows
them."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct, field

from intriga.kernel.questions.drafts import Draft, Entered
from intriga.presentation.scene import Scene

V_contra = TypeVar("V_contra", contravariant=True)


class DraftWords(Struct, frozen=True, kw_only=True):
    """Other words for a list; None: those of its form, and of any page for `plan`, what is
    proposed. `counts`: whether a list that was handed in counts now; None: it does."""

    title: str | None = None
    submit: str | None = None
    help: str | None = None
    plan: str | None = None
    counts: bool | None = None


class DraftRow(Struct, frozen=True):
    """A row at a glance: as a line, whose it is, a price after it, `gist`: what it brings in a few
    words, `help`: the same in a sentence, and whether nothing is missing; a page shows it folded
    then."""

    summary: str
    tag: str = ""
    price: str = ""
    help: str = ""
    done: bool = False
    gist: str = ""


class Proposal(Struct, frozen=True, kw_only=True):
    """Rows that may be put into a list at once, with the lines that tell of them. `taken`: all of
    them stand in the list, and may be taken out again at once; `take`: what the button that puts
    them in is called."""

    key: str
    title: str
    rows: tuple[Entered, ...]
    note: str = ""
    lines: tuple[str, ...] = ()
    taken: bool = False
    take: str = ""


class DrawerItem(Struct, frozen=True, kw_only=True):
    """Something that may be put into a list. `kind`: of the row; `title`, `price`, `help`: what it
    is, costs and does; `why`: why it cannot be put in now; `rows`: the numbers of the rows that
    hold it, from 0; `again`: one more makes sense."""

    kind: str
    title: str
    help: str
    price: str = ""
    why: str = ""
    rows: tuple[int, ...] = ()
    again: bool = True


class Drawer(Struct, frozen=True, kw_only=True):
    """What may be put into a list, by who does it. `note`: a word after the title; `help`: a line
    about it."""

    key: str
    title: str
    items: tuple[DrawerItem, ...]
    note: str = ""
    help: str = ""


class Meter(Struct, frozen=True):
    """How much of something a list uses up: `spent` of `most`, said in a line."""

    spent: int
    most: int
    text: str


class Drafts(Struct, Generic[V_contra], frozen=True, kw_only=True):
    """What a game says of its drafts. `numbers(view, draft, rows)`: the number of each row, where
    several are one thing; without it they are numbered as they stand. `proposals`: what may be put
    in at once, given what was entered; `drawers`: what may be put in one by one, in place of a row
    whose kind is chosen from a list; `meter`: what the list uses up. `own`: types of acts whose
    drafts the game's own forms show."""

    words: Callable[[V_contra, Scene, Draft], DraftWords] | None = None
    row: Callable[[V_contra, Scene, Draft, Entered], DraftRow] | None = None
    numbers: Callable[[V_contra, Draft, Sequence[Entered]], Sequence[int]] | None = None
    proposals: Callable[[V_contra, Scene, Draft, Sequence[Entered]], Sequence[Proposal]] | None = (
        None
    )
    drawers: Callable[[V_contra, Scene, Draft, Sequence[Entered]], Sequence[Drawer]] | None = None
    meter: Callable[[V_contra, Scene, Draft, Sequence[Entered]], Meter | None] | None = None
    own: frozenset[str] = field(default_factory=frozenset)
