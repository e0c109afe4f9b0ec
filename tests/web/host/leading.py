"""A match that somebody leads without a seat."""

import re

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор")


def start_match(
    society_server: Server, hosting: str = "leads", **settings: str
) -> tuple[Person, list[Person], str]:
    """A started match of six people and two bots, and its host."""
    host = Person(society_server.url)
    host.open("/new/society")
    settings = {
        "name": "Ведущая",
        "seats": "8",
        "hosting": hosting,
        "clock__vote": "600",
        **settings,
    }
    host.press("/new/society", **settings)
    match = host.path
    code = re.search(r"/j/(\w+)", host.page.text)
    assert code
    people = []
    for name in NAMES:
        person = Person(society_server.url)
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=name)
        people.append(person)
    host.open(match)
    host.press(f"{match}/fill")
    host.press(f"{match}/start")
    assert host.status == 200, host.text
    return host, people, match
