"""Ending a match early, over the API."""

from collections.abc import Callable

import pytest

from tests.api.joining import joined
from tests.kit.http.program import Program

pytestmark = pytest.mark.service
Make = Callable[..., Program]


def test_a_vote_over_the_api(program: Make) -> None:
    anna, boris = program(), program()
    match = anna.open()
    joined(anna, match, boris)
    if anna.get(f"/matches/{match}")["status"] == "gathering":
        anna.post(f"/matches/{match}/start", {})
    house, host = f"/matches/{match}/house", f"/matches/{match}/host"
    end = {"command": "e-1", "act": {"type": "end", "how": "called-off"}}
    assert anna.post(host, end, 403)["id"] == "end-not-alone"
    assert boris.post(host, end, 403)["id"] == "end-not-alone"
    odd = {"command": "e-2", "act": {"type": "propose-end", "how": "won"}}
    boris.post(house, odd, 400)
    forged = {"command": "e-2", "act": {"type": "propose-end", "how": "called-off", "voters": [1]}}
    boris.post(house, forged, 400)
    boris.post(house, {"command": "e-3", "act": {"type": "propose-end", "how": "called-off"}})
    view = anna.get(f"/matches/{match}/view")
    proposal = view["house"]["proposal"]
    assert (proposal["number"], proposal["how"], len(proposal["voters"])) == (1, "called-off", 2)
    assert len(proposal["agreed"]) == 1
    assert proposal["until"] - proposal["at"] == 24 * 3600 * 1000
    assert proposal["outcome"]["result"] == "called-off"
    late = {"command": "e-4", "act": {"type": "answer-end", "number": 2, "agree": True}}
    assert anna.post(house, late, 422)["id"] == "refused-proposal-gone"
    anna.post(house, {"command": "e-5", "act": {"type": "answer-end", "number": 1, "agree": True}})
    shown = anna.get(f"/matches/{match}")
    assert shown["status"] == "over"
    assert (shown["outcome"]["result"], shown["outcome"]["early"]) == ("called-off", "called-off")
    assert shown["outcome"]["winners"] == []
    assert '"early":"called-off"' in anna.http.get(f"/matches/{match}/record").text


def test_a_host_without_a_seat_adjourns(program: Make) -> None:
    host, one, two = program(), program(), program()
    match = host.open(terms={"referee": True})
    joined(host, match, one, two)
    host.post(f"/matches/{match}/start", {})
    body = {"command": "e-1", "act": {"type": "end", "how": "adjourned"}}
    path = f"/matches/{match}/host"
    answer = host.http.post(path, json=body)
    if answer.status_code != 200:  # no standing before there are cities
        assert answer.json()["id"] == "refused-no-standing"
        return
    outcome = one.get(f"/matches/{match}")["outcome"]
    assert (outcome["result"], outcome["early"]) == ("drawn", "adjourned")
    everything = one.get(f"/matches/{match}/replay/0", eyes="all")
    assert everything["view"], "the replay shows everything, as after any end"
