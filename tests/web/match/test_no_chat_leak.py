"""Two servers with the same clock and the same random numbers, one of which has an additional
private message: whoever does not receive it gets exactly the same bytes from both."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server, counted
from tests.shapes.parliament import Parliament
from tests.shapes.society import Society
from tests.web.match.frozen import FrozenTime, dice
from tests.web.match.meetings import message_form
from tests.web.match.sse_listener import connected

pytestmark = pytest.mark.service
SOCIETY = Society()
Action = Callable[[str, list[Person]], None]


def answers(person: Person, match: str) -> Iterator[bytes]:
    """Everything this person can get of the match: pages, rooms, refusals."""
    paths = [match, f"{match}?all=1", f"{match}/events", "/", f"{match}/replay", f"{match}/record"]
    paths += [f"{match}/rooms?room={room}" for room in ("with:0-1", "salon", "cell", "attic")]
    paths += [f"{match}/documents/{'0' * 32}", f"{match}/documents/{'0' * 32}/text"]
    for path in paths:
        person.open(path)
        yield person.page.content
    person.open(match)
    for room in ("with:0-1", "cell", "attic", "from:host"):
        form = {"_csrf_token": person.csrf, "room": room, "text": "х", "command": f"probe-{room}"}
        yield person.http.post(f"{match}/say", data=form).content


def run(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    act: Action,
    who_listens: str,
    game: Any = SOCIETY,
) -> list[bytes]:
    """A match of three and a spectator in which this is done. Returns what the listeners receive
    (`who_listens`: 2 for the third seat, p for the public), live and afterwards."""
    dice(monkeypatch)
    received: list[bytes] = []
    with Server(folder, games={game.id: game}, time=FrozenTime(), token=counted()) as server:
        people = [Person(server.url) for _ in range(4)]
        for person in people:
            person.open("/")  # cookies are created in a fixed order
        people[0].open(f"/new/{game.id}")
        people[0].press(f"/new/{game.id}", name="Анна", seats="3", press="full")
        match = people[0].path
        code = re.search(r"/j/([A-Z0-9-]+)", people[0].page.text)
        assert code
        for person, name in zip(people[1:3], ("Борис", "Вера"), strict=True):
            person.open(f"/j/{code[1]}")
            person.press(f"/j/{code[1]}", name=name)
        people[0].open(match)
        people[0].press(f"{match}/start")
        listening = [people[2]] * ("2" in who_listens) + [people[3]] * ("p" in who_listens)
        for person in people:
            person.open(match)
        listeners = connected(match, people[1], listening)
        act(match, people)
        people[1].open(match)
        people[1].act("abstain")  # a public event
        for listener in listeners:
            message = listener.next()
            while message is not None and "just" not in message.targets:
                received.append(f"{message.id} {message.data}".encode())
                message = listener.next()
            assert message is not None
            received.append(f"{message.id} {message.data}".encode())
        for listener in listeners:
            listener.close()
        for person in listening:
            received += answers(person, match)
        for person in people:
            person.close()
    monkeypatch.undo()
    return [re.sub(rb"127\.0\.0\.1:\d+|word-\d+", b"_", page) for page in received]


def no_message(match: str, people: list[Person]) -> None:
    """Send no message."""


def in_private(text: str) -> Action:
    """The first seat writes to the second."""

    def act(match: str, people: list[Person]) -> None:
        people[0].open(match)
        people[0].send(message_form(people[0], ""), **{"with__1": "true"}, text=text)
        assert people[0].status == 200, people[0].text

    return act


def in_free_room(seat: int, voice: str) -> Action:
    """A seat writes in the room of the free, under its own name or as a voice."""

    def act(match: str, people: list[Person]) -> None:
        people[seat].open(match)
        people[seat].send(message_form(people[seat], "salon"), text="говорят…", voice=voice)
        assert people[seat].status == 200, people[seat].text

    return act


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("встретимся у фонтана", marks=pytest.mark.thorough),
        "@Вера ничего не знает " * 20,
    ],
)
def test_a_private_message_changes_nothing_that_others_receive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    silent = run(tmp_path / "one", monkeypatch, no_message, "2p")
    talking = run(tmp_path / "two", monkeypatch, in_private(text), "2p")
    assert silent == talking


def test_a_room_of_the_game_changes_nothing_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = run(tmp_path / "one", monkeypatch, no_message, "p")
    talking = run(tmp_path / "two", monkeypatch, in_free_room(0, ""), "p")
    assert silent == talking


@pytest.mark.parametrize(
    "text", [pytest.param("вместе", marks=pytest.mark.thorough), "вместе навеки " * 300]
)
def test_a_secret_document_changes_nothing_that_others_receive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    def act(match: str, people: list[Person]) -> None:
        people[0].open(match)
        people[0].act("propose", whom="1", text=text)
        assert people[0].status == 200, people[0].text

    parliament = Parliament()
    without = run(tmp_path / "one", monkeypatch, no_message, "2p", parliament)
    beside = run(tmp_path / "two", monkeypatch, act, "2p", parliament)
    assert without == beside


def test_a_voice_does_not_reveal_its_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def hidden(pages: list[bytes]) -> list[bytes]:
        return [re.sub(rb"[0-9a-f]{32}", b"_", page) for page in pages]  # random ids

    one = run(tmp_path / "one", monkeypatch, in_free_room(0, "society-rumour"), "2")
    two = run(tmp_path / "two", monkeypatch, in_free_room(1, "society-rumour"), "2")
    assert hidden(one) == hidden(two)
    assert any("говорят…".encode() in page for page in one)


def test_visible_messages_do_change_the_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison can detect a difference."""
    silent = run(tmp_path / "one", monkeypatch, no_message, "2")
    talking = run(tmp_path / "two", monkeypatch, in_free_room(0, ""), "2")
    assert silent != talking
