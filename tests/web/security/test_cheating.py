"""Cheating: odd input, and searching responses for what is secret."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import quote_from_bytes

import httpx
import pytest

from intriga.http_common.rate_limits.policies import INVITATIONS
from tests.kit.http.html_client import Person
from tests.kit.http.raw_acts import BUY, as_json, entries
from tests.kit.http.server import Server
from tests.web.playing import begun

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]

ODD = (
    b"",
    b"\x00",
    b"\xed\xa0\x80",
    b"\xff\xfe",
    b"9" * 5000,
    b"1" * 30,
    b"-1",
    "٣½²".encode(),
    b"//[",
    b"http://[",
    "\u202eabc\u2028".encode(),
    b"a" * 60_000,
)
"""Odd values for every field: invalid encodings, huge numbers, invalid addresses."""


def quoted(text: bytes | str) -> str:
    return quote_from_bytes(text if isinstance(text, bytes) else text.encode())


def field_by_field(match: str) -> Iterator[tuple[str, dict[str, bytes | str]]]:
    """Every form, with an odd value in one field at a time."""
    forms: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("/login", ("next", "login", "password")),
        ("/register", ("next", "login", "password")),
        ("/profile", ("name", "language", "theme")),
        ("/language", ("next", "language")),
        (f"{match}/act", ("act", "token", "command", "specials.bluff", "specials", "a.1.b")),
        (f"{match}/sit", ("seat", "code", "salt")),
        (f"{match}/take-over", ("seat", "code")),
        (f"{match}/to-bot", ("seat",)),
        ("/new/espionage", ("seats", "money", "title", "privacy", "clock.turn", "layout")),
        ("/new/espionage", ("house.0.name", "house.0.price", "name")),
        ("/return", ("code",)),
        ("/join", ("code",)),
    )
    for path, names in forms:
        for name in names:
            for odd in ODD:
                yield path, {name: odd}
    for odd in ODD[:-1]:
        yield f"{match}/act", {"token": odd + b".buy", "act": "buy"}
        yield f"{match}/act", {b"specials.".decode() + quoted(odd) + ".x": "1", "act": "buy"}
        yield "/new/espionage", {f"house.{quoted(odd)}.name": "x"}


@pytest.mark.thorough
def test_odd_form_values_cause_no_server_error(server: Server, new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    csrf = host.csrf
    kind = {"content-type": "application/x-www-form-urlencoded"}
    for path, fields in field_by_field(match):
        sent = {"_csrf_token": csrf, **fields}
        body = "&".join(f"{key}={quoted(value)}" for key, value in sent.items())
        answer = host.http.post(path, content=body, headers=kind, follow_redirects=False)
        assert answer.status_code < 500, (path, str(fields)[:80])
    host.open(match)
    assert host.status == 200


def test_odd_paths_and_headers_cause_no_server_error(server: Server, new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    for odd in ODD[:-1]:
        for path in (
            "/m/{}",
            "/j/{}",
            "/r/{}",
            "/rules/{}",
            "/games/{}",
            "/games/{}/cover.png",
            "/new/{}",
            "/static/x/{}",
            "/print/espionage/{}",
            "/print/espionage/board.pdf?m={}",
            f"{match}?all={{}}",
            f"{match}/live?from={{}}.a-b",
            f"{match}/live?from=1.{{}}",
            "/login?next={}",
        ):
            with host.http.stream("GET", path.format(quoted(odd))) as answer:
                assert answer.status_code < 500, (path, odd[:20])
        if b"\x00" in odd:
            continue
        for header in ("last-event-id", "accept-language", "cookie", "host", "content-type"):
            with host.http.stream("GET", f"{match}/live", headers={header.encode(): odd}) as answer:
                assert answer.status_code < 500, (header, odd[:20])


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 30_000,
        b'{"a":' * 9_000,
        b'{"command":"c","act":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"command":"\\ud800","act":{"type":"buy","specials":{}}}',
        b'{"command":"c","act":{"type":"buy","specials":{"\\ud800":1}}}',
        b'{"command":"c","act":{"type":"buy","specials":{"bluff":' + b"9" * 30 + b"}}}",
        b'{"command":"c","act":{"type":"buy","specials":{"bluff":' + b"9" * 5000 + b"}}}",
        b'{"command":"c","act":{"type":"' + b"a" * 50_000 + b'"}}',
        b'{"command":"c","act":{"type":"buy","' + b"a" * 50_000 + b'":1}}',
        b'{"command":"c","act":{},"seen":{"window":"w","generation":' + b"9" * 30 + b"}}",
        b'{"command":"c","act":null}',
        b"null",
        b"\xff",
        b"",
    ],
)
def test_odd_json_is_refused_with_a_message(
    server: Server, new_person: NewPerson, body: bytes
) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    before = entries(server)
    headers = {"content-type": "application/json", "accept": "application/json"}
    answer = host.http.post(f"{match}/act", content=body, headers=headers)
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["refusal"]["text"]
    assert len(answer.content) < 2_000
    assert entries(server) == before


def test_command_ids_reveal_nothing(new_person: NewPerson) -> None:
    """If they were numbered, a gap would reveal that somebody else has opened a page."""
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    seen = set()
    for who in (host, friend, host):
        who.open(match)
        (command,) = {form.fields["command"] for form in who.answers.values()}
        seen.add(command[:12])
    assert len(seen) == 3


def test_receipts_are_given_to_their_owner_only(new_person: NewPerson) -> None:
    host, friend, stranger = new_person(), new_person(), new_person()
    match = begun(host, friend)
    stranger.open(match)
    sent = {"command": "known", "act": BUY}
    receipt = as_json(host, match, sent)
    assert receipt.status_code == 200
    assert as_json(host, match, sent).content == receipt.content
    refused = as_json(stranger, match, sent)
    never = as_json(stranger, match, {"command": "never", "act": BUY})
    assert refused.status_code == 403
    assert refused.content == never.content


def test_guesses_of_join_codes_are_limited(server: Server, new_person: NewPerson) -> None:
    host, friend, stranger = new_person(), new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2", privacy="link")
    match = host.path
    found = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert found
    friend.open(f"/j/{found[1]}")
    assert "name" in friend.form(f"/j/{found[1]}").fields
    stranger.open("/")
    token = {"_csrf_token": stranger.csrf}
    for number in range(INVITATIONS.most // 2):
        stranger.open(f"/j/WR{number:04}")
        assert stranger.status == 404
        guess = token | {"code": f"WR{number:04}"}
        assert stranger.http.post(f"{match}/sit", data=guess).status_code == 403
    for answer in (
        stranger.http.get(f"/j/{found[1]}"),
        stranger.http.post("/join", data=token | {"code": found[1]}),
        stranger.http.post(f"{match}/sit", data=token | {"code": found[1]}),
    ):
        assert "Слишком много неверных кодов" in answer.text
    friend.open(f"/j/{found[1]}")
    assert "Слишком много" in friend.text, "they share an address"
    host.open(match)
    assert "_csrf_token" in host.form(f"{match}/bot").fields, "a seat is still free"


def test_former_players_see_only_public_data(new_person: NewPerson) -> None:
    """After leaving, or being replaced by the host, a person sees what the public sees."""
    host, friend, public = new_person(), new_person(), new_person()
    match = begun(host, friend)
    friend.act("buy", **{"specials.bluff": "1"})
    friend.open(match)
    friend.press(f"{match}/leave")
    public.open(match)
    friend.open(f"{match}?all=1")
    public.open(f"{match}?all=1")
    assert not friend.acts
    assert friend.text.count("Блеф") == public.text.count("Блеф")
    answer = as_json(friend, match, {"command": "c", "act": BUY})
    assert answer.status_code == 403


def test_nul_characters_are_removed_or_refused(server: Server, new_person: NewPerson) -> None:
    """PostgreSQL would refuse them in the middle of a request."""
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    host.open(f"{match}%00?all=1%00")
    assert host.status == 200
    assert host.acts
    host.open("/profile")
    host.press("/profile", name="Шти\0рлиц")
    host.open("/profile")
    assert host.form("/profile").fields["name"] == "Штирлиц"
    for command in ("c\0", "c\n", "\u202e"):
        answer = as_json(host, match, {"command": command, "act": BUY})
        assert answer.status_code == 422
        assert "видимых символов" in answer.json()["refusal"]["text"]
    body = {"login": "no\0body", "password": "\0" * 8, "name": "x", "scopes": ["read"]}
    answer = httpx.post(f"{server.url}/api/v1/sign-in", json=body)
    assert answer.status_code == 400
    assert answer.json()["id"] == "api-malformed"
    assert "управляющий символ" in answer.json()["detail"]
