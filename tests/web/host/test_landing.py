"""Whoever has something to do at a match and no seat arrives where it is done, and is no spectator;
what a host learns and does there tells nobody else anything."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server, counted
from tests.shapes.society import Settled
from tests.web.browsing import enter
from tests.web.host.leading import start_match
from tests.web.match.frozen import FrozenTime, dice
from tests.web.match.sse_listener import Listener, connected
from tests.web.playing import opened
from tests.web.tab import Tab

pytestmark = pytest.mark.service

PHONE = (390, 664)
SIZES = ((320, 568), PHONE, (768, 1024), (1440, 900))
SMALL = """[...document.querySelectorAll('.cockpit-page :is(a, button, summary)')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44).map(([text]) => text)"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with the toy game `society`, whose days are long and whose seats are fixed."""
    with Server(tmp_path, games={"society": Settled()}) as made:
        yield made


def test_a_host_without_a_seat_arrives_at_the_cockpit(server: Server) -> None:
    host, people, match = start_match(server)
    host.open(match)
    assert host.path == f"{match}/host"
    assert "вы ведёте и видите то же, что все" in host.text
    host.open(f"{match}?at=table")
    assert host.path == match
    assert "Вы ведёте эту партию" in host.text
    assert "вы зритель" not in host.text.lower()
    assert f'href="{match}/host"' in host.page.text, "and back with one tap"
    people[0].open(match)
    assert people[0].path == match
    assert f"{match}/host" not in people[0].page.text
    stranger = Person(server.url)
    stranger.open(match)
    assert "Вы зритель" in stranger.text


def test_a_host_with_a_seat_arrives_at_the_table(server: Server) -> None:
    host, _, match = start_match(server, "plays")
    host.open(match)
    assert host.path == match
    assert f'<a href="{match}/host">' in re.sub(r"\s+", " ", host.page.text)
    host.open(f"{match}/host")
    assert "вы ведёте и играете" in host.text


def test_people_are_called_and_hear_it(server: Server) -> None:
    host, people, match = start_match(server)
    anna, boris = (Listener(who, opened(who, match).live) for who in people[:2])
    host.open(match)
    host.press(f"{match}/host/poke", seats="0")
    anna.until("Ведущий зовёт вас")
    assert host.status == 200
    host.http.post(f"{match}/host/poke", data={"_csrf_token": host.csrf, "command": "again"})
    anna.until("Ведущий зовёт всех")
    heard = boris.until("Ведущий зовёт всех")
    assert not any("зовёт вас" in message.data for message in heard)
    refused = host.http.post(f"{match}/host/poke", data={"_csrf_token": host.csrf, "seats": "1"})
    assert refused.status_code == 409
    assert "Недавно уже звали" in refused.text
    people[0].open(match)
    refused = people[0].http.post(f"{match}/host/poke", data={"_csrf_token": people[0].csrf})
    assert refused.status_code == 403
    for listener in (anna, boris):
        listener.close()


class SteppedTime(FrozenTime):
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.later = 0

    def now(self) -> int:
        return super().now() + self.later


def twin(folder: Path, monkeypatch: pytest.MonkeyPatch, *, watched: bool) -> list[bytes]:
    """What players and the projector receive of a night in which two have gone to sleep. `watched`:
    its host has the cockpit open, and sees how many have."""
    dice(monkeypatch)
    time = SteppedTime()
    received: list[bytes] = []
    with Server(folder, time=time, token=counted()) as server:
        host, *people = (Person(server.url) for _ in range(8))
        screen = Person(server.url)
        for person in (host, *people, screen):
            person.open("/")  # cookies are created in a fixed order
        host.open("/new/mafia")
        given = {"seats": "7", "hosting": "leads", "pace": "unlimited", "professions": "none"}
        host.press("/new/mafia", name="Ведущая", **given)
        match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code
        for number, person in enumerate(people):
            person.open(f"/j/{code[1]}")
            person.press(f"/j/{code[1]}", name=f"Игрок {number + 1}")
        host.open(match)
        host.press(f"{match}/start")
        screen.open(f"{match}/screen")
        watching = [*(opened(person, match) for person in people[5:]), screen]
        listeners = connected(match, opened(people[0], match), watching)
        time.later += 20_000
        cockpit = None
        if watched:
            host.open(f"{match}/host")
            cockpit = Listener(host, host.live)
            cockpit.until("cockpit-answered")
        for person in people[1:3]:
            opened(person, match).act("sleep")
        time.later += 20_000
        if watched:
            host.open(f"{match}/host")
            assert re.search(r"2 ответили из 7", host.text), host.text
        host.http.post(f"{match}/host/pause", data={"_csrf_token": host.csrf, "command": "pause"})
        for listener in listeners:
            heard = listener.until("пауз")
            received += [f"{one.event}\n{one.data}".encode() for one in heard]
        for person in watching:
            person.open(person.path)
            received.append(person.page.content)
        for listener in listeners:
            listener.close()
        if cockpit is not None:
            cockpit.close()
    monkeypatch.undo()
    received = [
        re.sub(rb'(?s)<div class="qr".*?</svg>', b"", page) for page in received
    ]  # the port
    return [re.sub(rb"127\.0\.0\.1:\d+|word-\d+", b"_", page) for page in received]


@pytest.mark.thorough
def test_a_sealed_window_is_the_same_to_all_others_whether_a_host_counts_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = [
        twin(tmp_path / str(watched), monkeypatch, watched=watched) for watched in (False, True)
    ]
    assert runs[0] == runs[1]


def tapped(button: Locator) -> None:
    """Tap a button that is in sight as the page stands: nothing is scrolled for it."""
    box, screen = button.bounding_box(), button.page.viewport_size
    assert box
    assert screen
    assert box["y"] >= 0, "in sight"
    assert box["y"] + box["height"] <= screen["height"], "in sight"
    button.tap()


@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
def test_a_thumb_leads_a_match_from_the_landing(server: Server, browser: Browser) -> None:
    """Extending, pausing and calling take a tap; ending the turn two, with what it does read."""
    host, people, match = start_match(server)
    here = [Listener(who, opened(who, match).live) for who in people[:5]]
    anna = here[0]
    tab = Tab(browser, server.url, PHONE)
    enter(tab, host, match)
    assert tab.path == f"{match}/host"
    page = tab.page
    clock = page.locator("#cockpit-head .clock")
    before = clock.get_attribute("data-due")
    tapped(page.locator("#cockpit-extend button"))
    expect(clock).not_to_have_attribute("data-due", before or "")
    anna.until("ещё 2 минуты")
    tapped(page.locator("#cockpit-silent button"))
    anna.until("Ведущий зовёт вас")
    expect(page.locator("#cockpit-silent")).to_contain_text("уже звали")
    tapped(page.locator("#cockpit-pause button"))
    expect(page.locator("#cockpit-pause")).to_contain_text("Продолжить")
    tapped(page.locator("#cockpit-pause button"))
    tapped(page.locator("#close-now > summary"))
    asked = page.locator("#close-now .cockpit-sheet")
    for words in ("Посчитают", "Без ответа останутся", "Егор", "откатом", "ещё 2 минуты"):
        expect(asked).to_contain_text(words)
    tapped(asked.get_by_role("button", name="Да, завершить"))
    anna.until("Ведущий завершил ход")
    for listener in here:
        listener.close()
    tab.close()


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
def test_the_cockpit_on_every_screen(server: Server, browser: Browser, language: str) -> None:
    host, people, match = start_match(server)
    here = [Listener(who, opened(who, match).live) for who in people[:4]]
    tab = Tab(browser, server.url, PHONE, language=language)
    enter(tab, host, match)
    if language == "en-GB":
        tab.page.context.clear_cookies(name="language")
    for size in SIZES:
        for theme in ("light", "dark"):
            tab.at(size, theme)
            tab.fits()
            tab.accessible()
        assert tab.page.evaluate(SMALL) == []
    tab.at(PHONE, "light")
    for panel in ("#close-now", "#announce-now"):
        tapped(tab.page.locator(f"{panel} > summary"))
        tab.accessible()
        tab.fits()
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator(".cockpit-panel[open]")).to_have_count(0)
    for listener in here:
        listener.close()
    tab.close()


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("cockpit")
def test_without_script_the_same_in_the_same_order(server: Server, browser: Browser) -> None:
    host, _, match = start_match(server)
    tab = Tab(browser, server.url, PHONE, script=False)
    enter(tab, host, match)
    order = ["answered", "absent", "silent", "extend", "pause", "close", "people", "admission"]
    places = [tab.page.content().index(f'id="cockpit-{part}"') for part in order]
    assert places == sorted(places)
    tab.page.locator("#cockpit-pause button").click()
    expect(tab.page.locator("#cockpit-pause")).to_contain_text("Продолжить")
    tab.close()
