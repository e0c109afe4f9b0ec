"""Options that are long texts: a map of one's own is pasted whole, and its mistakes are told."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import NewPerson
from tests.kit.http.server import Server
from tests.web.tab import Tab

pytestmark = pytest.mark.rule("zeppelin", "Z42")
BALTIC = (files("intriga.diplomacy") / "maps" / "baltic.json").read_text("utf-8")


def test_a_map_is_pasted_with_its_lines_and_its_mistakes_are_told_by_line(
    new_person: NewPerson,
) -> None:
    me = new_person("en")
    me.open("/new/zeppelin")
    assert 'name="map_text" rows="8"' in me.page.text
    broken = BALTIC.replace('"ALA": {"kind": "sea"', '"ALA": {"kind": "hill"')
    line = broken.count("\n", 0, broken.index('"ALA"')) + 1
    me.press("/new/zeppelin", name="Host", map="own", map_text=broken, states="3")
    assert f"Line {line}: " in me.text
    me.press("/new/zeppelin", name="Host", map="own", map_text=BALTIC, states="3")
    assert me.path.startswith("/m/")
    # The text itself is not shown to everybody who comes.
    assert "Aland Sea" not in me.text
    assert "characters" in me.text


@pytest.mark.parametrize("value", ["NaN", "Infinity", "9" * 4301, r'"\ud800"'])
@pytest.mark.rule("zeppelin", "Z42", "P-6")
def test_what_no_map_can_hold_is_told_beside_the_map(new_person: NewPerson, value: str) -> None:
    me = new_person("en")
    me.open("/new/zeppelin")
    me.press("/new/zeppelin", map="own", map_text=f'{{\n"year": {value}}}', states="3")
    assert me.status == 422
    beside = re.search(r'<p class="field-error" id="o-map_text-error">([^<]*)</p>', me.page.text)
    assert beside
    assert "Line 2: " in beside[1]
    area = re.search(r'<textarea[^>]*name="map_text"[^>]*>', me.page.text)
    assert area
    assert 'aria-invalid="true"' in area[0]


@pytest.mark.browser
def test_a_long_text_is_filled_from_a_file(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "baltic.json"
    file.write_text(BALTIC, "utf-8")
    tab = Tab(browser, server.url, language="en-GB")
    tab.page.goto(f"{server.url}/new/zeppelin")
    tab.page.set_input_files("[data-fills]", file)
    expect(tab.page.locator("textarea[name=map_text]")).to_have_value(BALTIC)
    tab.close()
