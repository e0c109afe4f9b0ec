"""On a phone nothing hides what is asked: the sheet of actions has its least height, whatever
stands above it, and nothing that is pushed moves it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from intriga.games import installed
from intriga.table import BotPause
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.sampled import sampled
from tests.web.browsing import enter, tapped
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch
from tests.web.tab import PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("layout")]
NewPerson = Callable[..., Person]
SMALL = (390, 664)
SIZES = pytest.mark.parametrize(
    "size", [pytest.param(PHONE, marks=pytest.mark.thorough), SMALL], ids=["360x740", "390x664"]
)
LEAST = 0.17
"""The part of the screen that the sheet has at least."""
FIRST = """() => {
  const sheet = document.getElementById('zone-act').getBoundingClientRect();
  const first = document.querySelector(
    '#zone-act .act-main :is(label.chip, label.option, select, textarea, button:not(.sr))');
  if (!first || !sheet.height) return null;
  const { top, bottom } = first.getBoundingClientRect();
  return top >= sheet.top && Math.min(bottom, top + 44) <= sheet.bottom + 1;
}"""
"""Whether the first control of what is asked is in sight; None if nothing is."""
LONG = "Сегодня играем до десяти вечера. " * 12


def sheet(tab: Tab) -> float:
    """The height of the sheet."""
    height: float = tab.page.locator("#zone-act").evaluate("one => one.clientHeight")
    return height


@SIZES
@pytest.mark.parametrize("game", sampled(["diplomacy", "espionage", "zeppelin", "economicus"]))
def test_what_is_asked_first_is_in_sight(
    server: Server, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    assert game in installed()
    tab = Tab(browser, server.url, size)
    tab.open("/")
    tab.page.locator(f"form[action='/play/{game}'] button").first.click()
    asked = tab.page.locator("#zone-now[data-mine=true]")
    expect(asked).to_have_count(1)
    expect(tab.page.locator("[data-match]")).to_have_attribute("data-tab", "act")
    tab.page.wait_for_function("document.querySelector('#zone-act .act-main')")
    assert sheet(tab) >= LEAST * size[1]
    assert tab.page.evaluate(FIRST)
    tab.fits()
    tab.close()


@SIZES
def test_an_announcement_leaves_room_for_what_is_asked(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, size)
    enter(tab, table.people["ITALY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    host = table.people["AUSTRIA"]
    host.open(f"{table.match}/host")
    host.press(f"{table.match}/host/announce", text=LONG)
    said = tab.page.locator("#announcement form")
    expect(said).to_be_visible()
    assert sheet(tab) >= LEAST * size[1]
    expect(tab.page.locator("#announcement button").first).to_be_visible()
    tab.fits()
    tab.close()


@SIZES
def test_the_question_before_a_seal_is_whole(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, size)
    enter(tab, table.people["ITALY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    tapped(tab, "Запечатать")
    ask = tab.page.locator("#zone-act .ask")
    expect(ask).to_be_in_viewport(ratio=1)
    for button in ask.locator("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    tab.close()


@SIZES
def test_that_the_connection_is_lost_covers_and_moves_nothing(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, size)
    enter(tab, table.people["ITALY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    places = """() => ['#zone-now', '#zone-board', '#zone-act', '.dock'].map((one) => {
      const { top, height } = document.querySelector(one).getBoundingClientRect();
      return [top, height];
    })"""
    before = tab.page.evaluate(places)
    server.stop()
    lost = tab.page.locator("[data-offline]")
    expect(lost).to_be_in_viewport(ratio=1)
    assert tab.page.evaluate(places) == before
    covers = """() => {
      const lost = document.querySelector('[data-offline]').getBoundingClientRect();
      return ['#zone-now', '#zone-board', '#zone-act', '.dock'].filter((one) => {
        const { top, bottom } = document.querySelector(one).getBoundingClientRect();
        return top < lost.bottom - 1 && bottom > lost.top + 1;
      });
    }"""
    assert tab.page.evaluate(covers) == []
    tab.context.close()  # the browser logs the lost connection
    server.start()


@SIZES
def test_what_comes_after_a_match_is_in_sight(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int]
) -> None:
    """However many have won it."""
    table = DiplomacyMatch(new_person, years="1")
    for _ in range(2):
        table.all_but()
    tab = Tab(browser, server.url, size)
    enter(tab, table.people["ITALY"], table.match)
    for words in ("Смотреть запись", "Сыграть ещё раз"):
        one = tab.page.locator(".finished-next").get_by_text(words, exact=True)
        expect(one).to_be_in_viewport(ratio=1)
        box: Any = one.bounding_box()
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        hit = "([x, y]) => document.elementFromPoint(x, y).textContent"
        assert words in tab.page.evaluate(hit, at)
    tab.fits()
    tab.close()


@SIZES
def test_a_receipt_and_the_turn_of_others_do_not_move_the_sheet(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser, size: tuple[int, int]
) -> None:
    folder = tmp_path_factory.mktemp("still")
    with Server(folder, pause=BotPause(3600, 3600, 0)) as server:
        tab = Tab(browser, server.url, size)
        tab.open("/")
        tab.page.locator("form[action='/play/mafia'] button").first.click()
        tab.page.locator(".dock [data-tab=act]").click()
        answer = tab.page.locator("#zone-act-answer")
        expect(answer).to_be_attached()
        top = "document.querySelector('#zone-act-answer').nextElementSibling.offsetTop"
        before = tab.page.evaluate(top)
        line = "<p class='receipt'><span class='stamp'>Принято</span><span>Записано.</span></p>"
        answer.evaluate("(one, html) => { one.innerHTML = html; }", line)
        assert abs(tab.page.evaluate(top) - before) <= 8
        place = "document.querySelector('#zone-board').getBoundingClientRect().top"
        before = tab.page.evaluate(place)
        tab.page.evaluate(
            """() => {
              const now = document.getElementById('zone-now');
              now.classList.toggle('now-mine');
              now.querySelector('.asked').textContent = 'Решает: Белла.';
            }"""
        )
        assert abs(tab.page.evaluate(place) - before) <= 8
        tab.close()
