"""Curves of exp over nights and days, as points of a drawing."""

from collections.abc import Sequence
from typing import Any

from intriga.games.mafia.pages.phrases import Data, moment, person
from intriga.games.mafia.people import Tick
from intriga.kernel import Seat

WIDE, HIGH = 640, 240
"""The drawing, in its own units."""
SPARK_WIDE, SPARK_HIGH = 96, 24
STEPS = (1, 2, 5)
"""The lines of the scale are at multiples of these, and of ten times them."""


def chart(
    scene: Any,
    standings: Sequence[tuple[Tick, Sequence[int]]],
    finals: dict[Seat, int],
    sides: dict[Seat, str],
) -> Data | None:
    """All curves in one drawing, the last point with the awards; None before there are two
    points."""
    if not standings:
        return None
    top = max([1, *(exp for _, row in standings for exp in row), *finals.values()])
    count = len(standings)
    lines = []
    for who, final in finals.items():
        values = [row[who] for _, row in standings] + [final]
        points = " ".join(f"{_x(n, count)},{_y(one, top)}" for n, one in enumerate(values))
        lines.append(
            person(scene, who)
            | {
                "points": points,
                "side": sides[who],
                "start": values[0],
                "final": final,
                "end": _y(final, top),
            }
        )
    lines.sort(key=lambda one: one["me"])  # the viewer's own on top
    return {
        "wide": WIDE,
        "high": HIGH,
        "lines": lines,
        "scale": [{"exp": one, "y": _y(one, top)} for one in _scale(top)],
        "times": _times(scene, [tick for tick, _ in standings]),
        "sides": list(dict.fromkeys(sides.values())),
        "label": scene.say("mafia-page-chart-label", top=top, n=len(lines)),
    }


def _x(n: int, count: int) -> int:
    return round(n * WIDE / count)


def _y(exp: int, top: int) -> int:
    return round(HIGH - exp * HIGH / top)


def _scale(top: int) -> list[int]:
    """At most five lines, at round numbers."""
    size, step = 1, 1
    while top // step > 5:
        for factor in STEPS:
            step = factor * size
            if top // step <= 5:
                break
        size *= 10
    return list(range(0, top + 1, step))


def _times(scene: Any, ticks: Sequence[Tick]) -> list[Data]:
    """Marks below the drawing: the nights, not more than ten of them, and the awards."""
    nights = [(n, tick) for n, tick in enumerate(ticks) if tick and tick % 2 == 0]
    every = max(1, -(-len(nights) // 10))
    marks = [
        {"x": _x(n, len(ticks)), "name": str(tick // 2), "title": moment(scene, tick)}
        for n, tick in nights[::every]
    ]
    awards = str(scene.say("mafia-page-chart-awards"))
    return [*marks, {"x": WIDE, "name": "★", "title": awards}]


def spark(values: Sequence[int]) -> str:
    """A small curve of its own scale, as points; "" for a single value."""
    if len(values) < 2:
        return ""
    low, high = min(values), max(values)
    span = max(1, high - low)
    return " ".join(
        f"{round(n * SPARK_WIDE / (len(values) - 1))},"
        f"{round(SPARK_HIGH - (one - low) * SPARK_HIGH / span)}"
        for n, one in enumerate(values)
    )
