"""Servers and people for the tests of the pages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with the installed games and bots that answer at once."""
    with Server(tmp_path) as made:
        yield made


@pytest.fixture
def new_person(server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people with a browser each."""
    people: list[Person] = []

    def one(language: str = "ru") -> Person:
        people.append(Person(server.url, language))
        return people[-1]

    yield one
    for person in people:
        person.close()
