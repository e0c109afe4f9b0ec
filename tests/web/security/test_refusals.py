"""Invalid and forbidden requests are refused clearly and change nothing."""

import re
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from intriga.web.request.paths import safe_path
from tests.kit.http.html_client import Person
from tests.kit.http.raw_acts import BUY, as_json, entries
from tests.kit.http.server import Server
from tests.kit.sampled import rows_sampled
from tests.web.playing import begun, until

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


def test_a_cross_site_form_is_refused(server: Server, new_person: NewPerson) -> None:
    me = new_person()
    me.open("/")
    before = entries(server)
    for data in ({}, {"_csrf_token": "0" * 32}):
        answer = me.http.post("/play/espionage", data=data)
        assert answer.status_code == 403
        assert "Нет доступа" in answer.text
    right = {"_csrf_token": me.csrf}
    elsewhere = {"sec-fetch-site": "cross-site"}
    assert me.http.post("/play/espionage", data=right, headers=elsewhere).status_code == 403
    plain = {"content-type": "text/plain"}
    assert me.http.post("/play/espionage", content=b"{}", headers=plain).status_code == 403
    assert entries(server) == before
    assert me.http.post("/play/espionage", data=right).status_code == 200


def test_json_needs_no_csrf_token_on_the_same_site(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    cross = as_json(host, match, {"command": "c", "act": BUY}, **{"sec-fetch-site": "cross-site"})
    assert cross.status_code == 403
    accepted = as_json(host, match, {"command": "c", "act": BUY})
    assert accepted.status_code == 200
    assert accepted.json()["command"] == "c"


@pytest.mark.parametrize("language", ["ru", "en"])
def test_nobody_can_act_for_another_seat(
    server: Server, new_person: NewPerson, language: str
) -> None:
    host, friend, stranger = new_person(), new_person(), new_person(language)
    match = begun(host, friend)
    form = host.acts["buy"]
    stranger.open(match)
    assert not stranger.acts
    before = entries(server)
    stranger.page = stranger.http.post(
        form.action, data=form.fields | {"_csrf_token": stranger.csrf}
    )
    assert stranger.status == 403
    expected = (
        "У вас нет места в этой партии" if language == "ru" else "You have no seat in this match"
    )
    assert expected in stranger.text
    answer = as_json(stranger, match, {"command": "c", "act": BUY})
    assert answer.status_code == 403
    assert expected in answer.json()["refusal"]["text"]
    assert entries(server) == before


def test_a_form_for_a_closed_window_is_stale(server: Server, new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    stale = host.acts["buy"]
    host.act("buy")
    friend.act("buy")
    until(host, match, lambda who: "Круг 1" in who.text)
    before = entries(server)
    stale.fields["command"] = "another"
    host.send(stale)
    assert host.status == 422
    assert "Пока вы решали, положение изменилось" in host.text or "закончили" in host.text
    assert "круг 1 из 3" in host.text  # the page shows the current state
    assert entries(server) == before


def test_a_command_sent_twice_is_one_act(server: Server, new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    form = host.acts["buy"]
    host.send(form)
    assert "Действие записано" in host.text
    after = entries(server)
    host.send(form)
    assert "Действие записано" in host.text
    assert entries(server) == after
    first = as_json(friend, match, {"command": "twice", "act": BUY})
    again = as_json(friend, match, {"command": "twice", "act": BUY})
    assert first.json() == again.json()
    other = {"type": "buy", "specials": {"bluff": 1}}
    changed = as_json(friend, match, {"command": "twice", "act": other})
    assert changed.status_code == 422
    assert "Этот идентификатор запроса уже использован" in changed.json()["refusal"]["text"]


@pytest.mark.parametrize(
    ("body", "status"),
    rows_sampled(
        [
            (b"nonsense", 400),
            (b"[]", 400),
            (b'{"command": "c", "act": {"type": "no-such-act"}}', 422),
            (b'{"command": "c", "act": {"type": "buy", "specials": {"bluff": -1}}}', 422),
            (b'{"command": "c", "act": {"type": "expire", "window": "x", "generation": 1}}', 422),
            (b'{"command": "", "act": {"type": "buy", "specials": {}}}', 422),
            (b'{"command": "' + b"c" * 65 + b'", "act": {"type": "buy", "specials": {}}}', 422),
            (b'{"command": "c", "act": {"type": "buy", "specials": {"\xff": 1}}}', 422),
        ],
        2,
    ),
)
def test_a_malformed_act_is_refused(
    server: Server, new_person: NewPerson, body: bytes, status: int
) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    before = entries(server)
    headers = {"content-type": "application/json", "accept": "application/json"}
    answer = host.http.post(f"{match}/act", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.json()["refusal"]["text"]
    assert entries(server) == before


def test_an_invalid_form_is_shown_again_with_its_values(
    server: Server, new_person: NewPerson
) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    before = entries(server)
    host.act("buy", **{"specials.bluff": "5", "specials.saboteurs": "4"})
    assert host.status == 422
    assert "а у вас 10" in host.text
    assert host.acts["buy"].fields["specials.bluff"] == "5"
    assert host.acts["buy"].fields["specials.saboteurs"] == "4"
    host.act("buy", **{"specials.bluff": "many"})
    assert host.status == 422
    assert entries(server) == before
    host.act("buy", **{"specials.saboteurs": "0"})
    friend.act("buy")
    mover = next(who for who in (host, friend) if who.open(match) and "bribe" in who.acts)
    mover.act("bribe", cell="5")
    assert mover.status == 422
    assert "Заполните поле" in mover.text
    assert mover.acts["bribe"].fields["cell"] == "5"
    mover.act("bribe", cell="5", sum="5000")
    assert mover.status == 422
    assert mover.acts["bribe"].fields["sum"] == "5000"


def test_unknown_matches_and_pages_are_404(new_person: NewPerson) -> None:
    me = new_person("en")
    for path in (
        "/m/nothing",
        "/m/nothing/live",
        "/m/nothing/replay",
        "/j/NOPE",
        "/rules/chess",
        "/games/chess",
        "/games/chess/cover.png",
        "/new/chess",
        "/nothing/at/all",
        "/static/x/nothing.css",
        "/m/%00",
    ):
        me.open(path)
        assert me.status == 404, path
        assert "Traceback" not in me.page.text
        assert "error 404" in me.text
    me.open("/")
    answer = as_json(me, "/m/nothing", {"command": "c", "act": BUY})
    assert answer.status_code == 404
    assert answer.json()["refusal"]["text"]


def test_invalid_options_are_shown_again_with_the_reason(
    server: Server, new_person: NewPerson
) -> None:
    me = new_person()
    me.open("/new/espionage")
    wrongs: tuple[dict[str, Any], ...] = (
        {"money": "99"},
        {"money": "a lot"},
        {"seats": "9"},
        {"layout": "atlantis"},
        {"clock.turn": "1"},
        {"rounds": "0"},
        {"house.0.name": "Марш", "house.0.price": "9999"},
        {"title": "т" * 200},
    )
    for wrong in wrongs:
        me.press("/new/espionage", name="Штирлиц", **wrong)
        assert me.status == 422, wrong
        assert "refusal" in me.page.text
        key, value = next(iter(wrong.items()))
        if key not in ("layout", "seats", "clock.turn"):
            assert me.form("/new/espionage").fields[key] == value
    with sqlite3.connect(server.folder / "intriga.db") as database:
        assert database.execute("SELECT count(*) FROM matches").fetchone()[0] == 0


def test_a_large_body_is_refused(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    huge = host.acts["buy"].fields | {"specials.bluff": "1" * 200_000}
    host.page = host.http.post(f"{match}/act", data=huge)
    assert host.status == 413
    assert "Слишком большой запрос" in host.text
    answer = as_json(host, match, {"command": "c", "act": BUY | {"more": "x" * 200_000}})
    assert answer.status_code == 413


def test_replay_and_record_are_refused_during_the_match(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    for path in (f"{match}/replay", f"{match}/replay?seat=all", f"{match}/record"):
        host.open(path)
        assert host.status == 409
        assert "Партия ещё идёт" in host.text


def test_actions_of_the_host_are_refused_to_others(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2")
    match = host.path
    friend.open("/")
    for doing in ("start", "fill", "cancel", "bot"):
        friend.page = friend.http.post(f"{match}/{doing}", data={"_csrf_token": friend.csrf})
        assert friend.status == 403, doing
        friend.open("/")
    host.open(match)
    assert "Свободно" in host.text


def test_login_does_not_redirect_to_other_sites(new_person: NewPerson) -> None:
    me = new_person()
    me.open("/register")
    me.press("/register", login="stierlitz", password="seventeen moments")
    me.open("/profile")
    me.press("/logout")
    me.open("/login?next=https://evil.example/")
    assert "next" not in me.form("/login").fields
    me.press("/login", login="stierlitz", password="wrong password")
    assert me.status == 403
    assert "Неверный логин или пароль" in me.text
    me.press("/login", login="stierlitz", password="seventeen moments", next="//evil.example/x")
    assert me.page.url.host == "127.0.0.1"
    assert me.path == "/"
    assert "stierlitz" in me.text


def test_signing_in_creates_a_new_session(server: Server, new_person: NewPerson) -> None:
    """The cookie from before is worthless afterwards, whoever set it."""
    guest, thief, elsewhere = new_person(), new_person(), new_person()
    guest.open("/")
    guest.press("/play/espionage")
    known = session_of(guest)
    thief.http.cookies.set("session", known, domain="127.0.0.1", path="/")
    thief.open("/profile")
    assert thief.path == "/profile", "the guest's cookie is known"
    guest.open("/profile")
    guest.press("/register", login="stierlitz", password="seventeen moments")
    assert session_of(guest) != known
    thief.open("/profile")
    assert thief.path == "/login", "and gives no access to the account"
    planted = "p" * 43
    for value in (planted, session_of(guest)):
        elsewhere.http.cookies.clear()
        elsewhere.http.cookies.set("session", value, domain="127.0.0.1", path="/")
        elsewhere.open("/login")
        elsewhere.press("/login", login="stierlitz", password="seventeen moments")
        assert elsewhere.path == "/"
        assert session_of(elsewhere) != value
        thief.http.cookies.clear()
        thief.http.cookies.set("session", value, domain="127.0.0.1", path="/")
        thief.open("/profile")
        assert thief.path == "/login"


def session_of(person: Person) -> str:
    """The session in the cookie that the server set last."""
    found = [c.value for c in person.http.cookies.jar if c.name == "session"]
    return str(found[-1])


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("/m/abc?x=1", "/m/abc?x=1"),
        ("https://evil.example/", "/"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("/a\\b", "/"),
        ("/..//evil.example", "/"),
        ("/a/..", "/"),
        ("/m/abc?next=//x", "/m/abc?next=//x"),
        ("javascript:alert(1)", "/"),
        ("/a\r\nSet-Cookie: x", "/"),
        ("", "/"),
        ("/m/abc?x=" + "y" * 1_900, "/m/abc?x=" + "y" * 1_900),
        ("/m/abc?x=" + "y" * 54_000, "/m/abc"),
        ("/m/abc?x=" + "ы" * 340, "/m/abc"),  # six bytes each, as they are sent
        ("/m/abc#" + "y" * 54_000, "/m/abc"),
        ("/" + "y" * 54_000, "/"),
    ],
)
def test_redirects_stay_on_the_site(wanted: str, given: str) -> None:
    assert safe_path(wanted) == given


@pytest.mark.parametrize("do", ["language", "theme", "login", "register"])
def test_no_parameter_makes_a_long_header(new_person: NewPerson, do: str) -> None:
    """Some browsers and proxies break off a response whose headers are long."""
    person = new_person()
    person.open("/login")
    fields = {"language": "en", "theme": "dark", "login": "somebody", "password": "correct horse"}
    if do == "login":
        person.http.cookies.set("known", ".".join(["f" * 6_000] * 7))
        account = new_person()
        account.open("/register")
        account.press("/register", login="somebody", password="correct horse")
    person.open(f"/{do}" if do in ("login", "register") else "/")
    form = person.form(f"/{do}")
    sent = {**form.fields, **fields, "next": "/?x=" + "y" * 54_000}
    answer = person.http.post(f"/{do}", data=sent, follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == "/"
    assert sum(len(name) + len(value) for name, value in answer.headers.raw) < 4_000


def test_wrong_passwords_are_limited(new_person: NewPerson) -> None:
    me = new_person()
    me.open("/register")
    me.press("/register", login="stierlitz", password="seventeen moments")
    stranger = new_person()
    for _ in range(8):
        stranger.open("/login")
        stranger.press("/login", login="stierlitz", password="guess")
    stranger.open("/login")
    stranger.press("/login", login="stierlitz", password="seventeen moments")
    assert stranger.status == 429
    assert "Слишком много" in stranger.text


def test_every_response_has_the_security_headers(new_person: NewPerson) -> None:
    me = new_person()
    for path in ("/", "/nothing", "/healthz", "/favicon.ico", "/rules"):
        me.open(path)
        assert "script-src 'self'" in me.page.headers["content-security-policy"]
        assert me.page.headers["x-content-type-options"] == "nosniff"
    assert me.http.head("/healthz").status_code == 200
    me.open("/")
    assert not re.search(r"<[^>]+\s(style|on\w+)=", me.page.text)
    assert "<style" not in me.page.text
    for script in re.findall(r"<script[^>]*>(.*?)</script>", me.page.text, re.S):
        assert not script.strip()


def test_cookies_have_safe_attributes(server: Server, new_person: NewPerson, tmp_path: Any) -> None:
    me = new_person()
    me.open("/")
    first = me.http.get("/healthz").request.headers.get("cookie", "")
    assert "browser=" in first
    answer = me.http.post("/play/espionage", data={"_csrf_token": me.csrf}, follow_redirects=False)
    session = next(c for c in answer.headers.get_list("set-cookie") if "session=" in c)
    assert "HttpOnly" in session
    assert "samesite=lax" in session.lower()
    assert "secure" not in session.lower()
    with Server(tmp_path / "public", base_url="https://intriga.example") as public:
        cookies = Person(public.url)
        shown = cookies.http.get("/").headers["set-cookie"]
        assert shown.startswith("__Host-browser=")
        assert "secure" in shown.lower()
        cookies.close()


def test_nobody_signs_up_on_a_full_disk(server: Server, new_person: NewPerson) -> None:
    me = new_person()
    me.open("/register")
    server.disk_is_full(True, "people")
    fields = {"login": "wanderer", "password": "a long password", "_csrf_token": me.csrf}
    assert me.http.post("/register", data=fields).status_code == 503
    server.disk_is_full(False)
    assert me.http.post("/register", data=fields).status_code in (200, 303)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_full_disk_is_reported_and_changes_nothing(
    server: Server, new_person: NewPerson, language: str
) -> None:
    me, friend = new_person(language), new_person()
    match = begun(me, friend)
    for person in (me, friend):
        person.act("buy")
    server.disk_is_full(True)
    expected = "ничего не может записать" if language == "ru" else "cannot save"
    mover = next(who for who in (me, friend) if who.open(match) and "bribe" in who.acts)
    form = mover.acts["bribe"].fields | {"cell": "14", "sum": "1"}
    before = entries(server)
    sent = {"command": "again", "act": {"type": "bribe", "cell": 14, "sum": 1}}
    headers = {"accept-language": language}
    answer = as_json(mover, match, sent, **headers)
    assert answer.status_code == 503
    assert expected in answer.json()["refusal"]["text"]
    assert entries(server) == before
    mover.page = mover.http.post(f"{match}/act", data=form, headers=headers)
    assert mover.status == 503
    assert expected in mover.text
    assert entries(server) == before
    server.disk_is_full(False)
    assert as_json(mover, match, sent).status_code == 200  # the same command is accepted now
    assert entries(server) == before + 1
