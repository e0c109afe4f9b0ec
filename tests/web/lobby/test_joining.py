"""Joining by an invitation: what a newcomer is told, how few taps it takes, and that refusals stand
beside what is wrong."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.lobby.waiting import enter, opened
from tests.web.tab import Tab

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]

PHONE = (390, 664)
SMALL = (320, 568)


def field_of(person: Person, name: str) -> str:
    """The HTML of a field, with what is said of it, until the next field or button."""
    page = person.page.text
    start = page.index(f'name="{name}"')
    return re.split(r'<div class="field">|<button', page[start:])[0]


def test_a_newcomer_is_told_what_is_played_by_whom_and_what_comes_then(
    new_person: NewPerson,
) -> None:
    host, guest = new_person(), new_person("en")
    _, link = opened(host, seats="3", title="Вечер")
    guest.open(link)
    for words in ("Вечер", "Espionage", "30–60 min", "hosted by Штирлиц", "1 of 3 seats taken"):
        assert words in guest.text, words
    assert "Штирлиц starts the match when everyone is here" in guest.text
    assert "/rules/espionage" in guest.page.text
    (form,) = [form for form in guest.forms if form.action == link]
    assert "seat" not in form.fields, "a newcomer knows no seats"
    assert "seat" not in form.choices
    guest.press(link, name="Мюллер")
    assert "You're at the table, Мюллер" in guest.text


def test_a_seat_that_the_link_names(new_person: NewPerson) -> None:
    host, guest, late = new_person(), new_person(), new_person()
    _, link = opened(host, seats="4")
    for person in (guest, late):
        person.open(f"{link}?seat=3")
    guest.press(link, name="Мюллер")
    assert "Ваше место: 4" in guest.text
    late.press(link, name="Борман")
    assert late.status == 409
    assert "место" in late.text.lower()
    late.press(link, name="Борман")
    assert "Ваше место: 2" in late.text, "the form offers what is left"


def test_refusals_stand_beside_their_fields_and_keep_what_was_entered(
    new_person: NewPerson,
) -> None:
    host, guest = new_person(), new_person()
    _, link = opened(host, password="сезам", seats="3")
    guest.open(link)
    guest.press(link, name="Мюллер (бот)", password="сезам")
    assert guest.status == 409
    assert 'aria-invalid="true"' in field_of(guest, "name")
    assert 'value="Мюллер (бот)"' in guest.page.text
    assert 'role="alert"' not in guest.page.text
    guest.press(link, name="Мюллер", password="нет")
    assert "Неверный пароль партии" in field_of(guest, "password")


def test_who_has_to_ask_and_who_waits_is_told_so_before(new_person: NewPerson) -> None:
    host, asks, waits = new_person(), new_person(), new_person()
    _, link = opened(host, approval="true")
    asks.open(link)
    assert "Вашу заявку увидят те, кто решает" in asks.text
    host = new_person()
    _, link = opened(host)
    enter(asks, link, "Мюллер")
    waits.open(link)
    assert "Вы встанете в резерв" in waits.text
    assert "Встать в резерв" in waits.text


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_from_the_link_to_a_seat_in_a_name_and_one_tap(
    server: Server, browser: Browser, size: tuple[int, int]
) -> None:
    host = Person(server.url)
    host.open("/new/mafia")
    host.press("/new/mafia", name="Маша", title="Отряд 3", seats="12")
    link = re.search(r"/j/[A-Z0-9-]+", host.page.text)
    assert link
    tab = Tab(browser, server.url, size, theme="dark")
    tab.open(link[0])
    button = tab.page.get_by_role("button", name="Занять место")
    expect(tab.page.locator("#s-name")).to_be_focused()
    expect(button).to_be_in_viewport(ratio=1)
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    tab.fits()
    tab.accessible()
    tab.page.keyboard.type("Петя")
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("#waiting-mine")).to_contain_text("Вы за столом, Петя")
    expect(tab.page.locator(".qr")).to_be_in_viewport(ratio=1)
    tab.fits()
    tab.close()
    host.close()
