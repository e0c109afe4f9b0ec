"""Maps: the classic one compared with another source, and faults that are found."""

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from intriga.diplomacy.adjudication.movement import resolve
from intriga.diplomacy.geography.board import Board, bits, board_of
from intriga.diplomacy.geography.catalogue import BadMap, bundled, maps, read_atlas, read_drawing
from intriga.diplomacy.geography.map_shapes import drawing
from intriga.diplomacy.geography.validate import check_drawing
from intriga.diplomacy.notation.reader import Reader
from tests.kit.diplomacy.small_map import SMALL, changed

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "data" / "classic-map.json").read_text("utf-8")
)
KINDS = {"sea": "WATER", "land": "LAND", "coast": "COAST"}


@pytest.fixture
def europe() -> Board:
    return board_of("classic")


def test_the_classic_map_has_the_same_provinces_as_the_reference(europe: Board) -> None:
    known = {code for code, p in FACTS["provinces"].items() if p["type"] != "SHUT"}
    assert set(europe.codes) == known
    assert len(europe.codes) == 75
    for code, province in europe.atlas.provinces.items():
        facts = FACTS["provinces"][code]
        assert KINDS[province.kind] == facts["type"]
        assert province.centre == facts["centre"]
        assert {f"/{coast}" for coast in province.coasts} == set(facts["coasts"])
    assert len(europe.centres) == 34


def test_armies_move_as_in_the_reference(europe: Board) -> None:
    for p, code in enumerate(europe.codes):
        assert {europe.codes[to] for to in bits(europe.roads[p])} == set(
            FACTS["army"].get(code, ())
        )


def test_fleets_move_as_in_the_reference(europe: Board) -> None:
    for spot, name in enumerate(europe.spots):
        assert {europe.spots[to] for to in bits(europe.lanes[spot])} == set(
            FACTS["fleet"].get(name, ())
        )


def test_home_centres_and_first_units_are_those_of_the_reference(europe: Board) -> None:
    for power, homes in FACTS["homes"].items():
        assert {europe.codes[p] for p, home in europe.home.items() if home == power} == set(homes)
        assert sorted(europe.atlas.powers[power].start) == sorted(FACTS["start"][power])
    assert set(europe.powers) == set(FACTS["homes"])


@pytest.mark.parametrize("id", maps())
def test_every_shipped_map_is_named_in_both_languages(id: str) -> None:
    for province in bundled(id).provinces.values():
        assert province.en.isascii()
        assert not province.ru.isascii()


def test_a_location_is_named_with_its_coast(europe: Board) -> None:
    assert europe.name("SPA/SC", "ru") == "Испания (южный берег)"
    assert europe.name("STP/NC", "en") == "St Petersburg (north coast)"
    assert europe.name("PAR", "ru") == "Париж"
    assert europe.name("?", "en") == "?"


def test_an_unknown_map_is_not_found() -> None:
    with pytest.raises(KeyError):
        bundled("../classic")


@pytest.mark.parametrize("id", ["baltic", "old_world"])
def test_shipped_maps_are_fair(id: str) -> None:
    """All powers have as many home centres, one unit in each, and no unit starts next to a foreign
    home."""
    board = board_of(id)
    assert set(Counter(board.home.values()).values()) == {3}
    assert set(Counter(board.home.values())) == set(board.powers)
    for power in board.powers:
        start = [
            board.province[board.spot_of[unit[2:]]] for unit in board.atlas.powers[power].start
        ]
        assert sorted(start) == sorted(p for p, owner in board.home.items() if owner == power)
        assert any(not board.land[p] for p in start) or id == "old_world"
    for p, owner in board.home.items():
        near = board.roads[p] | board.shores[p]
        for coast in board.coasts[p]:
            near |= board.shores[coast]
        neighbours = {board.home.get(other, owner) for other in bits(near)}
        assert neighbours == {owner}, board.codes[p]
    neutral = len(board.centres) - len(board.home)
    assert len(board.home) / 2 <= neutral <= len(board.home) * 1.25


# ── community maps ───────────────────────────────────────────────────────────────


def test_a_community_map_can_be_played() -> None:
    reads = Reader(Board(read_atlas(json.dumps(SMALL))))
    units = {"NORTH": ["A HIL", "F POR/NC"], "SOUTH": ["F CAP"]}
    orders = {"NORTH": ["F POR/NC - BAY", "A HIL - POR"], "SOUTH": ["F Мыс - Пролив"]}
    season = resolve(reads, units, orders)
    assert season.errors == []
    assert season.units == {"NORTH": ["A POR", "F BAY"], "SOUTH": ["F STR"]}


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("provinces.HIL.army", "POR CAP", "diplomacy-map-one-way"),
        ("provinces.HIL.army", "POR HIL", "diplomacy-map-own-neighbour"),
        ("provinces.HIL.army", "POR XYZ", "diplomacy-map-neighbour"),
        ("provinces.HIL.army", "POR BAY", "diplomacy-map-neighbour"),
        ("provinces.HIL.fleet", "BAY", "diplomacy-map-fleet-on-land"),
        ("provinces.BAY.army", "HIL", "diplomacy-map-army-at-sea"),
        ("provinces.BAY.centre", True, "diplomacy-map-sea"),
        ("provinces.BAY.fleet", "POR STR", "diplomacy-map-neighbour"),
        ("provinces.CAP.fleet", "", "diplomacy-map-no-lanes"),
        ("provinces.POR.coasts", {"NC": "BAY"}, "diplomacy-map-coasts"),
        ("provinces.POR.coasts", {"NC": "BAY", "S": "STR"}, "diplomacy-map-coast-code"),
        ("provinces.bay", SMALL["provinces"]["BAY"], "diplomacy-map-code"),
        ("provinces.NC", SMALL["provinces"]["HIL"], "diplomacy-map-code"),
        ("provinces.CAP.ru", "Залив", "diplomacy-map-name"),
        ("provinces.CAP.also", ["STR"], "diplomacy-map-name"),
        ("provinces.CAP.ru", "", "diplomacy-map-no-name"),
        ("provinces.CAP.home", "EAST", "diplomacy-map-power"),
        ("provinces.CAP.centre", False, "diplomacy-map-home-no-centre"),
        ("powers.SOUTH.start", ["F HIL"], "diplomacy-map-start"),
        ("powers.SOUTH.start", ["F POR"], "diplomacy-map-start"),
        ("powers.SOUTH.start", ["A BAY"], "diplomacy-map-start"),
        ("powers.SOUTH.start", ["A HIL"], "diplomacy-map-start-twice"),
        ("provinces.LAK", {"kind": "land", "en": "Lake", "ru": "Озеро"},
         "diplomacy-map-unreachable"),
        ("powers", {}, "diplomacy-map-no-powers"),
        ("line_ups", {"1": ["NORTH", "SOUTH"]}, "diplomacy-map-line-up"),
        ("line_ups", {"2": ["NORTH", "NORTH"]}, "diplomacy-map-line-up"),
        ("line_ups", {"1": ["WEST"]}, "diplomacy-map-line-up-power"),
        ("line_ups", {"few": ["NORTH"]}, "diplomacy-map-format"),
        ("line_ups", {"1" + "0" * 30: ["NORTH"]}, "diplomacy-map-line-up"),
        ("year", 100_000, "diplomacy-map-year"),
        ("year", -(10**30), "diplomacy-map-year"),
        ("year", 2**64, "diplomacy-map-year"),
        ("year", 1e30, "diplomacy-map-format"),
        ("drawing.places.HIL", None, "diplomacy-map-not-drawn"),
        ("drawing.places.LAK", {"path": "M0 0Z", "unit": [1, 1], "label": [1, 1],
         "dislodged": [1, 1]}, "diplomacy-map-drawn-unknown"),
        ("drawing.places.BAY.path", "", "diplomacy-map-drawn-path"),
        ("drawing.places.BAY.path", "M0 0l5 5z", "diplomacy-map-drawn-path"),
        ("drawing.coast", 'M0 0"/><script>', "diplomacy-map-drawn-path"),
        ("drawing.coast", "M0 1000000Z", "diplomacy-map-drawn-path"),
        ("drawing.width", 2**64, "diplomacy-map-format"),
        ("drawing.places.BAY.unit", [2**64, 5], "diplomacy-map-drawn-outside"),
        ("drawing.lakes", ["M0 0Z", "0 0"], "diplomacy-map-drawn-path"),
        ("drawing.places.BAY.unit", [41, 5], "diplomacy-map-drawn-outside"),
        ("drawing.places.BAY.label", [5, -1], "diplomacy-map-drawn-outside"),
        ("drawing.places.POR.coasts.SC", [5, 99], "diplomacy-map-drawn-outside"),
        ("drawing.places.BAY.centre", [5, 5], "diplomacy-map-drawn-centre"),
        ("drawing.places.CAP.centre", None, "diplomacy-map-drawn-centre"),
        ("drawing.places.POR.coasts.SC", None, "diplomacy-map-drawn-coasts"),
        ("drawing.width", 0, "diplomacy-map-format"),
        ("drawing.places.BAY.unit", [1], "diplomacy-map-format"),
        ("provinces.HIL.kind", "hill", "diplomacy-map-format"),
        ("provinces.HIL.colour", "red", "diplomacy-map-format"),
        ("provinces", None, "diplomacy-map-format"),
    ],
)  # fmt: skip
def test_faults_of_a_map_are_reported(path: str, value: Any, problem: str) -> None:
    with pytest.raises(BadMap) as caught:
        read_atlas(changed(path, value))
    assert problem in {found.id for found in caught.value.problems}


def test_a_drawing_is_embedded_or_separate() -> None:
    atlas = read_atlas(json.dumps(SMALL))
    assert atlas.drawing is not None
    apart = json.dumps(SMALL["drawing"])
    assert read_drawing(apart, read_atlas(changed("drawing", None))) == atlas.drawing
    with pytest.raises(BadMap) as caught:
        read_drawing(apart, bundled("classic"))
    assert {found.id.removeprefix("diplomacy-map-") for found in caught.value.problems} == {
        "not-drawn",
        "drawn-unknown",
        "drawn-coasts",
    }
    with pytest.raises(BadMap) as caught:
        read_drawing(apart[:-1], atlas)
    assert [found.id for found in caught.value.problems] == ["diplomacy-map-format"]


@pytest.mark.parametrize("id", maps())
def test_a_shipped_drawing_has_no_faults(id: str) -> None:
    assert check_drawing(drawing(id), bundled(id)) == []


def test_an_empty_map_is_refused() -> None:
    empty = {"id": "e", "en": "E", "ru": "Э", "powers": {"A": {"en": "A", "ru": "А"}}}
    with pytest.raises(BadMap) as caught:
        read_atlas(json.dumps(empty | {"provinces": {}}))
    assert [found.id for found in caught.value.problems] == ["diplomacy-map-empty"]


def test_a_missing_adjacency_of_the_classic_map_is_noticed() -> None:
    raw = (files("intriga.diplomacy") / "maps" / "classic.json").read_text("utf-8")
    data = json.loads(raw)
    for code in ("PAR", "ENG", "CON"):
        for key in ("army", "fleet"):
            near = data["provinces"][code].get(key, "").split()
            for gone in near:
                broken = json.loads(raw)
                broken["provinces"][code][key] = " ".join(n for n in near if n != gone)
                with pytest.raises(BadMap):
                    read_atlas(json.dumps(broken))
