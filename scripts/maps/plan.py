"""The plan of a map: its view and its borders, as written in `<map>.toml`.

A point is "longitude latitude" in degrees; a line is points separated by commas.
"""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

HERE = Path(__file__).resolve().parent
Point = tuple[float, float]


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """The projection and the frame."""

    projection: Literal["globe", "mercator"]
    corners: str
    """The north-western and south-eastern corners of the frame."""
    width: int
    """Width of the picture; the height follows from the corners."""
    simplify: float
    """Tolerance of the simplification: bends smaller than a triangle of this side are removed."""
    speck: float
    """Islands smaller than this area are removed."""
    detail: Literal["50m", "10m"] = "50m"
    centre: str = "0 0"
    """For a globe: the point right below the viewer."""
    height: float = 1.0
    """For a globe: the height of the viewer, in Earth radii."""


class Signs(Struct, frozen=True, forbid_unknown_fields=True):
    """Sizes of the signs: radius of a unit and of a centre's mark, width and height of a label."""

    unit: int
    centre: int
    label: tuple[int, int]


class Cuts(Struct, frozen=True, forbid_unknown_fields=True):
    """Lines that separate provinces."""

    borders: list[str]
    """Present-day borders: "France|Spain", or the part in a box of degrees, "… @ w s e n"."""
    land: list[str]
    sea: list[str]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole plan of a map."""

    view: View
    signs: Signs
    cuts: Cuts
    seeds: dict[str, str]
    """Province code → a point inside each of its pieces; the first is the centre's town."""
    wastes: dict[str, str] = {}
    lakes: dict[str, str] = {}
    grown: dict[str, str] = {}
    """Points on islands → a factor by which they are enlarged to make room for a unit: "1.4", each
    around its own centre, or "1.4 around 129.5 33.5"."""
    spots: dict[str, str] = {}
    """Positions set by hand, for "PAR.unit", "PAR.label", "PAR.centre", "SPA/NC"."""


def read(map: str) -> Plan:
    """The plan of a map. Raises msgspec.ValidationError, which names the wrong place."""
    return msgspec.toml.decode((HERE / f"{map}.toml").read_bytes(), type=Plan)


def points(line: str) -> list[Point]:
    """The points of a line."""
    return [point(each) for each in line.split(",")]


def point(text: str) -> Point:
    """A point. Raises ValueError if it is not two numbers."""
    longitude, latitude = text.split()
    return float(longitude), float(latitude)
