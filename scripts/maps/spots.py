"""Finds positions for the signs of a province, inside it and clear of each other.

Signs are tried on a grid of points: the best pairs of unit and label first, then for each of them
the best place for the centre's mark, near its town.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely

from scripts.maps.plan import Signs

NET = 22  # grid points along the side of a square as large as the province
FINE, COARSE = 1.0, 8.0  # smallest and largest distance of grid points
KEPT = 500  # number of best places for a sign that are combined with others
PAIRS = 400  # number of best pairs that are tried with a centre's mark
GAP = 2.0  # least distance between signs
SNUG = 6.0  # more distance than this to the border is no better
CLASH = -60.0  # penalty for signs that touch


@dataclass
class Spots:
    """Centres of a province's signs. A `worth` below 0 means that they do not fit."""

    unit: Any
    label: Any
    centre: Any | None
    worth: float
    dislodged: Any = None
    coasts: dict[str, Any] = field(default_factory=dict)


class Room:
    """The largest piece of a province, and the room around its points."""

    def __init__(self, shape: Any, signs: Signs) -> None:
        self.area = max(shapely.get_parts(shape), key=lambda part: part.area)
        shapely.prepare(self.area)
        self.rim = self.area.boundary
        shapely.prepare(self.rim)
        self.signs = signs
        self.half = (signs.label[0] / 2, signs.label[1] / 2)
        mesh = float(np.clip(self.area.area**0.5 / NET, FINE, COARSE))
        west, north, east, south = self.area.bounds
        net = np.meshgrid(np.arange(west, east, mesh), np.arange(north, south, mesh))
        points = np.column_stack([net[0].ravel(), net[1].ravel()])
        self.points = points[shapely.contains_xy(self.area, points)]

    def disc(self, points: Any, radius: float) -> Any:
        """Distance of discs around points from the border; below 0 where they cross it."""
        away = shapely.distance(shapely.points(points), self.rim)
        return np.where(shapely.contains_xy(self.area, points), away, -away) - radius

    def box(self, points: Any) -> Any:
        """The same for labels centred on points."""
        w, h = self.half
        rim = [np.array([x, y]) for x in (-w, -w / 2, 0, w / 2, w) for y in (-h, 0, h)]
        return np.min([self.disc(points + each, 0) for each in rim], axis=0)

    def settle(self, centre: bool, town: Any) -> Spots:
        """The positions of unit, label and, if the province is a centre, its mark."""
        points, signs = self.points, self.signs
        free = self.disc(points, signs.unit)
        units = np.argsort(-free)[:KEPT]
        boxes = self.box(points)
        labels = np.argsort(-boxes)[:KEPT]
        worth = (
            0.1 * np.minimum(free[units], 70)[:, None]
            + 2 * _snug(free[units])[:, None]
            + 1.5 * _snug(boxes[labels])[None, :]
            + self._beside(points[units], points[labels])
        )
        best = Spots(None, None, None, -np.inf)
        if centre:
            marks = 3 * np.minimum(_snug(self.disc(points, signs.centre)), 2)
            marks -= 0.12 * np.hypot(*(points - town).T)
        for n in np.argsort(-worth, axis=None)[: PAIRS if centre else 1]:
            row, column = np.unravel_index(n, worth.shape)
            unit, label = points[units[row]], points[labels[column]]
            total, mark = worth[row, column], None
            if centre:
                room = np.minimum(self.beyond_unit(points, unit), self.beyond_label(points, label))
                all_marks = marks + np.where(room < GAP, CLASH + 6 * room, 0)
                mark = points[int(np.argmax(all_marks))]
                total = total + all_marks.max()
            if total > best.worth:
                best = Spots(unit, label, mark, float(total))
        return best

    def _beside(self, units: Any, labels: Any) -> Any:
        """Score of pairs of unit and label: near but apart, preferably below and aligned."""
        across = np.abs(units[:, None, 0] - labels[None, :, 0])
        down = labels[None, :, 1] - units[:, None, 1]
        gap = np.maximum(
            across - self.signs.unit - self.half[0], np.abs(down) - self.signs.unit - self.half[1]
        )
        far = np.maximum(np.hypot(across, down) - self.signs.unit - self.half[1] - 4, 0)
        clash = np.where(gap < GAP, CLASH + 6 * gap, 0)
        return clash - 0.25 * far - 0.05 * across - 0.6 * (down < 0)

    def beyond_unit(self, points: Any, unit: Any, radius: float | None = None) -> Any:
        """Distance of a unit from discs (centre marks, or of another radius)."""
        own = self.signs.centre if radius is None else radius
        return np.hypot(*(points - unit).T) - self.signs.unit - own

    def beyond_label(self, points: Any, label: Any, radius: float | None = None) -> Any:
        """Distance of a label from discs (centre marks, or of another radius)."""
        own = self.signs.centre if radius is None else radius
        aside = np.maximum(np.abs(points - label) - self.half, 0)
        return np.hypot(*aside.T) - own

    def clear_of(self, spots: Spots, points: Any) -> Any:
        """Distance of units at points from the label and the centre's mark."""
        gap = self.beyond_label(points, spots.label, self.signs.unit)
        if spots.centre is not None:
            gap = np.minimum(gap, self.beyond_unit(points, spots.centre))
        return gap

    def dislodged(self, spots: Spots) -> Any:
        """Position of a dislodged unit: beside the unit, half hidden, where there is most room."""
        turn = np.arange(16) * np.pi / 8 - np.pi / 4
        around = spots.unit + np.column_stack([np.cos(turn), np.sin(turn)]) * self.signs.unit * 1.15
        worth = np.minimum(self.disc(around, self.signs.unit), 2)
        worth += np.where(self.clear_of(spots, around) < 0, -8, 0)
        return around[int(np.argmax(worth))]

    def coast(self, spots: Spots, own: Any, others: Any) -> Any:
        """Position of a fleet on one of several coasts: near its own coast, far from the others."""
        points = self.points
        at = shapely.points(points)
        worth = -np.abs(shapely.distance(at, own) - self.signs.unit - 1)
        worth += 0.3 * np.minimum(shapely.distance(at, others), 60)
        worth += 4 * np.minimum(self.disc(points, self.signs.unit) - 0.5, 0)
        worth += np.where(self.clear_of(spots, points) < 1, CLASH, 0)
        worth -= 0.03 * np.hypot(*(points - spots.unit).T)
        return points[int(np.argmax(worth))]


def _snug(room: Any) -> Any:
    """Score of a distance from the border: negative beyond it, constant above `SNUG`."""
    return np.where(room < 0, 6 * room, np.minimum(room, SNUG))
