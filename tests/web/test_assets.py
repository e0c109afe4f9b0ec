"""Styles say the same without comments and spaces."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import rcssmin
from playwright.sync_api import Browser, Page

import intriga

ROOT = Path(intriga.__file__).parent
RULES = """text => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map(rule => rule.cssText);
}"""


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
