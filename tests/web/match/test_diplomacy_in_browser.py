"""Diplomacy in a real browser: a war with a convoy, a build and a retreat, by taps and by keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import Person
from tests.web.match.seven import Seven
from tests.web.match.test_browser import enter
from tests.web.server import Server
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("war")]
Come = Callable[..., Person]


class Hand:
    """England's hand on the map, by finger or by keys."""

    def __init__(self, tab: Tab, *, keys: bool) -> None:
        self.tab = tab
        self.page = tab.page
        self.keys = keys

    def go(self, code: str) -> None:
        """Tap a province, or walk there by its code and press Enter."""
        if self.keys:
            self.page.wait_for_timeout(0)
            self.page.locator(".province[tabindex='0']").focus()
            self.page.keyboard.press("Home")
            for letter in code:
                self.page.keyboard.press(letter)
            assert self.page.evaluate("document.activeElement.dataset.p") == code
            self.page.keyboard.press("Enter")
        else:
            x, y = self.page.evaluate(
                """code => {
                    const map = document.getElementById('war-map');
                    map.scrollIntoView({block: 'center', behavior: 'instant'});
                    const at = map.querySelector(`[data-p="${code}"]`).dataset.at.split(' ');
                    const onScreen = map.getScreenCTM();
                    const {x, y} = new DOMPoint(...at.map(Number)).matrixTransform(onScreen);
                    return [x, y];
                }""",
                code,
            )
            self.page.mouse.click(x, y) if not self.tab.touch else self.page.touchscreen.tap(x, y)

    def choose(self, words: str) -> None:
        """Press a button of the panel."""
        button = self.page.locator("#war-panel").get_by_role("button", name=words, exact=True)
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def saved(self, unit: str, said: str) -> None:
        """The server has this order: the sheet was made anew."""
        line = self.page.locator(f"[data-war-unit='{unit}']")
        expect(line).to_contain_text(said)

    def seal(self) -> None:
        button = self.page.get_by_role("button", name="Запечатать", exact=True)
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()


@pytest.mark.parametrize(("size", "keys"), [(PHONE, False), (DESKTOP, True)], ids=["taps", "keys"])
def test_a_war_with_a_convoy_a_build_and_a_retreat(
    server: Server, browser: Browser, come: Come, *, size: tuple[int, int], keys: bool
) -> None:
    table = Seven(come)
    tab = Tab(browser, server.url, size)
    hand = Hand(tab, keys=keys)
    enter(tab, table.people["ENGLAND"], table.match)
    now = tab.page.locator("#zone-now")
    expect(now).to_contain_text("Весна 1901")

    hand.go("LON")
    hand.go("NTH")
    hand.saved("F LON", "Северное море")
    hand.go("LVP")
    hand.go("YOR")
    hand.saved("A LVP", "Йоркшир")
    hand.go("EDI")
    hand.go("EDI")  # itself again: it holds
    hand.saved("F EDI", "стоять")
    expect(tab.page.locator("#war-mine .arrow.move")).to_have_count(2)
    tab.fits()
    tab.accessible()
    table.all_but("ENGLAND", RUSSIA="F STP/SC - BOT; A MOS - STP")
    hand.seal()

    expect(now).to_contain_text("Осень 1901")
    hand.go("YOR")
    hand.go("NWY")  # only by sea
    hand.saved("A YOR", "→ Норвегия")
    hand.go("NTH")
    hand.go("YOR")
    hand.choose("Везти: А Йоркшир → …")
    hand.go("NWY")
    hand.saved("F NTH", "везти: А Йоркшир → Норвегия")
    hand.go("EDI")
    hand.go("NTH")
    hand.choose("Поддержать на месте: Ф Северное море")
    hand.saved("F EDI", "поддержать: Ф Северное море")
    for kind in ("move", "convoy", "support-hold"):
        expect(tab.page.locator(f"#war-mine .arrow.{kind}")).to_have_count(1)
    table.all_but("ENGLAND", RUSSIA="F BOT - SWE")
    hand.seal()

    expect(now).to_contain_text("можно построить 1 отряд")
    hand.go("LON")
    hand.choose("Построить: Ф Лондон")
    expect(tab.page.locator(".orders")).to_contain_text("строит Ф Лондон")
    table.order("RUSSIA", "A MOS B")
    hand.seal()

    expect(now).to_contain_text("Весна 1902")
    expect(tab.page.locator("#war-units [data-unit='F LON']")).to_have_count(1)
    table.all_but("ENGLAND", RUSSIA="A STP - NWY; F SWE S A STP - NWY")
    hand.seal()

    expect(now).to_contain_text("ваши отряды выбиты")
    expect(tab.page.locator("#war-units .unit.lost[data-unit='A NWY']")).to_have_count(1)
    hand.go("NWY")
    tab.fits()
    tab.accessible()
    hand.go("FIN")
    hand.saved("A NWY", "отступить → Финляндия")
    hand.seal()
    expect(now).to_contain_text("Осень 1902")
    expect(tab.page.locator("#war-units [data-unit='A FIN']")).to_have_count(1)

    # What came of it, and why.
    tab.one("[data-turn-step='-1']").click()
    expect(tab.page.locator(".turn-gone h2")).to_have_text("Весна 1902, отступления")
    tab.one("[data-turn-step='-1']").click()
    expect(tab.page.locator(".turn-gone h2")).to_have_text("Весна 1902, приказы")
    gone = tab.page.locator(".turn-gone")
    expect(gone.locator("[data-why]").filter(has_text="А Норвегия стоит")).to_contain_text(
        "Выбит атакой (Санкт-Петербург): сила 1 против 2"
    )
    gone.locator(".province[data-p=NWY]").dispatch_event("click")
    expect(gone.locator("[data-why-panel]")).to_contain_text("Защитник выбит, сила 2 против 1")
    tab.fits()
    tab.accessible()
    tab.press("К текущему ходу")
    expect(gone).to_have_count(0)
    tab.close()


def test_orders_from_the_list_by_keys_and_back_again(
    server: Server, browser: Browser, come: Come
) -> None:
    table = Seven(come)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people["FRANCE"], table.match)
    hand = Hand(tab, keys=True)
    keys = tab.page.keyboard
    tab.page.locator("[data-war-unit='A MAR']").focus()
    keys.press("Enter")
    expect(tab.page.locator("#war-list")).to_be_focused()
    tab.page.locator("#war-list").select_option("A MAR S A PAR - BUR")
    keys.press("Enter")
    hand.saved("A MAR", "поддержать: А Париж → Бургундия")
    expect(tab.page.locator("#war-mine .arrow.support-move")).to_have_count(1)
    expect(tab.page.locator("[data-war-unit='A PAR']")).to_be_focused()  # the next one

    hand.go("PAR")
    expect(tab.page.locator("#war-map .lit")).not_to_have_count(0)
    keys.press("Escape")
    expect(tab.page.locator("#war-map .lit")).to_have_count(0)
    hand.go("PAR")
    hand.go("MOS")  # nothing to do there
    expect(tab.page.locator("#war-panel .state")).to_contain_text("Туда не попасть")
    hand.go("BUR")
    hand.saved("A PAR", "→ Бургундия")
    hand.go("PAR")
    hand.go("PIC")
    hand.saved("A PAR", "→ Пикардия")
    keys.press("Control+z")
    hand.saved("A PAR", "→ Бургундия")
    hand.choose("Отменить выбор")
    hand.saved("A PAR", "нет приказа")
    hand.saved("A MAR", "поддержать: А Париж → Бургундия")

    # Arrows lead to the province next to this one.
    hand.go("PAR")
    keys.press("Escape")
    keys.press("ArrowRight")
    assert tab.page.evaluate("document.activeElement.dataset.p") == "BUR"
    tab.close()


def test_a_seal_holds_until_it_is_broken(server: Server, browser: Browser, come: Come) -> None:
    table = Seven(come)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["ITALY"], table.match)
    hand = Hand(tab, keys=False)
    hand.go("ROM")
    hand.go("APU")
    hand.seal()  # at once, maybe before the order has arrived
    expect(tab.page.locator(".sealed-note")).to_be_visible()
    hand.saved("A ROM", "→ Апулия")
    expect(tab.page.locator("#war-panel")).to_contain_text("запечатаны")
    hand.go("VEN")
    expect(tab.page.locator("#war-panel")).to_contain_text("Армия: Италия")  # no more than that
    expect(tab.page.locator("#war-map .lit")).to_have_count(0)
    tab.press("Снять печать")
    expect(tab.page.locator(".sealed-note")).to_have_count(0)
    hand.go("VEN")
    hand.go("TYR")
    hand.saved("A VEN", "→ Тироль")
    hand.saved("A ROM", "→ Апулия")
    tab.close()


def test_text_and_map_are_one_sheet(server: Server, browser: Browser, come: Come) -> None:
    table = Seven(come)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people["TURKEY"], table.match)
    hand = Hand(tab, keys=False)
    hand.go("ANK")
    hand.go("BLA")
    hand.saved("F ANK", "→ Чёрное море")
    tab.page.get_by_text("Текстом").click()
    field = tab.page.locator("#order-lines")
    expect(field).to_have_value("F ANK - BLA")
    field.fill("смирна - армения\nА КОН - БОЛГАРИЯ\nанкара - чёрное море")
    tab.press("Сохранить")
    expect(tab.page.locator("#zone-act-answer")).to_contain_text(
        "«А КОН - БОЛГАРИЯ»: Нет такой провинции"
    )
    hand.saved("A SMY", "→ Армения")
    expect(field).to_have_value(re.compile("A SMY - ARM"))
    expect(field).not_to_have_value(re.compile("КОН"))
    hand.go("CON")
    hand.go("BUL")
    hand.saved("A CON", "→ Болгария")
    hand.saved("A SMY", "→ Армения")
    tab.close()


def test_orders_without_script(server: Server, browser: Browser, come: Come) -> None:
    table = Seven(come)
    table.all_but()
    tab = Tab(browser, server.url, PHONE, script=False)
    enter(tab, table.people["GERMANY"], table.match)
    expect(tab.page.locator("#war-units .unit")).to_have_count(22)
    tab.page.get_by_text("Текстом").click()
    tab.page.locator("#order-lines").fill("A MUN - RUH\nF KIE - HOL")
    tab.press("Сохранить")
    expect(tab.page.locator("#zone-act-answer")).to_contain_text("Принято")
    expect(tab.page.locator("#war-mine .arrow.move")).to_have_count(2)
    tab.fits()
    tab.page.locator("#turn-at").fill("1")
    tab.press("Показать")
    expect(tab.page.locator(".turn-gone h2")).to_have_text("Весна 1901, приказы")
    expect(tab.page.locator(".war-outcomes")).to_contain_text("А Мюнхен стоит")
    tab.fits()
    tab.press("К партии")
    assert tab.path == table.match
    tab.close()


def test_one_comes_closer_and_stays_there(server: Server, browser: Browser, come: Come) -> None:
    table = Seven(come)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["AUSTRIA"], table.match)
    view = "document.getElementById('war-map').getAttribute('viewBox')"
    whole = tab.page.evaluate(view)
    label = tab.page.locator("#war-map .code", has_text="BOH")
    size = label.evaluate("e => e.getBoundingClientRect().height")
    for _ in range(3):
        tab.press("Приблизить")
    near = tab.page.evaluate(view)
    assert float(near.split()[2]) < float(whole.split()[2]) / 3
    expect(label).to_be_hidden()  # there is room for its name now, and the name is no giant
    name = tab.page.locator("#war-map .name", has_text="Богемия")
    assert name.evaluate("e => e.getBoundingClientRect().height") < 2 * size
    hand = Hand(tab, keys=False)
    hand.go("VIE")
    hand.go("BOH")
    hand.saved("A VIE", "→ Богемия")  # the page was told something new
    assert tab.page.evaluate(view) == near
    tab.press("Вся карта")
    assert tab.page.evaluate(view) == whole
    tab.fits()
    tab.close()


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_what_came_of_it_is_shown_in_motion_or_not(
    server: Server, browser: Browser, come: Come, *, motion: bool
) -> None:
    table = Seven(come)
    tab = Tab(browser, server.url, DESKTOP, motion=motion)
    tab.context.add_init_script(
        """window.moved = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          if (this.dataset.unit) window.moved.push([this.dataset.unit, options.duration]);
          return animate.call(this, frames, options);
        };"""
    )
    enter(tab, table.people["AUSTRIA"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    table.all_but(AUSTRIA="A VIE - GAL; A BUD - RUM", RUSSIA="A WAR - GAL")
    expect(tab.page.locator("#zone-now")).to_contain_text("Осень 1901")
    moved = dict(tab.page.evaluate("window.moved"))
    assert sorted(moved) == (["A RUM", "A VIE", "A WAR"] if motion else [])
    assert all(150 <= length <= 250 for length in moved.values())
    tab.close()
