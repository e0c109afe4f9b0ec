"""A picture of a drawing with all its signs, for checking while working on a plan."""

from collections.abc import Iterator
from typing import Any

from intriga.diplomacy.geography.atlas import Atlas

COLOURS = ("#e3d3b4", "#d3dcb8", "#e8c9b0", "#d9cfe0", "#c9dcd6", "#ead9d0", "#dfe0c6")
WATER, WASTE = "#a9c1d0", "#b9b4aa"


def svg(atlas: Atlas, drawing: dict[str, Any]) -> str:
    """The picture as SVG. Red circles: dislodged units; blue circles: fleets on coasts."""
    width, height = drawing["width"], drawing["height"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        ' font-family="sans-serif" font-weight="bold" text-anchor="middle" stroke-width=".7">'
    ]
    for kind, colour in (("lakes", WATER), ("wastes", WASTE)):
        parts += [f'<path d="{path}" fill="{colour}" stroke="#555"/>' for path in drawing[kind]]
    for n, (code, place) in enumerate(drawing["places"].items()):
        wet = atlas.provinces[code].kind == "sea"
        colour = WATER if wet else COLOURS[n % len(COLOURS)]
        edge = "#6f8b9c" if wet else "#555"
        parts.append(f'<path d="{place["path"]}" fill="{colour}" stroke="{edge}"/>')
    parts.append(f'<path d="{drawing["coast"]}" fill="none" stroke="#222"/>')
    for code, place in drawing["places"].items():
        parts += _signs(code, place, drawing["marks"])
    return "".join([*parts, "</svg>"])


def _signs(code: str, place: dict[str, Any], marks: dict[str, Any]) -> Iterator[str]:
    unit = marks["unit"]
    yield _disc(place["dislodged"], unit, "none", "#c00")
    yield _disc(place["unit"], unit, "#fff", "#000")
    if place["centre"]:
        yield _disc(place["centre"], marks["centre"], "#222", "none")
    for spot in place["coasts"].values():
        yield _disc(spot, unit, "none", "#00c")
    (x, y), (_, high) = place["label"], marks["label"]
    yield f'<text x="{x}" y="{y + high * 0.36}" font-size="{high}">{code}</text>'


def _disc(spot: list[int], radius: int, fill: str, edge: str) -> str:
    return f'<circle cx="{spot[0]}" cy="{spot[1]}" r="{radius}" fill="{fill}" stroke="{edge}"/>'
