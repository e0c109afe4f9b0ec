"""Cuts land and sea along all lines and assigns each piece to its province."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.affinity import scale
from shapely.geometry import LineString, Point, Polygon, box
from shapely.strtree import STRtree

from scripts.maps.lines import joined, rough, smooth
from scripts.maps.plan import Plan, point, points
from scripts.maps.projection import projection, window
from scripts.maps.world import World

GRID = 0.02  # precision of coordinates while cutting
OVERLAP = 0.5  # lines extend beyond the coast by this much, so that they surely reach it
ISLE = 400.0  # land larger than this needs a seed
OFFSHORE = 60.0  # so does an island farther than this from all provinces
PUDDLE = 120.0  # water larger than this needs a seed


class BadPlan(SystemExit):
    """The lines of a plan do not separate what they should."""


@dataclass(frozen=True)
class Pieces:
    """The pieces of a map; they fill the frame without gaps or overlaps."""

    width: int
    height: int
    shapes: dict[str, Any]
    """Name of province, waste or lake → its area."""
    seeds: dict[str, list[Any]]
    """Name → its seeds, in picture coordinates."""
    afloat: frozenset[str]
    """Names of those that are water."""

    @property
    def frame(self) -> Any:
        return box(0, 0, self.width, self.height)


def cut(plan: Plan, world: World) -> Pieces:
    """Cut the world by a plan. Raises `BadPlan` with everything that is wrong."""
    picture = Picture(plan)
    land = picture.land(world)
    faces = _faces(picture, land, picture.land_cuts(world, land), picture.sea_cuts(land))
    dry = [bool(land.contains(face.representative_point())) for face in faces]
    named = plan.seeds | plan.wastes | plan.lakes
    seeds = {
        name: [picture.project(Point(point(each))) for each in text.split(";")]
        for name, text in named.items()
    }
    owners = _seeded(faces, seeds)
    afloat = frozenset(owner for n, owner in owners.items() if not dry[n])
    _give_away(faces, dry, owners)
    shapes = {
        name: shapely.coverage_union_all(
            np.array([faces[n] for n, owner in owners.items() if owner == name])
        )
        for name in named
    }
    simple = shapely.coverage_simplify(np.array(list(shapes.values())), plan.view.simplify)
    return Pieces(
        picture.width,
        picture.height,
        dict(zip(shapes, simple, strict=True)),
        seeds,
        afloat,
    )


class Picture:
    """The frame of a plan, and the part of the world inside it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._projection = projection(plan.view)
        corners = self._projection(np.array(points(plan.view.corners)))
        (self._west, self._north), (east, south) = corners
        self.width = plan.view.width
        self._scale = self.width / (east - self._west)
        self.height = round((south - self._north) * self._scale)
        self.frame = box(0, 0, self.width, self.height)

    def project(self, degrees: Any) -> Any:
        """A geometry given in degrees, in picture coordinates."""

        def move(degrees: Any) -> Any:
            return (self._projection(degrees) - [self._west, self._north]) * self._scale

        return shapely.transform(degrees, move)

    def land(self, world: World) -> Any:
        """All land in and around the frame, without the smallest islands and lakes."""
        near = shapely.segmentize(
            shapely.intersection(world.land, box(*window(self.plan.view))), 0.5
        )
        all_land = shapely.make_valid(self.project(near))
        around = shapely.intersection(all_land, self.frame.buffer(50))
        speck = self.plan.view.speck
        parts = [
            Polygon(part.exterior, [r for r in part.interiors if Polygon(r).area >= 2 * speck])
            for part in shapely.get_parts(around)
            if part.geom_type == "Polygon" and part.area >= speck
        ]
        return shapely.union_all([self._grown(part) for part in parts])

    def _grown(self, isle: Any) -> Any:
        for isles, how in self.plan.grown.items():
            times, _, around = how.partition(" around ")
            origin = self.project(Point(point(around))) if around else "centroid"
            if any(isle.contains(self.project(Point(point(p)))) for p in isles.split(";")):
                return scale(isle, float(times), float(times), origin=origin)
        return isle

    def land_cuts(self, world: World, land: Any) -> Any:
        """Present-day borders and our own, on land."""
        given = [self._border(world, text) for text in self.plan.cuts.borders]
        own = [
            rough(smooth(self.project(LineString(points(text)))), seed)
            for seed, text in enumerate(self.plan.cuts.land)
        ]
        own = joined(own, [*given, land.boundary], beyond=self._outside(land))
        return shapely.intersection(shapely.union_all([*given, *own]), land.buffer(OVERLAP))

    def sea_cuts(self, land: Any) -> Any:
        """Borders between seas, on water."""
        own = [smooth(self.project(LineString(points(text)))) for text in self.plan.cuts.sea]
        own = joined(own, [land.boundary], beyond=self._outside(self.frame - land))
        return shapely.difference(shapely.union_all(own), land.buffer(-OVERLAP))

    def _border(self, world: World, text: str) -> Any:
        pair, _, part = text.partition(" @ ")
        border = world.border(*pair.split("|"))
        if part:
            border = shapely.intersection(border, box(*map(float, part.split())))
        return self.project(border)

    def _outside(self, area: Any) -> Any:
        return self.frame.buffer(1000) - area


def _faces(picture: Picture, land: Any, *cuts: Any) -> list[Any]:
    frame = picture.frame
    lines = shapely.union_all([land.boundary, *cuts, frame.boundary])
    inside = shapely.set_precision(shapely.intersection(lines, frame), GRID)
    return list(shapely.get_parts(shapely.polygonize(shapely.get_parts(shapely.node(inside)))))


def _seeded(faces: list[Any], seeds: dict[str, list[Any]]) -> dict[int, str]:
    """Number of a face → name of the seed inside it. Raises `BadPlan`."""
    tree, problems = STRtree(faces), []
    owners: dict[int, str] = {}
    for name, spots in seeds.items():
        for spot in spots:
            hit = [int(n) for n in tree.query(spot) if faces[n].contains(spot)]
            if not hit:
                problems.append(f"{name}: a seed outside the frame, at {_at(spot)}")
            elif owners.setdefault(hit[0], name) != name:
                problems.append(f"{name} and {owners[hit[0]]}: no line between them")
    if problems:
        raise BadPlan("\n".join(problems))
    return owners


def _give_away(faces: list[Any], dry: list[bool], owners: dict[int, str]) -> None:
    """Assign faces without a seed: islands to the nearest province, water to the nearest sea.

    Raises `BadPlan` for faces too large or too far away for that.
    """
    problems = []
    seeded = dict(owners)
    for n, face in enumerate(faces):
        if n in seeded:
            continue
        others = [other for other in seeded if dry[other] == dry[n]]
        away = shapely.distance(face, np.array([faces[other] for other in others]))
        near = [others[i] for i in np.flatnonzero(away <= away.min() + 0.01)]
        rim = face.buffer(0.05)
        owners[n] = seeded[max(near, key=lambda m: shapely.intersection(rim, faces[m]).area)]
        if face.area > (ISLE if dry[n] else PUDDLE) or away.min() > OFFSHORE:
            kind = "land" if dry[n] else "water"
            where = _at(face.representative_point())
            problems.append(
                f"{kind} of {face.area:.0f} at {where} has no seed; nearest is {owners[n]}"
            )
    if problems:
        raise BadPlan("\n".join(problems))


def _at(spot: Any) -> str:
    return f"{spot.x:.0f} {spot.y:.0f}"
