"""Servers that have MAGA among their games."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from intriga.games import installed
from intriga.games.maga.game import game
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of one test."""
    with Server(tmp_path, games={**installed(), "maga": game}) as made:
        yield made


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Person]]:
    """People of one server for the whole module."""
    people: list[Person] = []

    with Server(tmp_path_factory.mktemp("maga"), games={**installed(), "maga": game}) as running:

        def one(language: str = "en") -> Person:
            people.append(Person(running.url, language))
            return people[-1]

        yield one
        for person in people:
            person.close()
