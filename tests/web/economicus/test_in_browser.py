"""Economicus in a real browser: an auction against the clock, a crisis, a loan, a refused offer, a
bankruptcy, the next year."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.table.world import FakeTime
from tests.web.browsing import enter, sends, takes_taps
from tests.web.economicus.economicus_match import EconomicusMatch
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("economicus")]
NewPerson = Callable[..., Person]
BIDDING = 15
"""Seconds of the clock that each bid starts anew (E11)."""
TAP = 44
"""The least size of what a thumb presses, in CSS pixels."""


OUT = "#tray-foot .button:not(.button-main)"
"""The way out of an auction, beside the bid."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Its time stands still."""
    with Server(tmp_path, time=FakeTime()) as made:
        yield made


def due(tab: Tab) -> str:
    """When the clock of the match runs out."""
    clock = tab.page.locator("#clock .clock[data-due]").first
    return str(clock.get_attribute("data-due"))


@pytest.mark.rule("economicus", "item 21", "E10", "E11")
def test_each_bid_starts_the_clock_anew(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = EconomicusMatch(server.folder, new_person, 4, pace="live")
    opener = table.until(lambda seat, page, acts: "open-auction" in acts)
    rival = (opener + 1) % 4
    first, thumb = Tab(browser, server.url, DESKTOP), Tab(browser, server.url, PHONE)
    enter(first, table.people[opener], table.match)
    enter(thumb, table.people[rival], table.match)
    thumb.page.locator(".dock [data-tab=people]").click()

    form = first.page.locator("form[data-act-form^=open-auction]")
    form.locator("[name=kind]").first.check()
    sends(form).click()

    # On a phone bidding comes forward by itself, with a button for a thumb.
    raises = thumb.page.locator("#tray-foot .button-main")
    expect(raises).to_be_in_viewport(ratio=1)
    box = raises.bounding_box()
    assert box
    assert box["height"] >= TAP
    for what in ("b", "span"):  # the price, who leads
        expect(thumb.page.locator(f".bid-now {what}").first).to_be_in_viewport(ratio=1)
    thumb.fits()
    # So are the clock, one's own money and the way out.
    expect(thumb.page.locator("#purse")).to_contain_text("дадут в долг")
    for what in ("#clock .clock", "#purse", "#slot", OUT):
        expect(thumb.page.locator(what)).to_be_in_viewport(ratio=1)

    # Five bids, ten seconds after each other: the clock of fifteen would have run out long ago.
    price = int(str(raises.get_attribute("value"))) - 1
    for n in range(5):
        before = due(first)
        server.advance(10)
        price += 1
        if n % 2 == 0:
            expect(raises).to_have_attribute("value", str(price))
            takes_taps(thumb)
            raises.tap()
        else:
            expect(first.page.locator("#tray-foot .button-main")).to_have_attribute(
                "value", str(price)
            )
            takes_taps(first)
            first.page.keyboard.press("1")
        expect(first.page.locator(".lot-price b")).to_have_text(f"{price}М")
        expect(first.page.locator(f"#clock .clock[data-due='{before}']")).to_have_count(0)
        assert due(first) > before
    # The server's time has run ahead of the browser's: how much is left does not matter here.
    expect(first.page.locator(".lot [data-auction-clock]")).to_have_text(re.compile(r"^\d+:\d\d$"))
    expect(first.page.locator(".in-out").first).to_contain_text(table.names[rival])
    out = first.page.locator(OUT)
    takes_taps(first)
    out.click()
    expect(out).to_have_count(0)
    expect(first.page.locator(".in-out").nth(1)).to_contain_text(table.names[opener])
    server.advance(BIDDING + 5)
    expect(first.page.locator(".lot")).to_have_count(0)
    shown = first.page.locator(".wheel .sector.active .price")
    expect(shown).to_have_text(str(price))
    expect(first.page.locator(".wheel .sector.active .chip.owned").first).to_be_attached()
    for tab in (first, thumb):
        tab.close()


@pytest.mark.thorough
@pytest.mark.rule("economicus", "item 24", "item 25", "item 27", "item 37", "E37")
def test_a_loan_a_crisis_and_a_refused_offer(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = EconomicusMatch(server.folder, new_person, 4, seed=5)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[0], table.match)

    loan = tab.unfold(tab.page.locator("form[data-act-form^=borrow]"))
    loan.locator("[name=amount][value='5'] + span").click()
    sends(loan).click()
    expect(tab.page.locator(".money-list")).to_contain_text("5М")
    interest = re.compile("Проценты в конце года: −[12]М")  # an event may double them
    expect(tab.page.locator(".holding-list").first).to_contain_text(interest)

    # A 7 or a double: a token on the circle, and the sector is in danger's colour.
    table.until(lambda seat, page, acts: 'class="token"' in page)
    expect(tab.page.locator(".wheel .token").first).to_be_visible()
    expect(tab.page.locator(".wheel .wedge.crisis").first).to_be_attached()

    # An exclusive offer for a company of the first player, who keeps it.
    keep = tab.page.locator("#tray-foot button[value=keep]")
    for _ in range(20):
        by = table.until(
            lambda seat, page, acts: (
                "make-offer" in acts and "0" in acts["make-offer"].choices["owner"]
            )
        )
        table.do(by, "make-offer", owner=0)
        sell = tab.page.locator("#tray button[value=sell]")
        expect(sell).to_be_visible()
        if keep.count():
            break
        sell.click()
        expect(sell).to_have_count(0)
    companies = tab.page.locator(".ledger .own-row td").nth(5)
    owned = companies.inner_text()
    tab.fit_for_everybody()
    tab.at(PHONE, "light")
    expect(keep).to_be_in_viewport(ratio=1)
    keep.click()
    expect(keep).to_have_count(0)
    expect(companies).to_have_text(owned)
    expect(tab.page.locator("#view-events")).to_contain_text("оставляет компанию себе")
    tab.close()


@pytest.mark.thorough
@pytest.mark.rule("economicus", "item 14", "item 30", "E27")
def test_a_bankrupt_comes_back_in_the_next_year(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = EconomicusMatch(server.folder, new_person, 4, seed=5)
    poor = table.until(lambda seat, page, acts: "roll" in acts)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people[poor], table.match)
    table.do(poor, "research")  # 14M and two companies of unknown price: less than 20M

    tab.page.locator(".dock [data-tab=table]").click()
    form = tab.unfold(tab.page.locator("form[data-act-form^=declare-bankruptcy]"))
    expect(form).to_contain_text("Вы потеряете всё")
    sends(form).click()
    expect(form.locator(".question")).to_contain_text("только со следующего года")
    expect(form.locator(".asks .button:visible")).to_have_count(2)
    table.do((poor + 1) % 4, "ask-me", roll=False)  # whatever is pushed meanwhile
    form.get_by_text("Нет, вернуться").click()
    expect(form.locator(".question")).to_have_count(0)
    sends(form).click()
    form.locator("[name=_sure]").click()
    expect(tab.page.locator(".wheel .seated.gone")).to_have_count(1)

    back = table.until(lambda seat, page, acts: seat == poor and "place" in acts)
    assert back == poor
    table.until(lambda seat, page, acts: "Год 2" in page and "roll" in acts)
    expect(tab.page.locator(".wheel .year").first).to_contain_text("Год 2")
    expect(tab.page.locator(".wheel .seated.gone")).to_have_count(0)
    tab.page.locator(".dock [data-tab=own]").click()
    tab.page.locator(".page-links a").first.click()
    expect(tab.page.locator(".curve-list figure")).to_have_count(3)
    tab.fit_for_everybody()
    tab.close()
