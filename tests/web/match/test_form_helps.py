"""Ready purchases and quick sums: what a touch enters, and what the page says is chosen."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.server import Server
from tests.web.tab import PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("browser")]


def test_a_ready_purchase_is_chosen_while_it_is_what_is_entered(
    server: Server, browser: Browser
) -> None:
    tab = Tab(browser, server.url, PHONE)
    tab.open("/new/espionage?with=bots")
    tab.page.get_by_label("Ваше имя").fill("Вера")
    tab.press("Создать партию")
    careful, sly = (tab.page.locator(".ready button", has_text=w) for w in ("Осторожно", "Хитро"))
    expect(careful).to_have_attribute("aria-pressed", "true")
    sly.click()
    expect(careful).to_have_attribute("aria-pressed", "false")
    expect(sly).to_have_attribute("aria-pressed", "true")
    set_ups = tab.page.locator("input[name='specials.set-up']")
    expect(set_ups).to_have_value("2")
    tab.page.locator(".stepper", has=set_ups).get_by_role("button").first.click()
    expect(set_ups).to_have_value("1")
    expect(sly).to_have_attribute("aria-pressed", "false")
    careful.click()
    expect(careful).to_have_attribute("aria-pressed", "true")
    expect(set_ups).to_have_value("0")
    tab.close()
