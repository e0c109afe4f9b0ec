"""Plan: what a map shows and where it is cut, as written in `<map>.toml`.

Points are "longitude latitude" in degrees, lines are points with commas between them.
"""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

HERE = Path(__file__).resolve().parent
Point = tuple[float, float]


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """From where the world is seen."""

    projection: Literal["globe", "mercator"]
    corners: str
    """The north-western and the south-eastern corner of the frame."""
    width: int
    """Of the picture; its height follows."""
    simplify: float
    """Bends smaller than a triangle of this side go."""
    speck: float
    """Isles smaller than this area go."""
    detail: Literal["50m", "10m"] = "50m"
    centre: str = "0 0"
    """Of a globe: the point right below the eye."""
    height: float = 1.0
    """Of a globe: how far the eye is away, in radii of the Earth."""


class Signs(Struct, frozen=True, forbid_unknown_fields=True):
    """Sizes of what stands on the map: radius of a unit, of a centre's mark, box of a label."""

    unit: int
    centre: int
    label: tuple[int, int]


class Cuts(Struct, frozen=True, forbid_unknown_fields=True):
    """Lines that part provinces."""

    borders: list[str]
    """Borders of our day: "France|Spain", or the part of one in a box of degrees, "… @ w s e n"."""
    land: list[str]
    sea: list[str]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole plan."""

    view: View
    signs: Signs
    cuts: Cuts
    seeds: dict[str, str]
    """Province code → a point inside each of its pieces; the first is the centre's town."""
    wastes: dict[str, str] = {}
    lakes: dict[str, str] = {}
    grown: dict[str, str] = {}
    """Points on isles → how many times as large they are drawn, for a unit to stand on them: "1.4",
    each from its middle, or "1.4 around 129.5 33.5"."""
    spots: dict[str, str] = {}
    """Signs set by hand: "PAR.unit", "PAR.label", "PAR.centre", "SPA/NC"."""


def read(map: str) -> Plan:
    """The plan of a map. Raises msgspec.ValidationError that names the wrong place."""
    return msgspec.toml.decode((HERE / f"{map}.toml").read_bytes(), type=Plan)


def points(line: str) -> list[Point]:
    """The points of a line."""
    return [point(each) for each in line.split(",")]


def point(text: str) -> Point:
    """A point. Raises ValueError if it is not two numbers."""
    longitude, latitude = text.split()
    return float(longitude), float(latitude)
