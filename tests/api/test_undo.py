"""Taking back what was played, over the API."""

import pytest

from tests.api.ministers import players
from tests.kit.http.program import Program, begun

__all__ = ["players"]
pytestmark = pytest.mark.service


@pytest.mark.rule("economicus", "P-3")
def test_a_host_who_plays_asks_the_others_to_go_back(players: tuple[Program, Program]) -> None:
    host, friend = players
    match = begun(host, friend, game="ministry", options={"turns": 1})
    gifts = {"type": "relief", "gifts": [{"state": 1, "gold": 3}]}
    host.post(f"/matches/{match}/host/acts", {"command": "gift", "act": gifts})
    path = f"/matches/{match}/turning-points"
    (point,) = host.get(path)["points"]
    assert friend.get(path)["points"][0]["number"] == point["number"]
    assert not point["revealed"]
    body = {"command": "back", "number": point["number"], "sure": True}
    assert host.post(f"/matches/{match}/rewind", body, 409)["id"] == "refused-rewind-consent"
    ask = {"command": "ask", "act": {"type": "propose-undo", "number": point["number"]}}
    asked = host.post(f"/matches/{match}/house", ask)
    undo = friend.get(f"/matches/{match}/view")["house"]["undo"]
    assert (undo["number"], undo["by"], undo["agreed"]) == (1, 0, [0])
    assert undo["text"]
    agree = {"command": "yes", "act": {"type": "answer-undo", "number": 1, "agree": True}}
    agreed = friend.post(f"/matches/{match}/house", agree)
    assert friend.get(f"/matches/{match}/view")["house"]["undo"] is None
    events = friend.get(f"/matches/{match}/events", after=0)["events"]
    assert "table-rewound-together" in [event["id"] for event in events]
    assert host.get(path)["points"] == []
    assert host.post(f"/matches/{match}/house", ask) == asked
    assert friend.post(f"/matches/{match}/house", agree) == agreed
