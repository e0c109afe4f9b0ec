"""Places over the API: choosing, moving, officials."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.api.program import Program
from tests.shapes.town import Town
from tests.web.server import Server

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
