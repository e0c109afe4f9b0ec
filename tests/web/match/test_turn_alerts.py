"""Players are alerted when it is their turn, and an open page prevents emails: in a real
browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from intriga.store.people import email
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.web.browsing import enter
from tests.web.match.alerts import shows
from tests.web.playing import begun, fill, main_act
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("alerts")]


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.thorough)], ids=["phone", "desktop"]
)
def test_title_icon_and_sound_on_ones_turn(
    tmp_path: Path, browser: Browser, size: tuple[int, int]
) -> None:
    with Server(tmp_path) as server:
        host, friend = Person(server.url), Person(server.url)
        match = begun(host, friend)
        tab = Tab(browser, server.url, size)
        tab.context.add_cookies([{"name": "sound", "value": "on", "url": server.url}])
        enter(tab, host, match)
        tab.page.wait_for_selector("[data-connected]")
        tab.page.keyboard.press("Tab")  # pages may only play sounds after an interaction
        shows(tab, asked=True, rang="")  # no sound for what was so when the page was opened
        host.open(match)
        host.act("buy")
        shows(tab, asked=False, rang="")
        for _ in range(40):
            host.open(match)
            if host.answers:
                break
            friend.open(match)
            if friend.answers:
                form = main_act(friend)
                friend.page = friend.http.post(form.action, data=form.fields | fill(form))
        shows(tab, asked=True, rang="1")
        tab.close()
        for person in (host, friend):
            person.close()


def test_a_visible_page_reports_that_it_is_viewed(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path, emails=True) as server:
        host, friend, stranger = (Person(server.url) for _ in range(3))
        match = begun(host, friend)
        id = match.removeprefix("/m/")
        (me,) = friend_of(server, id)
        tab = Tab(browser, server.url)
        enter(tab, friend, match)
        tab.page.wait_for_selector("[data-connected]")
        server.store.write(lambda c: email.looked(c, me, id, 1)).result(PATIENCE)
        with tab.page.expect_response(lambda answer: answer.url.endswith("/looking")) as answer:
            tab.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        assert answer.value.status == 204
        tab.close()
        stranger.open(match)
        assert "data-looking" not in stranger.page.text
        token = {"_csrf_token": stranger.csrf}
        assert stranger.http.post(f"{match}/looking").status_code == 403, "no token"
        assert stranger.http.post(f"{match}/looking", data=token).status_code == 204
        rows = server.store.read(lambda c: c.exec_driver_sql("SELECT person FROM looks").all())
        assert len(rows) == 2, "strangers are not recorded"
        for person in (host, friend, stranger):
            person.close()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [
        (PHONE, "dark", "ru-RU"),
        pytest.param(DESKTOP, "light", "en-GB", marks=pytest.mark.thorough),
    ],
)
def test_the_profile_is_responsive_and_accessible(
    tmp_path: Path, browser: Browser, size: tuple[int, int], theme: str, language: str
) -> None:
    with Server(tmp_path, emails=True) as server:
        me = Person(server.url, language[:2])
        me.open("/register")
        me.press("/register", login="stierlitz", password="seventeen moments")
        me.open("/profile")
        me.press("/profile/email", address=f"{'stierlitz' * 5}@mail.example")
        tab = Tab(browser, server.url, size, theme=theme, language=language)
        enter(tab, me, "/profile")
        for part in tab.page.locator("details").all():
            part.evaluate("part => { part.open = true; }")
        tab.fits()
        tab.accessible()
        tab.open("/forgotten")
        tab.fits()
        tab.accessible()
        tab.close()
        me.close()


def friend_of(server: Server, match: str) -> list[str]:
    query = "SELECT person FROM seats WHERE seat = 1 AND match = ?"
    rows = server.store.read(lambda c: c.exec_driver_sql(query, (match,)).all())
    return [row[0] for row in rows]
