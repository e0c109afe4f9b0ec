"""Styles say the same without comments and spaces; what scripts load is where they look for it."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

import pytest
import rcssmin
from playwright.sync_api import Browser, Page

import intriga
from intriga import games
from intriga.http_common import Settings
from intriga.web.assets import TOGETHER
from intriga.web.site import Site

ROOT = Path(intriga.__file__).parent
RULES = """text => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map(rule => rule.cssText);
}"""

LOADED = re.compile(r"""(?:\bfrom|\bimport\(?|\bURL\()\s*['"](\.{1,2}/[^'"]+)['"]""")
"""What a script loads, beside it or above: modules, and styles."""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    made = browser.new_page()
    yield made
    made.close()


def _rules(page: Page, text: str) -> list[str]:
    """What a browser reads. Of values of custom properties it keeps the spaces after commas."""
    return [re.sub(r"\s*,\s*", ",", rule) for rule in page.evaluate(RULES, text)]


def test_smaller_styles_have_the_same_rules(page: Page) -> None:
    styles = sorted(path for path in ROOT.rglob("*.css") if ".min." not in path.name)
    assert len(styles) > 10
    for path in styles:
        text = path.read_text()
        small = rcssmin.cssmin(text)
        assert len(small) < len(text), path.name
        assert _rules(page, small) == _rules(page, text), path.name


def test_styles_that_are_sent_together_have_the_rules_of_all_in_their_order(page: Page) -> None:
    table: Any = None
    assets = Site(table, Settings(), games.installed()).assets
    for name, parts in TOGETHER.items():
        texts = [(ROOT / "web/static" / part).read_text("utf-8") for part in parts]
        assert not any("url(" in text or "@import" in text for text in texts), "other files"
        sent = assets.response(name, cacheable=True, packing="").content.decode()
        assert _rules(page, sent) == [rule for text in texts for rule in _rules(page, text)], name


def loaded(script: str, text: str) -> list[str]:
    """The files that a script loads, by where they are."""
    return [normpath(join(dirname(script), found)) for found in LOADED.findall(text)]


def scripts(site: Site) -> Iterator[tuple[str, str]]:
    """The scripts of the site and of all games: their paths among the static files, their texts."""
    places = {"": ROOT / "web/static"}
    for pages in site.pages.values():
        for folder, package in pages.folders.items():
            places[f"{folder}/"] = Path(str(files(package)))
    for prefix, place in places.items():
        for path in sorted(place.rglob("*.js")):
            if ".min." not in path.name:
                yield prefix + path.relative_to(place).as_posix(), path.read_text("utf-8")


def test_a_script_finds_what_it_loads() -> None:
    table: Any = None
    site = Site(table, Settings(), games.installed())
    named = [(script, file) for script, text in scripts(site) for file in loaded(script, text)]
    assert len(named) > 30
    assert [(script, file) for script, file in named if not site.assets.has(file)] == []


def test_what_a_script_loads_is_found_in_every_form() -> None:
    text = "import './a.js';import{b}from'../b.js';await import('./c.js');new URL('../../d.css',x)"
    assert loaded("js/forms/one.js", text) == ["js/forms/a.js", "js/b.js", "js/forms/c.js", "d.css"]
