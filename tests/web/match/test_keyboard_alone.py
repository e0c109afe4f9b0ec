"""Every game is begun, and its first decision made, by the keyboard alone: what has the focus can
be seen all the way, and no answer and no push takes it to nowhere."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.thumb.server import quick_server
from tests.web.tab import DESKTOP, Tab

pytestmark = [
    pytest.mark.browser,
    pytest.mark.service,
    pytest.mark.thorough,
    pytest.mark.xdist_group("keyboard-alone"),
]
MOST = 120
"""Presses of Tab after which somebody gives up."""
FOCUS = """() => {
  const at = document.activeElement;
  if (at === document.body) return {at: 'nowhere', ring: false, seen: false};
  const ringed = [at, at.nextElementSibling, at.closest('label')].filter(Boolean).some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--focus)';
  const colour = getComputedStyle(probe).color;
  probe.remove();
  const drawn = [at, ...at.querySelectorAll('*')].some((one) => one.ownerSVGElement
    && getComputedStyle(one).stroke === colour
    && parseFloat(getComputedStyle(one).strokeWidth) >= 2);
  const mapped = at.matches('svg .province')
    && (document.querySelector('svg .ring:not([hidden])')?.getBoundingClientRect().width ?? 0) > 2;
  const box = at.getBoundingClientRect();
  const seen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  return {at: at.outerHTML.slice(0, 120), ring: ringed || drawn || mapped, seen};
}"""
MAIN = "#tray-foot [data-part=main]"
CHOICE = "#tray .act-main input[type=radio]"


class Keys:
    """Somebody who has no mouse."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.page = tab.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def look(self) -> Any:
        """Where the focus is; fails if that cannot be seen."""
        found = self.page.evaluate(FOCUS)
        assert found["ring"], f"no ring around {found['at']}"
        assert found["seen"], f"out of sight: {found['at']}"
        return found

    def go(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(MOST):
            self.press("Tab")
            self.look()
            if self.page.evaluate("(to) => document.activeElement.matches(to)", selector):
                return
        raise AssertionError(f"{selector} is not reached")


def decide(keys: Keys) -> None:
    """Choose the first of what is asked, if anything is to be chosen, and send it."""
    page = keys.page
    choices = page.locator(CHOICE)
    if choices.count() and not page.locator(f"{CHOICE}:checked").count():
        keys.go(CHOICE)
        keys.press("Space")
    elif choices.count():
        keys.go(CHOICE)
        keys.press("ArrowDown")
    keys.go(MAIN)
    keys.press("Enter")


@pytest.mark.parametrize(
    "game", ["espionage", "diplomacy", "zeppelin", "mafia", "maga", "economicus"]
)
def test_the_first_decision_by_the_keyboard_alone(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    with quick_server(tmp_path) as server:
        tab = Tab(browser, server.url, DESKTOP)
        keys = Keys(tab)
        tab.open("/")
        keys.go(f"form[action='/play/{game}'] button")
        keys.press("Enter")
        expect(tab.page.locator("#tray-head[data-mine=true]")).to_have_count(1)
        tab.page.wait_for_selector("[data-connected]")
        head = tab.page.locator("#tray-head")
        asked = head.get_attribute("data-question")
        decide(keys)
        question = tab.page.locator("#tray-foot .question")
        gone = tab.page.locator(f"#tray-head:not([data-question='{asked}'])")
        expect(gone.or_(question).first).to_be_attached()
        if question.count():  # it asks before it does so
            keys.go(MAIN)
            keys.press("Enter")
            expect(gone).to_have_count(1)
        tab.page.wait_for_timeout(300)
        keys.look()
        keys.press("Tab")
        keys.look()
        # Choices that follow from others may be asked for just as the form is sent.
        tab.wrong = [error for error in tab.wrong if "409" not in error]
        tab.close()
