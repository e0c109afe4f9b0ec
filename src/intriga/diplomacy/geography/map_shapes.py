"""Drawing: how a map looks. Shapes are SVG path data in a frame of `width` by `height` units.

`scripts/maps` makes them, `maps/<id>.shapes.json` stores them. Land, seas, wastes and lakes
together fill the frame without gaps or overlaps, so a border is the same line on both sides.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

Spot: TypeAlias = tuple[int, int]
"""x from the left, y from the top."""

Length: TypeAlias = Annotated[int, Meta(gt=0, le=100_000)]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A province: its outline, and the positions (centres) of its marks."""

    path: str
    unit: Spot
    """An army, or a fleet where the province has one coast."""
    label: Spot
    """The province's code."""
    dislodged: Spot
    """On which side of the unit that dislodged it a unit is drawn that has not retreated yet."""
    centre: Spot | None = None
    """The mark of a supply centre."""
    coasts: dict[str, Spot] = {}
    """A fleet on one of several coasts, by coast: "NC", "SC", "EC", "WC"."""

    @property
    def spots(self) -> list[Spot]:
        """Every spot of the province."""
        own = [self.unit, self.label, self.dislodged, *self.coasts.values()]
        return own if self.centre is None else [*own, self.centre]


class Marks(Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of marks: the free space around their positions."""

    unit: Length
    """Radius of a unit."""
    centre: Length
    """Radius of a supply centre's mark."""
    label: tuple[Length, Length]
    """Width and height of three capitals."""


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """The picture of a map."""

    sources: str
    """The sources of the lines, for attribution."""
    width: Length
    height: Length
    marks: Marks
    places: dict[str, Place]
    """Province code → its place, for every province of the atlas."""
    coast: str
    """The coastline, open where it leaves the frame."""
    wastes: tuple[str, ...] = ()
    """Impassable land."""
    lakes: tuple[str, ...] = ()
    """Impassable water."""

    @property
    def paths(self) -> list[tuple[str, str]]:
        """All path data, each with a province code, "coast", "wastes" or "lakes"."""
        return [
            *((code, place.path) for code, place in self.places.items()),
            *(("wastes", path) for path in self.wastes),
            *(("lakes", path) for path in self.lakes),
            *([("coast", self.coast)] if self.coast else []),
        ]


@lru_cache
def drawing(map: str) -> Drawing:
    """The drawing of an included map. Raises `KeyError` for an unknown id."""
    try:
        raw = (files("intriga.diplomacy") / "maps" / f"{map}.shapes.json").read_bytes()
    except FileNotFoundError:
        raise KeyError(map) from None
    return msgspec.json.decode(raw, type=Drawing)
