"""Two servers with the same clock and the same random numbers, whose matches differ in one secret,
send the other seat and the public exactly the same bytes (property 2 of the conformance suite, over
HTTP)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.raw_acts import BUY, as_json
from tests.kit.http.server import Server, counted
from tests.web.match.frozen import FrozenTime, dice
from tests.web.match.sse_listener import connected
from tests.web.playing import begun, buy

pytestmark = pytest.mark.service


def answers(person: Person, match: str) -> Iterator[bytes]:
    """Everything this person can get now: the page, all events, refusals, the live connection."""
    for path in (
        match,
        f"{match}?all=1",
        f"{match}/events",
        "/",
        f"{match}/replay",
        f"{match}/record",
    ):
        person.open(path)
        yield person.page.content
    probes = (
        BUY,
        {"type": "bribe", "cell": 14, "sum": 5000},
        {"type": "answer", "say": "challenge"},
        {"type": "bid", "sum": 1},
        {"type": "steer", "to": 3},
        {"type": "safe-house", "cell": 14},
        {"type": "spring", "to": 13},
    )
    for number, probe in enumerate(probes):
        answer = as_json(person, match, {"command": f"probe-{number}", "act": probe})
        assert answer.status_code in (403, 422), answer.text
        yield answer.content


def run(folder: Path, monkeypatch: pytest.MonkeyPatch, act: str, **fields: str) -> list[bytes]:
    """A match in which the first to move does this; returns what the others receive."""
    dice(monkeypatch)
    received: list[bytes] = []
    with Server(folder, time=FrozenTime(), token=counted()) as server:
        host, friend, public = (Person(server.url) for _ in range(3))
        for person in (host, friend, public):
            person.open("/")  # cookies are created in a fixed order
        match = begun(host, friend)
        for person in (host, friend):
            buy(person, **{"set-up": 1})
        host.open(match)
        friend.open(match)
        mover, other = (host, friend) if host.answers else (friend, host)
        other.open(match)
        public.open(match)
        listeners = connected(match, other, (other, public))
        mover.open(match)
        mover.act(act, **fields)
        assert mover.status == 200, mover.text
        for listener in listeners:
            message = listener.next()
            assert message is not None
            received.append(f"{message.id}\n{message.event}\n{message.data}".encode())
        for listener in listeners:
            listener.close()
        for person in (other, public):
            received += answers(person, match)
        for person in (host, friend, public):
            person.close()
    monkeypatch.undo()
    # Two live connections that are updated at once take their tokens in either order.
    return [re.sub(rb"127\.0\.0\.1:\d+|word-\d+", b"_", page) for page in received]


@pytest.fixture(scope="module")
def bribed(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """What others receive when somebody bribes a certain cell by a certain sum."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        return run(tmp_path_factory.mktemp("one"), monkeypatch, "bribe", cell="14", sum="60")


@pytest.mark.parametrize(
    ("act", "fields"),
    [
        ("bribe", {"cell": "14", "sum": "61"}),
        ("bribe", {"cell": "75", "sum": "60"}),
        ("bribe", {"cell": "33", "sum": "999"}),
        ("set-up", {"cell": "14"}),
    ],
)
def test_a_secret_changes_nothing_that_others_receive(
    bribed: list[bytes],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    act: str,
    fields: dict[str, str],
) -> None:
    assert run(tmp_path, monkeypatch, act, **fields) == bribed


def test_public_acts_do_change_the_pages(
    bribed: list[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison can detect a difference."""
    moved = run(tmp_path, monkeypatch, "move", to="31")
    assert len(bribed) == len(moved)
    assert sum(a != b for a, b in zip(bribed, moved, strict=True)) >= 4


def challenge(folder: Path, monkeypatch: pytest.MonkeyPatch, say: str) -> list[bytes]:
    """Three play; two are asked whether they challenge a move, and one of them answers; with an
    empty `say`, neither does. Returns what everybody else receives until somebody asks for a
    pause."""
    dice(monkeypatch)
    received: list[bytes] = []
    with Server(folder, time=FrozenTime(), token=counted()) as server:
        players = [Person(server.url) for _ in range(3)]
        public = Person(server.url)
        for person in (*players, public):
            person.open("/")  # cookies are created in a fixed order
        match = begun_by_three(players)
        for cell in ("31", "31", "5"):
            to_move(players, match).act("bribe", cell=cell, sum="20")
        to_move(players, match).act("move", to="31")
        mover = to_move(players, match)
        mover.act("move", to="22")
        one, other = (person for person in players if person is not mover)
        for person in (one, other):
            person.open(match)
            assert "answer" in person.answers
        if not one.answers["answer"].choices:
            one, other = other, one  # who answers has a bribe here
        watching = (mover, other, public)
        for person in watching:
            person.open(match)
        listeners = connected(match, other, watching)
        if say:
            one.open(match)
            one.act("answer", say=say)
            assert one.status == 200, one.text
        other.open(match)
        other.press(f"{match}/time/ask")
        for listener in listeners:
            message = listener.next()
            assert message is not None
            received.append(f"{message.id}\n{message.event}\n{message.data}".encode())
        for listener in listeners:
            listener.close()
        for person in watching:
            received += answers(person, match)
            person.open(f"{match}/host")
            received.append(person.page.content)
        for person in (*players, public):
            person.close()
    monkeypatch.undo()
    return [re.sub(rb"127\.0\.0\.1:\d+|word-\d+", b"_", page) for page in received]


def begun_by_three(players: list[Person]) -> str:
    """A started match of these three, without special moves."""
    host = players[0]
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="3", specials="")
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    for number, person in enumerate(players[1:]):
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=f"Мюллер {number}")
    host.open(match)
    host.press(f"{match}/start")
    return match


def to_move(players: list[Person], match: str) -> Person:
    """Whose turn it is, on the page of the match."""
    for person in players:
        person.open(match)
        if "move" in person.answers:
            return person
    raise AssertionError("nobody is to move")


@pytest.fixture(scope="module")
def unanswered(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """What others receive while nobody has answered in a challenge."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        return challenge(tmp_path_factory.mktemp("silent"), monkeypatch, "")


@pytest.mark.rule("espionage", "S11")
@pytest.mark.parametrize("say", ["challenge", "pass"])
def test_an_answer_in_a_sealed_window_changes_nothing_that_others_receive(
    unanswered: list[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, say: str
) -> None:
    """Neither a page nor a push nor a refusal: who has answered is hidden until all have."""
    assert challenge(tmp_path, monkeypatch, say) == unanswered
