"""Everything a host does on the pages, over the API."""

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.api.joining import joined
from tests.kit.http.html_client import Person
from tests.kit.http.program import Program, begun
from tests.kit.http.server import Server
from tests.shapes.society import Society

pytestmark = pytest.mark.service
Make = Callable[..., Program]


@pytest.fixture(scope="module")
def society(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game `society`, whose host has acts of their own."""
    folder: Path = tmp_path_factory.mktemp("society")
    with Server(folder, games={"society": Society()}) as made:
        yield made


def ids(signups: list[dict[str, Any]]) -> dict[str, str]:
    return {one["name"]: one["person"] for one in signups}


def test_the_host_of_a_match_with_a_referee_has_no_seat(program: Make) -> None:
    host = program()
    match = host.open(terms={"referee": True})
    shown = host.get(f"/matches/{match}")
    assert (shown["terms"]["referee"], shown["seat"], shown["created"]) == (True, None, True)
    before = len(host.get("/matches", which="mine")["matches"])
    body = {"game": "espionage", "seats": 2, "sit": True, "terms": {"referee": True}}
    assert host.post("/matches", body, 422)["id"] == "host-referee-sits"
    assert len(host.get("/matches", which="mine")["matches"]) == before, "nothing was created"


def test_a_referee_looks_and_everybody_is_told(
    program: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, one, two = program(), program(), program()
    match = host.open(terms={"referee": True})
    joined(host, match, one, two)
    host.post(f"/matches/{match}/start", {})
    one.act(match, "buy", specials={"bluff": 1})
    path = f"/matches/{match}/referee"
    assert host.get(path, 409)["id"] == "host-look-first"
    assert host.get(f"{path}/rooms/table/messages", 409)["id"] == "host-look-first"
    for who in (one, program()):
        assert who.post(path, {"command": "look"}, 403)["id"] == "refused-not-host"
        assert who.get(path, 403)["id"] == "refused-not-host"
    assert not any(event["id"] == "table-looked" for event in _events(one, match))
    view = host.post(path, {"command": "look"})
    assert view["seat"] is None
    assert "bluff" in str(view["view"])
    assert "bluff" not in str(host.get(f"/matches/{match}/view")["view"]), "elsewhere nothing more"
    whole = host.get(path, after=0)
    assert [event["n"] for event in whole["events"]] == [*range(1, whole["cursor"] + 1)]
    monkeypatch.setattr("intriga.api.play.EVENTS_MOST", 2)
    first = host.get(path, after=0)
    assert (first["events"], first["cursor"]) == (whole["events"][:2], 2)
    paged = [host.get(path, after=n)["events"] for n in range(0, whole["cursor"], 2)]
    assert [*itertools.chain(*paged)] == whole["events"]
    one.post(f"/matches/{match}/rooms/table/messages", {"command": "hi", "text": "Берн"})
    (message,) = host.get(f"{path}/rooms/table/messages")["messages"]
    assert message["text"] == "Берн"
    assert any(event["id"] == "table-looked" for event in _events(two, match))


def _events(who: Program, match: str) -> list[dict[str, Any]]:
    return list(who.get(f"/matches/{match}/events", limit=500)["events"])


def test_a_cohost_is_added_before_the_start_and_approves(program: Make) -> None:
    host, helper, guest = program(), program(), program()
    match = host.open(approval=True)
    joined(host, match, guest)
    (asked,) = host.get(f"/matches/{match}")["signups"]
    path = f"/matches/{match}/signups/{asked['person']}"
    assert helper.post(path, None, 403)["id"] == "refused-not-host"
    assert helper.get(f"/matches/{match}")["signups"] == []
    body = {"login": helper.login}
    assert guest.post(f"/matches/{match}/cohosts", body, 403)["id"] == "refused-not-creator"
    (cohost,) = host.post(f"/matches/{match}/cohosts", body)["cohosts"]
    assert cohost["name"] == helper.login
    assert host.post(f"/matches/{match}/cohosts", {"login": "nobody"}, 404)["id"]
    assert helper.get(f"/matches/{match}")["created"] is False
    assert [one["name"] for one in helper.get(f"/matches/{match}")["signups"]] == [guest.login]
    assert helper.http.post(path, params={"seat": 1}).json()["seats"][1]["name"] == guest.login
    assert host.delete(f"/matches/{match}/cohosts/{cohost['person']}")["cohosts"] == []
    assert helper.post(f"/matches/{match}/start", {}, 403)["id"] == "refused-not-host"


def test_the_host_seats_whom_they_choose_and_holds_a_roll_call(program: Make) -> None:
    host, one, two = program(), program(), program()
    match = host.open()
    host.post(f"/matches/{match}/bots", {})
    joined(host, match, one, two)
    people = ids(host.get(f"/matches/{match}")["reserve"])
    assert list(people) == [one.login, two.login]
    path = f"/matches/{match}/signups/{people[two.login]}"
    assert one.post(f"{path}/first", None, 403)["id"] == "refused-not-host"
    assert list(ids(host.post(f"{path}/first")["reserve"])) == [two.login, one.login]
    assert two.post(f"/matches/{match}/roll-call/answer", None, 409)["id"] == "roll-not-called"
    assert two.post(f"/matches/{match}/roll-call", None, 403)["id"] == "refused-not-host"
    called = host.post(f"/matches/{match}/roll-call")
    assert called["roll_at"]
    assert [seat["here"] for seat in called["seats"]] == [True, False]
    assert two.post(f"/matches/{match}/roll-call/answer")["reserve"][0]["here"]
    seated = host.http.post(f"/matches/{match}/signups/{people[one.login]}", params={"seat": 1})
    assert seated.json()["seats"][1]["name"] == one.login
    assert host.delete(f"/matches/{match}/roll-call")["roll_at"] is None


def test_all_requests_are_approved_at_once(program: Make) -> None:
    host, one, two = program(), program(), program()
    match = host.open(approval=True)
    joined(host, match, one, two)
    assert one.post(f"/matches/{match}/signups", None, 403)["id"] == "refused-not-host"
    shown = host.post(f"/matches/{match}/signups")
    assert [seat["name"] for seat in shown["seats"]] == [host.login, one.login]
    assert [waits["name"] for waits in shown["reserve"]] == [two.login]


def test_players_are_replaced_removed_and_invited(program: Make) -> None:
    host, one, two, three = program(), program(), program(), program()
    match = host.open(seats=3, sit=False)
    host.post(f"/matches/{match}/bots", {})
    joined(host, match, one, two)
    host.post(f"/matches/{match}/start", {})
    path = f"/matches/{match}/seats"
    assert two.post(f"{path}/1/bot", {}, 403)["id"] == "refused-not-host"
    assert host.post(f"{path}/1/bot", {"bot": "nobody"}, 422)["id"] == "bot-unknown"
    assert host.post(f"{path}/1/bot", {"bot": "random"})["seats"][1]["bot"] == "random"
    assert one.post(f"/matches/{match}/join", {"seat": 1})["seat"] == 1, "they may come back"
    assert one.post(f"{path}/2/remove", None, 403)["id"] == "refused-not-host"
    assert host.post(f"{path}/2/remove")["seats"][2]["kind"] == "bot"
    assert two.post(f"/matches/{match}/join", {"seat": 2}, 403)["id"] == "signup-removed"
    body = {"login": three.login, "seat": 2}
    assert one.post(f"/matches/{match}/invitations", body, 403)["id"] == "refused-not-host"
    host.post(f"/matches/{match}/invitations", body, 204)
    host.post(f"/matches/{match}/invitations", {"login": "nobody"}, 204)
    waits = host.get(f"/matches/{match}")["signups"]
    assert [(one["name"], one["status"]) for one in waits if one["seat"] is not None] == [
        (three.login, "invited")
    ]
    assert three.post(f"/matches/{match}/join", {"seat": 2})["seat"] == 2


def test_the_reserve_is_called_to_a_bots_seat(program: Make) -> None:
    host, one, two, three = program(), program(), program(), program()
    match = host.open(sit=False)
    joined(host, match, one, two, three)
    late = program()
    joined(host, match, late)
    host.post(f"/matches/{match}/start", {})
    path = f"/matches/{match}/seats/0/reserve"
    assert host.post(path, {}, 409)["id"] == "seat-taken"
    one.post(f"/matches/{match}/leave")
    people = ids(host.get(f"/matches/{match}")["reserve"])
    assert one.post(path, {}, 403)["id"] == "refused-not-host"
    host.post(path, {"person": people[late.login]})
    assert late.get(f"/matches/{match}")["waits"] == "invited"
    assert three.get(f"/matches/{match}")["waits"] == "reserve"
    assert late.post(f"/matches/{match}/join", {"seat": 0})["seat"] == 0
    late.post(f"/matches/{match}/leave")
    host.post(path, {})
    assert three.get(f"/matches/{match}")["waits"] == "invited"
    assert host.post(path, {}, 409)["id"] == "reserve-none-for-seat"


def test_a_new_link_to_the_seat_of_a_guest(server: Server, program: Make) -> None:
    host, other = program(), program()
    match = host.open(sit=False)
    joined(host, match, other)
    guest, finder = Person(server.url), Person(server.url)
    code = host.get(f"/matches/{match}")["join_code"]
    guest.open(f"/j/{code}")
    guest.press(f"/j/{code}", name="Гость")
    host.post(f"/matches/{match}/start", {})
    path = f"/matches/{match}/seats"
    assert program().post(f"{path}/1/link", None, 403)["id"] == "refused-not-host"
    link = host.post(f"{path}/1/link", None, 201)["url"].removeprefix(server.url)
    finder.open(link)
    finder.press(link, name="Нашедший")
    assert host.get(f"/matches/{match}")["seats"][1]["name"] == "Нашедший"
    guest.close()
    finder.close()


def test_a_match_is_rewound_by_a_host_who_does_not_play(program: Make) -> None:
    host, players = program("en"), (program(), program())
    match = host.open(sit=False)
    code = host.get(f"/matches/{match}")["join_code"]
    for who in players:
        who.post(f"/matches/{match}/join", {"code": code})
    host.post(f"/matches/{match}/start", {})
    path = f"/matches/{match}/turning-points"
    assert host.get(path)["points"] == []
    for who in players:
        who.act(match, "buy", specials={})
    assert program().get(path, 403)["id"] == "refused-not-host"
    points = host.get(path)["points"]
    assert points
    assert all(point["text"] for point in points)
    body = {"command": "back", "number": points[-1]["number"]}
    assert players[0].post(f"/matches/{match}/rewind", body, 403)["id"] == "refused-not-host"
    unsure = host.post(f"/matches/{match}/rewind", body, 409)
    assert unsure["id"] == "refused-rewind-unsure"
    assert host.post(f"/matches/{match}/rewind", body | {"number": 10**6}, 404)["id"]
    done = host.post(f"/matches/{match}/rewind", body | {"sure": True})
    assert done["command"] == "back"
    assert host.post(f"/matches/{match}/rewind", body | {"sure": True}) == done
    assert "table-rewound" in [event["id"] for event in _events(players[0], match)]


def test_the_host_deletes_a_message(program: Make) -> None:
    host, friend = program(), program()
    match = begun(host, friend)
    friend.post(f"/matches/{match}/rooms/table/messages", {"command": "s", "text": "Ругань"})
    (message,) = host.get(f"/matches/{match}/rooms/table/messages")["messages"]
    path = f"/matches/{match}/messages/{message['id']}/delete"
    assert friend.post(path, {"command": "e"}, 422)["id"] == "refused-not-host"
    assert host.post(path, {"command": "e"})["command"] == "e"
    (message,) = friend.get(f"/matches/{match}/rooms/table/messages")["messages"]
    assert (message["text"], message["erased"]) == ("", "host")
    assert host.post(path, {"command": "f"}, 422)["id"] == "talk-erased-already"


def test_a_player_hides_the_messages_of_another(server: Server, program: Make) -> None:
    host, friend = program(), program()
    match = begun(host, friend)
    path = f"/matches/{match}/hidden"
    host.post(path, {"what": "seat:1"}, 204)
    friend.post(f"/matches/{match}/rooms/table/messages", {"command": "s", "text": "Берн?"})
    rooms = {room["key"]: room for room in host.get(f"/matches/{match}/rooms")["rooms"]}
    assert rooms["table"]["unread"] == 0, "hidden messages are not counted"
    host.post(path, {"what": "seat:1", "hide": False}, 204)
    assert host.post(path, {"what": "seat:9"}, 404)["id"] == "talk-hush-whom"


def test_the_paths_in_the_docs_exist(server: Server) -> None:
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    table = text.partition("**Hosting.**")[2].partition("**After the match.**")[0]
    named = re.findall(r"`(GET|POST|DELETE) (/[^`?]*)", table)
    assert len(named) > 20
    paths = httpx.get(f"{server.url}/api/v1/openapi.json").json()["paths"]
    known = {
        (method.upper(), re.sub(r"^/api/v1/matches/\{[^}]*\}", "", path))
        for path, methods in paths.items()
        for method in methods
    }
    assert set(named) - known == set()


def test_the_acts_that_a_game_has_for_its_host(society: Server) -> None:
    host = Program(society.url, "leader")
    match = host.open(game="society", seats=3, sit=False)
    players = [Program(society.url, f"member-{number}") for number in range(3)]
    joined(host, match, *players)
    path = f"/matches/{match}/host"
    assert host.get(f"{path}/forms", 409)["id"] == "table-not-started"
    host.post(f"/matches/{match}/start", {})
    assert host.get(f"{path}/forms")["forms"] == [], "nobody to pardon"
    for player in players:
        player.act(match, "vote", whom=0)
    players[0].act(match, "jail", whom=2)
    (form,) = host.get(f"{path}/forms")["forms"]
    (field,) = form["fields"]
    assert (form["act"], field["domain"]) == ("pardon", "prisoner")
    choices = host.post(f"{path}/domains/prisoner", {})
    assert [option["value"] for option in choices["options"]] == [2]
    assert host.post(f"{path}/domains/nothing", {}, 404)["id"] == "api-no-domain"
    body = {"command": "pardon", "act": {"type": "pardon", "whom": 2}}
    assert players[0].get(f"{path}/forms", 403)["id"] == "refused-not-host"
    assert players[0].post(f"{path}/domains/prisoner", {}, 403)["id"] == "refused-not-host"
    assert players[0].post(f"{path}/acts", body, 403)["id"] == "refused-not-host"
    assert host.post(f"{path}/acts", body)["command"] == "pardon"
    assert host.get(f"{path}/forms")["forms"] == []
    for each in (host, *players):
        each.close()
