"""Leagues over the API: making one, playing in it, reading and deleting what lasts."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from intriga.games import installed
from tests.kit.http.program import Program
from tests.kit.http.server import Server
from tests.shapes.campaign import Campaign

pytestmark = pytest.mark.service

_numbers = itertools.count(1)
OPTIONS = {"rounds": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    games = {**installed(), "campaign": Campaign()}
    with Server(tmp_path_factory.mktemp("server"), games=games) as made:
        yield made


@pytest.fixture
def program(server: Server) -> Iterator[Callable[..., Program]]:
    made: list[Program] = []

    def one(*scopes: str) -> Program:
        asked = scopes or ("read", "play", "host", "account")
        made.append(Program(server.url, f"league-{next(_numbers)}", "en", asked))
        return made[-1]

    yield one
    for each in made:
        each.close()


def league_by(owner: Program) -> str:
    """A new league."""
    body = {"game": "campaign", "name": "Club"}
    return str(owner.post("/leagues", body, 201)["id"])


def played(owner: Program, friend: Program, league: str) -> str:
    """A match of the league between these two, played to its end."""
    body = {"game": "campaign", "seats": 2, "options": OPTIONS, "league": league}
    match = str(owner.post("/matches", body, 201)["id"])
    friend.post(f"/matches/{match}/join", {})
    owner.post(f"/matches/{match}/start", {})
    owner.act(match, "stake", amount=4)
    friend.act(match, "stake", amount=7)
    return match


def test_a_season_over_the_api(program: Callable[..., Program]) -> None:
    owner, friend = program(), program()
    games = owner.get("/games")["games"]
    assert {game["id"] for game in games if game["leagues"]} == {"campaign", "mafia"}
    league = league_by(owner)
    match = played(owner, friend, league)
    link = {"id": league, "name": "Club"}
    assert owner.get(f"/matches/{match}")["league"] == link
    (mine,) = friend.get("/ledgers")["ledgers"]
    assert (mine["league"], mine["game"], mine["matches"]) == (link, "campaign", 1)
    assert (mine["last"], mine["running"], mine["mine"]) == (match, None, True)
    assert mine["data"] == {"supplies": 3, "banners": 1, "campaigns": 1}
    assert mine["told"] == ["Campaigns: 1. Banners: 1. Supplies: 3."]
    assert [one["id"] for one in friend.get(f"/leagues/{league}/matches")["matches"]] == [match]
    seen = owner.get(f"/leagues/{league}")
    assert (seen["owned"], seen["hosted"], len(seen["ledgers"])) == (True, True, 2)
    assert [one["mine"] for one in friend.get(f"/leagues/{league}")["ledgers"]] == [True]
    friend.delete(f"/ledgers/{league}", 204)
    assert friend.delete(f"/ledgers/{league}", 404)["id"] == "ledger-none"
    assert friend.get("/ledgers")["ledgers"] == []


def test_strangers_see_a_league_but_no_ledgers(
    server: Server, program: Callable[..., Program]
) -> None:
    owner, friend = program(), program()
    league = league_by(owner)
    played(owner, friend, league)
    answer: Any = httpx.get(f"{server.url}/api/v1/leagues/{league}").json()
    assert (answer["name"], answer["ledgers"], answer["owned"]) == ("Club", [], False)
    unknown = httpx.get(f"{server.url}/api/v1/leagues/nothing/matches")
    assert (unknown.status_code, unknown.json()["id"]) == (404, "league-unknown")
    assert httpx.get(f"{server.url}/api/v1/ledgers").status_code == 401


def test_who_may_host_and_change_a_league(program: Callable[..., Program]) -> None:
    owner, helper = program(), program()
    league = league_by(owner)
    body = {"game": "campaign", "seats": 2, "league": league}
    assert helper.post("/matches", body, 403)["id"] == "league-not-host"
    assert helper.patch(f"/leagues/{league}", {"name": "x"}, 403)["id"] == "league-not-owner"
    hosts = f"/leagues/{league}/hosts"
    assert owner.post(hosts, {"login": "nobody"}, 404)["id"] == "league-login-unknown"
    (host,) = owner.post(hosts, {"login": helper.login})["hosts"]
    assert [one["id"] for one in helper.get("/leagues")["leagues"]] == [league]
    match = helper.post("/matches", body, 201)["id"]
    assert helper.patch(f"/matches/{match}", {"league": None})["league"] is None
    assert helper.patch(f"/matches/{match}", {"league": league})["league"]["id"] == league
    (edit, _) = owner.get(f"/matches/{match}")["edits"]
    assert edit["changes"] == [{"what": "league", "before": "Club", "after": None}]
    assert owner.delete(f"{hosts}/{host['person']}")["hosts"] == []
    assert owner.patch(f"/leagues/{league}", {"name": " Fridays "})["name"] == "Fridays"
    assert owner.delete(f"/leagues/{league}", 409)["id"] == "league-in-use"
    helper.post(f"/matches/{match}/cancel")
    owner.delete(f"/leagues/{league}", 204)
    assert owner.get(f"/leagues/{league}", 404)["id"] == "league-unknown"


def test_scopes(program: Callable[..., Program]) -> None:
    reader, player = program("read"), program("read", "play")
    assert reader.get("/ledgers") == {"ledgers": []}
    body = {"game": "campaign", "name": "Club"}
    assert player.post("/leagues", body, 403)["id"] == "api-scope"
    assert player.delete("/ledgers/anything", 403)["id"] == "api-scope"
