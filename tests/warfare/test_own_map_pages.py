"""The map of a match on a map that people have brought: its outlines are on the page itself."""

import re
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import pytest

from intriga.diplomacy.geography.catalogue import own_map
from intriga.diplomacy.graphics.svg_document import thumbnail
from intriga.diplomacy.graphics.svg_layers import Piece, Stroke
from intriga.games.diplomacy import game as diplomacy
from intriga.warfare.presentation import map_layers
from intriga.warfare.presentation.power_marks import letters
from intriga.web.conformance.looks import site_of
from tests.kit.diplomacy.made_map import ring, text

pytestmark = pytest.mark.rule("zeppelin", "Z42")


def rendered(map: str) -> str:
    """A past turn on a map, as its page shows it."""
    site = site_of(diplomacy)
    book = site.book("en", "diplomacy")
    scene: Any = SimpleNamespace(
        language="en", url=site.assets.url, say=lambda id, **params: book.say(id, params)
    )
    pieces = [Piece(0, "F STO"), Piece(1, "A VIL")]
    shown = {
        "name": "Spring",
        "frame": map_layers.frame(map, scene),
        "land": map_layers.land(map, scene, {"STO": 0}, pieces, ""),
        "arrows": map_layers.arrows(map, [Stroke(0, "F STO - ALA")], ["F STO"], ""),
        "units": map_layers.units(map, scene, pieces, ""),
        "outcomes": {"name": "Spring", "groups": []},
        "paper_url": "",
    }
    t = site.say("en", "diplomacy")
    return site.render("shared/intriga.warfare.web/turn.html", t=t, lang="en", turn=shown)


def test_outlines_of_a_brought_map_are_on_the_page_and_those_of_ours_in_a_file() -> None:
    id = own_map((files("intriga.diplomacy") / "maps" / "baltic.json").read_text("utf-8"))
    page = rendered(id)
    assert 'data-shapes=""' in page
    assert set(re.findall(r'<use href="#([A-Z]+)"', page)) <= set(
        re.findall(r'<path id="([A-Z]+)"', page)
    )
    assert page.count('<use href="#STO"/>') == 1
    ours = rendered("baltic")
    assert "<defs>" not in ours
    assert re.search(r'data-shapes="/static/\w+/shared/intriga\.warfare\.web/baltic\.svg"', ours)
    assert thumbnail(id, {"STO": 0}, [Piece(0, "F STO")]).startswith("<svg")


def test_every_power_has_a_short_mark_of_its_own() -> None:
    """Names that begin alike, as «Power 1» and «Power 12», are marked by what follows."""
    for language in ("en", "ru"):
        marks = letters(own_map(text(ring(34))), language)
        assert list(marks) == list(range(34))
        assert len({*marks.values()}) == 34
        assert max(map(len, marks.values())) <= 3
    assert letters("classic", "ru")[0] == "Ав"
    alike = ring(3)
    for code, name in (("P00", "The Horde"), ("P01", "The Hansa"), ("P02", "The Hand")):
        alike["powers"][code]["en"] = name
    assert letters(own_map(text(alike)), "en") == {0: "TH", 1: "Th", 2: "Te"}
