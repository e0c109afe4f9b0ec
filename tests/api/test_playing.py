"""Matches played by API clients over real HTTP, from the first call to the record."""

from collections.abc import Callable
from random import Random

import pytest

from intriga.games import find
from intriga.kernel.records import record as records
from intriga.kernel.records.replay import verify
from tests.kit.http.program import Program, begun

pytestmark = pytest.mark.service
Make = Callable[..., Program]

SHORT = {"rounds": 2, "specials": True}


def test_two_programs_play_a_match_to_its_end(program: Make) -> None:
    host, friend = program(), program("en")
    match = host.open(options=SHORT, privacy="link", title="Ночь", salt="abc")
    shown = host.get(f"/matches/{match}")
    assert (shown["title"], shown["privacy"], shown["seat"]) == ("Ночь", "link", 0)
    assert shown["options"]["rounds"] == 2
    assert [m["id"] for m in host.get("/matches", which="mine")["matches"]] == [match]
    assert match not in [m["id"] for m in friend.get("/matches", which="open")["matches"]]
    assert friend.get(f"/matches/{match}")["join_code"] == ""
    invited = friend.get(f"/invitations/{shown['join_code'].lower()}")
    assert invited["id"] == match
    assert friend.post(f"/matches/{match}/join", {}, 403)["id"] == "join-code-needed"
    joined = friend.post(f"/matches/{match}/join", {"code": shown["join_code"]})
    assert [seat["kind"] for seat in joined["seats"]] == ["person", "person"]
    assert host.post(f"/matches/{match}/start", {})["awaited"] == [0, 1]
    rng = Random(4)
    for _ in range(400):
        moved = [who.move(match, rng) for who in (host, friend)]
        if not any(moved):
            break
    over = host.get(f"/matches/{match}")
    assert over["status"] == "over"
    assert over["outcome"]["reason"]["text"]
    view = friend.get(f"/matches/{match}/view", after=0)
    assert view["outcome"] == friend.get(f"/matches/{match}")["outcome"]
    assert view["forms"] == view["windows"] == []
    lines = host.http.get(f"/matches/{match}/record").content.splitlines()
    record = records.read(lines)
    verdict = verify(find("espionage"), record)
    assert verdict.verdict == "right", verdict
    assert record.header.salts[0] == "abc"
    replay = friend.get(f"/matches/{match}/replay")
    assert replay["steps"] == len(lines) - 2
    last = friend.get(f"/matches/{match}/replay/{replay['steps'] - 1}", eyes="all")
    assert last["outcome"] == view["outcome"]
    again = friend.post(f"/matches/{match}/rematch", {})
    assert again["previous"] == match
    assert again["hosted"]
    assert again["seat"] == 1
    assert host.post(f"/matches/{match}/rematch", {})["id"] == again["id"]


def test_events_are_numbered_and_come_in_pages(program: Make) -> None:
    me = program("en")
    match = me.post("/matches/against-bots", {"game": "espionage", "seats": 4}, 201)["id"]
    me.act(match, "buy", specials={})
    whole = me.get(f"/matches/{match}/events")
    assert whole["cursor"] == len(whole["events"])
    assert [event["n"] for event in whole["events"]] == list(range(1, whole["cursor"] + 1))
    assert whole["events"][0]["text"] == f"{me.login} plays for London."
    paged, cursor = [], 0
    while True:
        page = me.get(f"/matches/{match}/events", after=cursor, limit=2)
        if not page["events"]:
            break
        paged += page["events"]
        cursor = page["cursor"]
    assert paged[: len(whole["events"])] == whole["events"]
    before = me.get(f"/matches/{match}/view")["cursor"]
    beyond = me.get(f"/matches/{match}/events", after=10**15)
    after = me.get(f"/matches/{match}/view")["cursor"]
    assert beyond["events"] == []
    assert before <= beyond["cursor"] <= after, "bots may act meanwhile"


def test_a_command_sent_twice_is_one_act(program: Make) -> None:
    host, friend = program(), program()
    match = begun(host, friend)
    body = {"command": "once", "act": {"type": "buy", "specials": {"bluff": 1}}}
    first = host.post(f"/matches/{match}/acts", body)
    assert host.post(f"/matches/{match}/acts", body) == first
    other = body | {"act": {"type": "buy", "specials": {"bluff": 2}}}
    assert host.post(f"/matches/{match}/acts", other, 409)["id"] == "refused-command-used"
    friend.act(match, "buy", specials={})
    assert host.get(f"/matches/{match}/view")["view"]["me"]["specials"] == {"bluff": 1}


def test_an_act_for_a_window_that_has_closed_is_stale(program: Make) -> None:
    host, friend = program("en"), program()
    match = begun(host, friend)
    (form,) = host.get(f"/matches/{match}/forms")["forms"]
    seen = {"window": form["window"], "generation": form["generation"]}
    act = {"type": "buy", "specials": {}}
    for who in (host, friend):
        who.post(f"/matches/{match}/acts", {"command": "c", "act": act, "seen": seen})
    late = {"command": "late", "act": act, "seen": seen}
    problem = host.post(f"/matches/{match}/acts", late, 409)
    assert problem["id"] == "refused-stale"
    assert "changed" in problem["detail"]


def test_checking_an_act_changes_nothing(program: Make) -> None:
    host, friend = program("en"), program()
    match = begun(host, friend)
    before = host.get(f"/matches/{match}/view", after=0)
    tried = {"act": {"type": "buy", "specials": {"bluff": 99}}}
    verdict = host.post(f"/matches/{match}/acts/check", tried)
    assert not verdict["possible"]
    refused = host.act(match, "buy", 422, specials={"bluff": 99})
    assert verdict["refusal"]["id"] == refused["id"]
    assert verdict["refusal"]["text"] == refused["detail"]
    tried = {"act": {"type": "buy", "specials": {"bluff": 1}}}
    assert host.post(f"/matches/{match}/acts/check", tried) == {"possible": True, "refusal": None}
    assert host.get(f"/matches/{match}/view", after=0) == before


def test_the_choices_of_a_field_follow_those_before_it(program: Make) -> None:
    host, friend = program("en"), program()
    match = begun(host, friend)
    (form,) = host.get(f"/matches/{match}/forms")["forms"]
    (field,) = form["fields"]
    assert (field["kind"], field["domain"]) == ("counts", "price-list")
    data = host.post(f"/matches/{match}/domains/price-list", {})
    assert data["kind"] == "choices"
    assert {"value": "bluff", "label": "Bluff", "weight": 2} in data["options"]
    assert host.post(f"/matches/{match}/domains/atlantis", {}, 404)["id"] == "api-no-domain"
    assert friend.post(f"/matches/{match}/domains/cell", {}, 404)["id"] == "api-no-domain"


def test_hosts_manage_seats_and_bots(program: Make) -> None:
    host, friend = program(), program()
    match = host.open(seats=3)
    friend.post(f"/matches/{match}/join", {"seat": 2})
    assert friend.post(f"/matches/{match}/bots", {}, 403)["id"] == "refused-not-host"
    assert host.post(f"/matches/{match}/bots", {"bot": "random"})["seats"][1]["bot"] == "random"
    assert host.post(f"/matches/{match}/bots", {}, 409)["id"] == "seat-none-free"
    assert host.delete(f"/matches/{match}/seats/2")["seats"][2]["kind"] == "empty"
    assert host.post(f"/matches/{match}/start", {}, 409)["id"] == "table-seats-free"
    friend.post(f"/matches/{match}/join", {})
    friend.post(f"/matches/{match}/leave")
    started = host.post(f"/matches/{match}/start", {"empty": "bots"})
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    joined = friend.post(f"/matches/{match}/join", {"seat": 2})
    assert joined["seat"] == 2
    warned = host.delete(f"/matches/{match}/seats/2")["seats"][2]
    assert warned["kind"] == "person", "a host who plays has to warn a player first"
    assert host.delete(f"/matches/{match}/seats/2", 409)["id"] == "seat-warned"
    left = host.post(f"/matches/{match}/leave")
    assert left["seat"] is None
    other = host.open()
    assert host.post(f"/matches/{other}/cancel")["status"] == "cancelled"
    assert host.post(f"/matches/{other}/start", {}, 409)["id"] == "table-begun"


def test_every_game_describes_its_options_and_acts(program: Make) -> None:
    me = program()
    games = me.get("/games")["games"]
    assert {"espionage", "diplomacy"} <= {game["id"] for game in games}
    for game in games:
        data = me.get(f"/games/{game['id']}")
        assert data["game"] == game
        for schema in (data["options"], data["acts"]):
            assert schema["$defs"]
    options = me.get("/games/espionage")["options"]["$defs"]["Options"]["properties"]
    assert options["rounds"]["title"] == "Предел кругов"
    assert options["rounds"]["maximum"]
    assert me.get("/games/chess", 404)["id"] == "table-no-game"


def test_a_hint_is_an_act_with_reasons_and_changes_nothing(program: Make) -> None:
    """The same again; what it names is possible; among people it is off unless the terms say so."""
    me = program()
    match = me.post("/matches/against-bots", {"game": "espionage", "seats": 2}, 201)["id"]
    hint = me.get(f"/matches/{match}/hint")
    assert hint["act"]["type"] == "buy"
    assert 1 <= len(hint["reasons"]) <= 2
    assert all(reason["text"] for reason in hint["reasons"])
    assert me.get(f"/matches/{match}/hint") == hint
    assert me.post(f"/matches/{match}/acts/check", {"act": hint["act"]})["possible"]


@pytest.mark.parametrize(("hints", "status"), [("usual", 403), ("always", 200), ("never", 403)])
def test_among_people_the_terms_say_who_gets_hints(program: Make, hints: str, status: int) -> None:
    host, friend = program(), program()
    match = begun(host, friend, terms={"hints": hints})
    assert host.get(f"/matches/{match}")["terms"]["hints"] == hints
    friend.get(f"/matches/{match}/hint", status)
