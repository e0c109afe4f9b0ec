"""The tray of the match page: what is asked can be answered without scrolling, on every size of
screen, and nothing that is pushed moves what is in sight."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from intriga.games import installed
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.sampled import sampled
from tests.web.browsing import enter, sends, tapped
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch
from tests.web.playing import in_first_turn
from tests.web.tab import DESKTOP, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("layout")]
NewPerson = Callable[..., Person]
SMALL = (390, 664)
PHONES = [SMALL, (360, 740), (320, 568)]
TABLET = (768, 1024)
SIZES = [*PHONES, TABLET, DESKTOP, (1920, 1080)]
GAMES = sorted(installed())
LEAST = 0.45
"""The part of a phone that the tray has at least on my turn, or else the stage."""
NEAR = 120
"""Pixels between the button of a form and what was wrong with it, at most."""
LONG = "Сегодня играем до десяти вечера. " * 12
MAIN = """() => {
  const button = document.querySelector('#tray-foot [data-part=main], [data-draft-hand-in]');
  if (!button) return null;
  const { left, right, top, bottom, height } = button.getBoundingClientRect();
  const dock = document.querySelector('.dock').getBoundingClientRect();
  const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return height >= 44 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
    && (button === under || button.contains(under)) && (innerWidth > 767 || bottom <= dock.top + 1);
}"""
"""Whether the chief button is whole and in sight; None if there is none."""
PARTS = """() => Object.fromEntries(
  ['tray', 'stage', 'purse', 'tray-head', 'tray-foot', 'slot'].map(
    (id) => [id, document.getElementById(id)?.getBoundingClientRect().toJSON() ?? null]))"""
SMALL_TARGETS = """() => [...document.querySelectorAll(
    '#bar a, #bar summary, .dock a, .lines summary, '
    + '#tray :is(button, summary, select, label.chip)')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr, .chip-button'))
  .map((one) => [one.textContent.trim().slice(0, 30), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
  .map(([words, box]) => `${words}: ${box.width}x${box.height}`)"""
SMALL_TEXT = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const at = node.parentElement;
    const other = at.closest('.sr, svg, .stage, noscript, .mark, .view');
    if (!node.data.trim() || !at.checkVisibility() || other) continue;
    const size = parseFloat(getComputedStyle(at).fontSize);
    if (size < 14) found.add(`${node.data.trim().slice(0, 30)}: ${size}`);
  }
  return [...found];
}"""


GAP = """() => {
  const head = document.getElementById('tray-head');
  const inner = Math.max(...[...head.children].map((one) => one.getBoundingClientRect().bottom));
  return head.getBoundingClientRect().bottom - inner;
}"""


def begun(server: Server, browser: Browser, game: str, size: tuple[int, int]) -> Tab:
    """A tab with a match against bots, in which I am asked."""
    tab = Tab(browser, server.url, size)
    tab.open("/")
    tab.page.locator(f"form[action='/play/{game}'] button").first.click()
    expect(tab.page.locator("#tray-head[data-mine=true]")).to_have_count(1)
    tab.page.wait_for_selector("[data-connected]")
    return tab


def parts(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PARTS)
    return found


def sizes(page: Page) -> Iterator[tuple[int, int]]:
    """The page at each size, one after another."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        yield width, height


@pytest.mark.parametrize("game", sampled(GAMES))
def test_a_decision_is_whole_on_every_screen(server: Server, browser: Browser, game: str) -> None:
    """Acceptance 1, 2, 3, 8: the chief button, the tray's part, the purse, sizes."""
    tab = begun(server, browser, game, SMALL)
    for width, height in sizes(tab.page):
        where = f"{game} at {width}x{height}"
        assert tab.page.evaluate(MAIN) is not False, where
        shown = parts(tab.page)
        if width < 768:
            tall = max(shown["tray"]["height"], shown["stage"]["height"])
            assert tall >= LEAST * height - 60, where
            assert shown["tray-head"]["bottom"] <= height, where
        if shown["purse"]["height"]:
            assert shown["tray-head"]["bottom"] <= shown["purse"]["top"] + 1, where
            assert shown["purse"]["bottom"] <= shown["tray-foot"]["top"] + 1, where
        assert shown["slot"]["height"] >= 24, where
        assert tab.page.evaluate(SMALL_TARGETS) == [], where
        assert tab.page.evaluate(SMALL_TEXT) == [], where
        assert tab.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), where
        tab.fits()
    tab.accessible()
    tab.close()


def test_an_announcement_is_one_line_until_it_is_opened(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, SMALL)
    enter(tab, table.people["ITALY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    before = parts(tab.page)["tray"]
    host = table.people["AUSTRIA"]
    host.open(f"{table.match}/host")
    host.press(f"{table.match}/host/announce", text=LONG)
    said = tab.page.locator("#notice summary")
    expect(said).to_be_in_viewport(ratio=1)
    height: Any = said.bounding_box()
    assert height["height"] <= 46
    assert parts(tab.page)["tray"] == before, "it shortens the stage, never the tray"
    said.tap()
    tab.page.get_by_role("button", name="Понятно").tap()
    expect(said).to_have_count(0)
    tab.fits()
    tab.close()


def test_that_the_connection_is_lost_leaves_the_tray_and_what_is_chosen(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, SMALL)
    enter(tab, mover, match)
    tab.page.wait_for_selector("[data-connected]")
    form = tab.page.locator("[data-act-form=move]")
    tab.unfold(form).locator("label.chip").first.tap()
    before = parts(tab.page)["tray"]
    server.stop()
    expect(tab.page.locator("[data-offline]")).to_be_in_viewport(ratio=1)
    assert parts(tab.page)["tray"] == before
    expect(form.locator("input:checked")).to_have_count(1)
    sends(form).tap()
    server.start()
    expect(tab.page.locator("#view-events")).to_contain_text("объявляет", timeout=60_000)
    tab.context.close()  # the browser logs the lost connection


def test_what_is_wrong_is_said_above_the_button(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    """Acceptance 3."""
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, SMALL)
    enter(tab, mover, match)
    tab.page.wait_for_selector("[data-connected]")
    form = tab.unfold(tab.page.locator("[data-act-form=bribe]"))
    form.locator("select").select_option("14")
    form.locator("input[name=sum]").evaluate("field => { field.removeAttribute('max') }")
    form.locator("input[name=sum]").fill("5000")
    button = sends(form)
    button.tap()
    said = form.locator(".refusal")
    expect(said).to_be_in_viewport()
    above: Any = said.bounding_box()
    below: Any = button.bounding_box()
    assert 0 <= below["y"] - above["y"] - above["height"] <= NEAR
    tab.wrong = [error for error in tab.wrong if "422" not in error]
    tab.close()


def test_what_is_pushed_moves_nothing_in_the_tray(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    """Acceptance 4: while others decide, every control of mine stays where it is."""
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, SMALL)
    enter(tab, table.people["ITALY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    places = """() => [...document.querySelectorAll('#tray :is(button, summary, select, h2)')]
      .filter((one) => one.checkVisibility()).map((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return [one.textContent.trim(), x, y, width];
      })"""
    before = tab.page.evaluate(places)
    sealed = tab.page.locator("#awaited .done")
    for number, power in enumerate(("FRANCE", "TURKEY"), 1):
        table.order(power)
        expect(sealed).to_have_count(number)
        assert tab.page.evaluate(places) == before
    tab.close()


PUSHED = """(change) => {
  const tell = (when) => document.dispatchEvent(new CustomEvent(`htmx:${when}:swap`, {detail: {}}));
  const chips = [...document.querySelectorAll('#tray-body .act-main label:has([type=radio])')];
  tell('before');
  if (change === 'comes') {
    const fresh = chips[0].cloneNode(true);
    fresh.querySelector('input').value = fresh.id = 'fresh';
    chips[0].before(fresh);
  } else if (change === 'goes') chips[0].remove();
  else chips[0].append(' Слово'.repeat(40));
  tell('after');
}"""
"""A push that changes the first of what is offered."""


@pytest.mark.parametrize("size", sampled([SMALL, DESKTOP]), ids=["phone", "desktop"])
@pytest.mark.parametrize("change", ["comes", "goes", "grows"])
def test_a_choice_that_is_pushed_moves_no_other(
    server: Server, browser: Browser, size: tuple[int, int], change: str
) -> None:
    tab = begun(server, browser, "mafia", size)
    last = tab.page.locator("#tray-body .act-main label:has([type=radio])").nth(1)
    expect(last).to_be_in_viewport(timeout=5_000)
    same = tab.page.locator(f"#tray label:has([value='{last.locator('input').input_value()}'])")
    main = tab.page.locator("#tray-foot [data-part=main]")
    before = [last.bounding_box(), main.bounding_box()]
    tab.page.evaluate(PUSHED, change)
    assert [same.bounding_box(), main.bounding_box()] == before
    if change == "comes":
        expect(tab.page.locator("#fresh")).to_be_hidden()
        told = tab.page.locator("[data-pill-told]")
        expect(told).to_contain_text(tab.page.locator("#fresh").text_content() or "nothing")
        tab.page.locator("[data-pill]").click()
        expect(tab.page.locator("#fresh")).to_be_visible()
        expect(told).to_be_empty()
    tab.close()


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["diplomacy", "zeppelin"])
def test_the_head_is_no_higher_than_what_it_says(
    server: Server, browser: Browser, game: str
) -> None:
    """Although the map puts its own words there in place of some of them."""
    tab = begun(server, browser, game, SMALL)
    expect(tab.page.locator("#tray > #map-panel")).to_be_attached()
    expect(tab.page.locator("[data-fresh]")).to_have_count(0)
    gap = tab.page.evaluate(GAP)
    assert gap < 2, f"{gap} px of the head are empty"
    tab.close()


def test_the_tray_is_pulled_up_and_down(server: Server, browser: Browser) -> None:
    tab = begun(server, browser, "espionage", SMALL)
    tray, grab = tab.page.locator("#tray"), tab.page.locator("[data-grab]")
    expect(tray).to_have_attribute("data-height", "mid")
    grab.press("Enter")
    expect(tray).to_have_attribute("data-height", "high")
    expect(tab.page.locator("#stage")).to_be_hidden()
    box: Any = grab.bounding_box()
    for _ in range(2):
        tab.page.mouse.move(box["x"] + 40, box["y"] + 20)
        tab.page.mouse.down()
        tab.page.mouse.move(box["x"] + 40, box["y"] + 120)
        tab.page.mouse.up()
        box = grab.bounding_box()
    expect(tray).to_have_attribute("data-height", "low")
    expect(tab.page.locator("#tray-foot [data-part=main]")).to_be_in_viewport(ratio=1)
    tab.close()


def test_an_open_view_says_that_an_answer_is_awaited(server: Server, browser: Browser) -> None:
    tab = begun(server, browser, "espionage", SMALL)
    tab.page.locator(".dock [data-tab=events]").tap()
    expect(tab.page.locator("#view-events")).to_be_in_viewport(ratio=0.99)
    expect(tab.page.locator("#tray")).to_be_hidden()
    tab.page.locator(".back-to").tap()
    expect(tab.page.locator("#tray-foot [data-part=main]")).to_be_in_viewport(ratio=1)
    tab.close()


def test_the_question_before_a_seal_is_whole(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, SMALL)
    enter(tab, table.people["ITALY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    tapped(tab, "Запечатать")
    expect(tab.page.locator("#tray-foot .question")).to_be_in_viewport(ratio=1)
    for button in tab.page.locator("#tray-foot .does button").all():
        expect(button).to_be_in_viewport(ratio=1)
    tab.close()


def test_without_script_what_is_asked_comes_first(server: Server, browser: Browser) -> None:
    tab = Tab(browser, server.url, SMALL, script=False)
    tab.open("/")
    tab.page.locator("form[action='/play/espionage'] button").first.click()
    order = ["ask", "tray-body", "tray-foot", "stage", "view-own", "view-events"]
    tab.page.wait_for_url("**/m/*")  # with its style sheets
    top = "ids => ids.map((id) => document.getElementById(id).getBoundingClientRect().top)"
    tops = tab.page.evaluate(top, order)
    assert tops == sorted(tops)
    expect(tab.page.locator("#tray-foot [data-part=main]")).to_be_visible()
    tab.fits()
    tab.close()
