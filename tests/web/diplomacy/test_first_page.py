"""What a phone loads before the first move of Diplomacy."""

import httpx
import pytest
from playwright.sync_api import Browser

from tests.kit.http.server import Server
from tests.web.tab import PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("diplomacy")]


def test_the_first_page_is_small(server: Server, browser: Browser) -> None:
    """All that a browser loads without being asked to, scripts that scripts load, too; but for the
    fonts, as a server with TLS sends it."""
    tab = Tab(browser, server.url, PHONE, language="en-GB")
    tab.open("/")
    loaded: set[str] = set()
    tab.reusable = False
    tab.page.on("request", lambda request: loaded.add(request.url))
    tab.page.locator('form[action="/play/diplomacy"] button').first.click()
    tab.page.locator("[data-match][data-connected]").wait_for()
    tab.page.wait_for_load_state("load")
    files = [url for url in loaded if "/static/" in url and "/fonts/" not in url]
    assert any(url.endswith("/classic.svg") for url in files)
    assert any(url.endswith("/js/forms/wrong.js") for url in files), "loaded by a script"
    cookies = {one["name"]: one["value"] for one in tab.context.cookies()}
    with httpx.Client(cookies=cookies, headers={"accept-encoding": "br"}) as http:
        answers = [http.get(url) for url in (tab.page.url, *files)]
    assert {answer.status_code for answer in answers} == {200}
    weight = sum(int(answer.headers["content-length"]) for answer in answers)
    assert weight < 100 * 1024
    tab.close()
