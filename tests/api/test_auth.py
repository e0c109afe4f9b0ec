"""Tokens, scopes, rate limits, bodies and languages of API requests, over real HTTP."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from intriga.api.app import HANDLERS
from intriga.http_common.rate_limits.policies import API_CALLS, PASSWORDS
from tests.kit.http.fewer import fewer, restored
from tests.kit.http.html_client import Person
from tests.kit.http.program import PASSWORD, Program, signed_up
from tests.kit.http.raw_acts import entries
from tests.kit.http.server import Server

pytestmark = pytest.mark.service
Make = Callable[..., Program]

Duel = tuple[Program, Program, str]

MISSING = "AAAAAAAAAAAAAAAA"


def problem(answer: httpx.Response, status: int, id: str) -> dict[str, Any]:
    """The problem in the response, which must have this status and id."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    data: dict[str, Any] = answer.json()
    assert data["status"] == status
    assert data["id"] == id
    assert data["type"] == f"urn:intriga:{id}"
    assert data["detail"]
    return data


def test_every_handler_declares_its_token_policy() -> None:
    open_ones = set()
    for handler in HANDLERS:
        if handler.include_in_schema is False:
            continue
        assert handler.opt["token"] in ("needed", "optional", "ignored"), handler
        if handler.opt["token"] != "needed":
            open_ones.add(handler.handler_name)
    assert open_ones == {
        "games",
        "one_game",
        "matches",
        "messages",
        "one_match",
        "invited",
        "view",
        "events",
        "notes",
        "stream",
        "replay",
        "replayed",
        "rooms",
        "record",
        "sign_in",
        "document",
        "one_league",
        "league_matches",
    }


def test_anonymous_clients_see_only_public_data(server: Server, program: Make) -> None:
    me = program()
    match = me.post("/matches/against-bots", {"game": "espionage", "seats": 2}, 201)["id"]
    stranger = httpx.Client(base_url=me.http.base_url)
    assert stranger.get("/matches?which=mine").json() == {"matches": []}
    view = stranger.get(f"/matches/{match}/view").json()
    assert view["seat"] is None
    assert view["forms"] == []
    for method, path in (
        ("GET", "/me"),
        ("GET", "/tokens"),
        ("GET", f"/matches/{match}/forms"),
        ("POST", "/matches"),
        ("POST", f"/matches/{match}/acts"),
        ("POST", f"/matches/{match}/acts/check"),
        ("POST", f"/matches/{match}/join"),
        ("POST", f"/matches/{match}/leave"),
        ("DELETE", f"/matches/{match}/seats/0"),
        ("DELETE", "/tokens/current"),
    ):
        answer = stranger.request(method, path, json={} if method == "POST" else None)
        problem(answer, 401, "api-token-needed")
        assert answer.headers["www-authenticate"].startswith("Bearer")
    stranger.close()


@pytest.mark.parametrize(
    "header",
    [
        "Bearer intriga_nothing",
        "intriga_x",
        "Basic c3RpZXJsaXR6OnNldmVudGVlbiBtb21lbnRz",
        "Bearer \xff",
        "Bearer " + "x" * 5000,
    ],
)
def test_an_invalid_token_is_rejected_not_treated_as_anonymous(program: Make, header: str) -> None:
    me = program()
    del me.http.headers["authorization"]
    answer = me.http.get("/games", headers={b"authorization": header.encode("latin-1")})
    problem(answer, 401, "api-token-unknown")


def test_a_revoked_token_is_rejected(program: Make) -> None:
    me = program(scopes=("read", "account"))
    first = me.http.headers["authorization"]
    spare = me.post("/tokens", {"name": "spare", "scopes": ["read"], "days": 1}, 201)
    assert spare["token"]["expires_at"]
    names = [token["name"] for token in me.get("/tokens")["tokens"]]
    assert sorted(names) == ["spare", "test"]
    assert spare["secret"] not in str(me.get("/tokens"))
    me.http.headers["authorization"] = f"Bearer {spare['secret']}"
    assert me.get("/me")["token"] == spare["token"]["id"]
    assert me.get("/tokens", 403)["id"] == "api-scope"
    me.http.headers["authorization"] = first
    me.delete(f"/tokens/{spare['token']['id']}", 204)
    me.delete(f"/tokens/{spare['token']['id']}", 404)
    me.http.headers["authorization"] = f"Bearer {spare['secret']}"
    assert me.get("/me", 401)["id"] == "api-token-unknown"
    me.http.headers["authorization"] = first
    me.delete("/tokens/current", 204)
    assert me.get("/me", 401)["id"] == "api-token-unknown"


def test_a_token_cannot_create_one_with_more_scopes(program: Make) -> None:
    me = program(scopes=("read", "account"))
    for scopes in (["play"], ["read", "host"]):
        refused = me.post("/tokens", {"name": "more", "scopes": scopes}, 403)
        assert refused["id"] == "api-scope"
    assert len(me.get("/tokens")["tokens"]) == 1


@pytest.mark.parametrize(
    ("scope", "method", "path", "body"),
    [
        ("read", "GET", "/me", None),
        ("read", "GET", "/games", None),
        ("read", "GET", f"/matches/{MISSING}/view", None),
        ("read", "GET", f"/matches/{MISSING}/stream", None),
        ("play", "POST", f"/matches/{MISSING}/acts", {"command": "c", "act": {}}),
        ("play", "POST", f"/matches/{MISSING}/acts/check", {"act": {}}),
        ("play", "POST", f"/matches/{MISSING}/join", {}),
        ("play", "POST", f"/matches/{MISSING}/leave", None),
        ("play", "POST", f"/matches/{MISSING}/rematch", {}),
        ("host", "POST", "/matches", {"game": "chess", "seats": 2}),
        ("host", "POST", "/matches/against-bots", {"game": "chess"}),
        ("host", "POST", f"/matches/{MISSING}/start", {}),
        ("host", "POST", f"/matches/{MISSING}/cancel", None),
        ("host", "POST", f"/matches/{MISSING}/bots", {}),
        ("host", "DELETE", f"/matches/{MISSING}/seats/0", None),
        ("account", "GET", "/tokens", None),
        ("account", "POST", "/tokens", {"name": "x", "scopes": ["account"], "days": 0}),
        ("account", "DELETE", f"/tokens/{MISSING}", None),
    ],
)
def test_each_request_needs_its_scope(
    program: Make, scope: str, method: str, path: str, body: Any
) -> None:
    every = ("read", "play", "host", "account")
    me = program(scopes=tuple(other for other in every if other != scope))
    data = problem(me.http.request(method, path, json=body), 403, "api-scope")
    assert data["params"] == {"scope": scope}
    me.sign_in((scope,))
    answer = me.http.request(method, path, json=body)
    assert answer.status_code in (200, 404, 422), answer.text


def test_session_cookies_are_ignored_by_the_api(server: Server) -> None:
    person = Person(server.url)
    person.open("/register")
    person.press("/register", login="stierlitz-one", password=PASSWORD)
    assert person.http.cookies.get("session")
    for method, path in (("GET", "/api/v1/me"), ("POST", "/api/v1/matches")):
        answer = person.http.request(method, path, json={} if method == "POST" else None)
        problem(answer, 401, "api-token-needed")
    assert person.http.get("/api/v1/games").headers.get("set-cookie") is None
    person.close()


def test_no_cors_headers_are_sent(program: Make) -> None:
    me = program()
    for method in ("GET", "OPTIONS"):
        answer = me.http.request(method, "/games", headers={"origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control-")]


def test_password_guesses_are_limited_across_page_and_api(server: Server) -> None:
    """Wrong passwords entered on the page count for the API, too."""
    signed_up(server.url, "stierlitz")
    stranger = Person(server.url)
    stranger.open("/login")
    for _ in range(PASSWORDS.most // 2):
        stranger.press("/login", login="stierlitz", password="a wrong password")
    body = {"login": "stierlitz", "password": "guess", "name": "x", "scopes": ["read"]}
    sign_in = f"{server.url}/api/v1/sign-in"
    for _ in range(PASSWORDS.most // 2):
        problem(httpx.post(sign_in, json=body), 403, "login-wrong")
    answer = httpx.post(sign_in, json=body | {"password": PASSWORD})
    problem(answer, 429, "login-too-often")
    assert int(answer.headers["retry-after"]) > 0
    nobody = httpx.post(sign_in, json=body | {"login": "nobody-here"})
    assert nobody.json() == problem(nobody, 403, "login-wrong")
    stranger.close()


def test_too_many_requests_get_429_with_retry_after(
    server: Server, program: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, other = program(), program("en")
    fewer(restored(server.site.limits, monkeypatch), API_CALLS, 3)
    for _ in range(3):
        me.get("/games")
    answer = me.http.get("/games")
    problem(answer, 429, "door-calls")
    assert 3500 < int(answer.headers["retry-after"]) <= 3600
    other.get("/games")
    stranger = httpx.Client(base_url=me.http.base_url)
    for _ in range(3):
        problem(stranger.get("/me"), 401, "api-token-needed")
    problem(stranger.get("/me"), 429, "door-calls")
    stranger.close()


@pytest.mark.parametrize(
    ("language", "expected"), [("ru", "Такой партии нет"), ("en", "no such match")]
)
def test_problems_are_in_the_requested_language(
    program: Make, language: str, expected: str
) -> None:
    me = program(language)
    answer = me.http.get(f"/matches/{MISSING}")
    assert expected in problem(answer, 404, "table-no-match")["detail"]
    assert answer.headers["content-language"] == language
    assert "accept-language" in answer.headers["vary"]


@pytest.mark.parametrize(
    ("body", "status", "expected"),
    [
        (b"", 400, "Неверный запрос"),
        (b"nonsense", 400, "Неверный запрос"),
        (b"\xff", 400, "ошибка в JSON"),
        (b'{"command": "\xff"}', 400, "UTF-8"),
        (b"[" * 60_000, 400, "вложенность"),
        (b'{"command": "\\ud800", "act": {}}', 400, "Неверный запрос"),
        (b"[]", 400, "массив"),
        (b"{}", 400, "нет поля"),
        (b'{"command": "c", "act": {}, "more": 1}', 400, "«more»"),
        (b'{"command": "", "act": {}}', 400, "command"),
        (b'{"command": "a b", "act": {}}', 400, "command"),
        (b'{"command": "c\\u0000", "act": {}}', 400, "command"),
        (b'{"command": "' + b"c" * 65 + b'", "act": {}}', 400, "command"),
        (b'{"command": "c", "act": 1}', 400, "act"),
        (b'{"command": "c", "act": {"type": "buy", "specials": {"bluff": 1e400}}}', 400, ""),
        (
            b'{"command": "c", "act": {"type": "buy", "specials": {"bluff": 9' + b"9" * 30 + b"}}}",
            422,
            "",
        ),
        (b'{"command": "c", "act": {"type": "buy", "specials": {"bluff": -1}}}', 422, "specials"),
        (b'{"command": "c", "act": {"type": "buy", "specials": {"bluff": "1"}}}', 422, "specials"),
        (b'{"command": "c", "act": {"type": "nothing"}}', 422, "nothing"),
        (b'{"command": "c", "act": {"type": "expire", "window": "w", "generation": 1}}', 422, ""),
        (b'{"command": "c", "act": {"type": "house-pause"}}', 422, ""),
        (b'{"command": "c", "act": {}, "seen": {"window": "w"}}', 400, "generation"),
        (
            b'{"command": "c", "act": {"type": "buy", "specials": {}}, "seen": '
            b'{"window": "w", "generation": 1}}',
            409,
            "изменилось",
        ),
        (b'{"command": "c", "act": {"x": "' + b"x" * 70_000 + b'"}}', 413, "большой"),
    ],
)
def test_invalid_bodies_are_refused_and_change_nothing(
    server: Server, duel: Duel, body: bytes, status: int, expected: str
) -> None:
    me, _, match = duel
    before = entries(server)
    headers = {"content-type": "application/json"}
    answer = me.http.post(f"/matches/{match}/acts", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert expected in problem(answer, status, answer.json()["id"])["detail"]
    assert len(answer.content) < 2_000
    assert entries(server) == before


def test_only_json_bodies_are_accepted(program: Make) -> None:
    me = program()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", "application/jsonx"):
        answer = me.http.post("/matches", content=b"{}", headers={"content-type": kind})
        problem(answer, 415, "api-error-415")


def test_unknown_paths_and_invalid_parameters(program: Make) -> None:
    me = program()
    for path in ("/nothing", "/matches/a/b/c", "/", "//", "/openapi.yaml", "/games/espionage/x"):
        problem(me.http.get(path), 404, "api-error-404")
    answer = me.http.put("/games", json={})
    problem(answer, 405, "api-error-405")
    assert "GET" in answer.headers["allow"]
    for path in ("/matches/%00", "/matches/а", "/matches/" + "a" * 33, "/games/%2e%2e"):
        problem(me.http.get(path), 400, "api-malformed")
    for query in ("after=-1", "after=x", "limit=0", "limit=501", f"after={'9' * 30}"):
        problem(me.http.get(f"/matches/{MISSING}/events?{query}"), 400, "api-malformed")


def test_every_response_has_the_security_headers(program: Make) -> None:
    me = program()
    for path, status in (("/games", 200), ("/nothing", 404), ("/openapi.json", 200)):
        answer = me.http.get(path)
        assert answer.status_code == status
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        if path != "/openapi.json":
            assert answer.headers["cache-control"] == "no-store"


def test_an_internal_error_leaks_no_details(
    server: Server, program: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    me = program()

    def breaks(*_: object) -> None:
        raise ZeroDivisionError(f"the combination is {4700 + 11}")

    monkeypatch.setattr(server.table.lobby.queries, "mine", breaks)
    answer = me.http.get("/matches?which=mine")
    problem(answer, 500, "api-error-500")
    assert "4711" not in answer.text
    assert "4711" not in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_a_full_disk_gives_503_and_changes_nothing(server: Server, program: Make) -> None:
    me = program()
    match = me.post("/matches/against-bots", {"game": "espionage", "seats": 2}, 201)["id"]
    server.disk_is_full(True)
    body = {"command": "again", "act": {"type": "buy", "specials": {}}}
    problem(me.http.post(f"/matches/{match}/acts", json=body), 503, "table-unavailable")
    server.disk_is_full(False)
    assert me.post(f"/matches/{match}/acts", body)["command"] == "again"


def test_titles_are_cleaned_and_escaped(server: Server, program: Make) -> None:
    """JSON escapes what it must; invisible and direction-changing characters are removed."""
    me = program()
    title = '<script>alert("x")</script>\u202eabc\u200b ' + "🕵" * 10
    match = me.open(title=title)
    shown = me.get(f"/matches/{match}")["title"]
    assert shown == '<script>alert("x")</script>abc ' + "🕵" * 10
    assert (
        me.http.post(
            "/matches", json={"game": "espionage", "seats": 2, "title": "🕵" * 10_000}
        ).status_code
        == 400
    )
    raw = me.http.get(f"/matches/{match}")
    assert raw.headers["content-type"] == "application/json"
    assert not re.search(rb"[\x00-\x1f]", raw.content)
    assert msgspec.json.decode(raw.content)
