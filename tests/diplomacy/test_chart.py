"""How positions and orders are drawn: every map, every kind of order, self-contained pictures."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from intriga.diplomacy import maps
from intriga.diplomacy.adjudication.legal import Menu
from intriga.diplomacy.graphics.arrows import Pen, curve
from intriga.diplomacy.graphics.svg_document import PALETTE, Sheet, document
from intriga.diplomacy.graphics.svg_layers import Chart, Piece, Stroke, chart_of, shortened

MAPS = maps()
AT_LEISURE = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
POINTS = some.tuples(some.integers(0, 1200), some.integers(0, 1200))
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def starts(chart: Chart) -> dict[str, list[str]]:
    return {name: list(power.start) for name, power in chart.board.atlas.powers.items()}


def numbers(path: str) -> list[float]:
    return [float(number) for number in NUMBER.findall(path)]


@pytest.mark.parametrize("map", MAPS)
def test_every_possible_order_is_drawn_inside_the_frame(map: str) -> None:
    chart = chart_of(map)
    units = starts(chart)
    there = [unit for own in units.values() for unit in own]
    orders = [order.text for unit in there for order in Menu(map, units).of(unit)]
    kinds = set()
    for text in orders:
        arrow = chart.arrow(
            Stroke(0, text), {unit.split()[1].partition("/")[0]: unit for unit in there}
        )
        if arrow is None:
            assert text.endswith(" H")
            continue
        kinds.add(arrow.kind)
        x, y = numbers(arrow.line)[:2]
        assert 0 <= x <= chart.drawing.width, text
        assert 0 <= y <= chart.drawing.height, text
    assert {"move", "support-move"} <= kinds
    assert len(chart.arrows((Stroke(0, text) for text in orders), there)) > 1000


def test_fleets_on_coasts_are_drawn_at_their_coast() -> None:
    chart = chart_of("classic")
    place = chart.drawing.places["STP"]
    assert list(chart.point("STP/NC")) == list(place.coasts["NC"])
    assert list(chart.point("STP/SC")) == list(place.coasts["SC"])
    there = {"STP": "F STP/NC", "NWY": "A NWY"}
    north = chart.arrow(Stroke(0, "A NWY S F STP"), there)
    south = chart.arrow(Stroke(0, "A NWY S F STP"), there | {"STP": "F STP/SC"})
    assert north is not None
    assert south is not None
    assert north.head != south.head


def test_unreadable_orders_are_not_drawn() -> None:
    chart = chart_of("classic")
    assert chart.arrow(Stroke(0, "A PAR goes to the moon"), {}) is None
    assert chart.arrows([Stroke(0, "A PAR H"), Stroke(0, "WAIVE"), Stroke(0, "A PAR B")], []) == ""


@AT_LEISURE
@given(POINTS, POINTS)
def test_an_arrow_never_points_backwards(start: tuple[int, int], end: tuple[int, int]) -> None:
    drawn = Pen(13, 13).move(start, end, failed=True)
    assert drawn.cross
    ax, ay, *_, bx, by = numbers(drawn.line)
    along = (bx - ax) * (end[0] - start[0]) + (by - ay) * (end[1] - start[1])
    assert along >= -1


def test_arrows_of_units_that_swap_do_not_overlap() -> None:
    there, back = curve((0, 0), (100, 0)), curve((100, 0), (0, 0))
    assert there.at(0.5)[1] * back.at(0.5)[1] < 0


@AT_LEISURE
@given(some.lists(some.lists(POINTS, min_size=2, max_size=8), min_size=1, max_size=4))
def test_a_shortened_path_is_the_same_outline(lines: list[list[tuple[int, int]]]) -> None:
    path = "".join("M" + " ".join(f"{x}.5 {y}" for x, y in line) + "Z" for line in lines)
    found = []
    at = (0, 0)
    for part in re.findall("m[^m]*", shortened(path, 2)):
        steps = [int(number) for number in re.findall(r"-?\d+", part)]
        points = []
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            at = (at[0] + dx, at[1] + dy)
            points.append(at)
        found.append(points)
        at = points[0]
    for line, points in zip(lines, found, strict=True):
        whole = [(2 * x + 1, 2 * y) for x, y in line]
        kept = [whole[0], *(b for a, b in pairwise(whole) if a != b)]
        assert points == kept


@pytest.mark.parametrize("map", MAPS)
def test_outlines_are_a_small_file_with_every_province(map: str) -> None:
    chart = chart_of(map)
    tree = ElementTree.fromstring(chart.shapes())
    ids = {path.get("id") for path in tree.iter("{http://www.w3.org/2000/svg}path")}
    assert ids >= {*chart.board.codes, "shore"}
    assert len(chart.shapes()) < 90_000


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_picture_has_no_external_references(map: str, language: str) -> None:
    chart = chart_of(map)
    units = starts(chart)
    powers = list(units)
    there = [unit for own in units.values() for unit in own]
    sheet = Sheet(
        title="«<b>&</b>»",
        owners={code: n for n, code in enumerate(chart.board.codes[: len(powers)])},
        pieces=[Piece(powers.index(power), unit) for power in powers for unit in units[power]],
        strokes=[Stroke(0, order.text) for order in Menu(map, units).of(there[0])],
        standing=there,
        legend=powers,
        letters=dict(enumerate("ABCDEFGHIJ")),
        language=language,
    )
    svg = document(map, sheet)
    tree = ElementTree.fromstring(svg)
    assert tree.findtext("{http://www.w3.org/2000/svg}title") == "«<b>&</b>»"
    assert "<script" not in svg
    assert "href" not in svg
    assert "var(" not in svg
    names = {"".join(text.itertext()) for text in tree.iter("{http://www.w3.org/2000/svg}text")}
    assert chart.board.code(chart.board.codes[0], language) in names
    assert len(PALETTE) >= len(powers)
