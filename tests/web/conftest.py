"""Servers and people for the tests of the pages."""

import asyncio
from asyncio.events import _set_running_loop
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.html_client import Person
from tests.web.server import Server
from tests.web.tab import launched


class _OneBrowser:
    """A browser for all tests of a process. Playwright marks its event loop as running while its
    browser is open, so that nothing else could run in this thread: here only while it is lent."""

    def __init__(self, chromium: str) -> None:
        self._chromium = chromium
        self._open = ExitStack()
        self._browser: Browser | None = None

    def lend(self) -> Browser:
        if self._browser is None:
            self._browser = self._open.enter_context(launched(self._chromium))
            self._loop = asyncio.get_running_loop()
        _set_running_loop(self._loop)
        if not self._browser.is_connected():  # it crashed under an earlier test
            self.close()
            return self.lend()
        return self._browser

    def take_back(self) -> None:
        _set_running_loop(None)

    def close(self) -> None:
        if self._browser is not None:
            _set_running_loop(self._loop)
            self._browser = None
            self._open.close()
            _set_running_loop(None)


@pytest.fixture(scope="session")
def one_browser(chromium: str) -> Iterator[_OneBrowser]:
    made = _OneBrowser(chromium)
    yield made
    made.close()


@pytest.fixture(scope="module")
def browser(one_browser: _OneBrowser) -> Iterator[Browser]:
    """A real browser. Tests of one module that use it run no event loop of their own."""
    yield one_browser.lend()
    one_browser.take_back()


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


NewPerson = Callable[..., Person]
