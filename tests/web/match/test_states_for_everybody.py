"""axe finds nothing in what else a page of a match may show: each view, the rules, an error, the
menu, in both languages and themes."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from intriga.games import installed
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter
from tests.web.mafia.mafia_match import MafiaMatch
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [
    pytest.mark.browser,
    pytest.mark.service,
    pytest.mark.thorough,
    pytest.mark.xdist_group("states-for-everybody"),
]
LOOKS: list[tuple[str, Any]] = [("ru-RU", "dark"), ("en-GB", "light")]


@pytest.mark.parametrize(("number", "game"), list(enumerate(sorted(installed()))))
def test_every_view_is_for_everybody(
    server: Server, browser: Browser, number: int, game: str
) -> None:
    language, theme = LOOKS[number % 2]
    tab = Tab(browser, server.url, PHONE, language=language, theme=theme)
    tab.open("/")
    tab.page.locator(f"form[action='/play/{game}'] button").first.click()
    expect(tab.page.locator("#tray-head[data-mine=true]")).to_have_count(1)
    tab.page.wait_for_selector("[data-connected]")
    for view in ("own", "events", "people", "rooms"):
        link = tab.page.locator(f".dock [data-tab={view}]")
        if link.is_visible():  # where nobody else is, there is nobody to talk to
            link.tap()
            tab.accessible()
            tab.fits()
    tab.page.locator(".dock [data-tab=table]").tap()
    tab.page.locator("[data-rules]").tap()
    expect(tab.page.locator("#view-rules .prose > *").first).to_be_visible()
    tab.accessible()
    tab.press("Закрыть" if language == "ru-RU" else "Close")
    tab.one(".menu > summary").click()
    tab.accessible()
    tab.close()


@pytest.mark.parametrize(
    ("number", "size"), list(enumerate([PHONE, DESKTOP])), ids=["phone", "desktop"]
)
def test_a_watcher_a_sleeper_and_an_error_are_for_everybody(
    server: Server,
    browser: Browser,
    new_person: Callable[..., Person],
    number: int,
    size: tuple[int, int],
) -> None:
    table = MafiaMatch(new_person, 8)
    language, theme = LOOKS[number]
    watcher = Tab(browser, server.url, size, language=language, theme=theme)
    watcher.open(table.match)
    watcher.page.wait_for_selector("[data-connected]")
    watcher.accessible()
    watcher.close()
    tab = Tab(browser, server.url, size, language=language, theme=theme)
    enter(tab, table.people[1], table.match)
    tab.page.wait_for_selector("[data-connected]")
    if tab.touch:
        tab.page.locator(".dock [data-tab=table]").tap()
    form = tab.page.locator("[data-act-form=give-notice]")
    days = tab.unfold(form.locator("[name=days]"))
    days.evaluate("(days) => { days.removeAttribute('max'); days.value = '99'; }")
    form.locator(".button-wide").click()
    expect(form.locator(".refusal, .field-error").first).to_be_visible()
    tab.accessible()
    table.do(1, "sleep")
    expect(tab.page.locator("#tray-head[data-mine=false]")).to_have_count(1)
    tab.accessible()
    tab.wrong = [error for error in tab.wrong if "422" not in error]
    tab.close()
