"""The event stream of a match: no update twice, none lost, none to others."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

from intriga.http_common import rate_limits as limits
from tests.api.program import Program, begun
from tests.api.sse_client import Feed
from tests.web.server import Server

pytestmark = pytest.mark.service
Make = Callable[..., Program]


def test_a_stream_covers_a_match_from_the_waiting_room_to_the_end(program: Make) -> None:
    host, friend = program("en"), program()
    match = host.open(options={"rounds": 1})
    feed = Feed(host, match, after=0)
    event, id, data = feed.next()
    assert (event, id, data["status"]) == ("match", "", "gathering")
    friend.post(f"/matches/{match}/join", {})
    while data["seats"][1]["kind"] == "empty":
        _, _, data = feed.next("match")
    assert data["seats"][1]["name"] == friend.login
    host.post(f"/matches/{match}/start", {})
    events = []
    _, _, view = feed.next("view")
    events += view["events"]
    assert view["seat"] == 0
    assert view["forms"][0]["act"] == "buy"
    rng = Random(4)
    for _ in range(200):
        moved = [who.move(match, rng) for who in (host, friend)]
        if not any(moved):
            break
    rest = feed.rest()
    assert rest[-1] == ("end", "", {"reason": "over"})
    views = [(id, data) for event, id, data in rest if event == "view"]
    assert views[-1][1]["outcome"]
    for id, data in views:
        assert id == str(data["cursor"])
        events += data["events"]
    assert events == host.get(f"/matches/{match}/events", limit=500)["events"]


def test_a_resumed_stream_has_every_event_once(program: Make) -> None:
    host, friend = program(), program()
    match = begun(host, friend)
    feed = Feed(host, match, after=0)
    _, id, view = feed.next("view")
    events = view["events"]
    feed.close()
    for who in (host, friend):
        who.act(match, "buy", specials={})
    again = Feed(host, match, last=id)
    _, id, view = again.next("view")
    events += view["events"]
    assert [event["n"] for event in events] == list(range(1, view["cursor"] + 1))
    again.close()
    fresh = Feed(host, match)
    assert fresh.next("view")[2]["events"] == [], "without `after`, no past events"
    fresh.close()
    for wrong in ("x", "-1", "9" * 40):
        feed = Feed(host, match, last=wrong)
        assert feed.next("view")[2]["cursor"] == view["cursor"]
        feed.close()


def test_each_viewer_gets_only_their_own_events(program: Make) -> None:
    host, friend = program(), program()
    match = begun(host, friend)
    feeds = [Feed(who, match) for who in (host, friend)]
    stranger = Program.__new__(Program)
    stranger.http = httpx.Client(base_url=host.http.base_url)
    feeds.append(Feed(stranger, match))
    for feed in feeds:
        assert feed.next("view")[2]["events"] == []
    host.act(match, "buy", specials={"bluff": 1})
    mine, theirs, publics = (feed.next("view")[2] for feed in feeds)
    assert "espionage-bought" in [event["id"] for event in mine["events"]]
    assert mine["view"]["me"]["specials"] == {"bluff": 1}
    for view in (theirs, publics):
        assert [event["id"] for event in view["events"]] == ["espionage-ready"]
        assert "bluff" not in str(view["view"])
    for feed in feeds:
        feed.close()
    stranger.close()


def test_a_stream_ends_when_its_seat_changes(program: Make) -> None:
    host, friend, third = program(), program(), program()
    match = begun(host, friend)
    feed = Feed(friend, match)
    feed.next("view")
    watching = Feed(third, match)
    watching.next("view")
    host.delete(f"/matches/{match}/seats/1")
    assert feed.rest()[-1][2] == {"reason": "moved"}
    third.post(f"/matches/{match}/join", {"seat": 1})
    assert watching.rest()[-1][2] == {"reason": "moved"}
    again = Feed(third, match)
    assert again.next("view")[2]["seat"] == 1
    again.close()


def test_a_stream_ends_when_its_token_is_revoked(program: Make) -> None:
    host, friend = program(), program()
    match = begun(host, friend)
    feed = Feed(host, match)
    feed.next("view")
    waiting = host.open()
    room = Feed(host, waiting)
    room.next("match")
    host.delete("/tokens/current", 204)
    friend.act(match, "buy", specials={})
    friend.post(f"/matches/{waiting}/join", {})
    for each in (feed, room):
        rest = each.rest()
        assert rest[-1][2] == {"reason": "revoked"}
        assert not [event for event, _, _ in rest if event == "view"]


def test_streams_of_cancelled_and_private_matches(program: Make) -> None:
    host, friend = program(), program()
    match = host.open()
    feed = Feed(friend, match)
    feed.next("match")
    host.post(f"/matches/{match}/cancel")
    assert feed.rest()[-1][2] == {"reason": "cancelled"}
    private = begun(host, friend, watch=False)
    third = program()
    refused = third.http.get(f"/matches/{private}/stream")
    assert refused.status_code == 403
    assert refused.json()["id"] == "table-not-for-watching"


def test_the_number_of_streams_is_limited(
    server: Server, program: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LIVE_EACH", 2)
    host = program()
    match = host.open()
    feeds = [Feed(host, match) for _ in range(2)]
    refused = host.http.get(f"/matches/{match}/stream")
    assert refused.status_code == 429
    assert refused.json()["id"] == "door-live"
    for feed in feeds:
        feed.close()


def test_a_stopping_server_closes_its_streams(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        host, friend = (Program(server.url, f"program-{number}") for number in range(2))
        match = begun(host, friend)
        playing, waiting = Feed(host, match), Feed(host, host.open())
        playing.next("view")
        waiting.next("match")
        server.stop()
        for feed in (playing, waiting):
            assert feed.rest()[-1][2] == {"reason": "closing"}
        server.start()
        again = Feed(host, match)
        assert again.next("view")[2]["seat"] == 0
        again.close()
        for who in (host, friend):
            who.close()
