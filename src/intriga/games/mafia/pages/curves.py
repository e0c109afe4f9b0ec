"""Curves of exp over nights and days, as points of a drawing."""

from collections.abc import Sequence
from typing import Any

from intriga.games.mafia.pages.phrases import Data, moment, person
from intriga.games.mafia.people import Tick
from intriga.kernel import Seat

ORDER = ("honest", "mafia", "yakuza", "assassin")
"""The sides, as they are listed."""
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
    every = [*(exp for _, row in standings for exp in row), *finals.values()]
    low, top = _bounds(min(every), max(every))
    count = len(standings)
    lines = []
    for who, final in finals.items():
        values = [row[who] for _, row in standings] + [final]
        points = " ".join(f"{_x(n, count)},{_y(one, low, top)}" for n, one in enumerate(values))
        lines.append(
            person(scene, who)
            | {
                "points": points,
                "side": sides[who],
                "start": values[0],
                "final": final,
                "end": _y(final, low, top),
            }
        )
    lines.sort(key=lambda one: one["me"])  # the viewer's own on top
    return {
        "wide": WIDE,
        "high": HIGH,
        "lines": lines,
        "scale": [{"exp": one, "y": _y(one, low, top)} for one in _scale(low, top)],
        "times": _times(scene, [tick for tick, _ in standings]),
        "sides": sorted(set(sides.values()), key=ORDER.index),
        "mine": any(one["me"] for one in lines),
        "label": scene.say("mafia-named-chart-label", top=top, n=len(lines)),
    }


def _x(n: int, count: int) -> int:
    return round(n * WIDE / count)


def _y(exp: int, low: int, top: int) -> int:
    return round(HIGH - (exp - low) * HIGH / (top - low))


def _bounds(least: int, most: int) -> tuple[int, int]:
    """From where to where the drawing goes: from 0, unless all have much more."""
    step = _step(most - least)
    low = least // step * step if least > most // 2 else 0
    return low, max(most, low + 1)


def _step(span: int) -> int:
    """The distance of the lines of the scale: five of them at most."""
    size = 1
    while True:
        for factor in STEPS:
            if span <= 5 * factor * size:
                return factor * size
        size *= 10


def _scale(low: int, top: int) -> list[int]:
    return list(range(low, top + 1, _step(top - low)))


def _times(scene: Any, ticks: Sequence[Tick]) -> list[Data]:
    """Marks below the drawing: the nights, not more than ten of them, and the awards."""
    nights = [(n, tick) for n, tick in enumerate(ticks) if tick and tick % 2 == 0]
    every = max(1, -(-len(nights) // 10))
    marks = [
        {"x": _x(n, len(ticks)), "name": str(tick // 2), "title": moment(scene, tick)}
        for n, tick in nights[::every]
    ]
    awards = str(scene.say("mafia-named-chart-awards"))
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
