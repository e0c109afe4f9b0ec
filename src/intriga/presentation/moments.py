"""Great events, each shown as a card of its own for a few seconds: a verdict, a battle, the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from intriga.kernel.disclosure.events import Event
from intriga.presentation.scene import Scene

V_contra = TypeVar("V_contra", contravariant=True)

MomentKind: TypeAlias = Literal[
    "role",
    "verdict",
    "press",
    "night",
    "dice",
    "hammer",
    "battle",
    "revolution",
    "balance",
    "note",
    "end",
]

TITLE: Final = 28
"""Letters of a title at most."""
LINES: Final = 3
"""Lines of a card at most."""
ROWS: Final = 4
"""Rows of a card at most."""
_LEAST, _MOST = 1.0, 4.0
_LETTER: Final = 0.06
"""Seconds to read a letter."""


class MomentRow(Struct, frozen=True):
    """A line of a card: whose, what, how much. `good`: for them; None: neither."""

    text: str
    value: str = ""
    mark: str = ""
    hue: int = 10
    good: bool | None = None


class Figure(Struct, frozen=True):
    """A picture of a card. `template`: named as in `WebFiles`; it reads the fields of `data`."""

    template: str
    data: Struct


class Moment(Struct, frozen=True, kw_only=True):
    """A card.

    `title`: at most 28 letters, beside names; `kicker`: a line above it; `lines`: at most three, or
    `rows`: at most four; `stamp`: a word stamped on it; `sum`: a number in large type. `seconds`:
    how long it stands (None: as long as its letters take to read, 1 to 4); `holds`: until it is
    tapped. `label`: what its button says; `go`: where that leads: "act" to the decision, "board" to
    the board, else the name of a page of the game; "": on.
    """

    kind: MomentKind
    title: str
    kicker: str = ""
    lines: tuple[str, ...] = ()
    rows: tuple[MomentRow, ...] = ()
    figure: Figure | None = None
    stamp: str = ""
    sum: str = ""
    seconds: float | None = None
    holds: bool = False
    go: str = ""
    label: str = ""

    def lasts(self) -> float:
        """How many seconds it stands."""
        if self.seconds is not None:
            return self.seconds
        texts = (self.kicker, self.title, self.stamp, self.sum, *self.lines)
        letters = sum(map(len, texts)) + sum(len(row.text) + len(row.value) for row in self.rows)
        return round(min(_MOST, _LEAST + _LETTER * letters), 1)


class Moments(Struct, Generic[V_contra], frozen=True, kw_only=True):
    """`kinds`: id of an event → what kind of moment it is. `cards(view, scene, event, after)`: its
    cards; without it, one with the text of the event. It also gets what the viewer received after
    the event and before the next of `kinds`, in order: what came of a roll of dice. Cards are made
    when the event arrives and whenever somebody looks again, so they follow from these events
    alone, and from what the view of any later moment still says."""

    kinds: Mapping[str, MomentKind]
    cards: Callable[[V_contra, Scene, Event, Sequence[Event]], Sequence[Moment]] | None = None
