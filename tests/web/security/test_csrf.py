"""Only forms of our own pages may change something: every handler is checked."""

import re
import sqlite3
from collections.abc import Callable

import pytest

from intriga.web.app import HANDLERS
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


def addresses(by_link: bool) -> list[str]:
    """Paths that accept POST: those opened by a secret link, or those of our own forms."""
    return sorted(
        {
            re.sub(r"\{\w+:\w+\}", "x", path)
            for group in HANDLERS
            for handler in group
            if "POST" in handler.http_methods and ("by_link" in handler.opt) == by_link
            for path in handler.paths
        }
    )


CHANGING = addresses(by_link=False)


ELSEWHERE = (
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\tevil.example",
    " //evil.example",
    "/%0d%0aSet-Cookie:x=1",
    "javascript:alert(1)",
    "/\u2028//evil.example",
)


def rows(server: Server) -> list[tuple[str, int]]:
    """The number of rows in each table."""
    with sqlite3.connect(server.folder / "intriga.db") as database:
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return [
            (name, database.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
            for (name,) in tables
        ]


def test_all_handlers_are_found() -> None:
    assert {"/login", "/register", "/logout", "/play/x", "/new/x", "/m/x/act"} <= set(CHANGING)
    assert addresses(by_link=True) == ["/mail/off/x/x"], "mail programs have no CSRF token"
    methods = {method for group in HANDLERS for handler in group for method in handler.http_methods}
    assert methods == {"GET", "POST"}, "other methods need protection of their own"


def test_forms_without_a_valid_token_change_nothing(server: Server, new_person: NewPerson) -> None:
    me, other = new_person(), new_person()
    for who in (me, other):
        who.open("/register")
        who.press("/register", login=f"login-{id(who)}", password="seventeen moments")
        who.open("/profile")
    right = {"_csrf_token": me.csrf}
    tries: tuple[tuple[dict[str, str], dict[str, str]], ...] = (
        ({}, {}),
        ({"_csrf_token": ""}, {}),
        ({"_csrf_token": "0" * 32}, {}),
        ({"_csrf_token": other.csrf}, {}),
        (right, {"sec-fetch-site": "cross-site"}),
        (right, {"sec-fetch-site": "same-site"}),
    )
    before = rows(server)
    for path in CHANGING:
        for data, headers in tries:
            answer = me.http.post(path, data=data, headers=headers, follow_redirects=False)
            assert answer.status_code == 403, (path, data, headers)
            assert "session=" not in answer.headers.get("set-cookie", "")
        plain = {"content-type": "text/plain"}
        assert me.http.post(path, content=b"{}", headers=plain).status_code == 403, path
        json = {"content-type": "application/json", "sec-fetch-site": "cross-site"}
        assert me.http.post(path, content=b"{}", headers=json).status_code == 403, path
    assert rows(server) == before
    me.open("/profile")
    assert "/logout" in {form.action for form in me.forms}


def plant_session(person: Person, session: str) -> None:
    person.http.cookies.clear()
    person.http.cookies.set("session", session, domain="127.0.0.1", path="/")


def test_a_planted_session_is_not_used(server: Server, new_person: NewPerson) -> None:
    """An attacker sets a known or chosen session cookie in a browser: signing in creates a new
    session, and the old one gives no access."""
    attacker, victim = new_person(), new_person()
    attacker.open("/")
    attacker.press("/play/espionage")
    planted = attacker.http.cookies["session"]
    for chosen in (planted, "chosen-by-the-attacker-000000000000000000"):
        plant_session(victim, chosen)
        victim.open("/register")
        login = f"victim-{len(chosen)}"
        victim.press("/register", login=login, password="seventeen moments")
        fresh = victim.http.cookies["session"]
        assert fresh not in (planted, chosen)
        attacker.open("/profile")
        assert login not in attacker.text
        victim.open("/profile")
        victim.press("/logout")
        assert "session" not in victim.http.cookies
        plant_session(victim, fresh)
        victim.open("/profile")
        assert victim.path == "/login", "signed out on the server, too"
        victim.http.cookies.clear()


def test_no_form_redirects_to_other_sites(new_person: NewPerson) -> None:
    me = new_person()
    for number, wanted in enumerate(ELSEWHERE):
        me.open("/login")
        data = {
            "_csrf_token": me.csrf,
            "next": wanted,
            "language": "en",
            "theme": "dark",
            "login": f"stierlitz-{number}",
            "password": "seventeen moments",
        }
        for path in ("/language", "/theme", "/register", "/login"):
            me.http.cookies.delete("session") if "session" in me.http.cookies else None
            answer = me.http.post(path, data=data, follow_redirects=False)
            assert answer.status_code == 303, (path, wanted, answer.text)
            location = answer.headers["location"]
            assert location in ("/", "/%0d%0aSet-Cookie:x=1"), (path, wanted)
            assert "x" not in answer.cookies


def test_the_host_header_does_not_change_links(new_person: NewPerson) -> None:
    """Links and codes contain the configured address, whatever the Host header says."""
    me = new_person()
    me.open("/new/espionage")
    me.press("/new/espionage", name="Штирлиц", seats="2")
    evil = {"host": "evil.example", "x-forwarded-host": "evil.example"}
    for path in (me.path, "/", "/profile", "/login"):
        page = me.http.get(path, headers=evil)
        assert page.status_code == 200
        assert "evil.example" not in page.text
    answer = me.http.post(
        "/logout", data={"_csrf_token": me.csrf}, headers=evil, follow_redirects=False
    )
    assert answer.headers["location"] == "/"
