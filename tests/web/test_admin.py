"""The admin pages: an admin is made by a one-time link, and helps people back in."""

import asyncio
import re
from collections.abc import Callable

import pytest

from intriga.table.admin import new_admin_link
from intriga.table.time import SystemTime
from tests.web.browser import Person
from tests.web.match.listening import Listener
from tests.web.match.test_playing import begun
from tests.web.server import Server

pytestmark = pytest.mark.service
Come = Callable[..., Person]

PAGES = ("/admin", "/admin/matches?status=over", "/admin/server")


def claim_link(server: Server) -> str:
    """What the terminal prints."""
    table = server.table
    made = new_admin_link(table.admin._store, SystemTime())
    loop = table.admin._store._loop
    return f"/admin/claim/{asyncio.run_coroutine_threadsafe(made, loop).result(20)}"


def sign_up(person: Person, login: str) -> None:
    person.open("/register")
    person.press("/register", login=login, password="seventeen moments")


def admin(server: Server, come: Come, login: str = "olga", language: str = "ru") -> Person:
    person = come(language)
    link = claim_link(server)
    person.open(link)
    assert person.status == 200
    person.open(f"/register?next={link}")
    person.press("/register", login=login, password="seventeen moments")
    assert person.path == link, "the account leads on to where he wanted to go"
    person.press(link)
    assert (person.status, person.path) == (200, "/admin")
    return person


@pytest.mark.parametrize("language", ["ru", "en"])
def test_an_admin_looks_round(server: Server, come: Come, language: str) -> None:
    host, friend = come(), come()
    match = begun(host, friend)
    olga = admin(server, come, language=language)
    for page in PAGES:
        olga.open(page)
        assert olga.status == 200, page
    olga.open("/admin/matches")
    assert "Штирлиц" in olga.text
    assert match in olga.page.text
    olga.open("/admin?q=мюллер")
    assert "Мюллер" in olga.text
    assert "Штирлиц" not in olga.text
    olga.open("/admin/matches?status=secret")
    assert olga.status == 404
    olga.open("/profile")
    assert 'href="/admin"' in olga.page.text


def test_strangers_stay_outside(server: Server, come: Come) -> None:
    link = claim_link(server)
    stranger = come()
    stranger.open("/")
    for path in PAGES:
        stranger.open(path)
        assert stranger.status == 403
    stranger.open("/")
    token = {"_csrf_token": stranger.csrf}
    for path in (link, "/admin/people/x/block", "/admin/matches/x/call-off"):
        assert stranger.http.post(path, data=token).status_code == 403
    stranger.open("/admin/claim/nonsense")
    assert stranger.status == 404


def test_a_forgotten_password(server: Server, come: Come) -> None:
    anna, olga = come(), admin(server, come)
    sign_up(anna, "anna")
    olga.open("/admin?q=anna")
    form = next(form for form in olga.forms if form.action.endswith("/password"))
    olga.send(form)
    found = re.search(r'value="http://[^"]*(/password/[\w-]+)"', olga.page.text)
    assert found
    phone = come()
    phone.open(found[1])
    phone.press(found[1], password="short")
    assert phone.status == 422
    phone.press(found[1], password="eighteen moments")
    assert phone.path == "/profile"
    assert "anna" in phone.text
    anna.open("/profile")
    assert anna.path == "/login", "the old browser is out"
    phone.open(found[1])
    assert phone.status == 404
    phone.open("/login")
    phone.press("/login", login="anna", password="eighteen moments")
    assert phone.path == "/"


def test_blocked_people_are_out_and_hear_why(server: Server, come: Come) -> None:
    anna, olga = come(), admin(server, come)
    sign_up(anna, "anna")
    olga.open("/admin?q=anna")
    olga.send(next(form for form in olga.forms if form.action.endswith("/block")))
    assert "блокировка" in olga.text
    anna.open("/profile")
    assert anna.path == "/login"
    anna.press("/login", login="anna", password="seventeen moments")
    assert anna.status == 403
    assert "заблокирован" in anna.text
    olga.open("/admin?q=anna")
    olga.send(next(form for form in olga.forms if form.action.endswith("/unblock")))
    anna.press("/login", login="anna", password="seventeen moments")
    assert anna.path == "/"
    olga.open("/admin/server")
    assert "блокирует: anna" in olga.text


def test_a_match_that_never_began_is_called_off(server: Server, come: Come) -> None:
    host, olga = come(), admin(server, come)
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2")
    olga.open("/admin/matches?status=gathering")
    olga.press(f"/admin/matches{host.path.replace('/m/', '/')}/call-off")
    assert "Таких партий нет" in olga.text
    host.open(host.path)
    assert host.status == 404


def test_my_browsers_on_my_page(server: Server, come: Come) -> None:
    phone, desk = come(), come()
    phone.http.headers["user-agent"] = (
        "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
        "Chrome/126.0.0.0 Mobile Safari/537.36"
    )
    desk.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Firefox/127.0"
    sign_up(phone, "anna")
    desk.open("/login")
    desk.press("/login", login="anna", password="seventeen moments")
    desk.open("/profile")
    assert "Firefox · Linux (текущее устройство)" in desk.text
    assert "Chrome · Android" in desk.text
    desk.send(next(f for f in desk.forms if f.action.startswith("/profile/browsers/")))
    assert "Chrome · Android" not in desk.text
    phone.open("/profile")
    assert phone.path == "/login"
    phone.press("/login", login="anna", password="seventeen moments")
    desk.open("/profile")
    desk.press("/profile/browsers/others")
    phone.open("/profile")
    assert phone.path == "/login"


def test_an_open_page_of_a_browser_signed_out_is_nobodys(server: Server, come: Come) -> None:
    """Whoever found the phone does not go on reading at its open page."""
    phone, friend, desk = come(), come(), come()
    sign_up(phone, "anna")
    match = begun(phone, friend)
    desk.open("/login")
    desk.press("/login", login="anna", password="seventeen moments")
    listener = Listener(phone, phone.live)
    try:
        desk.open("/profile")
        desk.press("/profile/browsers/others")
        friend.act("buy")  # something happens
        messages = listener.until("moved")
        assert all("zone-card" not in message.data for message in messages)
    finally:
        listener.close()
    phone.open(match)
    assert "act" not in [form.key for form in phone.forms if form.key]
    assert not phone.acts


def test_another_password_on_my_page(server: Server, come: Come) -> None:
    me, elsewhere = come(), come()
    sign_up(me, "anna")
    elsewhere.open("/login")
    elsewhere.press("/login", login="anna", password="seventeen moments")
    me.open("/profile")
    me.press("/profile/password", old="wrong", password="eighteen moments")
    assert me.status == 422
    assert "Текущий пароль неверен" in me.text
    me.press("/profile/password", old="seventeen moments", password="eighteen moments")
    assert "Сохранено" in me.text
    elsewhere.open("/profile")
    assert elsewhere.path == "/login"
    for _ in range(8):
        me.press("/profile/password", old="guess", password="eighteen moments")
    me.press("/profile/password", old="eighteen moments", password="nineteen moments")
    assert "Слишком много" in me.text
