"""Chat over the API: messages reach their readers and nobody else."""

from collections.abc import Callable
from typing import Any

import pytest

from intriga.http_common.rate_limits.policies import MATCH_PASSWORDS, MESSAGES
from tests.api.sse_client import Feed
from tests.kit.http.fewer import fewer, restored
from tests.kit.http.program import Program, begun
from tests.kit.http.server import Server

pytestmark = pytest.mark.service
Make = Callable[..., Program]


def send(program: Program, match: str, room: str, text: str, status: int = 200, **more: Any) -> Any:
    body = {"command": f"{room} {len(text)}".replace(" ", "-"), "text": text} | more
    return program.post(f"/matches/{match}/rooms/{room}/messages", body, status)


def texts(program: Program, match: str, room: str, **query: Any) -> list[str]:
    found = program.get(f"/matches/{match}/rooms/{room}/messages", **query)["messages"]
    return [message["text"] for message in found]


def test_messages_at_the_table_are_public(program: Make) -> None:
    host, friend, public = program("en"), program(), program()
    match = begun(host, friend)
    rooms = friend.get(f"/matches/{match}/rooms")
    (table,) = rooms["rooms"]
    assert (table["key"], table["hearers"], table["silent"]) == ("table", None, None)
    feed = Feed(public, match)
    feed.next("view")
    receipt = send(host, match, "table", "Hello <b>there</b>\u202e, @" + friend.login)
    assert send(host, match, "table", "Hello <b>there</b>\u202e, @" + friend.login) == receipt
    (event,) = feed.next("view")[2]["events"]
    assert event["id"] == "table-said"
    (message,) = public.get(f"/matches/{match}/rooms/table/messages")["messages"]
    assert message["id"] == event["params"]["message"]
    assert message["text"] == f"Hello <b>there</b>, @{friend.login}"
    assert (message["speaker"], message["seat"], message["mine"]) == (host.login, 0, False)
    (room,) = friend.get(f"/matches/{match}/rooms")["rooms"]
    assert (room["unread"], room["called"]) == (1, True)
    read = {"message": message["id"]}
    friend.post(f"/matches/{match}/rooms/table/read", read, 204)
    assert friend.get(f"/matches/{match}/rooms")["rooms"][0]["unread"] == 0
    feed.close()


def test_a_private_chat_is_seen_by_its_members_only(program: Make) -> None:
    host, friend, third, public = program(), program(), program(), program()
    match = host.open(seats=3, terms={"press": "full"})
    for who in (friend, third):
        who.post(f"/matches/{match}/join", {})
    host.post(f"/matches/{match}/start", {})
    assert host.get(f"/matches/{match}/rooms")["company"] == [1, 2]
    send(host, match, "with:0-1", "Встретимся в Вене")
    assert texts(friend, match, "with:0-1") == ["Встретимся в Вене"]
    for other in (third, public):
        problem = other.get(f"/matches/{match}/rooms/with:0-1/messages", 404)
        nowhere = other.get(f"/matches/{match}/rooms/nowhere/messages", 404)
        assert problem["id"] == nowhere["id"]
        assert "with:0-1" not in str(other.get(f"/matches/{match}/rooms"))
        assert "Вене" not in str(other.get(f"/matches/{match}/view", after=0))
    assert send(third, match, "with:0-1", "И я", 422)["detail"]
    assert send(public, match, "table", "И я", 403)["id"] == "seat-none-of-yours"


def test_messages_are_paginated(program: Make) -> None:
    host, friend = program(), program()
    match = begun(host, friend)
    for number in range(1, 6):
        send(host, match, "table", "раз " * number)
    every = host.get(f"/matches/{match}/rooms/table/messages")["messages"]
    assert len(every) == 5
    middle = every[2]["id"]
    assert len(texts(friend, match, "table", after=middle)) == 2
    assert texts(friend, match, "table", before=middle, limit=1) == [every[1]["text"]]
    unknown = f"/matches/{match}/rooms/table/messages?after={'0' * 32}"
    assert friend.http.get(unknown).status_code == 404


def test_refused_messages(server: Server, program: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend = program("en"), program()
    match = begun(host, friend, terms={"press": "none"})
    assert host.get(f"/matches/{match}/rooms") == {"rooms": [], "company": []}
    assert send(host, match, "table", "Hello", 422)["id"] == "refused-no-room"
    match = begun(host, friend)
    for text, status, id in (
        ("", 422, "talk-empty"),
        ("\u200b\u202e", 422, "talk-empty"),
        ("x" * 2_001, 422, "talk-too-long"),
        ("🕵" * 10_000, 400, "api-malformed"),
    ):
        assert send(host, match, "table", text, status)["id"] == id
    assert send(friend, match, "table", "I am the host", 422, as_host=True)["id"]
    data = send(host, match, "from:host", "Five minutes left", as_host=True)
    assert data["command"]
    (message,) = friend.get(f"/matches/{match}/rooms/from:host/messages")["messages"]
    assert (message["host"], message["speaker"]) == (True, "Ведущий")
    fewer(restored(server.site.limits, monkeypatch), MESSAGES, 1)
    send(host, match, "table", "one")
    assert send(host, match, "table", "two two", 429)["id"] == "door-remarks"
    send(friend, match, "table", "three")


def test_house_rules_need_the_right_role(program: Make) -> None:
    host, friend = program("en"), program()
    terms = {"extensions": 1, "extension": 600}
    match = begun(host, friend, terms=terms, schedule={"clocks": {"*": 300}})

    def house_act(who: Program, path: str, status: int = 200, **act: Any) -> Any:
        house_act.number += 1  # type: ignore[attr-defined]
        body = {"command": f"k{house_act.number}", "act": act}  # type: ignore[attr-defined]
        return who.post(f"/matches/{match}/{path}", body, status)

    house_act.number = 0  # type: ignore[attr-defined]
    window = host.get(f"/matches/{match}/view")["windows"][0]
    asked = {"window": window["key"], "generation": window["generation"]}
    house_act(friend, "house", type="extend", seconds=600, **asked)
    longer = host.get(f"/matches/{match}/view")["windows"][0]
    assert longer["deadline"] == window["deadline"] + 600_000
    assert house_act(friend, "house", 422, type="extend", seconds=600, **asked)["id"]
    assert house_act(friend, "host", 422, type="pause")["id"] == "refused-not-host"
    assert house_act(friend, "house", 400, type="pause")["id"] == "api-malformed"
    house_act(host, "host", type="pause")
    view = friend.get(f"/matches/{match}/view")
    assert view["house"]["paused"]
    assert view["forms"] == []
    assert friend.act(match, "buy", 422, specials={})["id"] == "refused-paused"
    for who in (host, friend):
        house_act(who, "house", type="ask-pause", ask=True)
    assert not friend.get(f"/matches/{match}/view")["house"]["paused"]
    plays = house_act(host, "host", 422, type="lock", act="buy")
    assert plays["id"] == "refused-impartial", "they could buy first, and then nobody else"
    house_act(host, "host", type="lock", act="buy", lock=False)
    house_act(host, "host", type="mute", seat=1)
    assert friend.get(f"/matches/{match}/view")["house"]["muted"] == [1]
    early = house_act(host, "host", 422, type="close", **asked)
    assert early["id"] == "refused-close-early", "the other has not answered, and the clock runs"


def test_join_requests_wait_for_approval(program: Make) -> None:
    host, friend, third = program(), program(), program()
    match = host.open(approval=True, password="семнадцать")
    shown = friend.get(f"/matches/{match}")
    assert (shown["approval"], shown["locked"], shown["signups"]) == (True, True, [])
    body: dict[str, Any] = {"wait": True}
    assert friend.post(f"/matches/{match}/join", body, 403)["id"] == "match-password-needed"
    wrong = body | {"password": "guess"}
    assert friend.post(f"/matches/{match}/join", wrong, 403)["id"] == "match-password-wrong"
    right = body | {"password": "семнадцать"}
    assert friend.post(f"/matches/{match}/join", right)["waits"] == "asked"
    assert third.post(f"/matches/{match}/join", right)["waits"] == "asked"
    asked = host.get(f"/matches/{match}")["signups"]
    assert [one["name"] for one in asked] == [friend.login, third.login]
    refused = friend.post(f"/matches/{match}/signups/{asked[0]['person']}", None, 403)
    assert refused["id"] == "refused-not-host"
    host.post(f"/matches/{match}/signups/{asked[0]['person']}")
    host.delete(f"/matches/{match}/signups/{asked[1]['person']}")
    assert friend.get(f"/matches/{match}")["seat"] == 1
    assert third.get(f"/matches/{match}")["waits"] == "declined"


def test_guesses_of_a_match_password_are_limited(program: Make) -> None:
    host, stranger = program(), program()
    match = host.open(password="семнадцать")
    for number in range(MATCH_PASSWORDS.most):
        wrong = {"password": f"guess {number}"}
        stranger.post(f"/matches/{match}/join", wrong, 403)
    right = stranger.http.post(f"/matches/{match}/join", json={"password": "семнадцать"})
    assert right.status_code == 429
