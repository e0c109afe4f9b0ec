"""The host's console: a match of six people and two bots, in a real browser and by plain forms."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from intriga.table.chat.text import MESSAGE_LENGTH
from tests.shapes.society import Society
from tests.web.browser import Person
from tests.web.match.listening import Listener
from tests.web.match.test_browser import enter
from tests.web.server import Server
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.service]

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор")


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Server]:
    """A server with the toy society, whose days are long."""
    with Server(tmp_path, games={"society": Society()}) as made:
        yield made


def opened(person: Person, path: str) -> Person:
    """Somebody who has opened a page."""
    person.open(path)
    return person


def gather(hall: Server, hosting: str = "leads", **wishes: str) -> tuple[Person, list[Person], str]:
    """A host, six people and two bots at a table; a match that has begun."""
    host = Person(hall.url)
    host.open("/new/society")
    wishes = {"name": "Ведущая", "seats": "8", "hosting": hosting, "clock__vote": "600", **wishes}
    host.press("/new/society", **wishes)
    match = host.path
    code = re.search(r"/j/(\w+)", host.page.text)
    assert code
    people = []
    for name in NAMES:
        person = Person(hall.url)
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=name)
        people.append(person)
    host.open(match)
    host.press(f"{match}/fill")
    assert host.status == 200, host.text
    return host, people, match


def test_the_host_of_a_hall(hall: Server) -> None:
    host, people, match = gather(hall)
    anna, boris, *_ = people
    host.open(match)
    assert "Пульт ведущего" in host.text
    host.open(f"{match}/host")
    assert host.status == 200
    host.press(f"{match}/host/pause")
    anna.open(match)
    assert "Партия на паузе" in anna.text
    assert not anna.acts
    host.press(f"{match}/host/resume")
    host.press(f"{match}/host/extend")
    anna.open(match)
    assert "Ведущий продлил срок: ещё 1 минута" in anna.text
    host.press(f"{match}/host/mute", seat="1")
    boris.open(match)
    assert "Ведущий лишил слова: Борис" in boris.text
    host.press(f"{match}/host/lock", act="vote")
    anna.open(match)
    assert "vote" not in anna.acts
    assert "abstain" in anna.acts
    host.press(f"{match}/host/lock", act="vote", off="1")
    anna.open(match)
    anna.act("vote", whom="0")
    host.press(f"{match}/host/to-bot", seat="5")
    anna.open(match)
    assert "Егор уступает место" in anna.text
    host.press(f"{match}/host/close")
    anna.open(match)
    assert "Ведущий завершил ход" in anna.text


def test_who_is_sent_away_does_not_come_back(hall: Server) -> None:
    host, people, match = gather(hall)
    egor, late = people[5], Person(hall.url)
    host.open(f"{match}/host")
    host.press(f"{match}/host/remove", seat="5")
    opened(people[0], match)
    assert "Егор уступает место" in people[0].text
    opened(egor, match)
    assert not egor.acts
    assert f"{match}/take-over" not in egor.page.text
    answer = egor.http.post(f"{match}/take-over", data={"_csrf_token": egor.csrf, "seat": "5"})
    assert answer.status_code == 403
    assert "не дал вам места" in answer.text
    opened(late, match)
    late.press(f"{match}/take-over", seat="5")
    assert "(вы)" in late.text, "the seat is free for others"


def test_the_console_announces(hall: Server) -> None:
    host, people, match = gather(hall, press="none")
    screen = Person(hall.url)
    screen.open(f"{match}/screen")
    listeners = [Listener(who, who.live) for who in (screen, opened(people[0], match))]
    host.open(f"{match}/host")
    host.press(f"{match}/host/announce", text="Чай <b>готов</b>")
    assert host.path == f"{match}/host", host.text
    for listener in listeners:
        assert "announcement" in listener.until("Чай &lt;b&gt;готов")[-1].targets
        listener.close()
    assert "Чай <b>готов</b>" in unescape(host.text), "the last one stands on the desk"
    host.press(f"{match}/host/announce", text=" \n")
    assert host.status == 409
    long = "я" * (MESSAGE_LENGTH + 1)
    host.press(f"{match}/host/announce", text=long)
    assert host.status == 409
    assert long in host.page.text, "what was written stays"
    opened(people[1], match)
    assert "Чай" in people[1].text
    assert long not in people[1].page.text
    for number in range(20):
        host.open(f"{match}/host")
        host.press(f"{match}/host/announce", text=f"и ещё {number}")
    assert host.status == 409
    assert "Вы пишете слишком часто" in host.text


def test_a_rewind_is_confirmed_and_announced_to_all(hall: Server) -> None:
    host, people, match = gather(hall)
    host.open(f"{match}/host")
    host.press(f"{match}/host/close")
    host.open(f"{match}/host")
    host.press(f"{match}/host/rewind")
    assert host.status == 409
    assert "Откатить партию?" in host.text
    host.press(f"{match}/host/rewind")
    assert host.status == 200, host.text
    people[0].open(match)
    assert "Ведущий откатил партию" in people[0].text
    assert "vote" in people[0].acts, "the first day goes on"


def test_nobody_else_opens_the_console(hall: Server) -> None:
    _, people, match = gather(hall)
    for path in (f"{match}/host", f"{match}/sealed", f"{match}/codes.pdf"):
        people[0].open(path)
        assert people[0].status == 403, path
    people[0].open(match)
    for doing in ("pause", "close", "remove", "announce", "mute", "rewind", "look", "act", "name"):
        people[0].page = people[0].http.post(
            f"{match}/host/{doing}", data={"_csrf_token": people[0].csrf, "seat": "1", "text": "Я"}
        )
        assert people[0].status == 403, doing
        people[0].open(match)
    assert "Ведущий" not in people[0].text


def test_a_referee_unseals_and_everybody_sees_it(hall: Server) -> None:
    host, people, match = gather(hall, "referee")
    host.open(f"{match}/sealed")
    assert host.path == f"{match}/host", "not without saying so"
    host.press(f"{match}/host/look")
    assert host.path == f"{match}/sealed"
    assert host.status == 200
    people[0].open(match)
    assert "Судья открыл вид" in people[0].text


def test_the_big_screen_shows_what_the_public_sees_to_a_player_too(hall: Server) -> None:
    _, people, match = gather(hall)
    anna = people[0]
    anna.open(f"{match}/screen")
    assert anna.status == 200
    assert not anna.acts
    assert "as=public" in anna.live
    with anna.http.stream("GET", anna.live) as news:
        first = next(news.iter_text())
    assert "act-vote" not in first


def test_printed_invitations(hall: Server) -> None:
    host = Person(hall.url)
    host.open("/new/society")
    host.press("/new/society", name="Ведущая", seats="6", hosting="leads")
    host.open(f"{host.path}/codes.pdf")
    assert host.status == 200
    assert host.page.content.startswith(b"%PDF")


@pytest.mark.browser
@pytest.mark.xdist_group("desk")
def test_the_console_and_the_screen_in_a_browser(hall: Server, browser: Browser) -> None:
    host, people, match = gather(hall)
    desk = Tab(browser, hall.url, PHONE)
    screen = Tab(browser, hall.url, DESKTOP)
    enter(desk, host, f"{match}/host")
    enter(screen, people[0], f"{match}/screen")
    desk.fit_for_everybody()
    for theme in ("light", "dark"):
        screen.at(DESKTOP, theme)
        screen.fits()
        screen.accessible()
    desk.press("Пауза")
    expect(screen.one(".clock-note")).to_have_text("пауза, часы стоят")
    desk.press("Продолжить")
    expect(screen.one(".clock")).to_be_visible()
    desk.page.locator("#announce").fill("Чай готов")
    desk.press("Объявить")
    for _ in range(2):
        expect(screen.one(".announcement .words")).to_be_visible()
        screen.page.reload()
    desk.page.locator(".say-host .more").click()
    desk.press("Удалить сообщение")
    expect(screen.page.locator(".announcement")).to_have_count(0)
    desk.close()
    screen.close()
