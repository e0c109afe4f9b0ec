"""Matches of the toy games, begun by their pages."""

import re

from tests.kit.http.html_client import Person


def begun(people: list[Person], game: str = "parliament") -> str:
    host, *others = people
    host.open(f"/new/{game}")
    host.press(f"/new/{game}", name="Анна", seats=str(len(people)))
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    for person, name in zip(others, ("Борис", "Вера"), strict=False):
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=name)
    host.open(match)
    host.press(f"{match}/start")
    return match
