"""Diplomacy's printout: one sheet for every map, with the names of the provinces and lines to write
on."""

import io
from importlib.resources import files

import pytest
from pypdf import PdfReader

from intriga.diplomacy import maps
from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy import game
from intriga.kernel.game import InvalidOptions
from intriga.web.printing.printouts import compile_pdf, printouts
from tests.kit.diplomacy.made_map import ring, text
from tests.kit.sampled import sampled
from tests.print.paper import A4, HOSTILE, all_on_paper, words


@pytest.mark.parametrize("language", sampled(["ru", "en"]))
@pytest.mark.parametrize(
    "map",
    [
        pytest.param(map, marks=pytest.mark.thorough) if map == "old_world" else map
        for map in maps()
    ],
)
def test_every_map_is_one_sheet(map: str, language: str) -> None:
    board = board_of(map)
    names = (HOSTILE * 2)[: len(board.powers)]
    pdf = compile_pdf(game, "map", language, {"map": map}, names)
    (page,) = PdfReader(io.BytesIO(pdf)).pages
    assert [float(side) for side in page.mediabox[2:]] == pytest.approx(A4, abs=1)
    assert all_on_paper(page)
    said = words(page)
    for power in board.atlas.powers.values():
        assert (power.ru if language == "ru" else power.en) in said
    assert ("Осень" if language == "ru" else "Autumn").upper() in said.upper()
    assert '#eval("1+1")' in said


@pytest.mark.thorough
@pytest.mark.rule("diplomacy", "C8a")
@pytest.mark.parametrize("powers", [2, 34])
def test_a_map_that_the_host_brings_is_one_sheet(powers: int) -> None:
    options = {"map": "own", "map_text": text(ring(powers))}
    pdf = compile_pdf(game, "map", "en", options, ["Anna", "Boris"])
    (page,) = PdfReader(io.BytesIO(pdf)).pages
    assert all_on_paper(page)
    assert "The Ring" in words(page)
    assert f"Power {powers - 1}" in words(page)


def test_a_sheet_follows_the_options_and_refuses_those_that_do_not_fit() -> None:
    assert [printout.id for printout in printouts(game, "en")] == ["map"]
    three = words(PdfReader(io.BytesIO(compile_pdf(game, "map", "en", {}, [""] * 3))).pages[0])
    seven = words(PdfReader(io.BytesIO(compile_pdf(game, "map", "en", {}, [""] * 7))).pages[0])
    assert "The Baltic, 1560" in three
    assert "Europe, 1901" in seven
    with pytest.raises(InvalidOptions):
        compile_pdf(game, "map", "en", {"map": "baltic"}, [""] * 7)
    assert compile_pdf(game, "map", "ru", {}, [""] * 7) == compile_pdf(
        game, "map", "ru", {}, [""] * 7
    )
    assert (files("intriga.games.diplomacy.print") / "map.typ").is_file()
