"""Entering and leaving a match that is being played, over the API."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.api.joining import joined
from tests.kit.http.program import Program
from tests.kit.http.server import Server
from tests.shapes.society import Society

pytestmark = pytest.mark.service
Make = Callable[..., Program]


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game `society`, which people enter and leave."""
    folder: Path = tmp_path_factory.mktemp("coming")
    with Server(folder, games={"society": Society()}) as made:
        yield made


_numbers = count(1)


@pytest.fixture
def program(town: Server) -> Iterator[Make]:
    made: list[Program] = []

    def one(**settings: tuple[str, ...]) -> Program:
        made.append(Program(town.url, f"comer-{next(_numbers)}", **settings))  # type: ignore[arg-type]
        return made[-1]

    yield one
    for each in made:
        each.close()


def begun(program: Make, **terms: str) -> tuple[str, Program, list[Program]]:
    """A society that has begun, its host, who does not play, and its three people."""
    host, people = program(), [program() for _ in range(3)]
    body = {"game": "society", "seats": 3, "sit": False, "terms": terms}
    match = host.post("/matches", body, 201)["id"]
    joined(host, match, *people)
    host.post(f"/matches/{match}/start", {})
    return match, host, people


def kinds(who: Program, match: str) -> list[str]:
    return [seat["kind"] for seat in who.get(f"/matches/{match}")["seats"]]


def test_a_program_enters_leaves_and_comes_back(program: Make) -> None:
    match, host, (anna, *_) = begun(program)
    late = program()
    assert late.get(f"/matches/{match}")["doors"] == "open"
    shown = late.post(f"/matches/{match}/join", {})
    assert (shown["seat"], shown["terms"]["doors"]) == (3, None)
    assert 3 in late.get(f"/matches/{match}/view")["windows"][0]["awaited"]
    assert late.post(f"/matches/{match}/join", {}, 409)["id"] == "seat-have-one"
    shown = late.post(f"/matches/{match}/leave")
    assert (shown["seat"], shown["waits"]) == (None, "left")
    assert kinds(anna, match) == ["person", "person", "person", "left"]
    assert late.post(f"/matches/{match}/join", {})["seat"] == 3
    host.post(f"/matches/{match}/seats/3/remove")
    assert late.post(f"/matches/{match}/join", {}, 403)["id"] == "signup-removed"


def test_the_host_decides_over_the_api(program: Make) -> None:
    match, host, (anna, *_) = begun(program, doors="approval")
    one, two, three = program(), program(), program()
    for late in (one, two, three):
        assert late.post(f"/matches/{match}/join", {})["waits"] == "asked"
    asked = [signup["person"] for signup in host.get(f"/matches/{match}")["signups"]]
    assert anna.get(f"/matches/{match}")["signups"] == []
    assert anna.post(f"/matches/{match}/signups/{asked[0]}", status=403)["id"] == "refused-not-host"
    host.post(f"/matches/{match}/signups/{asked[0]}")
    assert one.get(f"/matches/{match}")["seat"] == 3
    host.delete(f"/matches/{match}/signups/{asked[1]}")
    assert two.post(f"/matches/{match}/join", {}, 403)["id"] == "signup-declined"
    host.post(f"/matches/{match}/signups")
    assert three.get(f"/matches/{match}")["seat"] == 4


def test_the_host_sets_the_doors(program: Make) -> None:
    match, host, (anna, *_) = begun(program)
    late, path = program(), f"/matches/{match}/host"
    shut = {"command": "d-1", "act": {"type": "set-doors", "doors": "closed"}}
    assert anna.post(path, shut, 403)["id"] == "refused-not-host"
    receipt = host.post(path, shut)
    assert host.post(path, shut) == receipt, "the same request again"
    again = {"command": "d-2", "act": {"type": "set-doors", "doors": "closed"}}
    assert host.post(path, again, 422)["id"] == "refused-doors-already"
    host.post(path, {"command": "d-3", "act": {"type": "set-doors", "doors": "ajar"}}, 400)
    shown = late.get(f"/matches/{match}")
    assert (shown["doors"], shown["terms"]["doors"]) == ("closed", "closed")
    assert late.post(f"/matches/{match}/join", {}, 409)["id"] == "refused-doors-closed"
    events = late.get(f"/matches/{match}/view", after=0)["events"]
    assert [event["id"] for event in events][-1] == "table-doors-closed"


def test_the_scopes_of_a_token(program: Make) -> None:
    match, _, _ = begun(program)
    reader, player = program(scopes=("read",)), program(scopes=("read", "play"))
    reader.post(f"/matches/{match}/join", {}, 403)
    assert player.post(f"/matches/{match}/join", {})["seat"] == 3
    shut = {"command": "d-1", "act": {"type": "set-doors", "doors": "closed"}}
    player.post(f"/matches/{match}/host", shut, 403)
