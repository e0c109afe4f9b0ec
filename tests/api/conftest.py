"""Servers and API clients for the tests of the API."""

import itertools
from collections.abc import Callable, Iterator

import pytest

from tests.kit.http.program import Program, begun
from tests.kit.http.server import Server

_numbers = itertools.count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the installed games and bots that answer at once; shared by a module."""
    with Server(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture(scope="module")
def duel(server: Server) -> Iterator[tuple[Program, Program, str]]:
    """Two API clients and their match of Espionage, in which nobody has acted yet."""
    host, friend = (Program(server.url, f"program-{next(_numbers)}") for _ in range(2))
    yield host, friend, begun(host, friend)
    host.close()
    friend.close()


@pytest.fixture
def program(server: Server) -> Iterator[Callable[..., Program]]:
    """Makes API clients, each with an account of its own."""
    made: list[Program] = []

    def one(language: str = "ru", scopes: tuple[str, ...] = ("read", "play", "host")) -> Program:
        made.append(Program(server.url, f"program-{next(_numbers)}", language, scopes))
        return made[-1]

    yield one
    for each in made:
        each.close()
