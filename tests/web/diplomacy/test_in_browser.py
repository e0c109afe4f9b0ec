"""Diplomacy in a real browser: a match with a convoy, a build and a retreat, by touch and by
keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from intriga.diplomacy.geography.board import board_of
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch
from tests.web.on_map import OnMap
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("diplomacy")]
NewPerson = Callable[..., Person]


APART = """() => {
  const line = document.getElementById('phase').getBoundingClientRect();
  const clock = document.querySelector('#clock .clock').getBoundingClientRect();
  return line.right <= clock.left && line.height < 80;
}"""
"""Whether the phase has room beside the clock."""


SEEN = """() => {
  const lost = document.querySelector('#map-units .unit.lost path');
  lost.scrollIntoView({block: 'center', behavior: 'instant'});
  const {left, top, width, height} = lost.getBoundingClientRect();
  let seen = 0, all = 0;
  for (let x = 1; x < 20; x += 1) for (let y = 1; y < 20; y += 1) {
    const at = document.elementFromPoint(left + width * x / 20, top + height * y / 20);
    const unit = at?.closest('.unit');
    if (!unit) continue;
    all += 1;
    if (unit.matches('.lost')) seen += 1;
  }
  return seen / all;
}"""
"""How much of the dislodged unit can be seen, of what units cover there."""

OVER_THE_BORDER = """([name, by]) => {
  const map = document.getElementById('diplomacy-map');
  const {left, top, width, height} = [...map.querySelectorAll('.labels text')]
    .find((one) => one.textContent === name).getBoundingClientRect();
  for (let y = Math.ceil(top); y < top + height; y += 1)
  for (let x = Math.ceil(left); x < left + width; x += 1) {
    const at = document.elementFromPoint(x, y)?.closest('[data-p]');
    if (at?.dataset.p === by && at.matches('.province')) return [x, y];
  }
}"""
"""A place where the name of a province lies over another one: a whole pixel, as clicks have."""

FREE = """() => {
  const map = document.getElementById('diplomacy-map');
  const box = document.getElementById('stage').getBoundingClientRect();
  const middle = (one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const inside = ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const targets = [...map.querySelectorAll('.lit.target')];
  const picked = map.querySelector('#map-units [data-unit="A VIE"]');
  return {
    height: box.height,
    smallest: Math.min(...targets.map((one) => one.getBoundingClientRect().width)),
    beyond: targets.filter((one) => !inside(middle(one))).length,
    covered: !map.contains(document.elementFromPoint(...middle(picked))),
    within: document.getElementById('map-panel').parentElement.id,
  };
}"""
"""Of the map while the army in Vienna is ordered: how high its place is, how large the places to go
to are and how many of them are out of sight, whether the army is covered, where the panel is."""

COLOURS = """() => {
  const found = {};
  const add = (letter, colour) => { (found[letter] ??= []).push(colour); };
  const marks = '#awaited .mark, .map-key .mark, .powers .mark, .view-people .mark';
  for (const mark of document.querySelectorAll(marks)) {
    add(mark.textContent, getComputedStyle(mark).backgroundColor);
  }
  for (const unit of document.querySelectorAll('#map-units .glyph')) {
    add(unit.querySelector('text').textContent, getComputedStyle(unit.querySelector('path')).fill);
  }
  return found;
}"""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("size", "keys"),
    [(PHONE, False), pytest.param(DESKTOP, True, marks=pytest.mark.thorough)],
    ids=["taps", "keys"],
)
def test_a_match_with_a_convoy_a_build_and_a_retreat(
    server: Server, browser: Browser, new_person: NewPerson, *, size: tuple[int, int], keys: bool
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, size)
    orders = OnMap(tab, keys=keys)
    enter(tab, table.people["ENGLAND"], table.match)
    now, asked = tab.page.locator("#phase"), tab.page.locator("#ask")
    expect(now).to_contain_text("Весна 1901")
    assert tab.page.evaluate(APART), "the clock covers the line beside it"

    orders.go("LON")
    orders.go("NTH")
    orders.saved("F LON", "Северное море")
    orders.go("LVP")
    orders.go("YOR")
    orders.saved("A LVP", "Йоркшир")
    orders.go("EDI")
    orders.go("EDI")  # its own province: hold
    orders.saved("F EDI", "стоять")
    expect(tab.page.locator("#map-own-orders .arrow.move")).to_have_count(2)
    tab.fits()
    tab.accessible()
    table.all_but("ENGLAND", RUSSIA="F STP/SC - BOT; A MOS - STP")
    orders.seal()

    expect(now).to_contain_text("Осень 1901")
    orders.go("YOR")
    orders.go("NWY")  # only by convoy
    orders.saved("A YOR", "→ Норвегия")
    orders.saved("A YOR", "морем, но ваши флоты её не везут")
    expect(tab.page.locator("#map-panel .state")).to_contain_text("ваши флоты эту армию не везут")
    orders.go("NTH")
    orders.go("YOR")
    expect(tab.page.locator("#map-panel .button").first).to_have_text("Везти: А Йоркшир → Норвегия")
    orders.choose("Везти: А Йоркшир → …")
    orders.go("NWY")
    orders.saved("F NTH", "везти: А Йоркшир → Норвегия")
    expect(tab.page.locator(".order .warning")).to_have_count(0)
    orders.go("EDI")
    orders.go("NTH")
    orders.choose("Поддержать на месте: Ф Северное море")
    orders.saved("F EDI", "поддержать: Ф Северное море")
    for kind in ("move", "convoy", "support-hold"):
        expect(tab.page.locator(f"#map-own-orders .arrow.{kind}")).to_have_count(1)
    table.all_but("ENGLAND", RUSSIA="F BOT - SWE")
    orders.seal()

    expect(asked).to_contain_text("Где построить отряд?")
    orders.go("LON")
    orders.choose("Построить: Ф Лондон")
    expect(tab.page.locator(".orders")).to_contain_text("строит Ф Лондон")
    table.order("RUSSIA", "A MOS B")
    orders.seal()

    expect(now).to_contain_text("Весна 1902")
    expect(tab.page.locator("#map-units [data-unit='F LON']")).to_have_count(1)
    table.all_but("ENGLAND", RUSSIA="A STP - NWY; F SWE S A STP - NWY")
    orders.seal(asked=True)

    expect(asked).to_contain_text("Куда отступит выбитый отряд?")
    expect(tab.page.locator("#map-units .unit.lost[data-unit='A NWY']")).to_have_count(1)
    results = tab.page.locator("#my-results")
    expect(results).to_contain_text("А Норвегия выбит: Россия, 1 против 2")
    expect(results).to_contain_text("Ещё 3 приказа исполнены без происшествий")
    assert tab.page.evaluate(SEEN) > 0.5, "the dislodged unit is hidden under its attacker"
    orders.go("NWY")
    expect(tab.page.locator("#map-panel .prompt")).to_have_text("А Норвегия: куда отступить?")
    tab.fits()
    tab.accessible()
    orders.go("FIN")
    orders.saved("A NWY", "отступить → Финляндия")
    orders.seal()
    expect(now).to_contain_text("Осень 1902")
    expect(tab.page.locator("#map-units [data-unit='A FIN']")).to_have_count(1)

    # The result, and the reason.
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


@pytest.mark.thorough
def test_orders_by_keyboard_and_undone(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people["FRANCE"], table.match)
    orders = OnMap(tab, keys=True)
    keys = tab.page.keyboard
    tab.page.locator("[data-order-unit='A MAR']").focus()
    keys.press("Enter")
    expect(tab.page.locator("#order-list")).to_be_focused()
    tab.page.locator("#order-list").select_option("A MAR S A PAR - BUR")
    keys.press("Enter")
    orders.saved("A MAR", "поддержать: А Париж → Бургундия")
    expect(tab.page.locator("#map-own-orders .arrow.support-move")).to_have_count(1)
    expect(tab.page.locator("[data-order-unit='A PAR']")).to_be_focused()  # the next unit

    orders.go("PAR")
    expect(tab.page.locator("#diplomacy-map .lit")).not_to_have_count(0)
    keys.press("Escape")
    expect(tab.page.locator("#diplomacy-map .lit")).to_have_count(0)
    orders.go("PAR")
    orders.go("MOS")  # no unit there
    expect(tab.page.locator("#map-panel .state")).to_contain_text("Туда не попасть")
    orders.go("BUR")
    orders.saved("A PAR", "→ Бургундия")
    orders.go("PAR")
    orders.go("PIC")
    orders.saved("A PAR", "→ Пикардия")
    keys.press("Control+z")
    orders.saved("A PAR", "→ Бургундия")
    orders.choose("Отменить выбор")
    orders.saved("A PAR", "нет приказа")
    orders.saved("A MAR", "поддержать: А Париж → Бургундия")

    # Arrow keys go to a neighbouring province.
    orders.go("PAR")
    keys.press("Escape")
    keys.press("ArrowRight")
    assert tab.page.evaluate("document.activeElement.dataset.p") == "BUR"
    tab.close()


def test_sealed_orders_can_be_unsealed(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["ITALY"], table.match)
    orders = OnMap(tab, keys=False)
    orders.go("ROM")
    orders.go("APU")
    orders.seal(asked=True)  # at once, perhaps before the order has been saved
    expect(tab.page.locator("#ask")).to_contain_text("Запечатано")
    orders.saved("A ROM", "→ Апулия")
    expect(tab.page.locator("#map-panel")).to_contain_text("запечатаны")
    expect(tab.page.locator("#map-panel")).not_to_contain_text("не запечатано")
    orders.go("VEN")
    expect(tab.page.locator("#map-panel")).to_contain_text("Армия: Италия")  # nothing more
    expect(tab.page.locator("#diplomacy-map .lit")).to_have_count(0)
    tab.press("Снять печать")
    expect(tab.page.locator(".sealed-note")).to_have_count(0)
    orders.go("VEN")
    orders.go("TYR")
    orders.saved("A VEN", "→ Тироль")
    orders.saved("A ROM", "→ Апулия")
    tab.close()


@pytest.mark.thorough
def test_text_and_map_show_the_same_orders(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people["TURKEY"], table.match)
    orders = OnMap(tab, keys=False)
    orders.go("ANK")
    orders.go("BLA")
    orders.saved("F ANK", "→ Чёрное море")
    tab.page.get_by_text("Текстом").click()
    field = tab.page.locator("#order-lines")
    expect(field).to_have_value("Ф АНК - ЧЕР")
    typed = "смирна - армения\nА КОНЬ - БОЛГАРИЯ\nА Константинополь в Марсель"
    field.fill(typed)
    tab.press("Сохранить")
    problem = tab.page.locator("[data-problem-of=orders]")
    expect(problem).to_contain_text("Не приняты 2 приказа")
    expect(problem.locator("[data-line='2']")).to_contain_text("А КОНЬ - БОЛГАРИЯ")
    expect(problem.locator("[data-line='3']")).to_contain_text("Нет цепи флотов до места: Марсель")
    expect(tab.page.locator("#answer")).to_be_empty()
    orders.saved("A SMY", "→ Армения")  # the good line is saved
    orders.saved("F ANK", "→ Чёрное море")  # and what was saved before stays
    expect(field).to_have_value(typed)
    expect(problem).to_contain_text("Не приняты 2 приказа")  # also after the push
    problem.locator("[data-line='2']").click()
    assert field.evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)") == (
        "А КОНЬ - БОЛГАРИЯ"
    )
    problem.get_by_role("button", name="Строка 3").press("Enter")
    assert field.evaluate("e => e.value.slice(0, e.selectionStart).split('\\n').length") == 3
    tab.accessible()
    tab.fits()
    orders.go("CON")
    orders.go("BUL")
    orders.saved("A CON", "→ Болгария")
    orders.saved("A SMY", "→ Армения")
    expect(problem).to_be_empty()
    expect(field).to_have_value("А СМИ - АРН\nФ АНК - ЧЕР\nА КОН - БОЛ")
    field.fill("А КОН - БОЛ\nА СМИ - АРН\nФ АНК - КОН")
    tab.press("Сохранить")
    orders.saved("F ANK", "→ Константинополь")
    expect(tab.page.locator("#answer")).to_contain_text("Сохранено приказов: 3 из 3")
    assert ["422" in wrong for wrong in tab.wrong] == [True], tab.wrong
    tab.wrong.clear()
    tab.close()


def sealed_by(table: DiplomacyMatch, tab: Tab, *powers: str) -> None:
    """Others seal their orders, and the page is told that they have."""
    sealed = tab.page.locator("#awaited .awaited .done")
    before = sealed.count()
    for number, power in enumerate(powers, 1):
        table.order(power)
        expect(sealed).to_have_count(before + number)


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.thorough)], ids=["phone", "desktop"]
)
def test_no_push_takes_away_what_is_chosen_in_the_panel(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, size)
    enter(tab, table.people["FRANCE"], table.match)
    orders, panel = OnMap(tab, keys=False), tab.page.locator("#map-panel")
    orders.go("PAR")
    orders.go("BUR")
    orders.saved("A PAR", "→ Бургундия")
    # A tap that may mean several orders.
    orders.go("MAR")
    orders.go("PAR")
    expect(panel).to_contain_text("Поддержать: А Париж → Бургундия")
    before = panel.inner_text().splitlines()[0]
    sealed_by(table, tab, "ITALY")
    table.order("FRANCE", "A PAR - BUR", "F BRE - MAO", sealed=False)  # from another page
    orders.saved("F BRE", "Центральная Атлантика")
    assert panel.inner_text().splitlines()[0] == before
    orders.choose("Поддержать: А Париж → Бургундия")
    orders.saved("A MAR", "А Париж → Бургундия")
    # An order chosen in the list, but not given yet.
    tab.unfold(tab.page.locator("[data-order-unit='A MAR']")).click()
    chosen = tab.page.locator("#order-list")
    chosen.select_option("A MAR - SPA")
    chosen.focus()
    sealed_by(table, tab, "RUSSIA", "TURKEY")
    expect(chosen).to_have_value("A MAR - SPA")
    expect(chosen).to_be_focused()
    orders.choose("Готово")
    orders.saved("A MAR", "→ Испания")
    # What is read about a province.
    orders.go("MOS")
    expect(panel).to_contain_text("Москва")
    sealed_by(table, tab, "GERMANY")
    expect(panel).to_contain_text("Москва")
    tab.close()


@pytest.mark.parametrize(
    ("size", "least"),
    [
        (PHONE, 232),
        pytest.param((390, 664), 232, marks=pytest.mark.thorough),
        pytest.param((320, 568), 144, marks=pytest.mark.thorough),
    ],
    ids=["phone", "small", "narrow"],
)
def test_what_the_map_asks_covers_nothing_of_it(
    server: Server, browser: Browser, new_person: NewPerson, size: tuple[int, int], least: int
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, size)
    enter(tab, table.people["AUSTRIA"], table.match)
    orders, panel = OnMap(tab, keys=False), tab.page.locator("#map-panel")
    orders.go("VIE")
    expect(panel).to_contain_text("А Вена")
    for button in panel.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    free = tab.page.evaluate(FREE)
    assert free["height"] >= least
    assert round(free["smallest"]) >= 44
    assert {key: free[key] for key in ("beyond", "covered", "within")} == {
        "beyond": 0,
        "covered": False,
        "within": "tray",
    }
    orders.go("BUD")
    expect(panel).to_contain_text("А Вена и Будапешт")
    assert tab.page.evaluate(FREE)["height"] >= least
    # All of the map stands over the tray, but not over what it asks.
    tab.press("Показать всё поле")
    expect(panel.get_by_role("button").first).to_be_in_viewport(ratio=1)
    orders.choose("Идти: Будапешт")
    orders.saved("A VIE", "→ Будапешт")
    tab.close()


def test_a_refusal_goes_with_what_it_was_about(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["FRANCE"], table.match)
    orders, state = OnMap(tab, keys=False), tab.page.locator("#map-panel .state")
    orders.go("PAR")
    orders.go("MOS")
    expect(state).to_contain_text("Туда не попасть")
    orders.choose("Отмена")
    expect(state).to_be_empty()
    tab.close()


@pytest.mark.thorough
def test_a_tap_on_a_name_means_its_province(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    """When all of the map is shown, the name of Galicia reaches over Budapest."""
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people["AUSTRIA"], table.match)
    orders = OnMap(tab, keys=False)
    orders.go("VIE")
    expect(tab.page.locator("#map-panel")).to_contain_text("А Вена")
    x, y = tab.page.evaluate(OVER_THE_BORDER, ["Галиция", "BUD"])
    tab.page.mouse.click(x, y)
    orders.saved("A VIE", "→ Галиция")
    tab.close()


@pytest.mark.thorough
def test_in_winter_the_sheet_lists_what_may_be_built_or_disbanded(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    for spring in (True, False):
        moves = {
            "GERMANY": "F KIE - DEN; A MUN - BUR" if spring else "A BUR - MAR",
            "FRANCE": "A MAR - SPA" if spring else "",
        }
        table.all_but(**moves)
    tab, other = Tab(browser, server.url, PHONE), Tab(browser, server.url, PHONE)
    enter(tab, table.people["GERMANY"], table.match)
    lines = tab.page.locator("#tray [data-order-unit]")
    expect(lines.first).to_be_enabled()
    assert lines.count() >= 1
    tab.unfold(lines.first).click()
    panel = tab.page.locator("#map-panel")
    expect(panel).to_contain_text("построить")
    panel.get_by_role("button", name="А").first.click()
    expect(lines.first).to_contain_text("строит")
    lines.first.click()
    expect(lines.first).to_contain_text("ничего не строить")
    enter(other, table.people["FRANCE"], table.match)
    for one in (tab, other):
        one.close()


def test_orders_without_scripts(server: Server, browser: Browser, new_person: NewPerson) -> None:
    table = DiplomacyMatch(new_person)
    table.all_but()
    tab = Tab(browser, server.url, PHONE, script=False)
    enter(tab, table.people["GERMANY"], table.match)
    expect(tab.page.locator("#map-units .unit")).to_have_count(22)
    tab.page.get_by_text("Текстом").click()
    tab.page.locator("#order-lines").fill("A MUN - RUH\nF KIE - HOL")
    tab.press("Сохранить")
    expect(tab.page.locator("#answer")).to_contain_text("Сохранено приказов: 2 из 3")
    expect(tab.page.locator("#map-own-orders .arrow.move")).to_have_count(2)
    tab.fits()
    tab.page.locator("#turn-at").fill("1")
    tab.press("Показать")
    expect(tab.page.locator(".turn-gone h2")).to_have_text("Весна 1901, приказы")
    expect(tab.page.locator(".map-outcomes")).to_contain_text("А Мюнхен стоит")
    tab.fits()
    tab.press("К партии")
    assert tab.path == table.match
    tab.close()


@pytest.mark.thorough
def test_the_zoom_is_kept_when_the_page_changes(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people["AUSTRIA"], table.match)
    view = "document.getElementById('diplomacy-map').getAttribute('viewBox')"
    board = tab.page.locator("#diplomacy-map")
    whole = board.get_attribute("data-whole")
    assert whole
    tab.press("Показать всё поле")
    expect(board).to_have_attribute("viewBox", whole)
    name = tab.page.locator("#diplomacy-map .name", has_text="Богемия")
    expect(name).to_be_hidden()
    for _ in range(3):
        tab.page.locator("#diplomacy-map [data-p=BOH]").first.press("+")
    near = tab.page.evaluate(view)
    assert float(near.split()[2]) < float(whole.split()[2]) / 3
    expect(name).to_be_visible()  # it has room now, and is not too large
    assert name.evaluate("e => e.getBoundingClientRect().height") < 40
    orders = OnMap(tab, keys=False)
    orders.go("VIE")
    orders.go("BOH")
    orders.saved("A VIE", "→ Богемия")  # the page has been updated
    assert tab.page.evaluate(view) == near
    tab.press("Показать всё поле")
    expect(board).to_have_attribute("viewBox", whole)
    tab.fits()
    tab.close()


@pytest.mark.thorough
@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_results_are_animated_unless_motion_is_reduced(
    server: Server, browser: Browser, new_person: NewPerson, *, motion: bool
) -> None:
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, DESKTOP, motion=motion)
    tab.reusable = False
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
    expect(tab.page.locator("#phase")).to_contain_text("Осень 1901")
    moved = dict(tab.page.evaluate("window.moved"))
    assert sorted(moved) == (["A RUM", "A VIE", "A WAR"] if motion else [])
    assert all(150 <= length <= 250 for length in moved.values())
    tab.close()


@pytest.mark.thorough
def test_every_power_has_one_colour_everywhere(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    powers = board_of("old_world").powers
    table = DiplomacyMatch(new_person, powers)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[powers[0]], table.match)
    found = tab.page.evaluate(COLOURS)
    assert len(found) == len(powers) == 10
    assert all(len(colours) >= 5 for colours in found.values())
    assert {letter: len(set(colours)) for letter, colours in found.items()} == dict.fromkeys(
        found, 1
    )
    assert len({colours[0] for colours in found.values()}) == 10
    assert "ЛОН" in tab.page.locator("#diplomacy-map .code").all_text_contents()
    tab.accessible()
    tab.close()
