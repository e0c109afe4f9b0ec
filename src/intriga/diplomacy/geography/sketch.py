"""Sketch: a drawing for a map that has none. Every province is a disc, and a line joins any two
between which some unit can move; the distances follow the number of moves."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from intriga.diplomacy.geography.atlas import Atlas, Province
from intriga.diplomacy.geography.map_shapes import Drawing, Marks, Place, Spot

_RADIUS: Final = 34
_EDGE: Final = 105
"""The usual distance of neighbours."""
_APART: Final = 2 * _RADIUS + 8
"""The least distance of any two provinces."""
_MARGIN: Final = 60
_CORNERS: Final = 16
_WORK: Final = 700_000
"""Pairs of provinces looked at while they are arranged: some tenths of a second."""

_Point = tuple[float, float]
_Points = list[_Point]


def sketch(atlas: Atlas) -> Drawing:
    """The drawing: the same for the same map."""
    codes = list(atlas.provinces)
    near = _neighbours(atlas, codes)
    points = _fitted(_spread(_arranged(_distances(near))))
    at = dict(zip(codes, points, strict=True))
    pairs = [(a, b) for a, others in enumerate(near) for b in others if a < b]
    lines = "".join(_line(points[a], points[b]) for a, b in pairs)
    return Drawing(
        sources="",
        width=round(max(x for x, _ in points)) + _MARGIN,
        height=round(max(y for _, y in points)) + _MARGIN,
        marks=Marks(unit=9, centre=4, label=(23, 9)),
        places={code: _place(province, at[code], at) for code, province in atlas.provinces.items()},
        coast=lines,
    )


def _neighbours(atlas: Atlas, codes: Sequence[str]) -> list[list[int]]:
    number = {code: n for n, code in enumerate(codes)}
    return [sorted({number[other] for other in _near(atlas.provinces[code])}) for code in codes]


def _near(province: Province) -> Iterator[str]:
    yield from province.army.split()
    for spots in province.spots.values():
        yield from (spot.partition("/")[0] for spot in spots)


def _distances(near: list[list[int]]) -> list[list[int]]:
    """The number of moves between any two provinces."""
    found = []
    for start in range(len(near)):
        steps, edge = {start: 0}, [start]
        while edge:
            new = [other for one in edge for other in near[one] if other not in steps]
            far = steps[edge[0]] + 1
            steps |= dict.fromkeys(new, far)
            edge = list(dict.fromkeys(new))
        found.append([steps.get(other, len(near)) for other in range(len(near))])
    return found


def _arranged(far: list[list[int]]) -> _Points:
    """Positions whose distances follow the number of moves: by stress majorization, from a start
    along the two longest ways through the map."""
    points = _start(far)
    for _ in range(max(6, _WORK // (len(far) ** 2 + 1))):
        for one, row in enumerate(far):
            x, y = points[one]
            sum_x = sum_y = weights = 0.0
            for other, steps in enumerate(row):
                if other == one:
                    continue
                ox, oy = points[other]
                dx, dy = x - ox, y - oy
                stretch = steps / (math.hypot(dx, dy) or 1e-6)
                weight = 1 / (steps * steps)
                sum_x += weight * (ox + dx * stretch)
                sum_y += weight * (oy + dy * stretch)
                weights += weight
            if weights:
                points[one] = sum_x / weights, sum_y / weights
    return [(x * _EDGE, y * _EDGE) for x, y in points]


def _start(far: list[list[int]]) -> _Points:
    everyone = range(len(far))
    west = max(everyone, key=lambda n: far[0][n])
    east = max(everyone, key=lambda n: far[west][n])
    north = max(everyone, key=lambda n: min(far[west][n], far[east][n]))
    south = max(everyone, key=lambda n: far[north][n])
    return [
        (
            (far[west][n] - far[east][n]) / 2 + math.cos(n) / 9,
            (far[north][n] - far[south][n]) / 2 + math.sin(n) / 9,
        )
        for n in everyone
    ]


def _spread(points: _Points) -> _Points:
    """The same positions with room for a disc at each."""
    for _ in range(60):
        crowded = False
        for one in range(len(points)):
            for other in range(one):
                (x, y), (ox, oy) = points[one], points[other]
                dx, dy = x - ox, y - oy
                apart = math.hypot(dx, dy) or 1e-6
                if apart < _APART:
                    push = (_APART - apart) / 2 / apart + 1e-3
                    points[one] = x + dx * push, y + dy * push
                    points[other] = ox - dx * push, oy - dy * push
                    crowded = True
        if not crowded:
            break
    return points


def _fitted(points: _Points) -> _Points:
    """The same positions in a frame that begins at zero."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return [(x - left + _MARGIN, y - top + _MARGIN) for x, y in points]


def _place(
    province: Province, at: tuple[float, float], every: dict[str, tuple[float, float]]
) -> Place:
    x, y = at
    corners = (
        _xy(x + _RADIUS * math.cos(angle), y + _RADIUS * math.sin(angle))
        for angle in (math.tau * n / _CORNERS for n in range(_CORNERS))
    )
    return Place(
        path=f"M{' '.join(corners)}Z",
        unit=_spot(x, y - 4),
        label=_spot(x, y + 17),
        dislodged=_spot(x + 9, y - 13),
        centre=_spot(x - 17, y - 17) if province.centre else None,
        coasts={coast: _coast(at, near.split(), every) for coast, near in province.coasts.items()},
    )


def _coast(at: _Point, near: Sequence[str], every: dict[str, _Point]) -> Spot:
    """A spot of a province towards the seas of a coast."""
    seas = [every[spot.partition("/")[0]] for spot in near]
    dx = sum(x for x, _ in seas) / len(seas) - at[0]
    dy = sum(y for _, y in seas) / len(seas) - at[1]
    far = math.hypot(dx, dy) or 1
    return _spot(at[0] + dx / far * 20, at[1] + dy / far * 20)


def _line(one: _Point, other: _Point) -> str:
    """A line from the rim of one disc to that of another."""
    (x, y), (ox, oy) = one, other
    dx, dy = ox - x, oy - y
    rim = _RADIUS / (math.hypot(dx, dy) or 1)
    start, end = (x + dx * rim, y + dy * rim), (ox - dx * rim, oy - dy * rim)
    return f"M{_xy(*start)} {_xy(*end)}"


def _spot(x: float, y: float) -> Spot:
    return round(x), round(y)


def _xy(x: float, y: float) -> str:
    return f"{x:.1f} {y:.1f}"
