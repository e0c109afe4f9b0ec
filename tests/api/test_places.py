"""Places over the API: choosing, moving, officials."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.kit.http.program import Program
from tests.kit.http.server import Server
from tests.shapes.town import Town

pytestmark = pytest.mark.service
Make = Callable[..., Program]
_numbers = count(1)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Make]:
    made: list[Program] = []
    with Server(tmp_path, games={"town": Town()}) as server:

        def one() -> Program:
            made.append(Program(server.url, f"citizen-{next(_numbers)}"))
            return made[-1]

        yield one
        for each in made:
            each.close()


def test_a_program_chooses_moves_and_appoints(program: Make) -> None:
    host, anna, boris = (program() for _ in range(3))
    match = host.post("/matches", {"game": "town", "seats": 8, "sit": False}, 201)["id"]
    shown = host.get(f"/matches/{match}")
    assert [(one["key"], one["official"], one["most"]) for one in shown["places"]] == [
        ("team-0", False, 4),
        ("team-1", False, 4),
        ("curator-0", True, 1),
        ("curator-1", True, 1),
    ]
    assert shown["places"][0]["label"]["text"] == "Команда 1"
    shown = anna.post(f"/matches/{match}/join", {"place": "team-1"})
    assert shown["seats"][shown["seat"]]["place"] == "team-1"
    named = {"place": "team-1", "name": "Лисы"}
    assert boris.post(f"/matches/{match}/team-name", named, 403)["id"] == "team-name-others"
    shown = anna.post(f"/matches/{match}/team-name", named)
    assert [(one["named"], one["name"]) for one in shown["places"]] == [
        (True, ""),
        (True, "Лисы"),
        (False, ""),
        (False, ""),
    ]
    boris.post(f"/matches/{match}/join", {"place": "curator-0"})
    answer = host.post(
        f"/matches/{match}/officials", {"login": anna.login, "place": "curator-0"}, 409
    )
    assert answer["id"] == "official-plays"
    shown = boris.get(f"/matches/{match}")
    (official,) = shown["officials"]
    assert (official["place"], official["mine"], shown["seat"]) == ("curator-0", True, None)
    body = {"place": "team-0", "person": official["person"]}
    assert anna.post(f"/matches/{match}/place", body, 403)["id"] == "refused-not-host"
    assert host.post(f"/matches/{match}/place", body)["officials"] == []
    assert boris.post(f"/matches/{match}/place", {"place": "x"}, 409)["id"] == "place-unknown"
    boris.post(f"/matches/{match}/place", {"place": "curator-1"})
    boris.post(f"/matches/{match}/leave")
    assert host.get(f"/matches/{match}")["officials"] == []


def test_a_curator_works_from_a_program(program: Make) -> None:
    host, anna, curator = (program() for _ in range(3))
    match = host.post("/matches", {"game": "town", "seats": 8, "sit": False}, 201)["id"]
    anna.post(f"/matches/{match}/join", {"place": "team-0"})
    curator.post(f"/matches/{match}/join", {"place": "curator-0"})
    host.post(f"/matches/{match}/start", {"empty": "bots"})
    seat = anna.get(f"/matches/{match}")["seat"]
    said = {"command": "c1", "room": "circle-0", "text": "Тише"}
    assert curator.post(f"/matches/{match}/office/messages", said)["command"] == "c1"
    (room,) = curator.get(f"/matches/{match}/office")["rooms"]
    assert (room["key"], room["messages"][0]["text"]) == ("circle-0", "Тише")
    muting = {"command": "c2", "room": "circle-0", "seat": seat}
    curator.post(f"/matches/{match}/office/mutes", muting)
    (room,) = curator.get(f"/matches/{match}/office")["rooms"]
    assert room["muted"] == [{"seat": seat, "voice": ""}]
    wrong = {"command": "c3", "room": "circle-1", "seat": 1}
    answer = curator.post(f"/matches/{match}/office/mutes", wrong, 422)
    assert answer["id"] == "refused-power-room"
    acting = {"command": "c4", "act": {"type": "warn", "team": 1}}
    answer = curator.post(f"/matches/{match}/office/acts", acting, 422)
    assert answer["id"] == "refused-power-act"
    (official,) = host.get(f"/matches/{match}")["officials"]
    path = f"/matches/{match}/officials/{official['person']}/powers"
    assert anna.post(path, {"acts": ["mute"]}, 403)["id"] == "refused-not-host"
    host.post(path, {})
    assert curator.get(f"/matches/{match}/office", 403)["id"] == "refused-no-steward"
