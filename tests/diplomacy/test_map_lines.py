"""Maps that people bring: errors say on which line they are, and a valid map can be played on."""

import json
from collections.abc import Callable
from importlib.resources import files
from math import dist
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.diplomacy.adjudication.movement import resolve
from intriga.diplomacy.geography.atlas import Province
from intriga.diplomacy.geography.board import bits, board_of
from intriga.diplomacy.geography.catalogue import (
    BadMap,
    bundled,
    maps,
    own_map,
    read_atlas,
    read_drawing,
)
from intriga.diplomacy.geography.map_lines import lines_of
from intriga.diplomacy.geography.sketch import sketch
from intriga.diplomacy.geography.validate import check_drawing
from intriga.diplomacy.graphics.svg_layers import chart_of
from tests.kit.diplomacy.small_map import SMALL

pytestmark = pytest.mark.rule("zeppelin", "Z42")
BALTIC = (files("intriga.diplomacy") / "maps" / "baltic.json").read_text("utf-8")


def problems(text: str) -> list[tuple[str, int]]:
    with pytest.raises(BadMap) as caught:
        read_atlas(text)
    ids = [problem.id.removeprefix("diplomacy-map-") for problem in caught.value.problems]
    return list(zip(ids, caught.value.lines, strict=True))


def line(beginning: str, text: str = BALTIC) -> int:
    """The number of the line that begins so."""
    lines = text.split("\n")
    return 1 + next(n for n, one in enumerate(lines) if one.strip().startswith(beginning))


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('"ALA": {"kind": "sea"', '"ALA": {"kind": "hill"', [("format", '"ALA"')]),
        ('"start": ["F COP"', '"start": [7', [("format", '"DENMARK"')]),
        ('"start": ["F COP"', '"start": ["F MOS"', [("start", '"DENMARK"')]),
        ('"fleet": "ABO BOT EGO', '"fleet": "ABO XXX BOT EGO', [("neighbour", '"ALA"')]),
        ('"fleet": "ABO BOT EGO', '"fleet": "BOT EGO', [("one-way", '"ABO"')]),
        ('"3": ["HANSA", ', '"3": [', [("line-up", '"3"')]),
        ('"ALA": {"kind"', '"ALA {"kind"', [("format", '"ALA')]),
    ],
)
def test_an_error_names_the_line(old: str, new: str, found: list[tuple[str, str]]) -> None:
    assert old in BALTIC
    broken = BALTIC.replace(old, new, 1)
    assert problems(broken) == [(id, line(beginning, broken)) for id, beginning in found]


@pytest.mark.parametrize("code", ["Hansa", "HANSA/..", "A B", "H" * 25, ""])
def test_a_code_of_a_power_is_a_plain_word(code: str) -> None:
    broken = BALTIC.replace('"HANSA"', f'"{code}"')
    assert problems(broken) == [("power-code", line('"HANSA"'))]


def test_all_parts_of_the_wrong_form_are_named_at_once() -> None:
    broken = BALTIC.replace('"ALA": {"kind": "sea"', '"ALA": {"kind": "hill"')
    broken = broken.replace('"HANSA": {"en": "The Hansa"', '"HANSA": {"en": 7')
    assert {at for _, at in problems(broken)} == {line('"ALA"'), line('"HANSA"')}
    with pytest.raises(BadMap) as caught:
        read_atlas(broken)
    said = [problem.params["problem"] for problem in caught.value.problems]
    assert [text.split(":")[0] for text in said] == ["HANSA", "ALA"]


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 1),
        ("[]", 1),
        ("{\n\n}", 1),
        ('{\n"id": "x"\n', 3),
        ('{"id": "x",\n"en": \x00}', 2),
        ('{"id": 7,\n"provinces": [1, 2,\n3]}', 1),
    ],
)
def test_what_is_no_map_at_all_is_an_error_too(text: str, at: int) -> None:
    assert problems(text) == [("format", at)]


def test_a_fault_of_a_drawing_has_a_line_in_its_own_file_and_in_the_map() -> None:
    data: dict[str, Any] = json.loads(json.dumps(SMALL))
    code = next(iter(data["drawing"]["places"]))
    data["drawing"]["places"][code]["unit"] = [-5, 0]
    whole, apart = json.dumps(data, indent=1), json.dumps(data["drawing"], indent=1)
    named = f'"{code}"'
    (found,) = problems(whole)
    places = whole.index('"places"')
    assert found == ("drawn-outside", whole.count("\n", 0, whole.index(named, places)) + 1)
    with pytest.raises(BadMap) as caught:
        read_drawing(apart, read_atlas(json.dumps(SMALL)))
    places = apart.index('"places"')
    assert caught.value.lines == [apart.count("\n", 0, apart.index(named, places)) + 1]


def test_lines_of_everything_in_a_text() -> None:
    text = '{"a":\n [1,\n  {"b": "}\\"\\n"}],\n"c": {}, "d": [ ]\n}'
    assert lines_of(text) == {
        (): 1,
        ("a",): 1,
        ("a", "0"): 2,
        ("a", "1"): 3,
        ("a", "1", "b"): 3,
        ("c",): 4,
        ("d",): 4,
    }


def test_a_map_of_ones_own_is_known_by_its_text() -> None:
    id = own_map(BALTIC)
    assert own_map(str(bytearray(BALTIC.encode()), "utf-8")) == id
    assert own_map(BALTIC + "\n") != id
    assert board_of(id).codes == board_of("baltic").codes
    # Whatever the file calls itself, it takes nobody's place.
    assert board_of(id).atlas.id == id
    season = resolve(id, {"SWEDEN": ["F STO"]}, {"SWEDEN": ["F STO - ALA"]})
    assert season.units == {"SWEDEN": ["F ALA"]}
    with pytest.raises(BadMap):
        own_map(BALTIC[:-20])
    with pytest.raises(KeyError):
        board_of("own-none")


def test_a_map_of_ones_own_brings_its_drawing() -> None:
    id = own_map(json.dumps(SMALL))
    assert chart_of(id).drawing.places.keys() == SMALL["provinces"].keys()


@pytest.mark.parametrize("name", maps())
def test_a_map_without_a_drawing_is_sketched(name: str) -> None:
    atlas = bundled(name)
    drawn = sketch(atlas)
    assert drawn == sketch(atlas)
    assert check_drawing(drawn, atlas) == []
    at = {code: place.unit for code, place in drawn.places.items()}
    codes = sorted(at)
    apart = [dist(at[a], at[b]) for n, a in enumerate(codes) for b in codes[:n]]
    assert min(apart) > 70, "no disc covers another"
    # A line for every two neighbours, and most of them are close to each other.
    board = board_of(name)
    pairs = [
        (p, q)
        for p in range(board.size)
        for q in bits(board.roads[p] | board.waters[p] | board.shores[p])
        if p < q
    ]
    assert drawn.coast.count("M") >= len(pairs)
    near = sorted(dist(at[board.codes[p]], at[board.codes[q]]) for p, q in pairs)
    others = sorted(apart)
    assert near[len(near) // 2] * 2.5 < others[len(others) // 2]


def test_a_map_of_one_province_is_sketched() -> None:
    lonely = replace(bundled("classic"), provinces={"PAR": Province("land", "Paris", "Париж")})
    assert list(sketch(lonely).places) == ["PAR"]


def test_maps_that_nobody_uses_are_forgotten() -> None:
    first = own_map(BALTIC)
    for n in range(130):
        own_map(BALTIC.replace("1560", str(1000 + n)))
    assert own_map(BALTIC) == first
    assert board_of(first).codes


@pytest.mark.parametrize(
    ("broken", "found"),
    [
        ('"year": NaN', ("no-number", 3)),
        ('"year": -Infinity', ("no-number", 3)),
        (f'"year": {"9" * 4301}', ("long-number", 3)),
        (f'"more": {"9" * 4301}', ("long-number", 3)),
        (r'"en": "\ud800"', ("half-character", 3)),
        (r'"en": "\udc00x"', ("half-character", 3)),
        ('"en": "\ud800"', ("half-character", 3)),
        ('"en": "a\0"', ("format", 3)),
        ('"en": ' + "[" * 100_000, ("deep", 1)),
        ('"en": ' + "[" * 400 + "]" * 400, ("format", 0)),
        ('"year": 1e999', ("long-number", 3)),
        ('"en": "NaN"', ("format", 2)),
        ("", ("format", 2)),
    ],
)
@pytest.mark.rule("zeppelin", "Z42", "P-6")
def test_whatever_is_in_a_map_it_is_refused_in_words(broken: str, found: tuple[str, int]) -> None:
    text = '\n{"id": "x",\n' + broken + "\n}"
    assert problems(text)[0][0] == found[0]
    if found[1]:
        assert problems(text)[0][1] == found[1]
    raw = text.encode("utf-8", "surrogatepass")
    with pytest.raises(BadMap):
        read_atlas(raw)


@pytest.mark.parametrize("char", ["\0", "\u202e", "\u2066", "\u200b", "\x1b", "\u2028", "\ue000"])
@pytest.mark.parametrize("written", [str, lambda char: f"\\u{ord(char):04x}"])
@pytest.mark.rule("zeppelin", "Z42", "P-6")
def test_no_text_of_a_map_has_what_nobody_sees(char: str, written: Callable[[str], str]) -> None:
    if written is str and char < " ":
        return  # no JSON, as above
    for old in ('"Denmark"', '"DENMARK"', '"Aland Sea"', '"id": "baltic"'):
        at = BALTIC.index(old) + len(old) - 1
        bad = BALTIC[:at] + written(char) + BALTIC[at:]
        with pytest.raises(BadMap) as caught:
            read_atlas(bad)
        (problem, *more) = caught.value.problems
        assert problem.id == "diplomacy-map-unseen"
        assert problem.params["char"] == f"U+{ord(char):04X}"
        assert {one.id for one in more} <= {problem.id}
        assert caught.value.lines[0] == bad.count("\n", 0, at) + 1
        assert char not in problem.params["where"]


@pytest.mark.rule("zeppelin", "Z42", "P-6")
def test_names_may_have_what_their_script_needs() -> None:
    read_atlas(BALTIC.replace('"Denmark"', '"نی\u200cروز"'))
