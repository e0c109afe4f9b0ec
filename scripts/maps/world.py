"""Present-day coastlines and borders from Natural Earth, by way of an npm package.

Natural Earth is in the public domain. The package is `world-atlas`. Its TopoJSON stores each line
once, so that neighbouring countries share exactly the same points.
"""

import hashlib
import json
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry

PACKAGE = "world-atlas@2.0.2"
SHA512 = (  # of the tarball
    "2177d5d2ac25297a5c933d458705d5c0a46388884e9d6b6d3ac926e42b7132c8"
    "e013f317018447589aa05cea4cf0891c3c1a179f24d4e651477186b90a11b42d"
)
Point = tuple[float, float]


def fetch(cache: Path) -> Path:
    """The package's tarball in `cache`, fetched with npm. Raises SystemExit for a wrong hash."""
    cache.mkdir(parents=True, exist_ok=True)
    tarball = cache / (PACKAGE.replace("@", "-") + ".tgz")
    if not tarball.exists():
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                ["npm", "pack", PACKAGE, "--silent", "--pack-destination", folder], check=True
            )
            next(Path(folder).glob("*.tgz")).rename(tarball)
    if hashlib.sha512(tarball.read_bytes()).hexdigest() != SHA512:
        raise SystemExit(f"{tarball} is not the {PACKAGE} from which the maps were made")
    return tarball


class World:
    """Present-day countries with their coasts and borders, in degrees (longitude, latitude)."""

    def __init__(self, tarball: Path, detail: str = "50m") -> None:
        with tarfile.open(tarball) as tar:
            member = tar.extractfile(f"package/countries-{detail}.json")
            assert member is not None
            topology: dict[str, Any] = json.load(member)
        self._arcs = list(_arcs(topology))
        self._countries = topology["objects"]["countries"]["geometries"]

    @cached_property
    def land(self) -> BaseGeometry:
        """All land as one geometry."""
        rings = [self._polygon(part) for c in self._countries for part in _parts(c)]
        return shapely.make_valid(shapely.unary_union(rings))

    def country(self, name: str) -> BaseGeometry:
        """A country by its English name. Raises KeyError, which lists the known names."""
        parts = [
            self._polygon(part)
            for country in self._countries
            if country["properties"]["name"] == name
            for part in _parts(country)
        ]
        if not parts:
            raise KeyError(f"{name}: {sorted(c['properties']['name'] for c in self._countries)}")
        return shapely.make_valid(shapely.unary_union(parts))

    def border(self, one: str, other: str) -> BaseGeometry:
        """The border between two countries. Raises KeyError if they do not touch."""
        shared = self._lines(one) & self._lines(other)
        if not shared:
            raise KeyError(f"no border between {one} and {other}")
        return MultiLineString([LineString(self._arcs[arc]) for arc in sorted(shared)])

    def _lines(self, name: str) -> set[int]:
        return {
            arc if arc >= 0 else ~arc
            for country in self._countries
            if country["properties"]["name"] == name
            for part in _parts(country)
            for ring in part
            for arc in ring
        }

    def _polygon(self, part: list[list[int]]) -> BaseGeometry:
        rings = [self._ring(ring) for ring in part]
        return shapely.make_valid(Polygon(rings[0], rings[1:]))

    def _ring(self, arcs: list[int]) -> list[Point]:
        points: list[Point] = []
        for arc in arcs:
            line = self._arcs[arc] if arc >= 0 else self._arcs[~arc][::-1]
            points += line[1:] if points else line
        return _unbroken(points)


def _arcs(topology: dict[str, Any]) -> Iterator[list[Point]]:
    """The lines of a TopoJSON file, which stores points as integer steps from the one before."""
    (east, north), (west, south) = (
        topology["transform"]["scale"],
        topology["transform"]["translate"],
    )
    for steps in topology["arcs"]:
        x = y = 0
        line = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            line.append((x * east + west, y * north + south))
        yield line


def _unbroken(ring: list[Point]) -> list[Point]:
    """A ring that crosses the 180th meridian continues beyond it instead of jumping back."""
    turn, before, whole = 0.0, ring[0][0], []
    for x, y in ring:
        if abs(x - before) > 180:
            turn += 360 if x < before else -360
        before = x
        whole.append((x + turn, y))
    return whole


def _parts(country: dict[str, Any]) -> list[list[list[int]]]:
    """The polygons of a country: lists of rings, which are lists of arc numbers."""
    return [country["arcs"]] if country["type"] == "Polygon" else country.get("arcs", [])
