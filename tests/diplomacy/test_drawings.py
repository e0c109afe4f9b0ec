"""Drawings: every map is complete, matches its atlas, and has room for its signs."""

import math
import re
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from typing import TypeAlias

import pytest

from intriga.diplomacy.geography.catalogue import bundled, maps
from intriga.diplomacy.geography.map_shapes import Drawing, Place, drawing

Point: TypeAlias = tuple[float, float]
Edge: TypeAlias = tuple[Point, Point]

CORNER = 3.0  # shorter common borders count as a corner
LONG = 9.0  # provinces with a longer common border are neighbours

# Neighbours by the rules that do not touch in the picture.
STRAITS = {
    "baltic": {("COP", "JUT"), ("COP", "SCA")},  # the Great Belt, the Sound
    "classic": {("DEN", "SWE")},  # the Sound
    # the Sound, the straits of Shimonoseki and Tsugaru, Adam's Bridge
    "old_world": {
        ("DEN", "SWE"),
        ("HAK", "KYO"),
        ("EZO", "KAM"),
        ("CEY", "VIJ"),
    },
}
# Provinces that touch in the picture but are no neighbours, with the longest border allowed.
TOUCHING: dict[str, dict[tuple[str, str], float]] = {
    "baltic": {("ALA", "GOR"): 10.5},  # the Sound of Moon, too shallow
    "old_world": {},
    "classic": {("BAL", "SKA"): 14.5},  # the Belts and the Sound: Denmark's
}


def rings(path: str) -> list[list[Point]]:
    """The rings of an area's path data."""
    found = []
    for ring in path.split("M")[1:]:
        numbers = [float(n) for n in ring.removesuffix("Z").split()]
        found.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
    return found


def edges(path: str) -> list[Edge]:
    return [
        (a, b) if a < b else (b, a)
        for ring in rings(path)
        for a, b in pairwise([*ring, ring[0]])
        if a != b
    ]


def length(edge: Edge) -> float:
    return math.dist(*edge)


def surface(path: str) -> float:
    """Signed areas of the rings, holes turning the other way."""
    return abs(
        sum(
            (a[0] * b[1] - b[0] * a[1]) / 2
            for ring in rings(path)
            for a, b in pairwise([*ring, ring[0]])
        )
    )


def inside(path: str, x: float, y: float) -> bool:
    crossed = 0
    for ring in rings(path):
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                crossed += 1
    return crossed % 2 == 1


def to_border(path: str, x: float, y: float) -> float:
    """How far a point is from the border."""

    def away(edge: Edge) -> float:
        (ax, ay), (bx, by) = edge
        dx, dy = bx - ax, by - ay
        along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        return math.hypot(ax + along * dx - x, ay + along * dy - y)

    return min(away(edge) for edge in edges(path))


@cache
def shared(id: str) -> dict[tuple[str, str], float]:
    """Pair of provinces → length of their common border."""
    owners: dict[Edge, list[str]] = {}
    for code, place in drawing(id).places.items():
        for edge in edges(place.path):
            owners.setdefault(edge, []).append(code)
    found: Counter[tuple[str, str]] = Counter()
    for edge, codes in owners.items():
        for one, other in combinations(sorted(codes), 2):
            found[one, other] += length(edge)  # type: ignore[assignment]
    return dict(found)


def neighbours(id: str) -> set[tuple[str, str]]:
    """Pairs of provinces between which a unit can move."""
    return {
        (min(code, other), max(code, other))
        for code, province in bundled(id).provinces.items()
        for near in (province.army.split(), *province.spots.values())
        for other in (name.partition("/")[0] for name in near)
    }


@pytest.mark.parametrize("id", maps())
def test_exactly_the_provinces_are_drawn(id: str) -> None:
    assert set(drawing(id).places) == set(bundled(id).provinces)


@pytest.mark.parametrize("id", maps())
def test_provinces_fill_the_picture_without_gaps_or_overlaps(id: str) -> None:
    picture = drawing(id)
    paths = [*picture.wastes, *picture.lakes, *(p.path for p in picture.places.values())]
    sides = Counter(edge for path in paths for edge in edges(path))
    width, height = picture.width, picture.height
    for edge, times in sides.items():
        (ax, ay), (bx, by) = edge
        on_frame = ax == bx in (0, width) or ay == by in (0, height)
        assert times == (1 if on_frame else 2), edge
    assert sum(surface(path) for path in paths) == pytest.approx(width * height, rel=1e-6)


@pytest.mark.parametrize("id", maps())
def test_neighbours_share_a_border(id: str) -> None:
    apart = {pair for pair in neighbours(id) if shared(id).get(pair, 0) < CORNER}
    assert apart == STRAITS[id]


@pytest.mark.parametrize("id", maps())
def test_provinces_that_share_a_border_are_neighbours(id: str) -> None:
    strangers = {
        pair: long
        for pair, long in shared(id).items()
        if long > LONG and pair not in neighbours(id)
    }
    assert strangers.keys() == TOUCHING[id].keys()
    for pair, long in strangers.items():
        assert long <= TOUCHING[id][pair]


@pytest.mark.parametrize("id", maps())
def test_centres_and_coasts_have_positions(id: str) -> None:
    for code, province in bundled(id).provinces.items():
        place = drawing(id).places[code]
        assert (place.centre is not None) == province.centre
        assert set(place.coasts) == set(province.coasts)


@pytest.mark.parametrize("id", maps())
def test_signs_stand_inside_their_province(id: str) -> None:
    picture = drawing(id)
    marks = picture.marks
    out = []
    for code, place in picture.places.items():
        path = place.path
        discs = [("unit", place.unit, marks.unit - 1)]
        discs += [("centre", place.centre, marks.centre - 1)] if place.centre else []
        out += [
            (code, name)
            for name, spot, radius in discs
            if not inside(path, *spot) or to_border(path, *spot) < radius
        ]
        (x, y), (w, h) = place.label, marks.label
        corners = [(x + dx * w / 2, y + dy * h / 2) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        out += [(code, "label") for corner in corners if not inside(path, *corner)]
        out += [(code, name) for name, spot in place.coasts.items() if not inside(path, *spot)]
        out += [(code, "dislodged")] if not inside(path, *place.dislodged) else []
    assert not out


@pytest.mark.parametrize("id", maps())
def test_signs_do_not_cover_each_other(id: str) -> None:
    picture = drawing(id)
    marks = picture.marks
    for code, place in picture.places.items():
        units = [place.unit, *place.coasts.values()]
        for spot in units:
            if place.centre:
                assert math.dist(spot, place.centre) >= marks.unit + marks.centre, code
            assert to_label(picture, place, spot) >= marks.unit - 0.5, code
        if place.centre:
            assert to_label(picture, place, place.centre) >= marks.centre, code


def to_label(picture: Drawing, place: Place, spot: Point) -> float:
    """Distance of a point from the label."""
    (x, y), (w, h) = place.label, picture.marks.label
    return math.hypot(max(abs(spot[0] - x) - w / 2, 0), max(abs(spot[1] - y) - h / 2, 0))


@pytest.mark.parametrize("id", maps())
def test_drawings_are_small_enough_for_phones(id: str) -> None:
    picture = drawing(id)
    assert sum(len(place.path) for place in picture.places.values()) < 92_000
    for _, path in picture.paths:
        assert re.fullmatch(r"(M[0-9. ]+Z?)+", path)
        assert not re.search(r"\.\d\d", path)


def test_an_unknown_drawing_is_not_found() -> None:
    with pytest.raises(KeyError):
        drawing("../classic")
