"""Zeppelin in a real browser: orders of two commanders, the tree of classes by tap and by keys, a
revolution, wishes, pages that fit a phone and everybody."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter
from tests.web.on_map import OnMap
from tests.web.tab import DESKTOP, PHONE, Tab
from tests.web.zeppelin.zeppelin_match import ZeppelinMatch

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("zeppelin")]
NewPerson = Callable[..., Person]
TABS = ".dock [data-tab={}]"


def zone(tab: Tab, name: str) -> None:
    """Show a zone; on a desktop all that matter are there."""
    if tab.touch:
        tab.page.locator(TABS.format(name)).click()


def done(tab: Tab) -> None:
    """The act was accepted, and the page knows it."""
    expect(tab.page.locator("#answer")).not_to_be_empty()


@pytest.mark.thorough
@pytest.mark.rule("zeppelin", "Z31")
def test_two_commanders_order_on_one_map(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = ZeppelinMatch(new_person)
    tabs = [Tab(browser, server.url, size) for size in (PHONE, DESKTOP)]
    for tab, seat in zip(tabs, (0, 2), strict=True):
        enter(tab, table.people[seat], table.match)
    ada, clementine = (OnMap(tab, keys=False) for tab in tabs)
    ada.go("COP")
    ada.go("BEL")
    ada.saved("F COP", "Бельты")
    clementine.saved("F COP", "Бельты")
    clementine.go("JUT")
    clementine.go("HST")
    ada.saved("A JUT", "Гольштейн")
    clementine.go("COP")
    clementine.go("COP")  # its own province: hold
    ada.saved("F COP", "стоять")
    expect(tabs[0].page.locator("#map-own-orders .arrow.move")).to_have_count(1)
    log = tabs[0].page.locator("#order-log")
    expect(log.locator("li")).to_have_count(3)
    expect(log.locator("li").first).to_contain_text("Clementine")
    tabs[1].page.keyboard.press("Control+z")
    ada.saved("F COP", "Бельты")
    table.end_turn()
    expect(tabs[0].page.locator("#map-units [data-unit='F BEL']")).to_have_count(1)
    expect(tabs[0].page.locator("#my-results")).to_contain_text("Ваши итоги")
    for tab in tabs:
        tab.close()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.thorough)], ids=["phone", "desktop"]
)
def test_classes_are_made_changed_and_filled_from_the_tree(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = ZeppelinMatch(new_person)
    tab = Tab(browser, server.url, size)
    enter(tab, table.people[0], table.match)
    page = tab.page
    zone(tab, "own")
    welcome = page.locator("#welcome")
    expect(welcome.locator("li")).to_have_count(3)
    welcome.get_by_role("button").click()
    expect(welcome).to_be_hidden()

    zone(tab, "table")
    page.locator("#act-create-class summary").click()
    form = page.locator("[data-act-form='create-class']")
    form.locator("[name=name]").fill("Адмиралтейство")
    form.locator("[data-right=command]").check()
    form.locator(".button").click()
    zone(tab, "own")
    made = page.locator(".class-tree .class-name").filter(has_text="Адмиралтейство")
    expect(made).to_be_enabled()
    expect(page.locator("#act-edit-class-3")).to_be_hidden()  # it opens from its class

    # By keys: to the class, its menu, the first thing in it.
    page.locator(".class-tree .class-name").first.focus()
    for _ in range(4):  # past the class itself and its three members
        page.keyboard.press("ArrowDown")
    expect(made).to_be_focused()
    page.keyboard.press("Enter")
    menu = page.locator(".deeds-menu")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(made).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    form = page.locator("form[data-act-form^='edit-class']:visible")
    expect(form.locator("[name=name]")).to_have_value("Адмиралтейство")
    expect(form.locator("[data-right=command]")).to_be_checked()
    form.locator("[data-right=arrest]").check()
    form.locator(".button").click()
    zone(tab, "own")
    node = page.locator(".branch > .class-node")
    expect(node.locator(".rights")).to_contain_text("арест")

    # A person is appointed: the menu of the class, then who.
    page.locator(".citizen.me").click()
    menu.get_by_role("button", name="Назначить…").click()
    form = page.locator("[data-act-form='appoint']")
    expect(form.locator("[name=rank]").first).to_be_attached()
    rank = form.locator("select[name=rank], input[name=rank]").last
    if rank.evaluate("one => one.matches('select')"):
        rank.select_option(label="Адмиралтейство")
    else:
        form.get_by_text("Адмиралтейство").click()
    form.locator(".button").click()
    zone(tab, "own")
    expect(node.locator(".citizen.me")).to_have_count(1)
    expect(page.locator(".pass-who")).to_contain_text("Адмиралтейство")
    tab.fits()
    tab.accessible()
    page.reload()
    zone(tab, "own")
    expect(welcome).to_be_hidden()
    tab.close()


@pytest.mark.thorough
def test_a_revolution_is_joined_from_its_card_and_wins(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = ZeppelinMatch(new_person)
    table.do(0, "create-class", name="Народ", rights=["laws"])
    folk = table.rank(0, "Народ")
    for seat in (2, 4):
        table.do(seat, "appoint", whom=seat, rank=folk)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people[4], table.match)
    zone(tab, "own")
    expect(tab.page.locator(".revolution")).to_have_count(0)
    table.do(2, "demand-rights", rights=["arrest", "pardon"])
    revolution = tab.page.locator(".revolution")
    expect(revolution).to_contain_text("За: 1")
    expect(tab.page.locator("#tray-head")).to_contain_text("на чьей вы стороне")
    rows = tab.page.locator("#tray-body > details.act")
    expect(rows.first).to_have_id(re.compile("^act-take-side"))  # what is asked stands first
    revolution.get_by_role("link", name="Выбрать сторону").click()
    form = tab.page.locator("form[data-act-form^='take-side']:visible")
    form.get_by_role("button").last.click()
    zone(tab, "own")
    expect(revolution).to_contain_text("За: 2")
    tab.fits()
    tab.accessible()
    table.end_turn()
    expect(revolution).to_have_count(0)
    expect(tab.page.locator(".class-node.mine > .class-box > .rights")).to_contain_text(
        "помилование"
    )
    tab.close()


@pytest.mark.thorough
def test_a_page_of_a_state_leads_to_the_form(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = ZeppelinMatch(new_person)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[0], f"{table.match}/p/state")
    tab.page.locator(".citizen").filter(has_text="Edith").click()
    tab.page.locator(".deeds-menu").get_by_role("button", name="Изгнать").click()
    form = tab.page.locator("[data-act-form='exile']")
    expect(form).to_be_visible()
    assert tab.path == table.match
    expect(form.locator("[name=whom]:checked, select[name=whom]")).to_have_value("4")
    tab.close()


@pytest.mark.thorough
def test_the_page_of_who_has_no_seat_is_fit_for_everybody(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    """Its card tells of the states alone: one landmark has that name."""
    table = ZeppelinMatch(new_person)
    tab = Tab(browser, server.url, DESKTOP)
    tab.open(table.match)
    expect(tab.page.locator("#view-own")).to_contain_text("Государства")
    tab.fit_for_everybody()
    tab.close()


def test_wishes_offer_the_places_of_the_unit(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = ZeppelinMatch(new_person)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[0], table.match)
    tab.page.locator("#act-wishes summary").click()
    form = tab.page.locator("[data-act-form='wishes']")
    form.locator("[name=unit]").select_option("A JUT")
    first = form.locator("[name='places.0']")
    expect(first.locator("optgroup:not([hidden])")).to_have_count(1)
    first.select_option("HST")
    table.do(0, "pass-law", title="On bread", text="Bread for all.")  # pushed
    expect(tab.page.locator("#view-events")).to_contain_text("On bread")
    expect(first).to_have_value("HST")
    expect(first.locator("optgroup:not([hidden])")).to_have_count(1)
    form.locator(".button").click()
    expect(tab.page.locator("#wishes-unit option[data-wished='HST']")).to_have_count(1)
    tab.close()


@pytest.mark.thorough
def test_pages_fit_everybody(server: Server, browser: Browser, new_person: NewPerson) -> None:
    table = ZeppelinMatch(new_person)
    table.do(0, "create-class", name="Consistory of the Most Reverend Electors", rights=["laws"])
    table.do(0, "pass-law", title="On bread", text="Bread for all.")
    table.do(1, "arrest", whom=3)
    table.end_turn()
    tab = Tab(browser, server.url)
    enter(tab, table.people[0], table.match)
    tab.fit_for_everybody()
    for path in (
        "state",
        "state?country=3",
        "laws",
        "laws?law=99",
        "passport",
        "news",
        "chronicle",
    ):
        tab.open(f"{table.match}/p/{path}")
        if "99" not in path:
            tab.fit_for_everybody()
    tab.context.close()


@pytest.mark.rule("zeppelin", "Z6", "Z19")
def test_a_name_that_a_class_has_is_marked_while_it_is_typed(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = ZeppelinMatch(new_person)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people[0], table.match)
    zone(tab, "table")
    tab.page.locator("#act-create-class summary").click()
    form = tab.page.locator("[data-act-form='create-class']")
    limit = form.locator(".field-limits li")
    expect(limit).to_have_class("limit")
    for taken in ("Граждане", " граждане!", "ГРAЖДAНЕ"):  # the last with Latin letters
        form.locator("[name=name]").fill(taken)
        expect(limit).to_have_class("limit over")
        form.locator("[name=name]").fill("Совет")
        expect(limit).to_have_class("limit")
    form.locator("[name=name]").fill("Граждане")
    form.locator("[data-right=command]").check()
    form.locator(".button").click()
    expect(form.locator("[name=name]")).to_be_focused()  # the browser says why, and sends nothing
    form.evaluate("(form) => { form.noValidate = true; }")  # as where scripts fail
    form.locator(".button").click()
    expect(form.locator(".field-error")).to_contain_text("Такое название уже есть")
    expect(form.locator("[name=name]")).to_have_value("Граждане")
    tab.fits()
    tab.wrong = [error for error in tab.wrong if "422" not in error]
    tab.close()
