"""The desk of a steward on its page: a curator's circle, live; powers on the cockpit."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.town import Town
from tests.web.lobby.waiting import enter, sign_up
from tests.web.match.sse_listener import Listener
from tests.web.tab import PHONE, Tab, launched

pytestmark = pytest.mark.service


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, games={"town": Town()}) as made:
        yield made


def begun(server: Server, **settings: str) -> tuple[str, str, Person, Person, Person]:
    """A town that is played: the match, its link, its host, a player, and the curator of the first
    circle, all of whom have signed up by now."""
    host, anna, curator = (Person(server.url) for _ in range(3))
    host.open("/new/town")
    host.press("/new/town", name="Ведущая", seats="8", hosting="host", **settings)
    match = host.path
    link = re.search(r'value="[^"]*(/j/[A-Z0-9-]+)"', host.page.text)
    assert link
    enter(anna, link[1], "Анна", place="team-0")
    enter(curator, link[1], "Зоя", place="curator-0")
    host.open(match)
    host.press(f"{match}/fill")
    host.press(f"{match}/start")
    return match, link[1], host, anna, curator


def test_a_curator_writes_and_mutes_in_their_circle_alone(server: Server) -> None:
    match, _, host, anna, curator = begun(server)
    curator.open(f"{match}?at=table")
    assert f"{match}/office" in curator.page.text
    assert "У вас должность" in curator.text
    assert "Вы зритель" not in curator.text
    curator.open(match)
    assert curator.path == f"{match}/office", "whoever has something to do arrives where it is done"
    assert f"{match}?at=table" in curator.page.text
    assert curator.status == 200, curator.text
    assert "Круг команды 1" in curator.text
    assert "Круг команды 2" not in curator.text
    curator.press(f"{match}/office/say", room="circle-0", text="Прошу тишины")
    assert "Прошу тишины" in curator.text
    anna.open(match)
    assert "Прошу тишины" in anna.text
    assert "За комнатой «Круг команды 1» теперь присматривает Зоя" in anna.text
    data = {"_csrf_token": curator.csrf, "room": "circle-1", "text": "Слышно?", "command": "c1"}
    answer = curator.http.post(f"{match}/office/say", data=data)
    assert answer.status_code == 409
    assert "Вы не присматриваете за этой комнатой." in answer.text
    assert "Слышно?" not in host.open(match)
    for stranger in (anna, host):
        assert stranger.http.get(f"{match}/office").url.path == match
        sent = {"_csrf_token": stranger.csrf, "room": "circle-0", "text": "x", "command": "c2"}
        assert stranger.http.post(f"{match}/office/say", data=sent).status_code == 403
        assert stranger.http.get(f"{match}/office/live").status_code == 403
    for one in (host, anna, curator):
        one.close()


def test_a_host_chooses_what_an_assistant_may_do(server: Server) -> None:
    match, _, host, anna, curator = begun(server)
    zoya = Person(server.url)
    sign_up(zoya, "zoya")
    host.open(f"{match}/host")
    host.press(f"{match}/host/appoint", login="zoya", place="")
    assert "Помощник ведущего" in host.text
    person = re.search(r'id="powers-([^"]+)"(?:(?!id="powers-).)*zoya', host.page.text, re.S)
    found = re.findall(r'<bdi>zoya</bdi>.*?name="person" value="([^"]+)"', host.page.text, re.S)
    assert found or person
    fields = {"_csrf_token": host.csrf, "person": found[0], "act.mute": "true", "room.*": "true"}
    host.page = host.http.post(f"{match}/host/empower", data=fields)
    assert host.status == 200, host.text
    zoya.open(f"{match}/office")
    assert "Круг команды 2" in zoya.text
    assert "Написать в эту комнату" not in zoya.text
    assert "zoya теперь помогает ведущему" in anna.open(match)
    host.open(f"{match}/host")
    host.page = host.http.post(
        f"{match}/host/relieve", data={"_csrf_token": host.csrf, "person": found[0]}
    )
    assert zoya.http.get(f"{match}/office").url.path == match
    for one in (host, anna, curator, zoya):
        one.close()


def test_whoever_gives_up_an_office_watches_no_longer(server: Server) -> None:
    """A closed match: its officials see what is public, and nobody else does."""
    match, _, host, anna, curator = begun(server, watch="no")
    stranger = Person(server.url)
    assert stranger.http.get(f"{match}/live").status_code == 403
    curator.open(f"{match}?at=table")
    page = Listener(curator, curator.live)
    curator.open(f"{match}/screen")
    screen = Listener(curator, curator.live)
    anna.open(match)
    anna.press(f"{match}/time/ask")
    page.until("просит о паузе")
    screen.until("просит о паузе")
    curator.open(f"{match}?at=table")
    curator.press(f"{match}/resign")
    assert stranger.http.get(f"{match}").status_code == curator.http.get(match).status_code == 403
    anna.open(match)
    anna.press(f"{match}/time/unask")
    for listener in (page, screen):
        heard = list(iter(listener.next, None))
        assert heard[-1].event == "moved"
        assert not any("отзывает просьбу" in message.data for message in heard)
    for one in (host, anna, curator, stranger):
        one.close()


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_the_desk_is_live_and_closes_with_the_powers(server: Server, chromium: str) -> None:
    match, _, host, anna, curator = begun(server)
    with launched(chromium) as browser:
        tab = Tab(browser, server.url, PHONE)
        for cookie in curator.http.cookies.jar:
            tab.context.add_cookies(
                [{"name": cookie.name, "value": cookie.value or "", "url": server.url}]
            )
        tab.open(f"{match}/office")
        anna.open(match)
        (form,) = {one.action for one in anna.forms if one.action.endswith("/say")}
        data = {"_csrf_token": anna.csrf, "room": "circle-0", "text": "Тише едешь", "command": "a"}
        anna.http.post(form, data=data)
        expect(tab.page.locator("#desk-rooms")).to_contain_text("Тише едешь")
        tab.fit_for_everybody()
        found = re.findall(r'name="person" value="([^"]+)"', host.open(f"{match}/host"))
        host.http.post(f"{match}/host/relieve", data={"_csrf_token": host.csrf, "person": found[0]})
        tab.page.wait_for_url(f"**{match}")
        tab.close()
    for one in (host, anna, curator):
        one.close()
