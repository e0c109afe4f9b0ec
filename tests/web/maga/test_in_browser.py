"""MAGA in a real browser: a hall of three teams of two and a host through two turns, with a war, a
launch and its interception, and a breach of a treaty proved in court."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter, sends, takes_taps
from tests.web.maga.maga_match import MagaMatch
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("maga")]
NewPerson = Callable[..., Person]
ARMED = {"level": "6", "nuclear": "3", "abm": "2", "turns": "4", "hall": "hall"}


def dock(tab: Tab, name: str) -> None:
    """Show a zone on a phone."""
    tab.page.locator(f".dock [data-tab={name}]").click()


def write(tab: Tab, kind: str, **columns: str) -> Locator:
    """Add a line to the list, from the drawer of its ministry; returns its row."""
    rows = tab.page.locator("[data-draft-rows] > [data-draft-row]")
    before = rows.count()
    tab.unfold(tab.page.locator(f"[data-draft-new={kind}]")).click()
    expect(rows).to_have_count(before + 1)
    row = rows.last
    for name, value in columns.items():
        field = row.locator(f"[name$='.{name}']").first
        field.wait_for(state="attached")
        if field.get_attribute("type") == "radio":
            row.locator(f"[name$='.{name}'][value='{value}'] + span").click()
        elif field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
        expect(tab.page.locator("[data-draft-status]")).to_have_text("Сохранено")
    return row


def glance(tab: Tab, n: int) -> Locator:
    """A line of the list at a glance, from 0."""
    return tab.page.locator("[data-draft-rows] [data-draft-glance]").nth(n)


def test_a_list_is_written_by_two_with_one_thumb(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = MagaMatch(new_person, 6, **ARMED)
    tab, mate = Tab(browser, server.url, PHONE), Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[0], table.match)
    enter(mate, table.people[1], table.match)
    dock(tab, "table")
    two = table.land[1]

    row = write(tab, "raise-income", first="agriculture", second="light")
    line = re.compile(
        r"Увеличить доход: сельское хозяйство и лёгкая промышленность.*Финансы.*2 млн", re.S
    )
    expect(glance(tab, 0)).to_have_text(line)
    expect(glance(mate, 0)).to_have_text(line)
    expect(row.locator("[data-draft-help]")).to_contain_text("Цена: 2 млн. Наш уровень: 6.")
    expect(mate.page.locator(".draft-body").first).not_to_have_attribute("open", "")

    # To go on folds what is done; the mate puts the second line first.
    write(tab, "raid", target=str(two))
    expect(tab.page.locator(".draft-body").first).not_to_have_attribute("open", "")
    expect(glance(mate, 1)).to_contain_text(f"Набег: Государство {two + 1}")
    second = mate.page.locator("[data-draft-rows] > [data-draft-row]").nth(1)
    second.locator("summary").click()
    second.locator("[data-draft-up]").click()
    expect(glance(tab, 0)).to_contain_text("Набег")
    expect(tab.page.locator("[data-draft-part=foot]")).to_contain_text("2,5 млн из 12,75 млн")
    tab.fits()

    # Handed in by one, shown to both, and taken back by the other.
    mate.page.locator("[data-draft-hand-in]").click()
    expect(tab.page.locator(".handed > summary")).to_contain_text("Сдан список: 2 строки, 2,5 млн")
    expect(mate.page.locator("#tray-head")).to_contain_text("Список сдан")
    tab.page.locator("summary", has_text="Отозвать список").click()
    sends(tab.page.locator("[data-act-form^='withdraw']")).click()
    expect(mate.page.locator("#ask")).to_contain_text("Что войдёт в список")
    expect(mate.page.locator(".draft-handed")).to_have_count(0)
    expect(mate.page.locator("[data-draft-hand-in]")).to_have_class(re.compile("button-main"))
    expect(glance(mate, 0)).to_contain_text("Набег")  # what was written is still there
    for one in (tab, mate):
        one.close()


@pytest.mark.thorough
@pytest.mark.rule("maga", "item 51", "item 64", "item 65", "item 68", "R-J1")
def test_a_hall_plays_two_turns(server: Server, browser: Browser, new_person: NewPerson) -> None:
    table = MagaMatch(new_person, 6, **ARMED)
    one, two, three = table.land
    tabs = [Tab(browser, server.url, DESKTOP) for _ in range(3)]
    for team, tab in enumerate(tabs):
        enter(tab, table.people[table.seat(team)], table.match)
    launcher, victim, attacker = tabs

    # A treaty is proposed by one and signed by the other, on their pages.
    clause = {"kind": "obligation", "party": three, "action": "worsen-mood", "does": False}
    table.do(
        2,
        "propose-treaty",
        partner=three,
        others=[],
        clauses=[clause | {"target": two}],
        since=1,
        turns=3,
    )
    form = attacker.page.locator("form[data-act-form^=answer-treaty]")
    expect(form).to_be_visible()  # its group unfolds by itself
    form.locator("label:has([name=answer][value=sign])").click()
    sends(form).click()
    expect(form).to_have_count(0)

    write(launcher, "strike", target=str(two), most="2", hits="1")
    write(attacker, "attack", target=str(two))
    write(attacker, "worsen-mood", target=str(two))
    for tab in (launcher, attacker):
        tab.page.locator("[data-draft-hand-in]").click()
        expect(tab.page.locator("#ask")).to_contain_text("Список сдан")
    victim.page.locator("[data-draft-hand-in]").click()

    # The second turn begins on all open pages.
    alarms = victim.page.locator(".alarms")
    expect(alarms).to_contain_text(f"На вас напало Государство {three + 1}")
    expect(alarms).to_contain_text(f"Запущены ядерные ракеты (Государство {one + 1})")
    expect(victim.page.locator(".circle-map .link-war")).to_have_count(1)
    expect(victim.page.locator("[data-draft] h3")).to_contain_text("список на ход 2")
    write(victim, "shoot-down", most="2")
    treaty = victim.page.request.get(f"{server.url}{table.match}/p/treaties").text()
    number = re.search(r"Договор (\d{4})", treaty)
    assert number
    write(victim, "sue", target=str(three), treaty=number[1])
    expect(glance(victim, 1)).to_contain_text(f"договор {number[1]}")
    for tab in tabs:
        tab.page.locator("[data-draft-hand-in]").click()
    expect(victim.page.locator("#phase")).to_contain_text("Ход 3")

    # The reports say what became of all that, each to its own team.
    report = victim.page.locator(".state-head a", has_text="Отчёт о ходе 2")
    victim.open(str(report.get_attribute("href")))
    became = victim.page.locator(".became > li")
    expect(became).to_have_count(2)
    expect(became.nth(0)).to_contain_text("Сбивать ракеты")
    expect(became.nth(1)).to_contain_text(f"Иск: Государство {three + 1}, договор {number[1]}")
    told = victim.page.locator("#told + ul")
    expect(told).to_contain_text(re.compile(r"напало и (победило|проиграло)"))
    victim.fit_for_everybody()
    attacker.open(f"{table.match}/p/treaties")
    suits = attacker.page.locator("#suits + ul")
    expect(suits).to_contain_text(f"Государство {two + 1} подало на вас иск")

    # The host reads that the document counted: seven to six.
    host = Tab(browser, server.url, DESKTOP)
    enter(host, table.host, f"{table.match}/host")
    table.host.open(f"{table.match}/host")
    table.host.press(f"{table.match}/host/look")
    host.open(f"{table.match}/log?seat=all&upto=2")
    expect(host.page.locator("main")).to_contain_text(
        re.compile(rf"Государство {two + 1}, «Подать иск» → Государство {three + 1}.*7 к 6", re.S)
    )
    for tab in (*tabs, host):
        tab.close()


@pytest.mark.thorough
def test_the_desk_is_for_everybody(server: Server, browser: Browser, new_person: NewPerson) -> None:
    table = MagaMatch(new_person, 6, **ARMED)
    one, two, _ = table.land
    table.do(0, "send-ambassador", circle=two)
    table.hand_in(0, {"kind": "strike", "target": two, "most": 2, "hits": 1})
    table.hand_in(2, {"kind": "state-lie", "target": one}, {"kind": "attack", "target": two})
    table.end_turn()
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[2], table.match)
    tab.fit_for_everybody()
    for name in ("report", "treaties", "circles"):
        tab.open(f"{table.match}/p/{name}")
        tab.fit_for_everybody()
    tab.close()


@pytest.mark.thorough
def test_the_row_of_ones_own_state_is_a_row_like_the_others(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = MagaMatch(new_person, 2, people="1", turns="1")
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[0], table.match)
    tab.page.locator(".circle-table > summary").click()
    assert shown(tab, ".circle-table tbody tr") == ["table-row"] * 2
    table.hand_in(0)
    table.hand_in(1)
    table.until(lambda: table.people[0].http.get(f"{table.match}/p/end").status_code == 200)
    tab.page.goto(f"{server.url}{table.match}/p/end")
    assert shown(tab, ".points tbody tr") == ["table-row"] * 2
    tab.close()


def shown(tab: Tab, rows: str) -> list[str]:
    """How these rows are laid out."""
    script = "all => all.map((one) => getComputedStyle(one).display)"
    laid: list[str] = tab.page.locator(rows).evaluate_all(script)
    return laid


@pytest.mark.rule("maga", "item 68")
def test_a_treaty_says_what_it_lacks_while_it_is_written(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = MagaMatch(new_person, 4, people="1")
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people[0], table.match)
    dock(tab, "table")
    form = tab.page.locator("[data-act-form=propose-treaty]")
    fold = tab.page.locator("details:has([data-act-form=propose-treaty])")
    for n in range(fold.count()):
        fold.nth(n).locator("> summary").click()
    lacks = form.locator(".field-limits li")
    expect(lacks).to_have_text("Нужно хотя бы одно условие или свободный текст")
    expect(lacks).to_have_class("limit-asks over")
    form.locator("[name=text]").fill("Мир")
    expect(lacks).to_have_class("limit-asks")
    form.locator("[name=text]").fill("  ")
    expect(lacks).to_have_class("limit-asks over")

    form.locator("button[value='clauses.add']").click()
    clause = form.locator("[data-rows=clauses] .row-list > .form-row").first
    both = form.locator("[data-rows=clauses] .limits li").filter(has_text="вместе")
    expect(both).to_have_class("limit-asks")
    clause.locator("[name$='.action']").select_option("raid")
    expect(lacks).to_have_class("limit-asks")
    clause.locator("[name$='.if_party']").select_option(index=1)
    expect(both).to_have_class("limit-asks over")
    clause.locator("[name$='.if_action'] option[value=raid]").wait_for(state="attached")
    clause.locator("[name$='.if_action']").select_option("raid")
    expect(both).to_have_class("limit-asks")
    tab.fits()
    tab.accessible()
    tab.close()


SMALL = (390, 664)


def tap(tab: Tab, selector: str) -> None:
    """Tap what is in sight: nothing is scrolled or unfolded for it."""
    one = tab.page.locator(selector)
    expect(one).to_be_in_viewport(ratio=1)
    one.tap()


def test_three_taps_from_nothing_to_the_advisers_plan(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = MagaMatch(new_person, 4)
    tab = Tab(browser, server.url, SMALL)
    enter(tab, table.people[0], table.match)
    takes_taps(tab)
    expect(tab.page.locator("[data-draft-new]").first).to_be_attached()
    for selector in ("[data-draft-plan]", "[data-draft-propose=all]", "[data-draft-hand-in]"):
        tap(tab, selector)
    expect(tab.page.locator("#ask")).to_contain_text("Список сдан")
    expect(tab.page.locator("[data-draft-row] .draft-number").first).to_be_attached()
    tab.fits()
    tab.accessible()
    tab.close()


def test_a_ministry_puts_its_acts_into_the_list(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    """One tap for an act without columns; others ask for theirs, and where one is missing the list
    is not handed in but goes to that line."""
    table = MagaMatch(new_person, 4)
    tab = Tab(browser, server.url, SMALL)
    enter(tab, table.people[0], table.match)
    page, rows = tab.page, tab.page.locator("[data-draft-rows] > [data-draft-row]")
    drawer = page.locator(".drawer[data-key=media]")
    drawer.locator("> summary").click()
    mood = drawer.locator("[data-draft-new=improve-mood]")
    mood.scroll_into_view_if_needed()
    mood.click()
    expect(rows).to_have_count(1)
    expect(drawer.locator("[data-draft-goto]")).to_contain_text("строка 1")
    expect(mood).to_be_in_viewport()
    mood.click()
    expect(rows).to_have_count(2)
    expect(drawer.locator("[data-draft-goto]")).to_contain_text("2 строки")
    expect(glance(tab, 1)).to_contain_text("наверняка +10 %")
    expect(drawer).to_have_attribute("open", "")
    lie = drawer.locator("[data-draft-new=state-lie]")
    lie.click()
    expect(rows).to_have_count(3)
    expect(rows.nth(2).locator("[name$='.target']").first).to_be_focused()

    expect(page.locator("#tray-foot .draft-rest")).to_contain_text("Строка 3: заполните поле")
    with page.expect_response("**/drafts/**"):
        page.locator("[data-draft-hand-in]").click()
    expect(rows.nth(2).locator(".field-error")).to_be_in_viewport()
    expect(page.locator("#tray-foot .refusal")).to_contain_text("Строка 3")
    rows.nth(2).locator("[data-draft-up]").click()
    expect(glance(tab, 1)).to_contain_text("Ложь в прессе")
    page.locator("[data-draft-row]:has(.draft-missing) [data-draft-remove]").click()
    expect(rows).to_have_count(2)
    expect(page.locator("#tray-foot .refusal")).to_have_count(0)
    page.locator("[data-draft-hand-in]").click()
    expect(page.locator("#ask")).to_contain_text("Список сдан")
    tab.close()


def test_ministries_stand_on_the_board_where_there_is_room(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    """What is put in there is in the list, also after a push of the board; on a narrow screen they
    are in the tray again."""
    table = MagaMatch(new_person, 4)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[0], table.match)
    page, rows = tab.page, tab.page.locator("[data-draft-rows] > [data-draft-row]")
    on_board = page.locator("#stage .drawer")
    expect(on_board).to_have_count(10)
    page.locator("#stage [data-draft-new=improve-mood]").click()
    expect(rows).to_have_count(1)
    expect(page.locator("#stage [data-draft-goto]")).to_contain_text("строка 1")
    page.locator("[data-draft-hand-in]").click()
    expect(page.locator("#ask")).to_contain_text("Список сдан")
    expect(page.locator("#stage .drawer[open]")).to_have_count(10)
    page.locator("#stage [data-draft-new=suppress]").click()
    expect(rows).to_have_count(2)
    tab.accessible()
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    expect(page.locator("#tray .drawer")).to_have_count(10)
    expect(on_board).to_have_count(0)
    table.hand_in(1)
    expect(page.locator("[data-draft]")).to_have_attribute("data-draft", re.compile("-2$"))
    expect(page.locator(".drawer")).to_have_count(10)
    tab.close()
