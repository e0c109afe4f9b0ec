"""The talk in a waiting room, and who is there: on its page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter as continue_as
from tests.web.lobby.waiting import enter, opened
from tests.web.match.sse_listener import Listener
from tests.web.tab import DESKTOP, Tab

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]

PHONE = (390, 664)


def test_those_who_wait_talk_without_script(new_person: NewPerson) -> None:
    host, muller, stranger = (new_person() for _ in range(3))
    match, link = opened(host, seats="3")
    enter(muller, link, "Мюллер")
    muller.press(f"{match}/talk", text="Я <b>тут</b>: https://example.org/a.")
    assert muller.path == match
    host.open(match)
    assert "Я <b>тут</b>" in host.text
    assert 'href="https://example.org/a"' in host.page.text
    assert 'rel="noopener noreferrer nofollow ugc"' in host.page.text
    stranger.open(match)
    assert "example.org" not in stranger.page.text
    assert not [form for form in stranger.forms if form.action == f"{match}/talk"]
    token = {"_csrf_token": stranger.csrf, "text": "Пустите"}
    assert stranger.http.post(f"{match}/talk", data=token).status_code == 403
    muller.press(f"{match}/talk", text=" \u200b ")
    assert muller.status == 409
    assert "Сообщение пустое" in muller.text
    muller.press(f"{match}/talk", text="ы" * 2001)
    assert "ы" * 2001 in muller.page.text, "what was written is kept"
    host.press(f"{match}/talk-erase")
    assert "Я <b>тут</b>" not in host.text


def test_a_new_message_is_pushed_alone_and_a_deleted_one_is_gone(new_person: NewPerson) -> None:
    host, muller = new_person(), new_person()
    match, link = opened(host, seats="3")
    enter(muller, link, "Мюллер")
    feed = Listener(muller, muller.live)
    feed.until("waiting-start")
    host.open(match)
    host.press(f"{match}/talk", text="Начнём в семь")
    sent = feed.until("Начнём в семь")[-1]
    assert '<hx-partial hx-target="#waiting-said" hx-swap="beforeend">' in sent.data
    assert "say-mine" not in sent.data
    host.press(f"{match}/talk", text="Или в восемь")
    assert "Начнём в семь" not in feed.until("Или в восемь")[-1].data
    host.press(f"{match}/talk-erase")
    left = feed.until("innerMorph")[-1]
    assert "Начнём в семь" not in left.data
    assert "Или в восемь" in left.data
    feed.close()


def test_whoever_goes_is_sent_away_and_reads_no_more(new_person: NewPerson) -> None:
    host, muller = new_person(), new_person()
    match, link = opened(host, seats="3")
    enter(muller, link, "Мюллер")
    feed = Listener(muller, muller.live)
    feed.until("waiting-start")
    host.open(match)
    host.press(f"{match}/free", name="Мюллер")
    seen = feed.until("started")
    host.press(f"{match}/talk", text="Теперь без него")
    muller.open(match)
    assert "Теперь без него" not in muller.page.text
    assert all("Теперь" not in message.data for message in seen)
    feed.close()


def test_a_match_without_chat_has_no_talk(new_person: NewPerson) -> None:
    host = new_person()
    match, _ = opened(host, press="none")
    host.open(match)
    assert f"{match}/talk" not in [form.action for form in host.forms]
    token = {"_csrf_token": host.csrf, "text": "Ау"}
    host.page = host.http.post(f"{match}/talk", data=token)
    assert "чат выключен" in host.text


def test_the_writing_is_limited_and_what_was_written_stays(new_person: NewPerson) -> None:
    host = new_person()
    match, _ = opened(host)
    for n in range(16):
        host.open(match)
        host.press(f"{match}/talk", text=f"сообщение {n}")
    assert host.status == 409
    assert "сообщение 15</textarea>" in host.page.text


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_people_wait_together_in_two_browsers(server: Server, browser: Browser) -> None:
    host, friend = Person(server.url), Person(server.url)
    match, link = opened(host, seats="4")
    enter(friend, link, "Мюллер")
    wide, phone = Tab(browser, server.url, DESKTOP), Tab(browser, server.url, PHONE)
    continue_as(wide, host, match)
    continue_as(phone, friend, match)
    expect(phone.page.locator("#seat-0 .presence")).to_have_text("тут")
    expect(wide.page.locator("#seat-1 .presence")).to_have_text("тут")
    # A draft is left alone by whatever is pushed.
    field = wide.page.locator("#talk-text")
    field.fill("Ждём ещё дво")
    phone.page.locator("[data-tab=talk]").click()
    phone.page.locator("#talk-text").fill("Я тут")
    phone.page.keyboard.press("Enter")
    expect(wide.page.locator("#waiting-said")).to_contain_text("Я тут")
    expect(field).to_have_value("Ждём ещё дво")
    expect(field).to_be_focused()
    expect(phone.page.locator("#talk-text")).to_have_value("")
    phone.accessible()
    phone.page.locator("[data-tab=table]").click()
    wide.page.keyboard.type("их")
    wide.page.keyboard.press("Enter")
    expect(phone.page.locator("[data-tab=talk] [data-unread]")).to_have_text("1")
    wide.page.get_by_role("button", name="Добавить ботов").click()
    expect(phone.page.locator("#ask")).to_contain_text("Все в сборе")
    start = wide.page.get_by_role("button", name="Начать партию")
    expect(start).to_be_in_viewport(ratio=1)
    wide.fit_for_everybody()
    start.click()
    phone.page.wait_for_selector("#tray-head")  # it became the table by itself
    expect(phone.page.locator("body")).not_to_contain_text("Ждём ещё двоих")
    wide.close()
    phone.close()
    for one in (host, friend):
        one.close()
