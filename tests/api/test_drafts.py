"""Drafts over the API: several programs write one list, row by row."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.api.sse_client import Feed
from tests.kit.http.program import Program
from tests.kit.http.server import Server
from tests.shapes.town import Town

pytestmark = pytest.mark.service
SEATS = 8
LIST = "/drafts/list:1:1"


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("town"), games={"town": Town()}) as made:
        yield made


@pytest.fixture(scope="module")
def people(town: Server) -> Iterator[tuple[str, list[Program]]]:
    made = [Program(town.url, f"program-{number}", "en") for number in range(SEATS)]
    match = made[0].open(game="town", seats=SEATS)
    for program in made[1:]:
        program.post(f"/matches/{match}/join", {})
    made[0].post(f"/matches/{match}/start", {})
    yield f"/matches/{match}", made
    for program in made:
        program.close()


def put(program: Program, path: str, status: int = 200, **body: Any) -> Any:
    answer = program.http.put(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_list_is_written_row_by_row(people: tuple[str, list[Program]]) -> None:
    match, (one, other, mate, *_) = people
    rows = f"{match}{LIST}/rows"
    deed = {"what": "rob", "team": 2}
    row = put(one, f"{rows}/a", value=deed)
    assert (row["version"], row["change"], row["value"]) == (1, "added", deed)
    put(mate, f"{rows}/b", value={"what": "guard", "team": 1})
    assert put(mate, f"{rows}/b", version=7, value={"what": "guard", "team": 1})["version"] == 2
    mate.post(f"{rows}/b/move", {"after": ""})
    mate.post(f"{match}{LIST}/editing", {"row": "a"}, 204)
    (draft,) = one.get(f"{match}/drafts")["drafts"]
    assert [row["id"] for row in draft["rows"]] == ["b", "a"]
    assert draft["editors"][0]["row"] == "a"
    assert draft["remarks"][0]["text"]["text"] == "One more deed is possible."
    assert (draft["seats"], draft["hands_in"], draft["problem"]) == ([0, 2, 4, 6], True, None)
    # Somebody was quicker.
    put(mate, f"{rows}/a", version=1, value={"what": "guard", "team": 2})
    problem = put(one, f"{rows}/a", 409, version=1, value={"what": "rob", "team": 1})
    assert problem["id"] == "draft-row-changed"
    assert problem["params"]["row"]["data"]["value"] == {"what": "guard", "team": 2}
    answer = one.delete(f"{rows}/a?version=1", 409)
    assert answer["id"] == "draft-row-changed"
    # Others have no such draft.
    for path in (LIST, "/drafts/list:9:9"):
        assert other.get(f"{match}{path}", 404)["id"] == "draft-unknown"
        assert put(other, f"{match}{path}/rows/a", 404, value={})["id"] == "draft-unknown"
    # Handed in as it is now, and not as it was.
    body = {"command": "c-1", "revision": draft["revision"]}
    assert one.post(f"{match}{LIST}/hand-in", body, 422)["id"] == "draft-changed"
    now = one.get(f"{match}{LIST}")["revision"]
    receipt = one.post(f"{match}{LIST}/hand-in", body | {"revision": now})
    assert one.post(f"{match}{LIST}/hand-in", body | {"revision": now}) == receipt
    assert mate.get(f"{match}{LIST}")["handed"]["current"]


def test_the_stream_tells_those_who_write_and_nobody_else(
    people: tuple[str, list[Program]],
) -> None:
    match, (_, other, mate, _, writer, *_) = people
    id = match.removeprefix("/matches/")
    stream, others = Feed(mate, id), Feed(other, id)
    stream.next("view")
    others.next("view")
    put(writer, f"{match}{LIST}/rows/new", value={"what": "rob"})
    revision = writer.get(f"{match}{LIST}")["revision"]
    told = {"drafts": [{"key": "list:1:1", "revision": revision}]}
    assert stream.next("drafts")[2] == told
    stream.close()
    other.act(id, "hand-in", deeds=[])  # a public event
    heard = [others.next()]
    while heard[-1][0] != "view":
        heard.append(others.next())
    assert not any(event == "drafts" for event, _, _ in heard)
    others.close()
