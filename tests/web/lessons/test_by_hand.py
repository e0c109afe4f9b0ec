"""Every lesson is passed by thumb in a real browser: what the light falls on is touched, and the
questions are answered."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from intriga.games import installed
from intriga.presentation.lessons.reading import lessons_of
from tests.kit.http.server import Server
from tests.web.lessons.hand import PHONE, Hand
from tests.web.tab import Tab, launched

pytestmark = [pytest.mark.browser, pytest.mark.service]

LESSONS = [
    f"{id}/{lesson.name}"
    for id in ("espionage", "diplomacy", "mafia", "economicus", "zeppelin", "maga")
    for lesson in lessons_of(installed()[id])
]
FAST = ("espionage/basics", "ru-RU")
ALL = [(one, language) for one in LESSONS for language in ("ru-RU", "en-GB")]


@pytest.fixture
def chrome(chromium: str) -> Iterator[Browser]:
    """A browser of this test alone."""
    with launched(chromium) as made:
        yield made


def _when(one: str, language: str) -> list[pytest.MarkDecorator]:
    """When it is played: one way always, all in Russian and the first ones in English in the
    thorough suite, the others in the long one."""
    if (one, language) == FAST:
        return []
    later = [pytest.mark.long] if language == "en-GB" and not one.endswith("/basics") else []
    return [pytest.mark.thorough, *later]


@pytest.mark.parametrize(
    ("one", "language"),
    [pytest.param(*way, marks=_when(*way)) for way in ALL],
)
def test_a_lesson_is_passed_by_thumb(
    chrome: Browser, tmp_path: Path, one: str, language: str
) -> None:
    """From the button that offers it to the one for a real match, accessible at each step."""
    game, _, name = one.partition("/")
    lesson = next(one for one in lessons_of(installed()[game]) if one.name == name)
    with Server(tmp_path) as server:
        tab = Tab(chrome, server.url, PHONE, language=language)
        hand = Hand(tab, lesson)
        hand.begin()
        for number, step in enumerate(lesson.steps):
            hand.at(number)
            if number in (0, 1):
                expect(tab.page.locator("[data-spot]")).to_be_visible()
                tab.accessible()
            assert tab.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            hand.take(number, step)
        hand.answer(0, right=False)
        again = lesson.questions[0].back[0] - 1
        hand.at(f"again-{again}")
        tab.page.locator("#lesson .button-main").click()
        for number in range(len(lesson.questions)):
            hand.answer(number)
        hand.at(lesson.end)
        tab.page.locator(f"form[action='/play/{game}'] button").first.click()
        expect(tab.page.locator("#lesson")).to_have_count(0)
        tab.close()


def test_by_keyboard_escape_leaves_and_it_waits(chrome: Browser, tmp_path: Path) -> None:
    """The sentence has the focus at first, so that it is read; the lobby leads back."""
    lesson = lessons_of(installed()["espionage"])[0]
    with Server(tmp_path) as server:
        tab = Tab(chrome, server.url, PHONE)
        hand = Hand(tab, lesson)
        hand.begin()
        expect(tab.page.locator("#lesson-says")).to_be_focused()
        hand.take(0, lesson.steps[0])
        hand.at(1)
        tab.page.keyboard.press("Escape")
        expect(tab.page.locator(".lessons-begun a")).to_have_count(1)
        tab.page.locator(".lessons-begun a").click()
        hand.at(1)
        tab.page.reload()
        hand.at(1)
        tab.close()


def test_what_is_done_otherwise_is_answered_beside_the_button(
    chrome: Browser, tmp_path: Path
) -> None:
    lesson = lessons_of(installed()["espionage"])[0]
    with Server(tmp_path) as server:
        tab = Tab(chrome, server.url, PHONE)
        hand = Hand(tab, lesson)
        hand.begin()
        hand.lit("[data-pick-value='29']")
        tab.page.locator("[data-pick-value='30']").click()
        expect(tab.page.locator("#tray-foot .button-main")).to_contain_text("30")
        tab.page.locator("#tray-foot .button-main").click()
        expect(tab.page.locator("#tray-foot .refusal")).to_contain_text("29")
        hand.at(0)
        assert json.loads(tab.page.locator("#lesson").get_attribute("data-look") or "") != []
        tab.context.close()  # the browser reports the refusal
