"""The centres of powers over a match, as the chart of its end."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from intriga.presentation import EndingChart, EndingCurve, Scene
from intriga.presentation.endings import CURVES

_LEAST: Final = 2
"""A chart has at least so many points."""


class Strength(Struct, frozen=True):
    """A power: its name, the number of its colour, its centres at each of the times."""

    name: str
    hue: int
    centres: tuple[int, ...]


def centre_chart(
    scene: Scene, times: Sequence[str], powers: Sequence[Strength]
) -> EndingChart | None:
    """The powers that ever had most; None before there are two times. `powers`: in the order in
    which they are listed."""
    if len(times) < _LEAST or not powers:
        return None
    strongest = sorted(powers, key=lambda one: -max(one.centres))[:CURVES]
    return EndingChart(
        title=scene.say("war-page-centres-over"),
        times=tuple(times),
        curves=tuple(
            EndingCurve(one.name, one.hue, one.centres) for one in powers if one in strongest
        ),
    )
