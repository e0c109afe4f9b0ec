"""Somebody who is asked in private finds that on their page, in the title and in their list;
everybody else receives the same bytes as if nobody had been asked."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.kit.http.html_client import Person
from tests.kit.http.raw_acts import as_json
from tests.kit.http.server import Server, counted
from tests.shapes.town import game as town
from tests.web.browsing import enter
from tests.web.match.alerts import shows
from tests.web.match.draft_pages import hand_in_draft
from tests.web.match.frozen import FrozenTime, dice
from tests.web.match.sse_listener import connected
from tests.web.tab import PHONE, Tab

pytestmark = pytest.mark.service
SEATS = 8
ASKED = 2
"""The seat that is offered a pact, by the first one of the other team."""
PROBES = (
    {"type": "answer", "by": 1, "yes": True},
    {"type": "warn", "team": 2},
    {"type": "offer", "to": 2},
    {"type": "offer", "to": 99},
)


def gathered(url: str) -> tuple[str, list[Person]]:
    """A started match of the town between eight people, the first team of which has handed in its
    list; its path."""
    people = [Person(url) for _ in range(SEATS)]
    for person in people:
        person.open("/")  # cookies are created in a fixed order
    host = people[0]
    host.open("/new/town")
    host.press("/new/town", name="Анна", seats=str(SEATS), pace="unlimited")
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    for number, person in enumerate(people[1:]):
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=f"Гость {number}")
    host.open(match)
    host.press(f"{match}/start")
    hand_in(match, people[2])
    return match, people


def hand_in(match: str, person: Person) -> None:
    """Write the list of this person's team."""
    person.open(match)
    hand_in_draft(person, what="guard", team="1")
    assert person.status == 200, person.text


def offer(match: str, people: list[Person]) -> None:
    """The second seat offers the third a pact."""
    people[1].open(match)
    people[1].act("offer", to=str(ASKED))
    assert people[1].status == 200, people[1].text


def answers(person: Person, match: str) -> Iterator[bytes]:
    """Everything this person can get now."""
    for path in ("", "?all=1", "/events", "/host", "/screen", "/end"):
        person.open(f"{match}{path}")
        yield person.page.content
    person.open("/")
    yield person.page.content
    for number, probe in enumerate(PROBES):
        answer = as_json(person, match, {"command": f"probe-{number}", "act": probe})
        if probe["type"] != "offer" or probe["to"] == 99:
            yield answer.content


def received(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, asks: bool
) -> dict[int, list[bytes]]:
    """What each seat, and a spectator (-1), gets in a match where somebody is asked in private, or
    not, until somebody asks for a pause."""
    dice(monkeypatch)
    games = {"town": town}
    got: dict[int, list[bytes]] = {}
    base = "http://table.example"  # not the port: a page may have it in a QR code
    with Server(folder, games=games, time=FrozenTime(), token=counted(), base_url=base) as server:
        match, people = gathered(server.url)
        watching = {-1: Person(server.url), **dict(enumerate(people))}
        for person in watching.values():
            person.open(match)
        opened = connected(match, people[5], list(watching.values()))
        listeners = dict(zip(watching, opened, strict=True))
        if asks:
            offer(match, people)
            listeners[ASKED].until("Ответить на предложение")
        people[4].press(f"{match}/time/ask")
        for who, listener in listeners.items():
            messages = listener.until("просит о паузе")
            got[who] = [f"{one.id}\n{one.event}\n{one.data}".encode() for one in messages]
        for listener in listeners.values():
            listener.close()
        for who, person in watching.items():
            got[who] += answers(person, match) if who != 1 else []
            person.close()
    monkeypatch.undo()
    odd = re.compile(rb"127\.0\.0\.1:\d+|word-\d+")
    return {who: [odd.sub(b"_", page) for page in pages] for who, pages in got.items()}


def test_a_private_question_changes_nothing_that_others_receive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = received(tmp_path / "one", monkeypatch, asks=True)
    two = received(tmp_path / "two", monkeypatch, asks=False)
    for who in one:
        if who not in (1, ASKED):
            assert one[who] == two[who], f"seat {who}"
    assert one[ASKED] != two[ASKED], "the comparison can detect a difference"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("town"), games={"town": town}) as made:
        yield made


def informer(match: str, people: list[Person]) -> int:
    """A seat of the second team that is asked in private from the beginning."""
    for seat in range(1, SEATS, 2):
        people[seat].open(match)
        if "осведомитель" in people[seat].text:
            return seat
    raise AssertionError("nobody informs")


def asked(person: Person) -> str:
    """The heading of what somebody is asked."""
    found = re.search(r'<h2 id="ask"[^>]*>([^<]*)', person.page.text)
    assert found
    return found[1].strip()


def test_the_page_and_the_list_of_who_is_asked_say_so(server: Server) -> None:
    match, people = gathered(server.url)
    me, title = people[ASKED], "data-mine"
    me.open(match)
    if "warn" in me.acts:
        me.act("warn", team="1")
        me.open(match)
    assert f'{title}="false"' in me.page.text
    assert "Лично вам" not in me.text
    me.open("/")
    assert "Ваш ход" not in me.text
    offer(match, people)
    me.open(match)
    assert f'{title}="true"' in me.page.text
    assert "<title>◆ " in me.page.text
    assert "Лично вам" in me.text
    assert asked(me) == "Ответить на предложение"
    assert '<div class="act act-main" id="act-answer">' in me.page.text
    waits = re.findall(r'(?s)<ul class="awaited".*?</ul>', me.page.text)
    assert "Гость 1" not in waits[0], "only the windows say whom all wait for"
    me.open("/")
    assert "Ваш ход" in me.text
    me.open(match)
    me.act("answer", by="1", yes="1")
    assert me.status == 200, me.text
    me.open(match)
    assert f'{title}="false"' in me.page.text
    for person in people:
        person.close()


def test_the_page_of_an_informer_names_what_only_they_are_asked(server: Server) -> None:
    match, people = gathered(server.url)
    hand_in(match, people[1])  # the last list: the next turn begins
    seat = informer(match, people)
    assert 'data-mine="true"' in people[seat].page.text, "everybody knows of the list"
    assert "Лично вам" not in people[seat].text
    hand_in(match, people[1 if seat != 1 else 3])
    people[seat].open(match)
    assert "Лично вам" in people[seat].text
    assert asked(people[seat]) == "Предупредить команду"
    for person in people:
        person.close()


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("alerts")
def test_the_title_the_icon_and_the_sound_follow_a_private_question(
    server: Server, browser: Browser
) -> None:
    match, people = gathered(server.url)
    me, other = people[ASKED], people[4]
    for person in (me, other):
        person.open(match)
        if "warn" in person.acts:
            person.act("warn", team="1")
    tabs = [Tab(browser, server.url, PHONE) for _ in range(2)]
    for tab, person in zip(tabs, (me, other), strict=True):
        tab.context.add_cookies([{"name": "sound", "value": "on", "url": server.url}])
        enter(tab, person, match)
        tab.page.wait_for_selector("[data-connected]")
        tab.page.keyboard.press("Tab")
        shows(tab, asked=False, rang="")
    zones = [tab.page.locator("#tray-head").inner_html() for tab in tabs]
    offer(match, people)
    shows(tabs[0], asked=True, rang="1")
    tabs[0].fits()
    tabs[0].accessible()
    shows(tabs[1], asked=False, rang="")
    assert tabs[1].page.locator("#tray-head").inner_html() == zones[1]
    me.open(match)
    me.act("answer", by="1", yes="1")
    shows(tabs[0], asked=False, rang="1")
    for tab in tabs:
        tab.close()
    for person in people:
        person.close()
