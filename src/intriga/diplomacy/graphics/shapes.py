"""Drawing: how a map looks. Shapes are SVG path data in a frame of `width` by `height` units.

`scripts/maps` cuts them; `maps/<id>.shapes.json` holds them. Land, seas, wastes and lakes together
fill the frame without gap or overlap, so that a border is the same line on both sides.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

Spot: TypeAlias = tuple[int, int]
"""x from the left, y from above."""

Length: TypeAlias = Annotated[int, Meta(gt=0, le=100_000)]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A province: its outline, and where its signs stand. All spots are middles of their signs."""

    path: str
    unit: Spot
    """An army, or a fleet where the province has one coast."""
    label: Spot
    """The province's code."""
    dislodged: Spot
    """A unit driven out, as long as it has not gone; it half covers the one that came."""
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
    """How large signs may be for the spots to hold: what is kept free around each of them."""

    unit: Length
    """Radius of a unit."""
    centre: Length
    """Radius of a supply centre's mark."""
    label: tuple[Length, Length]
    """Width and height of three capitals."""


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """The picture of a map."""

    sources: str
    """Where the lines come from, for the small print."""
    width: Length
    height: Length
    marks: Marks
    places: dict[str, Place]
    """Province code → its place; every province of the atlas has one."""
    coast: str
    """The shore line of all land, open where it leaves the frame."""
    wastes: tuple[str, ...] = ()
    """Land that nobody enters."""
    lakes: tuple[str, ...] = ()
    """Water that nobody sails."""

    @property
    def paths(self) -> list[tuple[str, str]]:
        """Where it stands ("PAR", "coast", "wastes", "lakes") and all path data."""
        return [
            *((code, place.path) for code, place in self.places.items()),
            *(("wastes", path) for path in self.wastes),
            *(("lakes", path) for path in self.lakes),
            *([("coast", self.coast)] if self.coast else []),
        ]


@lru_cache
def drawing(map: str) -> Drawing:
    """The drawing of a map of this package. Raises KeyError if there is none of this name."""
    try:
        raw = (files("intriga.diplomacy") / "maps" / f"{map}.shapes.json").read_bytes()
    except FileNotFoundError:
        raise KeyError(map) from None
    return msgspec.json.decode(raw, type=Drawing)
