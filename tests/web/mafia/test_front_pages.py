"""The morning paper on the big screen: pictures of which each has no more than fits it."""

from collections.abc import Hashable, Iterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from intriga.games import installed
from intriga.games.mafia.presentation.board.newspaper import WAYS, PaperShown, StoryShown
from intriga.games.mafia.presentation.front_pages import front_pages
from intriga.games.mafia.seen.view import Paper, View
from intriga.games.mafia.state.annals import Story
from intriga.kernel.game import Game
from tests.kit.http.server import Server
from tests.web.screen.looking import (
    FULL_HD,
    all_pictures,
    fits_every_screen,
    gathering,
    start,
)
from tests.web.tab import Tab

LONG_WORDS = "Чрезвычайное происшествие: " + "невероятно подробное описание. " * 60
SHORT_LINES = "Слухи\n" * 330
EVERYTHING = [Story(kind, who) for who, kind in enumerate(WAYS)] + [
    Story("died", who) for who in range(20, 34)
]
"""More than a night has ever told."""


def paper(*texts: str, host: str = "", faces: bool = False) -> PaperShown:
    stories = tuple(StoryShown(text, n if faces else None, False) for n, text in enumerate(texts))
    return PaperShown(3, "Чёрная ночь", tuple(host.split("\n")) if host else (), stories)


def told(shown: PaperShown) -> list[str]:
    return [story.text for page in front_pages(shown) for story in page.stories]


def test_a_short_paper_is_one_picture() -> None:
    (page,) = front_pages(paper("Все целы.", "Никого не повесили."))
    assert page.title == "Чёрная ночь"
    assert [story.text for story in page.stories] == ["Все целы.", "Никого не повесили."]
    assert page.more == 0


def test_a_paper_without_stories_is_a_headline() -> None:
    (page,) = front_pages(paper())
    assert (page.title, page.stories, page.more) == ("Чёрная ночь", (), 0)


def test_what_does_not_fit_is_on_other_pictures() -> None:
    texts = [f"{n}. " + "Молочник постучал, как обычно, в семь. " * 3 for n in range(9)]
    shown = paper(*texts, faces=True)
    pages = front_pages(shown)
    assert len(pages) > 1
    assert told(shown) == texts
    assert [page.title for page in pages] == ["Чёрная ночь"] + [""] * (len(pages) - 1)
    assert not any(page.more for page in pages)
    assert all(page.stories for page in pages)


def test_what_is_too_much_for_four_pictures_is_counted() -> None:
    shown = paper(host=SHORT_LINES)
    pages = front_pages(shown)
    assert len(pages) == 4
    assert pages[-1].more == 330 - len(told(shown))
    assert not any(page.more for page in pages[:-1])


def test_a_line_of_the_host_may_take_several_pictures() -> None:
    shown = paper("Молочник молчит.", host=LONG_WORDS)
    assert " ".join(told(shown)) == LONG_WORDS.strip()
    assert len(front_pages(shown)) > 1


@pytest.fixture(params=["", LONG_WORDS, SHORT_LINES], ids=["stories", "one line", "many lines"])
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server on which every town has the longest of papers."""
    mafia: Game[Any] = installed()["mafia"]

    def view(state: Any, viewpoint: Hashable) -> View:
        seen = mafia.view(state, viewpoint)
        assert isinstance(seen, View)
        seen.papers = [Paper(3, EVERYTHING, request.param)]
        return seen

    changed = copy(mafia)
    vars(changed)["view"] = view
    with Server(tmp_path, games={"mafia": changed}) as made:
        yield made


@pytest.mark.service
@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
def test_the_longest_paper_fits_the_screen(hall: Server, browser: Browser) -> None:
    host, match, code = gathering(hall, "mafia", 40, 1, professions="dealt")
    start(host, match)
    screen = Tab(browser, hall.url, FULL_HD)
    screen.open(f"/screen/{code}")
    expect(screen.one("[data-picture=paper-4]")).to_be_attached()
    for key in all_pictures(screen):
        if key.startswith("paper"):
            fits_every_screen(screen)
            expect(screen.one(".is-shown .front-stories li").first).to_be_visible()
    screen.accessible()
    screen.close()
