"""The pages in a real browser: a whole match of two people and a bot, on a phone and on a
desktop."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.web.browsing import enter, over, sends, step
from tests.web.playing import begun, in_first_turn
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("browser")]
NewPerson = Callable[..., Person]


@pytest.mark.thorough
@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.thorough)], ids=["phone", "desktop"]
)
def test_two_browsers_and_a_bot_play_a_whole_match(
    server: Server, browser: Browser, size: tuple[int, int]
) -> None:
    host, friend = Tab(browser, server.url, size), Tab(browser, server.url, size, theme="dark")
    host.open("/")
    host.one("a[href='/new/espionage?with=link']").click()
    host.page.get_by_label("Ваше имя").fill("Штирлиц")
    host.one("input[name=seats][value='3'] + span, label:has(input[name=seats][value='3'])").click()
    host.page.locator("summary").get_by_text("Ещё").click()
    host.page.locator("#o-title").fill("Вечер в посольстве")
    host.page.get_by_text("Дополнительные настройки").click()
    host.page.get_by_label("Предел кругов").fill("4")
    host.fits()
    host.press("Создать партию")
    link = host.page.locator("#invite-link").input_value()
    match = host.path
    host.fits()

    friend.open(link.removeprefix(server.url))
    friend.page.get_by_label("Ваше имя").fill("Мюллер")
    friend.press("Занять место")
    assert friend.path == match
    expect(host.page.locator("#waiting-seats")).to_contain_text(
        "Мюллер"
    )  # pushed by the live connection
    host.one("form[action$='/bot'] button").click()
    expect(friend.page.locator("#waiting-seats")).to_contain_text("бот")
    host.press("Начать партию")
    friend.page.wait_for_selector("#stage")  # the waiting room becomes the match page
    host.page.wait_for_selector("#stage")

    end = time.monotonic() + PATIENCE
    while not (over(host) and over(friend)):
        assert time.monotonic() < end, host.page.locator("main").inner_text()
        if not any([step(host), step(friend)]):
            host.page.wait_for_timeout(20)
        host.fits()
        friend.fits()
    host.accessible()
    friend.accessible()
    host.press("Итоги")
    host.page.wait_for_selector("#who-was-who")
    host.fits()
    host.accessible()
    host.press("Разбор")
    host.page.wait_for_selector("#replay")
    host.fits()
    host.accessible()
    last = host.one("#step").input_value()
    host.one("#step-prev").click()
    host.page.wait_for_url(f"**/replay?*at={int(last) - 1}")
    host.close()
    friend.close()


def test_a_move_by_keyboard_only(server: Server, browser: Browser, new_person: NewPerson) -> None:
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url)
    enter(tab, mover, match)
    for _ in range(60):
        tab.page.keyboard.press("Tab")
        if tab.page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            break
    else:
        raise AssertionError("the board is not reached by the Tab key")
    focused = "document.activeElement.dataset.pickValue"
    assert tab.page.evaluate(focused) == "0"  # where the Papers are: Geneva
    tab.page.keyboard.press("ArrowUp")
    assert tab.page.evaluate(focused) == "30"
    tab.page.keyboard.press("Enter")
    chosen = tab.page.locator("[data-act-form=move] input:checked")
    assert chosen.get_attribute("value") == "30"
    for _ in range(60):
        tab.page.keyboard.press("Tab")
        focused = tab.page.evaluate("document.activeElement.form?.dataset.actForm")
        button = tab.page.evaluate("document.activeElement.tagName")
        if focused == "move" and button == "BUTTON":
            break
    else:
        raise AssertionError("the button is not reached by the Tab key")
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("#view-events")).to_contain_text("Женева → 30")
    tab.close()


def test_a_page_survives_a_restart_of_the_server(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url)
    enter(tab, other, match)
    expect(tab.page.locator("#tray-head")).to_contain_text("Ходит")
    tab.page.wait_for_selector("[data-connected]")
    server.stop()
    expect(tab.page.locator("[data-offline]")).to_be_visible()
    server.start()
    mover.open(match)
    mover.act("bribe", cell="14", sum="60")
    expect(tab.page.locator("#tray-head[data-mine=true]")).to_be_attached()
    expect(tab.page.locator("[data-offline]")).to_be_hidden()
    expect(tab.page.locator("#view-events")).to_contain_text("записывает что-то в карточку")
    numbers = [item.get_attribute("id") for item in tab.page.locator("[data-dispatch]").all()]
    assert len(numbers) == len(set(numbers))
    tab.wrong = [
        error for error in tab.wrong if "sse:error" not in error and "ERR_" not in error
    ]  # the browser reports the lost connection
    tab.close()


def test_a_refused_form_keeps_what_was_entered(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url)
    enter(tab, mover, match)
    tab.page.locator("#act-bribe summary").click()
    form = tab.page.locator("[data-act-form=bribe]")
    form.locator("select").select_option("14")
    form.locator("input[name=sum]").evaluate("field => { field.removeAttribute('max') }")
    form.locator("input[name=sum]").fill("5000")
    sends(form).click()
    expect(form.locator(".refusal")).to_contain_text("Не хватает денег")
    assert form.locator("input[name=sum]").input_value() == "5000"
    assert form.locator("select").input_value() == "14"
    form.locator("input[name=sum]").fill("50")
    sends(form).click()
    expect(tab.page.locator("#view-own")).to_contain_text("50 $")
    expect(tab.page.locator("#answer .receipt")).to_be_attached()
    tab.wrong = [error for error in tab.wrong if "422" not in error]
    tab.close()


def test_a_move_without_scripts(server: Server, browser: Browser, new_person: NewPerson) -> None:
    match, mover, _ = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url, PHONE, script=False)
    enter(tab, mover, match)
    form = tab.page.locator("[data-act-form=move]")
    form.locator("label.chip").first.click()
    sends(form).click()
    expect(tab.page.locator("#answer .receipt")).to_be_attached()
    expect(tab.page.locator("#view-events")).to_contain_text("объявляет")
    tab.close()


@pytest.mark.xdist_group("pages")
@pytest.mark.thorough
@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
def test_every_page_is_responsive_and_accessible(
    server: Server, browser: Browser, new_person: NewPerson, language: str
) -> None:
    host, friend = new_person(), new_person()
    begun_match = begun(host, friend)
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", title="Вечер", seats="4")
    waiting = host.path
    code = host.live and host.page.text.split("/j/")[1][:6]
    playing, mover, _ = in_first_turn(new_person(), new_person())
    mover.act("bribe", cell="14", sum="60")

    stranger = Tab(browser, server.url, PHONE, language=language)
    for path in (
        "/",
        "/login",
        "/register",
        f"/j/{code}",
        "/r/ABCD-1234",
        "/rules/espionage",
        "/new/espionage",
        playing,
        waiting,
    ):
        stranger.open(path)
        stranger.fit_for_everybody()
    stranger.open("/nowhere")
    stranger.fit_for_everybody()
    stranger.wrong = [error for error in stranger.wrong if "404" not in error]
    stranger.close()

    tab = Tab(browser, server.url, PHONE, language=language)
    for person, path in (
        (host, begun_match),
        (mover, playing),
        (mover, f"{playing}/events"),
        (host, waiting),
        (host, "/profile"),
        (host, "/"),
    ):
        enter(tab, person, path)
        tab.fit_for_everybody()
    tab.open("/")
    tab.at(DESKTOP, "light")
    tab.one("button[name=theme][value=dark]").click()
    tab.accessible()
    tab.close()


def test_the_browser_adds_a_salt(browser: Browser, server: Server) -> None:
    tab = Tab(browser, server.url, DESKTOP)
    tab.open("/")
    with tab.page.expect_request("**/play/espionage") as sent:
        tab.page.locator("form[action='/play/espionage'] button").first.click()
    assert re.search(r"salt=[0-9a-f]{32}", sent.value.post_data or "")
    tab.close()


@pytest.mark.thorough
def test_costs_are_shown_in_advance_and_changes_afterwards(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    tab = Tab(browser, server.url)
    enter(tab, mover, match)
    tab.page.locator("#act-bribe summary").click()
    form = tab.page.locator("[data-act-form=bribe]")
    price = form.locator(".consequence")
    expect(price).to_contain_text("Деньги уйдут из казны")  # nothing entered yet
    form.locator("select").select_option("30")
    form.locator("[name=sum]").fill("60")
    expect(price).to_have_text("Из казны уйдёт 60 $, останется 940 $.")
    expect(tab.page.locator("[data-since=money]")).to_be_empty()
    sends(form).click()
    expect(tab.page.locator("[data-since=money]")).to_contain_text("▼ 60")

    other.open(match)
    other.act("bribe", cell="30", sum="40")
    tab.page.locator("#act-bribe summary").click()
    form.locator("select").select_option("30")
    form.locator("[name=sum]").fill("50")
    expect(price).to_have_text(
        "Из казны уйдёт 50 $, останется 890 $. Прежняя взятка на клетке 30 (60 $) пропадёт."
    )
    expect(tab.page.locator("[data-since=money]")).to_contain_text("▼ 60")
    mover.open(match)
    mover.act("move", to="30")
    tab.open("/")
    tab.open(match)
    expect(tab.page.locator("[data-since=money]")).to_be_empty()  # already seen
    tab.close()


def test_the_cost_of_a_bid_follows_the_sum(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    mover.act("bribe", cell="30", sum="60")
    other.open(match)
    other.act("bribe", cell="30", sum="40")
    mover.open(match)
    mover.act("move", to="30")
    for person in (mover, other):
        person.open(match)
        if "spring" in person.acts:
            assert "Продолжить" in person.text
            person.act("spring")
    other.open(match)
    other.act("move", to="21", join="true")
    mover.open(match)
    assert "Ваша взятка здесь (кл. 30): 60 $" in mover.text
    mover.act("answer", say="challenge")
    tab = Tab(browser, server.url)
    enter(tab, other, match)
    expect(tab.page.locator("#purse div", has_text="взятка здесь")).to_contain_text("40 $")
    form = tab.page.locator("[data-act-form=bid]")
    form.locator("[name=sum]").fill("25")
    expect(tab.page.locator("#slot .consequence")).to_have_text(
        "Ставка 25 $ сгорит при любом исходе. В казну вернётся 15 $."
    )
    sends(form).focus()
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("#ask")).to_contain_text("Идёт торг за Бумаги")
    expect(tab.page.locator("#ask")).to_be_focused()  # not scrolled to the top
    mover.open(match)
    assert "Наибольшая ставка 25 $." in mover.text
    tab.close()


@pytest.mark.thorough
def test_the_lobby_refreshes_itself(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    tab = Tab(browser, server.url)
    tab.open("/")
    host = new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", title="Свежее дело", privacy="open")
    tab.page.locator("#code").fill("ABC")
    expect(tab.page.locator("#lobby-lists")).to_contain_text("Свежее дело")
    assert tab.page.locator("#code").input_value() == "ABC"
    tab.accessible()
    tab.close()


@pytest.mark.thorough
def test_the_slider_of_a_replay_updates_the_page(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    for _ in range(3):
        for person in (mover, other):
            person.open(match)
            person.act("bribe", cell="14", sum="60")
    tab = Tab(browser, server.url)
    enter(tab, mover, f"{match}/replay")
    tab.one("#step").focus()
    tab.page.keyboard.press("Home")
    expect(tab.page.locator(".replay-head")).to_contain_text("Шаг 0")
    expect(tab.page.locator("#view-own")).to_contain_text(re.compile("1.000 "))
    tab.page.keyboard.press("End")
    expect(tab.page.locator("#view-own")).to_contain_text("820 $")
    assert tab.page.evaluate("document.activeElement.id") == "step"
    assert "at=" in tab.page.url
    tab.close()


def test_a_player_who_cannot_challenge_sees_why(new_person: NewPerson) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    mover.act("bribe", cell="30", sum="60")
    other.open(match)
    other.act("bribe", cell="14", sum="40")
    for person, to in ((mover, "30"), (other, "21"), (mover, "12")):
        person.open(match)
        person.act("move", to=to)
        other.open(match)
        if to == "12":
            break
        for asked in (mover, other) * 2:
            asked.open(match)
            for act in set(asked.acts) & {"answer", "spring"}:
                asked.act(act)
    assert "Вашей взятки здесь нет (кл. 21)" in other.text
    assert other.acts["answer"].fields["say"] == "pass"
    assert other.acts["answer"].choices == {}  # a single answer is no choice
    other.act("answer")
    assert "Бумаги: 21 → 12" in other.text


def test_long_and_hostile_names_break_no_page(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    host, friend = new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="<script>alert(1)</script"[:24], title="Ж" * 60, seats="2")
    match = host.path
    link = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert link
    friend.open(f"/j/{link[1]}")
    friend.press(f"/j/{link[1]}", name="Ш" * 24)
    tab = Tab(browser, server.url, PHONE)
    enter(tab, host, match)
    expect(tab.page.locator("#waiting-seats")).to_contain_text("<script>alert(1)</script")
    tab.fits()
    host.open(match)
    host.press(f"{match}/roll")
    tab.open(match)
    expect(tab.page.locator(".absent")).to_contain_text("Ш" * 24)
    tab.fits()
    host.press(f"{match}/roll-end")
    tab.open(match)
    tab.press("Начать партию")
    tab.page.wait_for_selector("#stage")
    for zone in ("table", "own", "events", "people"):
        tab.page.locator(f".dock [data-tab={zone}]").click()
        tab.fits()
        within = tab.page.locator("#tray" if zone == "table" else f"#view-{zone}")
        assert within.evaluate("zone => zone.scrollWidth - zone.clientWidth") <= 0, zone
    enter(tab, host, "/")
    tab.fits()
    tab.close()


def test_choosing_the_number_of_bots(new_person: NewPerson) -> None:
    me = new_person()
    me.open("/")
    me.press("/play/espionage", seats="2")
    assert "Аркадий (бот)" in me.text
    assert "Белла" not in me.text
    me.open("/")
    me.press("/play/espionage", seats="999")
    assert me.status == 422
