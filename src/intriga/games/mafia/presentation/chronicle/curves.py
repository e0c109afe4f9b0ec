"""Curves of exp over nights and days, as points of a drawing."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from intriga.games.mafia.presentation.phrases import Somebody, half_day, somebody
from intriga.games.mafia.state.annals import Standing
from intriga.games.mafia.state.people import Tick
from intriga.kernel import Seat
from intriga.presentation import Scene

ORDER = ("honest", "mafia", "yakuza", "assassin")
"""The sides, as they are listed."""
WIDE, HIGH = 640, 240
"""The drawing, in its own units."""
SPARK_WIDE, SPARK_HIGH = 96, 24
STEPS = (1, 2, 5)
"""The lines of the scale are at multiples of these, and of ten times them."""


class Curve(Struct, frozen=True, kw_only=True):
    """Somebody's exp."""

    who: Somebody
    points: str
    side: str
    start: int
    final: int


class ScaleLine(Struct, frozen=True):
    """A line of the scale, at its height."""

    exp: int
    y: int


class TimeMark(Struct, frozen=True):
    """A mark below the drawing."""

    x: int
    name: str
    title: str


class Chart(Struct, frozen=True, kw_only=True):
    """All curves in one drawing, the viewer's own on top (`mine`: there is one)."""

    wide: int
    high: int
    lines: tuple[Curve, ...]
    scale: tuple[ScaleLine, ...]
    times: tuple[TimeMark, ...]
    sides: tuple[str, ...]
    mine: bool
    label: str


def chart(
    scene: Scene,
    standings: Sequence[Standing],
    finals: Mapping[Seat, int],
    sides: Mapping[Seat, str],
) -> Chart | None:
    """The last point is with the awards; None before there are two points."""
    if not standings:
        return None
    every = [*(exp for one in standings for exp in one.exp), *finals.values()]
    low, top = _bounds(min(every), max(every))
    count = len(standings)
    lines = []
    for who, final in finals.items():
        values = [one.exp[who] for one in standings] + [final]
        points = " ".join(f"{_x(n, count)},{_y(one, low, top)}" for n, one in enumerate(values))
        lines.append(
            Curve(
                who=somebody(scene, who),
                points=points,
                side=sides[who],
                start=values[0],
                final=final,
            )
        )
    lines.sort(key=lambda one: one.who.me)
    return Chart(
        wide=WIDE,
        high=HIGH,
        lines=tuple(lines),
        scale=tuple(ScaleLine(one, _y(one, low, top)) for one in _scale(low, top)),
        times=tuple(_times(scene, [one.tick for one in standings])),
        sides=tuple(sorted(set(sides.values()), key=ORDER.index)),
        mine=any(one.who.me for one in lines),
        label=scene.say("mafia-named-chart-label", top=top, n=len(lines)),
    )


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


def _times(scene: Scene, ticks: Sequence[Tick]) -> list[TimeMark]:
    """The nights, not more than ten of them, and the awards."""
    nights = [(n, tick) for n, tick in enumerate(ticks) if tick and tick % 2 == 0]
    every = max(1, -(-len(nights) // 10))
    marks = [
        TimeMark(_x(n, len(ticks)), str(tick // 2), half_day(scene, tick))
        for n, tick in nights[::every]
    ]
    return [*marks, TimeMark(WIDE, "★", scene.say("mafia-named-chart-awards"))]


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
