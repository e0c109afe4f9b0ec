"""Makes the drawings of the Diplomacy maps from Natural Earth.

    pip install --require-hashes -r requirements/maps.txt       # once
    python -m scripts.maps.cut classic                          # writes classic.shapes.json
    python -m scripts.maps.cut classic --picture look.svg       # and a picture for checking
    python -m scripts.maps.cut classic --neighbours             # lists which provinces touch

Run it by hand, from the root of the repository. It reads the plan `scripts/maps/<map>.toml` (the
view and the borders), the atlas of the map (provinces, centres and coasts), and the npm package
`world-atlas`, which it fetches with npm.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Point
from shapely.geometry.polygon import orient

from intriga.diplomacy.geography.atlas import Atlas
from intriga.diplomacy.geography.catalogue import read_atlas
from scripts.maps import picture
from scripts.maps.neighbours import neighbours
from scripts.maps.pieces import Picture, Pieces, cut
from scripts.maps.plan import Plan, point, read
from scripts.maps.spots import Room, Spots
from scripts.maps.world import World, fetch

MAPS = Path("src/intriga/diplomacy/maps")
SOURCES = (
    "Coasts and some borders: Natural Earth (naturalearthdata.com), public domain, by way of "
    "world-atlas 2.0.2. Provinces: our own."
)


def main() -> None:
    """Make the drawing of one map."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("map")
    options.add_argument("--cache", type=Path, default=Path("build/maps"))
    options.add_argument("--picture", type=Path)
    options.add_argument("--neighbours", action="store_true")
    given = options.parse_args()
    plan = read(given.map)
    pieces = cut(plan, World(fetch(given.cache), plan.view.detail))
    if given.neighbours:
        print("\n".join(neighbours(pieces, plan.seeds)))
        return
    atlas = read_atlas((MAPS / f"{given.map}.json").read_bytes())
    drawing = draw(plan, pieces, atlas)
    text = written(drawing)
    (MAPS / f"{given.map}.shapes.json").write_text(text, encoding="utf-8")
    paths = sum(len(place["path"]) for place in drawing["places"].values())
    print(f"{given.map}: {paths:,} bytes of paths, {len(text):,} in all")
    if given.picture:
        given.picture.write_text(picture.svg(atlas, drawing), encoding="utf-8")


def draw(plan: Plan, pieces: Pieces, atlas: Atlas) -> dict[str, Any]:
    """The drawing as it is saved. Raises SystemExit if plan and atlas name different provinces."""
    if lost := set(plan.seeds) ^ set(atlas.provinces):
        raise SystemExit(f"in the plan or in the atlas only: {', '.join(sorted(lost))}")
    placed = {code: settle(plan, pieces, atlas, code) for code in atlas.provinces}
    return {
        "sources": SOURCES,
        "width": pieces.width,
        "height": pieces.height,
        "marks": {
            "unit": plan.signs.unit,
            "centre": plan.signs.centre,
            "label": plan.signs.label,
        },
        "wastes": [area(pieces.shapes[name]) for name in plan.wastes],
        "lakes": [area(pieces.shapes[name]) for name in plan.lakes],
        "coast": shore(plan, pieces),
        "places": {
            code: {"path": area(pieces.shapes[code]), **written_spots(spots)}
            for code, spots in placed.items()
        },
    }


def settle(plan: Plan, pieces: Pieces, atlas: Atlas, code: str) -> Spots:
    """The positions of a province's signs, chosen by the program or set by hand in the plan."""
    province, shape = atlas.provinces[code], pieces.shapes[code]
    town = pieces.seeds[code][0]
    room = Room(shape, plan.signs)
    spots = room.settle(province.centre, np.array([town.x, town.y]))
    by_hand = {
        name.removeprefix(code): on_picture(plan, text)
        for name, text in plan.spots.items()
        if name.startswith((f"{code}.", f"{code}/"))
    }
    spots.unit = by_hand.get(".unit", spots.unit)
    spots.label = by_hand.get(".label", spots.label)
    spots.centre = by_hand.get(".centre", spots.centre)
    if spots.worth < 0 and not by_hand:
        print(f"{code}: its signs do not fit ({spots.worth:.0f})")
    spots.dislodged = by_hand.get(".dislodged", room.dislodged(spots))
    shores = {
        coast: shapely.union_all(
            [
                shapely.intersection(pieces.shapes[sea].buffer(0.3), shape)
                for sea in near
                if sea in pieces.afloat
            ]
        )
        for coast, near in province.spots.items()
    }
    for coast in province.coasts:
        others = shapely.union_all([shores[other] for other in shores if other != coast])
        spots.coasts[coast] = by_hand.get(f"/{coast}", room.coast(spots, shores[coast], others))
    return spots


def on_picture(plan: Plan, text: str) -> Any:
    """A point given in degrees, in picture coordinates."""
    return np.array(Picture(plan).project(Point(point(text))).coords[0])


def shore(plan: Plan, pieces: Pieces) -> str:
    """The outline of all land, without the parts along the frame."""
    water = pieces.afloat | set(plan.lakes)
    land = [shape for name, shape in pieces.shapes.items() if name not in water]
    rim = shapely.coverage_union_all(np.array(land)).boundary
    line = shapely.line_merge(shapely.difference(rim, pieces.frame.boundary.buffer(0.05)))
    return "".join(stroke(part.coords) for part in shapely.get_parts(line))


def area(shape: Any) -> str:
    """An area as SVG path data; holes run in the opposite direction to outlines."""
    parts = [orient(part) for part in shapely.get_parts(shape)]
    rings = [ring for part in parts for ring in (part.exterior, *part.interiors)]
    return "".join(stroke(list(ring.coords)[:-1], "Z") for ring in rings)


def stroke(points: Any, end: str = "") -> str:
    """A line as SVG path data, in tenths; points that coincide after rounding are merged."""
    rounded = [f"{number(x)} {number(y)}" for x, y in points]
    kept = [p for n, p in enumerate(rounded) if n == 0 or p != rounded[n - 1]]
    return f"M{' '.join(kept)}{end}"


def number(value: float) -> str:
    """A number rounded to tenths, as short as possible."""
    return f"{value + 0.0:.1f}".removesuffix(".0").replace("-0", "0")


def written_spots(spots: Spots) -> dict[str, Any]:
    """The positions of a province as whole numbers, for JSON."""

    def whole(spot: Any) -> list[int] | None:
        return None if spot is None else [round(float(x)) for x in spot]

    return {
        "unit": whole(spots.unit),
        "label": whole(spots.label),
        "dislodged": whole(spots.dislodged),
        "centre": whole(spots.centre),
        "coasts": {coast: whole(spot) for coast, spot in spots.coasts.items()},
    }


def written(drawing: dict[str, Any]) -> str:
    """A drawing as JSON with one line per province, so that diffs are readable."""

    def plain(data: Any) -> str:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    head = [f"{plain(key)}:{plain(value)}" for key, value in drawing.items() if key != "places"]
    places = [f"{plain(code)}:{plain(place)}" for code, place in drawing["places"].items()]
    return "{\n" + ",\n".join(head) + ',\n"places":{\n' + ",\n".join(places) + "\n}}\n"


if __name__ == "__main__":
    main()
