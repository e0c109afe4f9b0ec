"""Ready purchases and quick sums: what a touch enters, and what the page says is chosen."""

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.server import Server
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
    # All points can be spent, and no more.
    inputs = tab.page.locator("input[data-cost]")
    for number in range(inputs.count()):
        inputs.nth(number).fill("0")
    more = tab.page.locator(".stepper", has=set_ups).get_by_role("button").last
    left, cost = tab.page.locator("[data-left]"), int(set_ups.get_attribute("data-cost") or 0)
    points = int(left.inner_text())
    assert points % cost == 0
    for _ in range(points // cost):
        more.click()
    expect(left).to_have_text("0")
    expect(more).to_be_disabled()
    tab.close()
