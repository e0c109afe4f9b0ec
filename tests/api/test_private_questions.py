"""A program is told when its own seat is asked in private, and nothing of others."""

from collections.abc import Iterator

import pytest

from tests.kit.http.program import Program
from tests.kit.http.server import Server
from tests.shapes.town import game as town

pytestmark = pytest.mark.service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("town"), games={"town": town}) as made:
        yield made


def test_a_program_is_asked_in_private(server: Server) -> None:
    programs = {seat: Program(server.url, f"town-{seat}") for seat in (0, 1, 2, 4)}
    match = str(programs[0].post("/matches", {"game": "town", "seats": 8}, 201)["id"])
    code = programs[0].get(f"/matches/{match}")["join_code"]
    for seat in (1, 2, 4):
        programs[seat].post(f"/matches/{match}/join", {"code": code, "seat": seat})
    programs[0].post(f"/matches/{match}/start", {"empty": "bots"})
    programs[0].act(match, "hand-in", deeds=[])
    me, other = programs[2], programs[4]
    for program in (me, other):
        forms = program.get(f"/matches/{match}/view")["forms"]
        if any(form["act"] == "warn" for form in forms):
            program.act(match, "warn", team=1)
    unasked = other.get(f"/matches/{match}/view")
    assert not unasked["asked"]
    assert not me.get(f"/matches/{match}")["asked"]
    (hand_in,) = [form for form in unasked["forms"] if form["act"] == "hand-in"]
    assert (hand_in["team"], hand_in["asks"]) == ([0, 2, 4, 6], False)
    programs[1].act(match, "offer", to=2)
    view, found = me.get(f"/matches/{match}/view"), me.get(f"/matches/{match}")
    assert view["asked"]
    assert found["asked"]
    assert found["awaited"] == [1, 3, 5, 7], "that others are waited for is said of windows alone"
    assert [form["act"] for form in view["forms"] if form["asks"]] == ["answer"]
    assert other.get(f"/matches/{match}/view") == unasked
    assert not other.get(f"/matches/{match}")["asked"]
    me.act(match, "answer", by=1, yes=False)
    assert not me.get(f"/matches/{match}/view")["asked"]
    assert programs[1].get(f"/matches/{match}")["asked"], "a window awaits them"
    for program in programs.values():
        program.close()
