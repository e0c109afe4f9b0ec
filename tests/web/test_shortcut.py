"""Acts go a short way to their handler: they are answered as by the long one, with all its checks.

A slash at the end of the address makes Litestar find the handler itself.
"""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from intriga.web.request.shortcut import Shortcut
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.playing import begun

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]

JSON = {"accept": "application/json", "content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
LONG = b'{"command": "a", "act": "' + b"x" * 700_000 + b'"}'
REQUESTS: dict[str, tuple[dict[str, str], bytes]] = {
    "an act that is refused": (JSON, b'{"command": "a", "act": {"type": "raise", "amount": 1}}'),
    "malformed": (JSON, b"{"),
    "another site's": (JSON | {"sec-fetch-site": "cross-site"}, b"{}"),
    "a form without a token": (FORM, b"type=buy"),
    "a form of another encoding": ({"content-type": "multipart/form-data; boundary=x"}, b"--x--"),
    "too long": (JSON, LONG),
    "by htmx": (FORM | {"hx-request": "true"}, b""),
    "for people": ({"content-type": "application/json"}, b"{"),
}


def told(answer: httpx.Response) -> tuple[Any, ...]:
    """What an answer says, without what differs from one page to the next."""
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    if "html" in headers.get("content-type", ""):
        headers.pop("content-length", None)
        return answer.status_code, headers, len(answer.text) // 100
    return answer.status_code, headers, answer.content


def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that go the short way from now on."""
    short: list[str] = []
    send = Shortcut._send

    async def noted(self: Shortcut, request: Any, answer: Any, sending: Any) -> None:
        short.append(request.scope["path"])
        await send(self, request, answer, sending)

    monkeypatch.setattr(Shortcut, "_send", noted)
    return short


def test_both_ways_answer_the_same(server: Server, new_person: NewPerson) -> None:
    host, friend, stranger = new_person(), new_person(), new_person()
    match = begun(host, friend)
    stranger.open("/")
    for wanted, (headers, body) in REQUESTS.items():
        for person in (host, stranger):
            short, long = (
                person.http.post(f"{match}/act{end}", content=body, headers=headers)
                for end in ("", "/")
            )
            assert told(short) == told(long), wanted
            assert "content-security-policy" in short.headers


def test_the_receipt_is_the_same_by_both_ways(
    server: Server, new_person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    act = {"command": "mine", "act": {"type": "buy", "specials": {}}}
    went = seen(monkeypatch)
    short = host.http.post(f"{match}/act", json=act, headers={"accept": "application/json"})
    assert short.status_code == 200
    assert went == [f"{match}/act"]
    long = host.http.post(f"{match}/act/", json=act, headers={"accept": "application/json"})
    assert told(long) == told(short), "a command sent again gets the first receipt"
    assert went == [f"{match}/act"], "the other one went the long way"


def test_only_forms_and_scripts_that_act_go_the_short_way(
    server: Server, new_person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    went = seen(monkeypatch)
    assert host.http.get(f"{match}/act").url.path == match, "back to the page of the form"
    assert host.http.put(f"{match}/act").status_code == 405
    assert host.http.post(f"{match}/x/act", json={}).status_code == 404
    assert went == []
    nowhere = host.http.post("/m/nowhere/act", json={}, headers={"accept": "application/json"})
    assert nowhere.status_code in (400, 404)
