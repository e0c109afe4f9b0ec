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
from intriga.warfare.pages import map_layers
from intriga.web.conformance import site_of

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
    return site.render("shared/intriga.warfare.pages/turn.html", t=t, lang="en", turn=shown)


def test_outlines_of_a_brought_map_are_on_the_page_and_those_of_ours_in_a_file() -> None:
    text = (files("intriga.diplomacy") / "maps" / "baltic.json").read_text("utf-8")
    id = own_map(text)
    page = rendered(id)
    assert 'data-shapes=""' in page
    assert set(re.findall(r'<use href="#([A-Z]+)"', page)) <= set(
        re.findall(r'<path id="([A-Z]+)"', page)
    )
    assert page.count('<use href="#STO"/>') == 1
    ours = rendered("baltic")
    assert "<defs>" not in ours
    assert re.search(r'data-shapes="/static/\w+/shared/intriga\.warfare\.pages/baltic\.svg"', ours)
    assert thumbnail(id, {"STO": 0}, [Piece(0, "F STO")]).startswith("<svg")
