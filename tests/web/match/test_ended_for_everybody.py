"""Whatever a match that is over leads to is for everybody: its end, its replay, each page of its
game, the big screen, on a phone and a desktop, in both themes and languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from intriga.games import installed
from tests.kit.http.server import Server
from tests.kit.table.ended import ended
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.thorough]
GAMES = sorted(installed())
LOOKS: dict[str, dict[str, Any]] = {
    "phone": {"size": PHONE, "language": "ru-RU", "theme": "dark"},
    "desktop": {"size": DESKTOP, "language": "en-GB", "theme": "light"},
}
LINKS = "[...document.links].map((one) => new URL(one.href).pathname + new URL(one.href).search)"


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a finished match of each game."""
    folder = tmp_path_factory.mktemp("archive")
    ended(folder)
    with Server(folder) as made:
        yield made


def leads_to(tab: Tab, match: str) -> list[str]:
    """The pages of this match that the shown one leads to, one of each kind."""
    kinds: dict[str, str] = {}
    for link in tab.page.evaluate(LINKS):
        if re.fullmatch(rf"{match}(/(?!record)[a-z/-]+)?(\?.*)?", link) and ".pdf" not in link:
            kinds.setdefault(link.partition("?")[0], link)
    return list(kinds.values())


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_finished_match_is_for_everybody(
    archive: Server, browser: Browser, game: str, look: str
) -> None:
    match = f"/m/lab-{game}"
    tab = Tab(browser, archive.url, **LOOKS[look])
    found = [match, f"{match}/replay", f"{match}/screen"]
    kinds = set(found)
    for path in found:
        tab.open(path)
        expect(tab.page.locator("main, .screen").first).to_be_visible()
        tab.fits()
        tab.accessible()
        for link in leads_to(tab, match):
            if link.partition("?")[0] not in kinds:
                kinds.add(link.partition("?")[0])
                found.append(link)
    assert len(found) > 3, found
    tab.close()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_for_everybody_in_its_midst(
    archive: Server, browser: Browser, game: str, look: str
) -> None:
    tab = Tab(browser, archive.url, **LOOKS[look])
    for step in ("2", "12"):
        for seat in ("0", "all"):
            tab.open(f"/m/lab-{game}/replay?step={step}&seat={seat}")
            expect(tab.page.locator("main")).to_be_visible()
            tab.fits()
            tab.accessible()
    tab.close()
