"""Great events, each shown as a card of its own: a verdict, a battle, the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Literal, TypeAlias, TypeVar

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


class MomentRow(Struct, frozen=True):
    """A line of a card: whose, what, how much. `good`: for them; None: neither."""

    text: str
    value: str = ""
    mark: str = ""
    hue: int = 10
    good: bool | None = None


class Moment(Struct, frozen=True, kw_only=True):
    """A card. `kicker`: a line above its title."""

    kind: MomentKind
    title: str
    kicker: str = ""
    lines: tuple[str, ...] = ()
    rows: tuple[MomentRow, ...] = ()


class Moments(Struct, Generic[V_contra], frozen=True, kw_only=True):
    """`kinds`: id of an event → what kind of moment it is. `cards`: the cards of one step, from
    those of its events of `kinds` that the viewer received: from these alone, and from what the
    view of any later moment still says."""

    kinds: Mapping[str, MomentKind]
    cards: Callable[[V_contra, Scene, Sequence[Event]], Sequence[Moment]]
