"""Which units a power loses when it disbands too few (item 26, Z37)."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from intriga.kernel import DrawKind, Step
from intriga.warfare.situation import province_of

DRAWN: Final = "removal"
REMOVAL: Final = DrawKind(DRAWN, "units left", "zeppelin-war-draw-removal", public=True)
"""The draw of one unit among those that are left, by province."""


class Removal(NamedTuple):
    """A unit that is lost, and the reason as a message id."""

    unit: str
    why: str


def removals(
    units: Sequence[str],
    missing: int,
    chosen: Sequence[str],
    how: Literal["random", "farthest"],
    step: Step,
) -> list[Removal]:
    """`missing` of these units: first those the host has chosen, then drawn one after another from
    the others by province. With `farthest` the others are left to the library, which takes those
    farthest from the power's centres."""
    gone = [Removal(unit, "zeppelin-war-why-host") for unit in chosen if unit in units][:missing]
    left = sorted(set(units) - {one.unit for one in gone}, key=province_of)
    while how == "random" and len(gone) < missing:
        number = step.randbelow(len(left), DRAWN) if len(left) > 1 else 0
        gone.append(Removal(left.pop(number), "zeppelin-war-why-drawn"))
    return gone
