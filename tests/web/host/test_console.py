"""The host console: a match of six people and two bots, in a real browser and by plain forms."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from intriga.table.chat.text import MESSAGE_LENGTH
from tests.shapes.society import Society
from tests.web.html_client import Person
from tests.web.match.sse_listener import Listener
from tests.web.match.test_browser import enter
from tests.web.server import Server
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.service]

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор")


@pytest.fixture
def society_server(tmp_path: Path) -> Iterator[Server]:
    """A server with the toy game `society`, whose days are long."""
    with Server(tmp_path, games={"society": Society()}) as made:
        yield made


def opened(person: Person, path: str) -> Person:
    """This person, who has opened a page."""
    person.open(path)
    return person


def start_match(
    society_server: Server, hosting: str = "leads", **settings: str
) -> tuple[Person, list[Person], str]:
    """A started match of six people and two bots, and its host."""
    host = Person(society_server.url)
    host.open("/new/society")
    settings = {
        "name": "Ведущая",
        "seats": "8",
        "hosting": hosting,
        "clock__vote": "600",
        **settings,
    }
    host.press("/new/society", **settings)
    match = host.path
    code = re.search(r"/j/(\w+)", host.page.text)
    assert code
    people = []
    for name in NAMES:
        person = Person(society_server.url)
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=name)
        people.append(person)
    host.open(match)
    host.press(f"{match}/fill")
    assert host.status == 200, host.text
    return host, people, match


def test_the_host_manages_a_match(society_server: Server) -> None:
    host, people, match = start_match(society_server)
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


def test_a_removed_player_cannot_rejoin(society_server: Server) -> None:
    host, people, match = start_match(society_server)
    egor, late = people[5], Person(society_server.url)
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


def test_announcements_from_the_console(society_server: Server) -> None:
    host, people, match = start_match(society_server, press="none")
    screen = Person(society_server.url)
    screen.open(f"{match}/screen")
    listeners = [Listener(who, who.live) for who in (screen, opened(people[0], match))]
    host.open(f"{match}/host")
    host.press(f"{match}/host/announce", text="Чай <b>готов</b>")
    assert host.path == f"{match}/host", host.text
    for listener in listeners:
        assert "announcement" in listener.until("Чай &lt;b&gt;готов")[-1].targets
        listener.close()
    assert "Чай <b>готов</b>" in unescape(host.text), "the console shows the last announcement"
    host.press(f"{match}/host/announce", text=" \n")
    assert host.status == 409
    long = "я" * (MESSAGE_LENGTH + 1)
    host.press(f"{match}/host/announce", text=long)
    assert host.status == 409
    assert long in host.page.text, "the text is kept"
    opened(people[1], match)
    assert "Чай" in people[1].text
    assert long not in people[1].page.text
    for number in range(20):
        host.open(f"{match}/host")
        host.press(f"{match}/host/announce", text=f"и ещё {number}")
    assert host.status == 409
    assert "Вы пишете слишком часто" in host.text


def test_a_rewind_is_confirmed_and_announced_to_all(society_server: Server) -> None:
    host, people, match = start_match(society_server)
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


def test_the_console_is_refused_to_others(society_server: Server) -> None:
    _, people, match = start_match(society_server)
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


def test_opening_the_referee_view_is_announced(society_server: Server) -> None:
    host, people, match = start_match(society_server, "referee")
    host.open(f"{match}/sealed")
    assert host.path == f"{match}/host", "not without announcing it"
    host.press(f"{match}/host/look")
    assert host.path == f"{match}/sealed"
    assert host.status == 200
    people[0].open(match)
    assert "Судья открыл вид" in people[0].text


def test_the_big_screen_shows_a_player_only_public_data(society_server: Server) -> None:
    host, people, match = start_match(society_server)
    anna = people[0]
    anna.open(f"{match}/screen")
    assert anna.status == 200
    assert not anna.acts
    assert "as=public" in anna.live
    screen = Listener(anna, anna.live)
    anna.open(match)
    own = Listener(anna, anna.live)
    host.open(f"{match}/host")
    host.press(f"{match}/host/pause")
    host.press(f"{match}/host/resume")
    for listener, has_forms in ((screen, False), (own, True)):
        heard = listener.until("Партия продолжается")
        assert any("act-vote" in message.data for message in heard) is has_forms
        listener.close()


def test_printed_invitations(society_server: Server) -> None:
    host = Person(society_server.url)
    host.open("/new/society")
    host.press("/new/society", name="Ведущая", seats="6", hosting="leads")
    host.open(f"{host.path}/codes.pdf")
    assert host.status == 200
    assert host.page.content.startswith(b"%PDF")


@pytest.mark.browser
@pytest.mark.xdist_group("console")
def test_the_console_and_the_screen_in_a_browser(society_server: Server, browser: Browser) -> None:
    host, people, match = start_match(society_server)
    console = Tab(browser, society_server.url, PHONE)
    screen = Tab(browser, society_server.url, DESKTOP)
    enter(console, host, f"{match}/host")
    enter(screen, people[0], f"{match}/screen")
    console.fit_for_everybody()
    for theme in ("light", "dark"):
        screen.at(DESKTOP, theme)
        screen.fits()
        screen.accessible()
    console.press("Пауза")
    expect(screen.one(".clock-note")).to_have_text("пауза, часы стоят")
    console.press("Продолжить")
    expect(screen.one(".clock")).to_be_visible()
    console.page.locator("#announce").fill("Чай готов")
    console.press("Объявить")
    for _ in range(2):
        expect(screen.one(".announcement .words")).to_be_visible()
        screen.page.reload()
    console.page.locator(".say-host .more").click()
    console.press("Удалить сообщение")
    expect(screen.page.locator(".announcement")).to_have_count(0)
    console.close()
    screen.close()
