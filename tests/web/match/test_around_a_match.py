"""Whatever stands around a match of each game is for everybody: the way in, the waiting room, the
host's cockpit, the big screen, the cards of great events; on a phone and on a desktop, in both
themes and languages."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from intriga.games import installed
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter
from tests.web.screen.looking import FULL_HD, gathering, start
from tests.web.screen.tired import Rest, tired
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.thorough]
EVENTS = {
    "diplomacy": (7, 30),
    "economicus": (4, 60),
    "espionage": (4, 45),
    "mafia": (12, 30),
    "maga": (6, 20),
    "zeppelin": (12, 40),
}
"""Of each game its seats, and how many events each of them is told of before its bots stop."""
LATE = {"espionage", "maga"}
"""Games in which somebody without a seat is told of nothing great by then."""
LOOKS: dict[str, dict[str, Any]] = {
    "phone": {"size": PHONE, "language": "ru-RU", "theme": "light"},
    "desktop": {"size": DESKTOP, "language": "en-GB", "theme": "dark"},
}
CARD = ".moment-layer > .moment"


class Around:
    """Somebody who looks at pages of a server, each of which is for everybody."""

    def __init__(self, browser: Browser, server: Server, look: str) -> None:
        self._browser, self._server, self._look = browser, server, LOOKS[look]

    def looks(self, person: Person | None, path: str, ready: str) -> Tab:
        """Open a page as this person, or as a stranger, and look at it once this is there."""
        tab = Tab(self._browser, self._server.url, moments=True, **self._look)
        if person is None:
            tab.open(path)
        else:
            enter(tab, person, path)
        expect(tab.page.locator(ready).first).to_be_visible()
        tab.fits()
        tab.accessible()
        return tab


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", EVENTS)
def test_before_it_begins(tmp_path: Path, browser: Browser, game: str, look: str) -> None:
    with Server(tmp_path) as server:
        host, match, code = gathering(server, game, EVENTS[game][0], 1, title="Вечер у Штирлица")
        around = Around(browser, server, look)
        around.looks(None, f"/j/{code}", "#s-name").close()
        around.looks(None, match, "#waiting-mine").close()
        around.looks(host, match, "#waiting-mine").close()
        around.looks(host, f"{match}/host", ".cockpit-page, main").close()
        host.close()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", EVENTS)
def test_while_it_is_played(tmp_path: Path, browser: Browser, game: str, look: str) -> None:
    seats, events = EVENTS[game]
    rest = Rest(events)
    games = installed() | {game: tired(installed()[game], rest)}
    with Server(tmp_path, games=games) as server:
        host, match, code = gathering(server, game, seats, 0)
        start(host, match)
        rest.wait()
        around = Around(browser, server, look)
        around.looks(host, f"{match}/host", ".cockpit-quad").close()
        screen = around.looks(None, f"/screen/{code}", "[data-picture].is-shown")
        screen.at(FULL_HD, "dark")
        screen.accessible()
        screen.close()
        table = around.looks(host, f"{match}?at=table", "#tray-head")
        if table.touch:
            table.page.locator(".dock [data-tab=events]").tap()
        again = table.page.locator("[data-again]:visible")
        assert again.count() or game in LATE
        for link in (again.first, again.last) if again.count() else ():
            link.click()
            expect(table.page.locator(CARD)).to_be_visible()
            table.accessible()
            while table.page.locator(CARD).count():
                table.page.keyboard.press("Escape")
                table.page.wait_for_timeout(100)
        table.close()
        host.close()
