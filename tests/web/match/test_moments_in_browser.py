"""Cards of great events in a real browser: one after another, never in the way, gone by a tap."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from intriga.web.rendering.failures import Failures
from tests.kit.http.server import Server
from tests.shapes.fair import game as fair
from tests.web.browsing import enter
from tests.web.match.stall import Stall
from tests.web.tab import DESKTOP, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service]
PHONE = (390, 664)
ARRIVE = """(cards) => {
  const made = cards.map(([n, holds, seconds]) => {
    const card = document.getElementById('moment-more').content.firstElementChild.cloneNode(true);
    Object.assign(card.dataset, {moment: n, seconds, go: ''});
    if (holds) card.dataset.holds = '';
    card.querySelector('h2').textContent = `Event ${n}`;
    return card;
  });
  document.getElementById('moments').append(...made);
  document.dispatchEvent(new CustomEvent('htmx:after:swap'));
}"""
"""Cards arrive as a push brings them: the number of each, whether it waits, its seconds."""
LONG = 600
CARD = ".moment-layer > .moment"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, games={"fair": fair}) as made:
        made.site.failures = Failures()
        made.site.failures.raises = False  # one event of a day cannot be told
        yield made


@pytest.fixture
def stall(server: Server) -> Iterator[Stall]:
    stall = Stall(server)
    yield stall
    stall.close()


def opened(browser: Browser, server: Server, stall: Stall, size: tuple[int, int] = PHONE) -> Tab:
    tab = Tab(browser, server.url, size, moments=True)
    enter(tab, stall.guest, stall.match)
    tab.page.wait_for_selector("[data-match][data-connected]")
    return tab


def arrive(page: Page, *cards: tuple[int, bool]) -> None:
    page.evaluate(ARRIVE, [[n, holds, LONG] for n, holds in cards])


def stopped(tab: Tab) -> Page:
    """The page, whose time passes only when it is told to."""
    page = tab.page
    tab.reusable = False
    page.clock.install()
    page.reload()
    page.wait_for_selector("[data-match][data-connected]")
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    return page


def skip(page: Page) -> None:
    """Tap the card away, once it takes taps."""
    page.wait_for_timeout(400)
    page.locator(CARD).tap(position={"x": 40, "y": 30})


def test_a_card_comes_with_its_event_covers_neither_clock_nor_dock_and_is_told_once(
    server: Server, browser: Browser, stall: Stall
) -> None:
    tab = opened(browser, server, stall)
    page = tab.page
    stall.act(stall.host, "ring", times="once")
    card = page.locator(CARD)
    expect(card).to_contain_text("Колокол")
    expect(page.locator("#announce")).to_have_text("Анна: звон колокола.")
    assert card.get_attribute("aria-hidden") == "true"
    box, dock = card.bounding_box(), page.locator(".dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["y"] + box["height"] <= dock["y"] + 1
    tab.accessible()
    tab.fits()
    expect(card).to_have_count(0)  # after its seconds
    page.locator(".dock [data-tab=events]").tap()
    page.locator("[data-again]").first.tap()
    expect(card).to_contain_text("Колокол")
    tab.close()


def test_what_waits_is_a_dialog_that_gives_the_focus_back(
    server: Server, browser: Browser, stall: Stall
) -> None:
    tab = opened(browser, server, stall, DESKTOP)
    page = tab.page
    before = page.locator(".dock [data-tab=people]")
    before.focus()
    arrive(page, (1, True))
    dialog = page.get_by_role("dialog", name="Event 1")
    expect(dialog).to_be_visible()
    expect(dialog.locator("[data-moment-go]")).to_be_focused()
    tab.accessible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(before).to_be_focused()
    tab.close()


def test_of_many_cards_five_come_the_others_are_one_and_all_go_at_once(
    server: Server, browser: Browser, stall: Stall
) -> None:
    tab = opened(browser, server, stall)
    page = tab.page
    arrive(page, *((n, n == 2) for n in range(1, 10)))
    card = page.locator(CARD)
    expect(card).to_contain_text("Ещё 4 события")
    assert "Пропустить все" in card.inner_text()
    seen = []
    for _ in range(3):
        skip(page)
        seen.append(card.locator("h2").inner_text())
    assert seen == ["Event 2", "Event 6", "Event 7"], "what waits is never left out"
    page.wait_for_timeout(400)
    page.locator("[data-moment-all]").first.tap()
    expect(card).to_have_count(0)
    tab.close()


def test_no_card_stands_over_what_is_typed_or_over_a_decision_that_runs_out(
    server: Server, browser: Browser, stall: Stall
) -> None:
    tab = opened(browser, server, stall)
    page = tab.page
    card, pill = page.locator(CARD), page.locator("[data-moment-pill]")
    page.locator(".dock [data-tab=rooms]").tap()
    line = page.locator("#view-rooms textarea, #view-rooms input[type=text]").first
    line.focus()
    arrive(page, (1, False), (2, False))
    expect(pill).to_contain_text("2 события")
    expect(card).to_have_count(0)
    line.blur()
    expect(card).to_contain_text("Event 1")
    expect(pill).to_be_hidden()
    page.evaluate(
        """() => {
          const clock = document.createElement('time');
          clock.dataset.due = new Date(Date.now() + 9000).toISOString();
          const now = document.getElementById('bar');
          const side = document.createElement('div');
          side.className = 'side';
          side.append(clock);
          now.prepend(side);
          (document.querySelector('[data-mine]') ?? now).dataset.mine = 'true';
        }"""
    )
    expect(card).to_have_count(0)
    expect(pill).to_contain_text("2 события")
    page.evaluate("document.querySelector('.side > time').remove()")
    expect(card).to_contain_text("Event 1")
    tab.close()


def test_no_card_stands_where_somebody_who_chooses_taps_next(
    server: Server, browser: Browser, stall: Stall
) -> None:
    tab = opened(browser, server, stall)
    page, card = stopped(tab), tab.page.locator(CARD)
    expect(page.locator("#tray-head")).to_have_attribute("data-mine", "true")
    page.locator("#tray-body").tap(position={"x": 4, "y": 4})
    arrive(page, (1, False))
    page.clock.run_for(2_500)
    expect(card).to_have_count(0)
    page.locator("#tray-body").tap(position={"x": 4, "y": 4})
    page.clock.run_for(2_500)
    expect(card).to_have_count(0)
    page.clock.run_for(1_000)
    expect(card).to_contain_text("Event 1")
    tab.close()


def test_what_was_chosen_and_sent_keeps_no_card_back(
    server: Server, browser: Browser, stall: Stall
) -> None:
    tab = opened(browser, server, stall)
    page, card = stopped(tab), tab.page.locator(CARD)
    page.locator("#tray-body").tap(position={"x": 4, "y": 4})
    page.evaluate(
        """() => document.addEventListener('submit', (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        }, true)"""
    )
    page.locator("#tray-foot button:not([type=button])").first.tap()
    arrive(page, (1, False))
    page.clock.run_for(1_000)
    expect(card).to_contain_text("Event 1")
    tab.close()


def test_what_waits_covers_no_button_of_the_decision(
    server: Server, browser: Browser, stall: Stall
) -> None:
    tab = opened(browser, server, stall)
    page = tab.page
    page.evaluate("document.querySelector('#tray').append(document.createElement('input'))")
    page.locator("#tray > input").focus()
    arrive(page, (1, False))
    pill = page.locator("[data-moment-pill]")
    expect(pill).to_be_visible()
    for other in ("#bar", "#tray-foot", ".dock"):
        box, its = page.locator(other).bounding_box(), pill.bounding_box()
        assert box is not None
        assert its is not None
        apart = its["y"] + its["height"] <= box["y"] or its["y"] >= box["y"] + box["height"]
        assert apart, other
    tab.close()


def test_the_board_changes_with_the_card_that_says_why(
    server: Server, browser: Browser, stall: Stall
) -> None:
    tab = opened(browser, server, stall)
    page = tab.page
    board = page.locator("#stage")
    expect(board).to_contain_text("Прилавки дня 1")
    arrive(page, (1, True))
    expect(page.locator(CARD)).to_contain_text("Event 1")
    stall.day()
    expect(page.locator("#phase")).to_contain_text("Фаза 2")
    assert "Прилавки дня 1" in board.inner_text(), "the day has ended on no card yet"
    skip(page)
    expect(page.locator(CARD)).to_contain_text("День 1 кончился")
    expect(board).to_contain_text("Прилавки дня 2")
    tab.close()


def test_cards_are_off_by_the_address_and_by_choice(
    server: Server, browser: Browser, stall: Stall
) -> None:
    tab = opened(browser, server, stall, DESKTOP)
    page = tab.page
    choice = page.locator("[data-moment-setting] select")
    choice.select_option("mine")
    arrive(page, (1, False))
    expect(page.locator(CARD)).to_have_count(0)
    choice.select_option("none")
    arrive(page, (2, True))
    expect(page.locator(CARD)).to_have_count(0)
    choice.select_option("all")
    page.goto(f"{page.url}?moments=0")
    page.wait_for_selector("[data-match][data-connected]")
    arrive(page, (3, True))
    expect(page.locator(CARD)).to_have_count(0)
    tab.close()


def test_what_was_missed_is_offered(server: Server, browser: Browser, stall: Stall) -> None:
    tab = opened(browser, server, stall)
    page = tab.page
    tab.reusable = False
    tab.context.clock.install()
    page.goto("about:blank")
    stall.act(stall.host, "ring", times="once")
    tab.context.clock.fast_forward(120_000)
    tab.open(stall.match)
    pill = page.locator("[data-moment-pill]")
    expect(pill).to_contain_text("Пока вас не было: 1 событие")
    expect(page.locator(CARD)).to_have_count(0)
    pill.locator("[data-moment-play]").tap()
    expect(page.locator(CARD)).to_contain_text("Колокол")
    tab.close()
