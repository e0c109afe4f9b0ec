"""What of a board a decision is about: where there is little room, this part of it is shown."""

from typing import TypeAlias

from msgspec import Struct

Box: TypeAlias = tuple[float, float, float, float]
"""The left, the top, the width and the height of a rectangle, in units of the board's viewBox."""


class Beyond(Struct, frozen=True):
    """What may lie outside of a frame, and where, in units of the board: the page points there with
    an arrow where it is out of sight ("London: 5 moves")."""

    text: str
    x: float
    y: float


class Frame(Struct, frozen=True, kw_only=True):
    """What of the board a decision is about. The page shows it as large as there is room, and goes
    there when it changes; by a button, and where all can be read, it shows the whole board.

    `box`: a rectangle of a drawing; without it, `part`: the id of an element of the board; with
    neither, all of the board. `say`: what is shown, in words, for those who do not see it. `picks`:
    values of cells or places (`data-pick-value`, `data-p`) that may be picked, or matter most: they
    stay in sight where a frame is cut to fill its place.

    It follows from the viewer's own view, like all else that is shown.
    """

    box: Box | None = None
    part: str = ""
    say: str = ""
    picks: tuple[str, ...] = ()
    beyond: tuple[Beyond, ...] = ()
