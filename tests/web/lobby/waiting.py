"""Matches that wait for players, and people who enter them."""

import re

from tests.kit.http.html_client import Person
from tests.shapes.auction import Auction


class Sale(Auction):
    """The auction, for a large match."""

    seats = range(2, 129)


def opened(host: Person, **settings: str) -> tuple[str, str]:
    """A match for two that is gathering players, and its invitation."""
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", **{"seats": "2", **settings})
    assert host.status == 200, host.text
    code = re.search(r'value="[^"]*(/j/[A-Z0-9-]+)"', host.page.text)
    assert code
    return host.path, code[1]


def enter(person: Person, link: str, name: str, **fields: str) -> str:
    person.open(link)
    person.press(link, name=name, **fields)
    return person.text


def sign_up(person: Person, login: str) -> None:
    person.open("/register")
    person.press("/register", login=login, password="seventeen moments")
