"""What of a board a decision is about: where there is little room, this part of it is shown."""

from typing import TypeAlias

from msgspec import Struct

Box: TypeAlias = tuple[float, float, float, float]
"""The left, the top, the width and the height of a rectangle, in units of the board's viewBox."""


class Frame(Struct, frozen=True, kw_only=True):
    """What of the board a decision is about. The page shows it as large as there is room, and goes
    there when it changes; by a button, and where all fits, the whole board is shown.

    `box`: a rectangle of a drawing; without it, `part`: the id of an element of the board; with
    neither, all of the board. `say`: what is shown, in words. `picks`: values of cells or places
    that may be picked now, which the page marks (`data-pick-value`, `data-p`). `beyond`: what lies
    outside and how far, a line for each ("↖ London: 5 moves").

    It follows from the viewer's own view, like all else that is shown.
    """

    box: Box | None = None
    part: str = ""
    say: str = ""
    picks: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()
