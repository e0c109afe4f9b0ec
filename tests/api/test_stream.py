"""The event stream of a match: no update twice, none lost, none to others."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from intriga.http_common.rate_limits.policies import LIVE_PERSON
from tests.api.sse_client import Feed
from tests.kit.http.fewer import fewer, restored
from tests.kit.http.program import Program, begun
from tests.kit.http.server import Server

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


def test_a_stream_begins_with_the_match_in_which_its_reader_is_online(program: Make) -> None:
    host, friend = program(), program()
    match = begun(host, friend)
    for _ in range(3):
        feed = Feed(host, match)
        name, _, data = feed.next()
        assert name == "match"
        assert [seat["online"] for seat in data["seats"] if seat["mine"]] == [True]
        assert feed.next()[0] == "view"
        feed.close()


def _until_turn(feed: Feed) -> list[dict[str, Any]]:
    """The views up to the one that tells of the first turn."""
    views: list[dict[str, Any]] = []
    while not views or "espionage-turn" not in [event["id"] for event in views[-1]["events"]]:
        views.append(feed.next("view")[2])
    return views


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
    friend.act(match, "buy", specials={})
    mine, theirs, publics = (_until_turn(feed) for feed in feeds)
    assert "espionage-bought" in [event["id"] for view in mine for event in view["events"]]
    assert mine[-1]["view"]["me"]["specials"] == {"bluff": 1}
    for views, own in ((theirs, ["espionage-bought"]), (publics, [])):
        told = [event["id"] for view in views for event in view["events"]]
        assert told == [*own, "espionage-turn"]
        assert "bluff" not in str([view["view"] for view in views])
    for feed in feeds:
        feed.close()
    stranger.close()


def test_a_stream_ends_when_its_seat_changes(program: Make) -> None:
    host, other, friend, third = (program() for _ in range(4))
    match = host.open(seats=2, sit=False)
    for who in (other, friend):
        who.post(f"/matches/{match}/join", {})
    host.post(f"/matches/{match}/start", {})
    feed = Feed(friend, match)
    feed.next("view")
    watching = Feed(third, match)
    watching.next("view")
    host.delete(f"/matches/{match}/seats/1")
    assert feed.rest()[-1][2] == {"reason": "moved"}
    body = {"login": third.login, "seat": 1}
    host.post(f"/matches/{match}/invitations", body, 204)
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
    fewer(restored(server.site.limits, monkeypatch), LIVE_PERSON, 2)
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


@pytest.mark.rule("espionage", "S11")
def test_an_answer_in_a_sealed_window_sends_nothing_to_others(program: Make) -> None:
    """Three programs play, and one of those who are asked about a move answers: the others get the
    same match and the same view, byte for byte, and nothing on their streams."""
    players = [program() for _ in range(3)]
    match = players[0].open(seats=3, options={"specials": False})
    for who in players[1:]:
        who.post(f"/matches/{match}/join", {})
    players[0].post(f"/matches/{match}/start", {})
    for cell in (31, 31, 5):
        mover(players, match).act(match, "bribe", cell=cell, sum=20)
    mover(players, match).act(match, "move", to=31)
    leaving = mover(players, match)
    leaving.act(match, "move", to=22)
    one, other = (who for who in players if who is not leaving)
    watching = (leaving, other)
    feeds = [Feed(who, match) for who in watching]
    for feed in feeds:
        feed.next("view")
    before = [known(who, match) for who in watching]
    one.act(match, "answer", say="pass")
    assert [known(who, match) for who in watching] == before
    window = before[0]["view"]["windows"][0]
    assert (window["key"], window["sealed"], len(window["awaited"])) == ("challenge", True, 2)
    (own,) = known(one, match)["view"]["windows"]
    assert own["awaited"] == known(one, match)["match"]["awaited"]
    assert len(own["awaited"]) == 1, "whoever has answered knows it"
    asks = {"command": "pause", "act": {"type": "ask-pause", "ask": True}}
    other.post(f"/matches/{match}/house", asks)
    for feed in feeds:
        _, _, data = feed.next("view")
        assert [event["id"] for event in data["events"]] == ["table-pause-asked"]
        feed.close()
    other.act(match, "answer", say="pass")
    after = known(leaving, match)["view"]
    assert after["windows"][0]["key"] == "turn", "when all have answered, the window closes"


def mover(players: list[Program], match: str) -> Program:
    """Whose turn it is."""
    view = players[0].get(f"/matches/{match}/view")
    (window,) = view["windows"]
    (seat,) = window["awaited"]
    return next(who for who in players if who.get(f"/matches/{match}/view")["seat"] == seat)


def known(who: Program, match: str) -> dict[str, Any]:
    """What this player can ask for."""
    return {
        "view": who.get(f"/matches/{match}/view"),
        "match": who.get(f"/matches/{match}"),
        "events": who.get(f"/matches/{match}/events"),
    }
