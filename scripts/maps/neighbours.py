"""Lists which provinces of a drawing touch, to help write the atlas of a new map.

Armies cross borders on land. Fleets move between seas that touch, between a sea and its coasts,
and along a coast between provinces whose border reaches the sea.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import shapely

from scripts.maps.pieces import Pieces

CORNER = 3.0  # shorter borders do not count
TOUCH = 0.01


def neighbours(pieces: Pieces, codes: Iterable[str]) -> Iterator[str]:
    """A line of text for each province: where armies can go from it, and fleets."""
    shared = borders(pieces, codes)
    near: dict[str, set[str]] = {code: set() for code in codes}
    for one, other in shared:
        near[one].add(other)
        near[other].add(one)
    for code, others in near.items():
        if code in pieces.afloat:
            yield f"{code} fleet: {' '.join(sorted(others))}"
            continue
        ashore = sorted(others - pieces.afloat)
        along = {
            other
            for other in ashore
            for sea in others & near[other] & pieces.afloat
            if _line(shared, code, other).distance(pieces.shapes[sea]) < TOUCH
        }
        fleet = sorted((others & pieces.afloat) | along)
        yield f"{code} army: {' '.join(ashore)} | fleet: {' '.join(fleet)}"


def borders(pieces: Pieces, codes: Iterable[str]) -> dict[tuple[str, str], Any]:
    """Pair of provinces → the border between them, if it is longer than `CORNER`."""
    rims = {code: pieces.shapes[code].boundary for code in codes}
    lines = {
        (one, other): shapely.intersection(rims[one], rims[other])
        for one, other in combinations(rims, 2)
        if pieces.shapes[one].intersects(pieces.shapes[other])
    }
    return {pair: line for pair, line in lines.items() if line.length > CORNER}


def _line(shared: dict[tuple[str, str], Any], one: str, other: str) -> Any:
    return shared[one, other] if (one, other) in shared else shared[other, one]
