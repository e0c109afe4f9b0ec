"""The referee's log over the API: for a referee whose view is open, and for all after the end."""

from collections.abc import Callable

import pytest

from tests.kit.http.program import Program

pytestmark = pytest.mark.service
Make = Callable[..., Program]


def test_the_log_is_the_referees_until_the_end(program: Make) -> None:
    host, stranger = program(), program()
    people = [program() for _ in range(6)]
    options = {"professions": "none"}
    body = {"game": "mafia", "seats": 6, "options": options, "terms": {"referee": True}}
    match = host.post("/matches", body, 201)["id"]
    code = host.get(f"/matches/{match}")["join_code"]
    for one in people:
        one.post(f"/matches/{match}/join", {"code": code, "wait": True})
    host.post(f"/matches/{match}/start", {})
    path = f"/matches/{match}/notes"
    for who in (host, stranger, *people):
        assert who.get(path) == {"notes": []}
    host.post(f"/matches/{match}/referee", {"command": "look"})
    dealt = host.get(path)["notes"]
    assert {note["id"] for note in dealt} == {"mafia-log-dealt"}
    assert [note["n"] for note in dealt] == [1, 2, 3, 4, 5, 6]
    assert host.get(path, limit=2)["notes"] == dealt[4:]
    assert host.get(path, before=5, limit=3)["notes"] == dealt[1:4]
    assert host.get(path, before=1)["notes"] == []
    for odd in ({"before": 0}, {"before": "x"}, {"limit": 0}, {"limit": 501}):
        host.get(path, 400, **odd)
    assert [(note["turn"], note["at"]) for note in dealt] == [(0, "N0")] * 6
    assert all(note["text"] and "mafia-log" not in note["text"] for note in dealt)
    for who in (stranger, *people):
        assert who.get(path) == {"notes": []}, "the view of a referee opens nothing to others"
    end = {"type": "end", "how": "called-off"}
    host.post(f"/matches/{match}/host", {"command": "end", "act": end})
    assert people[0].get(path) == {"notes": []}, "people have ended it, not the rules"
