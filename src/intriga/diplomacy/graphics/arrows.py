"""Arrows: how an order is drawn on a map. Points are (x, y) in the units of the drawing.

A move is a slightly curved arrow, so that two units that swap places do not share a line. A support
or convoy of a move ends on the middle of that arrow, a support to hold with a ring around the unit.
Failed orders have a cross. Kinds and results are names of CSS classes; colours come from a
stylesheet.
"""

from math import atan2, cos, hypot, pi, sin
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[float, float]
Kind: TypeAlias = Literal["move", "support-move", "support-hold", "convoy", "retreat"]

_BEND: Final = 0.07
"""The distance of the middle of an arrow from the straight line, as a fraction of its length."""
_JOIN: Final = 0.5
"""Where the supports and convoys of a move end on its arrow, from 0 to 1."""


class Arrow(Struct, frozen=True):
    """The arrow of an order: path data of a line, of a head, dot or ring, and of a cross, if any.
    `course`: the line of the supported or convoyed move, for when that is not drawn itself."""

    kind: Kind
    line: str
    head: str
    cross: str = ""
    course: str = ""


class Curve(Struct, frozen=True):
    """A quadratic Bézier curve."""

    start: Point
    middle: Point
    end: Point

    def at(self, t: float) -> Point:
        """The point at `t` from 0 to 1."""
        s = 1 - t
        (ax, ay), (bx, by), (cx, cy) = self.start, self.middle, self.end
        return (
            s * s * ax + 2 * s * t * bx + t * t * cx,
            s * s * ay + 2 * s * t * by + t * t * cy,
        )

    def slice(self, a: float, b: float) -> "Curve":
        """The part from `a` to `b`."""
        start, end = self.at(a), self.at(b)
        s, t = 1 - a, 1 - b
        (px, py), (qx, qy), (rx, ry) = self.start, self.middle, self.end
        middle = (
            s * t * px + (a * t + b * s) * qx + a * b * rx,
            s * t * py + (a * t + b * s) * qy + a * b * ry,
        )
        return Curve(start, middle, end)

    @property
    def d(self) -> str:
        """The path data."""
        return f"M{_xy(self.start)}Q{_xy(self.middle)} {_xy(self.end)}"

    @property
    def length(self) -> float:
        """The approximate length."""
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])


def curve(start: Point, end: Point) -> Curve:
    """The curve between two points, bent to the right in its direction."""
    (ax, ay), (bx, by) = start, end
    middle = ((ax + bx) / 2 - (by - ay) * _BEND * 2, (ay + by) / 2 + (bx - ax) * _BEND * 2)
    return Curve(start, middle, end)


def trimmed(whole: Curve, start: float, end: float) -> Curve:
    """A curve shortened by these lengths at its ends; more than half of a short one is left."""
    length = max(whole.length, 1e-6)
    a, b = min(start / length, 0.22), min(end / length, 0.22)
    return whole.slice(a, 1 - b)


class Pen:
    """Draws arrows. `radius`: of a unit; `head`: the length of an arrowhead."""

    def __init__(self, radius: float, head: float) -> None:
        self.radius = radius
        self.head = head

    def move(self, start: Point, end: Point, *, failed: bool = False) -> Arrow:
        """A move."""
        return self._pointed("move", start, end, failed)

    def retreat(self, start: Point, end: Point, *, failed: bool = False) -> Arrow:
        """A retreat."""
        return self._pointed("retreat", start, end, failed)

    def _pointed(self, kind: Kind, start: Point, end: Point, failed: bool) -> Arrow:
        whole = trimmed(curve(start, end), self.radius, self.radius * 1.1)
        shaft = trimmed(whole, 0, self.head * 0.8)
        tip, neck = whole.end, shaft.end
        cross = self._cross(tip if failed else None)
        return Arrow(kind, shaft.d, self._point(neck, tip), cross)

    def hold(self, start: Point, end: Point, *, failed: bool = False) -> Arrow:
        """A support to hold: a line to a ring around the supported unit."""
        ring = self.radius * 1.45
        line = trimmed(curve(start, end), self.radius, ring)
        cross = self._cross(line.at(0.5) if failed else None)
        return Arrow("support-hold", line.d, _circle(end, ring), cross)

    def support(self, start: Point, of: Point, to: Point, *, failed: bool = False) -> Arrow:
        """A support of a move."""
        return self._along("support-move", start, of, to, failed)

    def convoy(self, start: Point, of: Point, to: Point, *, failed: bool = False) -> Arrow:
        """A convoy of a move, with a ring around the fleet, which may be right below that move."""
        drawn = self._along("convoy", start, of, to, failed)
        ring = _circle(start, self.radius * 1.35)
        return Arrow("convoy", drawn.line + ring, drawn.head, drawn.cross, drawn.course)

    def _along(self, kind: Kind, start: Point, of: Point, to: Point, failed: bool) -> Arrow:
        """A line to the middle of a move, ending with a dot."""
        course = trimmed(curve(of, to), self.radius, self.radius * 1.1)
        join = course.at(_JOIN)
        line = trimmed(curve(start, join), self.radius, 0)
        cross = self._cross(line.at(0.45) if failed else None)
        return Arrow(kind, line.d, _circle(join, self.head * 0.34), cross, course.d)

    def _point(self, neck: Point, tip: Point) -> str:
        """A triangle from a neck to a tip."""
        angle = atan2(tip[1] - neck[1], tip[0] - neck[0])
        back, half = self.head, self.head * 0.46
        root = (tip[0] - back * cos(angle), tip[1] - back * sin(angle))
        side = (half * cos(angle + pi / 2), half * sin(angle + pi / 2))
        left = (root[0] + side[0], root[1] + side[1])
        right = (root[0] - side[0], root[1] - side[1])
        return f"M{_xy(left)}L{_xy(tip)} {_xy(right)}z"

    def _cross(self, at: Point | None) -> str:
        if at is None:
            return ""
        (x, y), r = at, self.head * 0.42
        corners = (x - r, y - r), (x + r, y + r), (x - r, y + r), (x + r, y - r)
        return "M{}L{}M{}L{}".format(*map(_xy, corners))


def _circle(middle: Point, r: float) -> str:
    (x, y), half = middle, f"{_n(r)} {_n(r)} 0 1 0"
    return f"M{_xy((x - r, y))}a{half} {_n(2 * r)} 0a{half} {_n(-2 * r)} 0z"


def _xy(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def _n(value: float) -> str:
    """A number with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")
