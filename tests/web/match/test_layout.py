"""Where things are on the page of a match, in a real browser: on a phone, a laptop, a desktop."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from intriga.games import installed
from intriga.web.game_pages import GamePages
from intriga.web.lobby.rule_texts import rendered
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.sampled import sampled
from tests.web.browsing import enter, step, tapped
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch
from tests.web.playing import fill, in_first_turn, main_act
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("layout")]
NewPerson = Callable[..., Person]

LAPTOP = (1280, 720)
HALL = (1920, 1080)
BROKEN = r"""() => {
  const words = [];
  const walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    for (const found of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
      if (lines.size > 1) words.push(found[0]);
    }
  }
  return words;
}"""
"""The visible words of a match that are broken into two lines."""
UNDER = """([x, y]) => document.elementFromPoint(x, y)
  ?.closest('#tray button:not([type=button])')?.textContent"""
SCROLLS = "document.documentElement.scrollHeight - innerHeight"


def in_view(tab: Tab, place: Locator) -> None:
    """All of this is inside the window, and nothing lies over its corners and its middle, once the
    page has come to rest."""
    expect(place).to_be_in_viewport(ratio=1)
    place.evaluate(
        """async place => {
            let at, before;
            do {
                before = at;
                await new Promise(requestAnimationFrame);
                await new Promise(requestAnimationFrame);
                at = place.getBoundingClientRect().top;
            } while (at !== before);
        }"""
    )
    hidden = place.evaluate(
        """place => {
            const { left, right, top, bottom } = place.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const points = [[left + 3, top + 3], [right - 3, bottom - 3], [left + 3, bottom - 3],
                            [x, bottom - 3], [x, y]];
            return points.filter(([x, y]) => !place.contains(document.elementFromPoint(x, y)));
        }"""
    )
    assert not hidden, f"{tab.page.url}: something lies over {hidden}"


def whole(tab: Tab) -> None:
    """Nothing overflows sideways and no word is broken."""
    tab.fits()
    assert tab.page.evaluate(BROKEN) == []


def last_turn(new_person: NewPerson) -> tuple[str, Person]:
    """A match of Espionage before its last act, and who has to do it."""
    host, friend = new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2", rounds="1")
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    friend.open(f"/j/{code[1]}")
    friend.press(f"/j/{code[1]}", name="Мюллер")
    host.open(match)
    host.press(f"{match}/start")
    for person in (host, friend):
        person.open(match)
        person.act("buy")
    first, second = (host, friend) if host.open(match) and host.answers else (friend, host)
    first.open(match)
    first.act("move", to="30")
    return match, second


@pytest.mark.thorough
def test_the_result_is_in_view_after_the_last_tap(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, last = last_turn(new_person)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, last, match)
    tab.page.wait_for_selector("[data-connected]")
    assert step(tab)
    expect(tab.page.locator("#finished section")).to_be_in_viewport(ratio=1)
    expect(tab.page.locator("#bar")).to_be_in_viewport(ratio=1)
    whole(tab)
    tab.close()


def test_the_result_of_diplomacy_is_in_view_after_the_last_seal(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person, years="1")
    table.all_but()
    table.all_but("ITALY")
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["ITALY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    table.order("ITALY")
    expect(tab.page.locator("#finished h2")).to_be_in_viewport(ratio=1)
    in_view(tab, tab.page.locator("#finished a", has_text="Итоги"))
    expect(tab.page.locator("#stage")).to_be_in_viewport()
    # However much is left to read below it, as MAGA's desk.
    tab.page.evaluate("document.getElementById('tray-body').innerHTML = '<p>…</p>'.repeat(99)")
    in_view(tab, tab.page.locator("#finished a", has_text="Итоги"))
    whole(tab)
    tab.close()


def test_after_sealing_the_next_phase_is_in_view(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    table.all_but("ITALY")
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["ITALY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    now = tab.page.locator("#phase")
    expect(now).to_contain_text("Весна 1901")
    tapped(tab, "Запечатать")
    expect(tab.page.locator(".question")).to_be_visible()
    tapped(tab, "Всё равно запечатать")
    expect(now).to_contain_text("Осень 1901")
    expect(now).to_be_in_viewport(ratio=1)
    tab.close()


def test_a_seal_is_asked_about_and_taken_back_in_the_foot(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["ITALY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    for _ in range(2):
        tapped(tab, "Запечатать")
        expect(tab.page.locator("#tray-foot .question")).to_be_in_viewport(ratio=1)
        tapped(tab, "Всё равно запечатать")
        unseal = tab.page.get_by_role("button", name="Снять печать")
        expect(unseal).to_be_in_viewport(ratio=1)
        unseal.tap()
        expect(unseal).to_have_count(0)
    tab.close()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "size",
    [
        pytest.param(DESKTOP, marks=pytest.mark.thorough),
        LAPTOP,
        pytest.param(HALL, marks=pytest.mark.thorough),
    ],
    ids=["desktop", "laptop", "hall"],
)
def test_the_whole_map_is_in_view_with_the_talk_beside_it(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, size)
    enter(tab, table.people["TURKEY"], table.match)
    board = tab.page.locator("#diplomacy-map")
    for turn in range(2):
        expect(tab.page.locator("#map-panel")).to_be_visible()
        in_view(tab, board)
        expect(tab.page.locator("#view-rooms textarea").first).to_be_in_viewport(ratio=1)
        expect(tab.page.get_by_role("button", name="Запечатать", exact=True)).to_be_in_viewport()
        assert tab.page.evaluate(SCROLLS) <= 0
        whole(tab)
        if not turn:
            table.all_but()
            expect(tab.page.locator("#phase")).to_contain_text("Осень 1901")
    tab.one("[data-turn-step='-1']").click()
    in_view(tab, tab.page.locator("#turn-shown .diplomacy-map"))
    tab.accessible()
    tab.close()


@pytest.mark.parametrize("size", sampled([DESKTOP, LAPTOP]), ids=["desktop", "laptop"])
def test_the_whole_board_of_espionage_is_in_view(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int]
) -> None:
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, size)
    enter(tab, mover, match)
    in_view(tab, tab.page.locator("#spy-board"))
    expect(tab.page.locator("#ask")).to_be_in_viewport(ratio=1)
    assert tab.page.evaluate(SCROLLS) <= 0
    assert tab.page.locator("body > footer").count() == 0
    whole(tab)
    tab.close()


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["ru-RU", pytest.param("en-GB", marks=pytest.mark.thorough)])
def test_a_phone_has_one_line_above_what_is_asked(
    server: Server, browser: Browser, new_person: NewPerson, language: str
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, PHONE, language=language)
    enter(tab, table.people["ITALY"], table.match)
    phase = tab.page.locator("#phase").first
    assert phase.evaluate("phase => phase.getBoundingClientRect().bottom") < 48
    top: Any = tab.page.locator("#stage").bounding_box()
    assert top["y"] < PHONE[1] * 0.18
    for view in ("own", "events", "rooms", "people", "table"):
        tab.page.locator(f".dock [data-tab={view}]").click()
        shown = "#tray" if view == "table" else f"#view-{view}"
        expect(tab.page.locator(shown)).to_be_in_viewport(ratio=0.99)
        expect(tab.page.locator(".dock")).to_be_in_viewport(ratio=1)
        whole(tab)
    expect(tab.page.locator("#stage")).to_be_in_viewport(ratio=1)
    tab.accessible()
    tab.close()


def test_the_menu_of_a_phone_has_the_links_and_switches(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, PHONE)
    enter(tab, mover, match)
    tab.one(".menu > summary").click()
    expect(tab.page.locator(".menu").get_by_text("Лобби")).to_be_in_viewport(ratio=1)
    tab.one(".menu button[name=theme][value=dark]").click()
    expect(tab.page.locator("html")).to_have_attribute("data-theme", "dark")
    tab.close()


@pytest.mark.thorough
def test_the_bar_tells_the_news_and_badges_count_what_concerns_me(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, PHONE)
    enter(tab, other, match)
    ticker = tab.page.locator("#just")
    badge = tab.page.locator(".dock [data-tab=events] [data-unread]")
    tab.page.wait_for_selector("[data-connected]")
    mover.act("bribe", cell="14", sum="60")
    expect(ticker).to_contain_text("что-то записывает")
    expect(badge).to_be_empty()  # nothing about me
    other.open(match)
    other.act("bribe", cell="30", sum="60")
    expect(badge).to_be_empty()  # my own act
    mover.open(match)
    mover.act("move", to="30")
    expect(ticker).to_contain_text("Женева → 30")
    ticker.click()
    expect(tab.page.locator("#view-events")).to_be_visible()
    assert "Женева → 30" in tab.page.locator("#view-events").inner_text()
    # What would count: events that name me, and important ones.
    counted = tab.page.locator("[data-concerns]").all_inner_texts()
    assert not any("Взятка" in text for text in counted)
    assert tab.page.locator("[data-dispatch]").count() > len(counted)
    tab.close()


@pytest.mark.thorough
def test_my_own_results_are_the_news_of_a_turn_of_diplomacy(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    table.all_but("FRANCE")
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["FRANCE"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    table.order("FRANCE", "A PAR - BUR")
    expect(tab.page.locator("#just")).to_contain_text("Франция")
    expect(tab.page.locator(".dock [data-tab=events] [data-unread]")).to_have_text("1")
    tab.open(table.match)
    expect(tab.page.locator("#just")).to_contain_text("Франция")
    tab.close()


@pytest.mark.thorough
@pytest.mark.parametrize("size", sampled([PHONE, LAPTOP]), ids=["phone", "laptop"])
def test_the_rules_open_beside_the_board_at_what_is_played(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int]
) -> None:
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, size)
    enter(tab, mover, match)
    link = tab.page.locator("[data-rules]")
    assert link.get_attribute("href") == "/rules/espionage#turn"
    link.click()
    heading = tab.page.locator("#view-rules #rules-turn")
    expect(heading).to_be_in_viewport(ratio=1)
    assert heading.inner_text() == "Ход"
    assert tab.path == match
    if size != PHONE:
        in_view(tab, tab.page.locator("#spy-board"))
    tab.fits()
    tab.accessible()
    tab.press("Закрыть")
    expect(tab.page.locator("#view-rules")).to_be_hidden()
    expect(tab.page.locator("#spy-board")).to_be_in_viewport(ratio=1)
    tab.close()


def test_without_script_the_rules_are_a_link_to_that_place(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, PHONE, script=False)
    enter(tab, mover, match)
    tab.one("[data-rules]").click()
    tab.page.wait_for_url("**/rules/espionage#turn")
    expect(tab.page.locator("#turn")).to_be_in_viewport()
    tab.close()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_rules_have_a_heading_for_every_kind_of_window(language: str) -> None:
    for game in installed().values():
        _, contents = rendered(game.words, language)
        anchors = {heading["id"] for heading in contents}
        parts = GamePages(game).presentation.rules
        assert set(game.clocks) <= set(parts), game.id
        assert set(parts.values()) <= anchors, game.id
        assert not any("{#" in heading["title"] for heading in contents)


@pytest.mark.thorough
def test_a_long_match_of_news_moves_nothing(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    """Board and actions of a spectator stay where they are while others play to the end."""
    match, mover, other = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, DESKTOP)
    tab.open(match)
    tab.page.wait_for_selector("[data-connected]")
    places = """['spy-board', 'tray', 'just'].map((id) => {
      const { x, y } = document.getElementById(id).getBoundingClientRect();
      return id === 'just' ? y : [x, y]; // the line of news is centred
    })"""
    before = tab.page.evaluate(places)
    for person, to in ((mover, "30"), (other, "21"), (mover, "12")):
        person.open(match)
        person.act("move", to=to)
        expect(tab.page.locator("#just")).to_contain_text(f"→ {to}")
        assert tab.page.evaluate(places) == before
    for person in (other, mover, other):
        person.open(match)
        form = main_act(person)
        person.page = person.http.post(form.action, data=form.fields | fill(form))
    expect(tab.page.locator("#finished section")).to_be_in_viewport(ratio=1)
    tab.close()


@pytest.mark.thorough
def test_at_twice_the_size_one_tap_leads_to_the_actions(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    """A desktop zoomed to 200 % has half the room: the page flows, the dock leads through it."""
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, (DESKTOP[0] // 2, DESKTOP[1] // 2))
    enter(tab, mover, match)
    tab.page.locator(".dock [data-tab=table]").click()
    in_view(tab, tab.page.locator("#tray-foot [data-part=main]"))
    tab.fits()
    tab.accessible()
    tab.close()
