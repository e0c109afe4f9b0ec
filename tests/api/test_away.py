"""Pauses until a date, over the API."""

import time
from collections.abc import Callable

import pytest

from tests.kit.http.program import Program, begun

pytestmark = pytest.mark.service
Make = Callable[..., Program]

DAY = 24 * 3600 * 1000


def test_a_host_and_a_vote_pause_a_match_until_a_date(program: Make) -> None:
    host, friend = program("en"), program("en")
    match = begun(host, friend)
    now, numbers = time.time_ns() // 1_000_000, iter(range(100))

    def act(who: Program, path: str, type: str, status: int = 200, **fields: object) -> str:
        body = {"command": f"a{next(numbers)}", "act": {"type": type, **fields}}
        return str(who.post(f"/matches/{match}/{path}", body, status).get("id"))

    def house() -> dict[str, object]:
        shown: dict[str, object] = friend.get(f"/matches/{match}/view")["house"]
        return shown

    assert (house()["paused"], house()["resumes_at"], house()["break_until"]) == (False, None, None)
    act(host, "host", "pause", until=now + DAY)
    assert (house()["paused"], house()["resumes_at"]) == (True, now + DAY)
    act(host, "host", "pause", until=now + 2 * DAY)
    assert house()["resumes_at"] == now + 2 * DAY
    assert act(host, "host", "pause", 422, until=now) == "refused-away-past"
    assert act(host, "host", "pause", 422, until=now + 90 * DAY) == "refused-away-far"
    assert act(host, "host", "pause", 400, until="tomorrow") == "api-malformed"
    assert act(friend, "host", "pause", 422, until=now + DAY) == "refused-not-host"
    act(host, "host", "resume")
    assert (house()["paused"], house()["resumes_at"]) == (False, None)
    act(friend, "house", "ask-pause", ask=True, until=now + DAY)
    assert (house()["asking"], house()["break_until"]) == ([1], now + DAY)
    other = act(host, "house", "ask-pause", 422, ask=True, until=now + 2 * DAY)
    assert other == "refused-break-other"
    act(host, "house", "ask-pause", ask=True, until=now + DAY)
    assert (house()["paused"], house()["resumes_at"]) == (True, now + DAY)
    told = friend.get(f"/matches/{match}/view", after=0)["events"][-1]
    assert told["id"] == "table-put-away"
    assert told["text"].startswith("The match is paused until ")
    assert "(Moscow)" in told["text"]
