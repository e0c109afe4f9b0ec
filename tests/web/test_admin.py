"""The admin pages: an admin is made by a one-time link, and helps people to sign in again."""

import asyncio
import re
from collections.abc import Callable

import pytest

from intriga.table.admin import new_admin_link
from intriga.table.runtime.time import SystemTime
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.web.match.sse_listener import Listener
from tests.web.playing import begun

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]

PAGES = ("/admin", "/admin/matches?status=over", "/admin/server")


def claim_link(server: Server) -> str:
    """The link that the terminal prints."""
    table = server.table
    made = new_admin_link(table.admin._store, SystemTime())
    loop = table.admin._store._loop
    return f"/admin/claim/{asyncio.run_coroutine_threadsafe(made, loop).result(PATIENCE)}"


def sign_up(person: Person, login: str) -> None:
    person.open("/register")
    person.press("/register", login=login, password="seventeen moments")


def admin(
    server: Server, new_person: NewPerson, login: str = "olga", language: str = "ru"
) -> Person:
    person = new_person(language)
    link = claim_link(server)
    person.open(link)
    assert person.status == 200
    person.open(f"/register?next={link}")
    person.press("/register", login=login, password="seventeen moments")
    assert person.path == link, "registering leads back to the link"
    person.press(link)
    assert (person.status, person.path) == (200, "/admin")
    return person


@pytest.mark.parametrize("language", ["ru", "en"])
def test_an_admin_sees_the_admin_pages(
    server: Server, new_person: NewPerson, language: str
) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    olga = admin(server, new_person, language=language)
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


def test_admin_pages_are_refused_to_others(server: Server, new_person: NewPerson) -> None:
    link = claim_link(server)
    stranger = new_person()
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


def test_an_admin_makes_a_password_link(server: Server, new_person: NewPerson) -> None:
    anna, olga = new_person(), admin(server, new_person)
    sign_up(anna, "anna")
    olga.open("/admin?q=anna")
    form = next(form for form in olga.forms if form.action.endswith("/password"))
    olga.send(form)
    found = re.search(r'value="http://[^"]*(/password/[\w-]+)"', olga.page.text)
    assert found
    phone = new_person()
    phone.open(found[1])
    phone.press(found[1], password="short")
    assert phone.status == 422
    phone.press(found[1], password="eighteen moments")
    assert phone.path == "/profile"
    assert "anna" in phone.text
    anna.open("/profile")
    assert anna.path == "/login", "the old browser is signed out"
    phone.open(found[1])
    assert phone.status == 404
    phone.open("/login")
    phone.press("/login", login="anna", password="eighteen moments")
    assert phone.path == "/"


def test_blocked_people_are_signed_out_and_told_why(server: Server, new_person: NewPerson) -> None:
    anna, olga = new_person(), admin(server, new_person)
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


def test_an_admin_cancels_a_match_that_never_started(server: Server, new_person: NewPerson) -> None:
    host, olga = new_person(), admin(server, new_person)
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2")
    olga.open("/admin/matches?status=gathering")
    olga.press(f"/admin/matches{host.path.replace('/m/', '/')}/call-off")
    assert "Таких партий нет" in olga.text
    host.open(host.path)
    assert host.status == 404


def test_the_profile_lists_browsers_and_signs_them_out(
    server: Server, new_person: NewPerson
) -> None:
    phone, laptop = new_person(), new_person()
    phone.http.headers["user-agent"] = (
        "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
        "Chrome/126.0.0.0 Mobile Safari/537.36"
    )
    laptop.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Firefox/127.0"
    sign_up(phone, "anna")
    laptop.open("/login")
    laptop.press("/login", login="anna", password="seventeen moments")
    laptop.open("/profile")
    assert "Firefox · Linux (текущее устройство)" in laptop.text
    assert "Chrome · Android" in laptop.text
    laptop.send(next(f for f in laptop.forms if f.action.startswith("/profile/browsers/")))
    assert "Chrome · Android" not in laptop.text
    phone.open("/profile")
    assert phone.path == "/login"
    phone.press("/login", login="anna", password="seventeen moments")
    laptop.open("/profile")
    laptop.press("/profile/browsers/others")
    phone.open("/profile")
    assert phone.path == "/login"


def test_open_pages_of_a_signed_out_browser_stop(server: Server, new_person: NewPerson) -> None:
    """Whoever has found the phone cannot go on reading its open page."""
    phone, friend, laptop = new_person(), new_person(), new_person()
    sign_up(phone, "anna")
    match = begun(phone, friend)
    laptop.open("/login")
    laptop.press("/login", login="anna", password="seventeen moments")
    listener = Listener(phone, phone.live)
    try:
        laptop.open("/profile")
        laptop.press("/profile/browsers/others")
        friend.act("buy")  # something happens
        messages = listener.until("moved")
        assert all("view-own" not in message.data for message in messages)
    finally:
        listener.close()
    phone.open(match)
    assert "act" not in [form.key for form in phone.forms if form.key]
    assert not phone.acts


def test_the_password_is_changed_on_the_profile(server: Server, new_person: NewPerson) -> None:
    me, elsewhere = new_person(), new_person()
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
