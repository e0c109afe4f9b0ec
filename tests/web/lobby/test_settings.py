"""The settings of a match on the pages: how a match is opened, and how it is changed."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from intriga.table import BotPause
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.lobby.waiting import enter, opened
from tests.web.match.sse_listener import Listener
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]

SHARE = """() => {
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async (what) => { window.shared.push(what); };
}"""


def test_against_bots_the_match_starts_at_once(new_person: NewPerson) -> None:
    me = new_person()
    me.open("/new/espionage?with=bots")
    me.press("/new/espionage", name="Штирлиц", seats="3", rounds="3")
    assert me.status == 200
    assert me.acts, "it has begun, and something is asked of its creator"
    assert "(бот)" in me.text


def test_against_bots_a_host_without_a_seat_watches_them(tmp_path: Path) -> None:
    slow = BotPause(600.0, 600.0, 600.0)  # quick ones would be done before the page is made
    with Server(tmp_path, pause=slow) as server, closing(Person(server.url)) as me:
        me.open("/new/espionage?with=bots")
        me.press("/new/espionage", name="Ведущая", seats="2", hosting="leads", rounds="2")
        assert not me.acts
        assert me.path.endswith("/host")


@pytest.mark.parametrize(("company", "listed"), [("link", False), ("open", True)])
def test_friends_come_by_a_link_and_anybody_from_the_lobby(
    new_person: NewPerson, company: str, listed: bool
) -> None:
    host, stranger = new_person(), new_person()
    host.open(f"/new/espionage?with={company}")
    host.press("/new/espionage", name="Штирлиц", title="Свежее дело")
    assert "Пригласить игроков" in host.text
    stranger.open("/")
    assert ("Свежее дело" in stranger.text) is listed


def test_the_pace_sets_all_time_limits(new_person: NewPerson) -> None:
    me = new_person()
    for pace, shown in (
        ("evening", "Время на ход 2 минуты"),
        ("correspondence", "Время на ход 24 часа"),
        ("unlimited", "Время на ход без ограничения"),
    ):
        me.open("/new/espionage")
        me.press("/new/espionage", name="Штирлиц", pace=pace, clock__turn="30")
        assert shown in me.text
        me.open("/")
        names = {"evening": "За вечер", "correspondence": "По переписке"}
        assert names.get(pace, "Без ограничений") in me.text


def test_a_match_can_be_closed_to_spectators(new_person: NewPerson) -> None:
    host, stranger = new_person(), new_person()
    host.open("/new/espionage?with=bots")
    host.press("/new/espionage", name="Штирлиц", seats="2", watch="no")
    match = host.path
    stranger.open(match)
    assert stranger.status == 403
    stranger.open(f"{match}/settings")
    assert stranger.status == 403
    stranger.open(f"{match}/thumbnail.svg")
    assert stranger.status == 403
    stranger.open("/")
    assert match not in stranger.page.text
    host.open(f"{match}/settings")
    assert "не допускаются" in host.text


@pytest.mark.thorough
def test_what_was_changed_is_pushed_to_the_waiting_room(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match, link = opened(host, seats="3", title="Вечер", password="сезам")
    enter(friend, link, "Мюллер", password="сезам")
    host.open(f"{match}/settings")
    room = Listener(friend, friend.live)
    room.until("waiting-start")
    host.press(f"{match}/settings", rounds="7", title="Ночь", password="мутабор")
    assert host.path == match
    pushed = " ".join(message.data for message in room.until("Настройки изменились. Играете?"))
    room.close()
    for words in ("Ночь", "Ведущий изменил настройки", "Предел кругов", ">7<", "Пароль партии"):
        assert words in pushed, words
    for secret in ("сезам", "мутабор"):
        assert secret not in pushed
    closing = [form for form in host.forms if form.fields.get("empty") == "close"]
    host.send(next(form for form in closing if "absent" not in form.fields))
    assert host.status == 409
    assert "ещё не ответил" in host.text
    friend.open(match)
    friend.press(f"{match}/here")
    host.open(match)
    host.press(f"{match}/start", -1)
    assert host.acts


def test_the_form_shows_what_the_match_has(new_person: NewPerson) -> None:
    host = new_person()
    match, _ = opened(
        host,
        seats="3",
        title="Вечер",
        pace="custom",
        press="public",
        watch="no",
        extensions="2",
        extension="900",
        rest="6,7",
        no_show="wait",
        approval="true",
        rounds="9",
        **{"clock.turn": "daily", "clock.turn.at": "9, 21", "clock.bid": ""},
    )
    host.open(f"{match}/settings")
    before = host.form(f"{match}/settings").fields
    assert before["clock.turn.at"] == "09:00, 21:00"
    assert (before["clock.bid"], before["rest"], before["rounds"]) == ("", "6,7", "9")
    host.press(f"{match}/settings")
    assert "Ведущий изменил настройки" not in host.text, "sent back as it was: nothing is changed"
    host.open(f"{match}/settings")
    assert host.form(f"{match}/settings").fields == before


def test_an_impossible_setting_is_told_and_the_form_kept(new_person: NewPerson) -> None:
    host = new_person()
    match, _ = opened(host)
    host.open(f"{match}/settings")
    bad = {"pace": "custom", "clock.turn": "daily", "clock.turn.at": "рано", "title": "Утро"}
    host.press(f"{match}/settings", **bad)
    assert host.status == 422
    assert "не время суток" in host.text
    assert 'value="Утро"' in host.page.text
    assert 'value="рано"' in host.page.text


def test_only_hosts_get_the_form(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match, link = opened(host)
    enter(friend, link, "Мюллер")
    friend.open(f"{match}/settings")
    assert "Предел кругов" in friend.text
    assert f"{match}/settings" not in [form.action for form in friend.forms]
    answer = friend.http.post(
        f"{match}/settings", data={"_csrf_token": friend.csrf, "title": "Моя"}
    )
    assert answer.status_code == 403


def test_time_limits_are_changed_while_the_match_is_played(new_person: NewPerson) -> None:
    host = new_person()
    host.open("/new/espionage?with=bots")
    host.press("/new/espionage", name="Штирлиц", seats="2", grace="60", misses="2")
    match = host.path
    host.open(f"{match}/settings")
    assert set(host.form(f"{match}/settings").fields) <= {
        *("_csrf_token", "pace", "zone", "rest"),
        *(
            f"clock.{kind}{at}"
            for kind in ("opening", "turn", "answer", "bid")
            for at in ("", ".at")
        ),
    }
    host.press(f"{match}/settings", pace="correspondence")
    assert "Ведущий изменил ограничения времени" in host.text
    host.open(f"{match}/settings")
    assert "Время на ход 24 часа" in host.text
    assert "Дополнительное время 1 минута" in host.text


def test_the_referee_is_offered_no_seat_and_players_read_who_it_is(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match, link = opened(host, hosting="referee", seats="3")
    assert "Вы судья этой партии" in host.text
    assert f"{match}/sit" not in [form.action for form in host.forms]
    enter(friend, link, "Мюллер")
    assert "Судья Штирлиц видит все тайны" in friend.text
    for page in (host, friend):
        assert "Судья: вижу всё" not in page.text
        page.open("/")
        assert "Занять место" not in page.text


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.thorough)], ids=["phone", "desktop"]
)
def test_a_match_is_opened_and_changed_in_a_browser(
    server: Server, browser: Browser, size: tuple[int, int]
) -> None:
    host, friend = Tab(browser, server.url, size), Tab(browser, server.url, size, theme="dark")
    host.reusable = False
    host.page.add_init_script(f"({SHARE})()")
    host.open("/new/espionage?with=link")
    times = host.page.get_by_label("Время суток: Время на ход")
    limit = host.page.get_by_label("Время на ход", exact=True)
    expect(limit).to_be_hidden()
    host.page.get_by_text("Свои сроки").click()
    expect(limit).to_be_visible()
    expect(times).to_be_hidden()
    limit.select_option("daily")
    expect(times).to_be_visible()
    times.fill("9 ч")
    host.fits()
    host.accessible()
    host.press("Создать партию")
    host.page.get_by_role("button", name="Поделиться").click()
    link = host.page.locator("#invite-link").input_value()
    shared = host.page.evaluate("window.shared")
    assert [what["url"] for what in shared] == [link]
    if size == PHONE:
        for one in (".qr", "[data-share]", "text='Добавить ботов'"):
            expect(host.page.locator(one)).to_be_in_viewport(ratio=1)

    friend.open(link.removeprefix(server.url))
    friend.page.get_by_label("Ваше имя").fill("Мюллер")
    friend.press("Занять место")
    host.open(f"{host.path}/settings")
    host.page.locator("summary").get_by_text("Ещё").click()
    host.page.get_by_label("Казна").fill("900")
    host.fit_for_everybody()
    host.at(size, "light")
    host.press("Сохранить")
    expect(friend.page.locator("#waiting-edits")).to_contain_text("Ведущий изменил настройки")
    friend.fit_for_everybody()
    friend.press("Да, играю")
    expect(host.page.locator("#waiting-seats")).to_contain_text("отметились: 2 из 2")
    host.close()
    friend.close()


def test_a_chip_keeps_its_width_when_it_is_chosen(server: Server, browser: Browser) -> None:
    tab = Tab(browser, server.url, PHONE)
    tab.open("/new/economicus")
    widths = "[...document.querySelectorAll('.chip')].map((c) => c.getBoundingClientRect().width)"
    before = tab.page.evaluate(widths)
    for seats in ("3", "8"):
        tab.page.locator(f"input[name=seats][value='{seats}']").check(force=True)
        assert tab.page.evaluate(widths) == before
    tab.close()


def test_without_script_everything_is_there(server: Server, browser: Browser) -> None:
    tab = Tab(browser, server.url, PHONE, script=False)
    tab.open("/new/espionage?with=link")
    tab.page.get_by_text("Свои сроки").click()
    tab.page.get_by_label("Время на ход", exact=True).select_option("daily")
    tab.page.get_by_label("Время суток: Время на ход").fill("21.30")
    tab.page.locator("summary").get_by_text("Ещё").click()
    tab.page.locator("#o-title").fill("Без сценария")
    tab.press("Создать партию")
    expect(tab.page.locator("h1")).to_have_text("Без сценария")
    assert tab.page.locator("#invite-link").input_value()
    tab.page.get_by_text("Изменить настройки").click()
    expect(tab.page.get_by_label("Время суток: Время на ход")).to_have_value("21:30")
    tab.close()
