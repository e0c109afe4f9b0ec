"""A hint by thumb: asked for on a phone, taken over with a tap, and only then sent."""

import re
import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from intriga.table import BotPause
from tests.kit.http.server import Server
from tests.web.tab import PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait for ever."""
    folder = tmp_path_factory.mktemp("hint")
    with Server(folder, pause=BotPause(3600, 3600, 0)) as made:
        yield made


def acts(server: Server, match: str) -> int:
    """How many entries a record has."""
    with sqlite3.connect(server.folder / "intriga.db") as database:
        name = match.removeprefix("/m/")
        found = database.execute("SELECT count(*) FROM entries WHERE match = ?", (name,))
        return int(found.fetchone()[0])


def test_a_hint_is_taken_over_by_a_tap_and_sent_by_another(
    browser: Browser, server: Server
) -> None:
    """What had been entered before makes way for it."""
    tab = Tab(browser, server.url, PHONE, language="ru-RU")
    tab.open("/")
    page = tab.page
    page.locator("form[action='/play/espionage'] button").first.click()
    expect(page.locator("[data-act-form='buy']")).to_have_count(1)
    match = tab.path
    expect(page.locator(".stepper button").first).to_be_visible()  # the scripts have begun
    page.wait_for_function("window.htmx")
    page.locator("[name='specials.saboteurs']").fill("3")
    before = acts(server, match)
    page.locator("#hint-ask button").click()
    hint = page.locator("#hint .hint")
    expect(hint).to_be_in_viewport()
    expect(hint).to_contain_text("Бот на вашем месте")
    tab.accessible()
    lines = hint.locator("li").all_inner_texts()
    hint.get_by_role("button", name="Так и сделать").click()
    expect(hint).to_contain_text("Проверьте и отправьте сами")
    expect(page.locator("[name='specials.saboteurs']")).to_have_value("0")
    filled = page.locator("[data-act-form='buy'] input[name^='specials.']").evaluate_all(
        "all => all.reduce((sum, one) => sum + Number(one.value), 0)"
    )
    assert filled == sum(int(line.rpartition("× ")[2]) for line in lines)
    assert acts(server, match) == before
    page.locator("#tray-foot .button-main").click()
    expect(page.locator("[data-act-form='buy']")).to_have_count(0)
    assert acts(server, match) == before + 1
    tab.close()


@pytest.mark.thorough
def test_orders_are_taken_over_into_the_sheet(browser: Browser, server: Server) -> None:
    """The text of orders is left alone by all that is pushed, so it has to be written there."""
    tab = Tab(browser, server.url, PHONE, language="en-GB")
    tab.open("/")
    page = tab.page
    page.locator("form[action='/play/diplomacy'] button").first.click()
    expect(page.locator("[data-act-form='orders']")).to_have_count(1)
    match = tab.path
    before = acts(server, match)
    page.locator("#tray[data-height=low] > [data-grab]").click()
    page.locator("#hint-ask button").click()
    hint = page.locator("#hint .hint")
    expect(hint.locator("li")).not_to_have_count(0)
    hint.get_by_role("button", name="Do just that").click()
    expect(hint).to_contain_text("send it yourself")
    text = page.locator("#order-lines")
    expect(text).to_be_visible()
    expect(text).to_have_value(re.compile(r"^[^\n]+(\n[^\n]+){2,3}$"))
    assert acts(server, match) == before
    tab.close()
