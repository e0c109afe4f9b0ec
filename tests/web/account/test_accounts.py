"""Guests, accounts, language and theme."""

from collections.abc import Callable

import pytest

from tests.kit.http.html_client import Person

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


def test_a_guest_creates_an_account_and_keeps_the_seat(new_person: NewPerson) -> None:
    me, elsewhere = new_person(), new_person()
    me.open("/")
    me.press("/play/espionage")
    match = me.path
    me.open("/profile")
    me.press("/profile", name="Штирлиц")
    assert "Сохранено" in me.text
    assert "Штирлиц" in me.text
    me.press("/register", login="stierlitz", password="seventeen moments")
    me.open(match)
    assert "(вы)" in me.text

    elsewhere.open("/login")
    elsewhere.press("/login", login="Stierlitz", password="seventeen moments")
    assert "Мои партии" in elsewhere.text
    elsewhere.open(match)
    assert "(вы)" in elsewhere.text
    elsewhere.open("/profile")
    elsewhere.press("/logout")
    elsewhere.open(match)
    assert "(вы)" not in elsewhere.text
    me.open(match)
    assert "(вы)" in me.text  # only that browser is signed out


@pytest.mark.parametrize(
    ("login", "password", "expected"),
    [
        ("s", "seventeen moments", "Логин — от"),
        ("stierlitz", "short", "Пароль — от"),
        ("<script>", "seventeen moments", "Логин — от"),
    ],
)
def test_invalid_logins_and_passwords_are_refused(
    new_person: NewPerson, login: str, password: str, expected: str
) -> None:
    me = new_person()
    me.open("/register")
    me.press("/register", login=login, password=password)
    assert me.status == 422
    assert expected in me.text
    assert password not in me.page.text
    assert "<script>" not in me.page.text.replace("<script src", "").replace("<script type", "")


def test_a_taken_login_is_refused(new_person: NewPerson) -> None:
    one, other = new_person(), new_person()
    for person in (one, other):
        person.open("/register")
        person.press("/register", login="stierlitz", password="seventeen moments")
    assert other.status == 422
    assert "занят" in other.text


def test_language_and_theme_are_kept_and_return_to_the_page(new_person: NewPerson) -> None:
    me = new_person("en")
    me.open("/rules/espionage")
    assert '<html lang="en">' in me.page.text
    me.press("/language", language="ru")
    assert me.path == "/rules/espionage"
    assert '<html lang="ru">' in me.page.text
    me.press("/theme", theme="dark")
    assert me.path == "/rules/espionage"
    assert 'data-theme="dark"' in me.page.text
    me.open("/")
    assert '<html lang="ru" data-theme="dark">' in me.page.text
    me.press("/language", language="xx")
    assert '<html lang="ru"' in me.page.text


def test_names_are_escaped(new_person: NewPerson) -> None:
    me = new_person()
    name = '<b onclick="x()">&amp;'
    me.open("/new/espionage")
    me.press("/new/espionage", name=name, title='"><script>alert(1)</script>', seats="2")
    assert me.status == 200
    assert "onclick=" not in me.page.text.replace("onclick=&#34;", "")
    assert "<script>alert" not in me.page.text
    match = me.path
    me.press(f"{match}/fill")
    assert "<b onclick" not in me.page.text
    assert name in me.text


@pytest.mark.parametrize("name", ["", "   ", "x" * 300, "\u202e", "\x00"])
def test_an_invalid_name_is_refused(new_person: NewPerson, name: str) -> None:
    me = new_person()
    me.open("/")
    me.press("/play/espionage")
    me.open("/profile")
    before = me.form("/profile").fields["name"]
    me.press("/profile", name=name)
    assert me.status == 422
    me.open("/profile")
    assert me.form("/profile").fields["name"] == before


@pytest.mark.rule("zeppelin", "item 4", "Z29")
def test_a_new_name_that_costs_something_is_confirmed_first(new_person: NewPerson) -> None:
    me = new_person()
    me.open("/")
    me.press("/play/zeppelin")
    match = me.path
    me.open("/profile")
    me.press("/profile", name="Штирлиц")
    assert me.status == 422
    assert "Вы потеряете гражданство" in me.text
    me.open("/profile")
    assert "Штирлиц" not in me.page.text
    me.press("/profile", name="Штирлиц")
    me.press("/profile", sure="true")
    assert "Сохранено" in me.text
    assert "Штирлиц" in me.text
    me.press("/profile", name="Исаев")  # there is nothing left to lose
    assert "Сохранено" in me.text
    me.open(match)
    assert "Исаев" in me.text
