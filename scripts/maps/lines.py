"""Turns borders of a few points into natural-looking lines and joins their ends."""

from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point

STEPS = 6  # points of a curve, from one given point to the next
TREMBLE = 0.1  # standard deviation of the roughness, relative to the length of a segment
SHORT = 6.0  # segments shorter than this stay straight
REACH = 9.0  # how far a loose end is extended
OVER = 0.3  # how far it is extended beyond the other line, so that the two surely cross


def smooth(line: Any) -> Any:
    """A Catmull-Rom curve through all points of a line."""
    given = shapely.get_coordinates(line)
    if len(given) < 3:
        return line
    around = np.vstack([2 * given[0] - given[1], given, 2 * given[-1] - given[-2]])
    t = np.linspace(0, 1, STEPS, endpoint=False)[:, None]
    curve = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
               + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(around, around[1:], around[2:], around[3:], strict=False)
    ]  # fmt: skip
    return LineString(np.vstack([*curve, given[-1:]]))


def rough(line: Any, seed: int) -> Any:
    """A line with the middles of its segments displaced at random, the same in every run."""
    chance = np.random.default_rng(seed)
    points = list(shapely.get_coordinates(line))
    for _ in range(2):
        strayed = [points[0]]
        for a, b in pairwise(points):
            across = np.array([a[1] - b[1], b[0] - a[0]])
            if np.hypot(*across) > SHORT:
                strayed.append((a + b) / 2 + across * chance.normal(0, TREMBLE))
            strayed.append(b)
        points = strayed
    return LineString(points)


def joined(lines: list[Any], fixed: list[Any], beyond: Any) -> list[Any]:
    """Lines with their loose ends extended to the nearest other line, including the `fixed` ones.

    An end that another line shares, or that is inside `beyond`, is left as it is.
    """
    ends = Counter(end for line in lines for end in _ends(line))
    shapely.prepare(beyond)
    found = []
    for n, line in enumerate(lines):
        others = shapely.union_all([*fixed, *lines[:n], *lines[n + 1 :]])
        points = list(line.coords)
        for _ in range(2):
            points.reverse()
            if ends[_key(points[-1])] == 1 and not beyond.contains(Point(points[-1])):
                points += _led_on(points, others)
        found.append(LineString(points))
    return found


def _led_on(points: list[Any], others: Any) -> list[Any]:
    """The point that extends a line: straight on if it meets something, else the shortest way.

    Empty if nothing is within `REACH`.
    """
    end = Point(points[-1])
    onward = np.subtract(points[-1], points[-2])
    ray = LineString([points[-1], points[-1] + onward * REACH / np.hypot(*onward)])
    ahead = shapely.intersection(ray, others)
    goal = others if ahead.is_empty else ahead
    x, y = shapely.shortest_line(end, goal).coords[1]
    way = np.subtract((x, y), points[-1])
    length = np.hypot(*way)
    if not 0 < length <= REACH:
        return []
    return [(x + way[0] / length * OVER, y + way[1] / length * OVER)]


def _ends(line: Any) -> tuple[Any, Any]:
    return _key(line.coords[0]), _key(line.coords[-1])


def _key(point: Any) -> tuple[float, float]:
    return round(float(point[0]), 2), round(float(point[1]), 2)
