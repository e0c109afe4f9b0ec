"""One browser for all tests of a process."""

import asyncio
from asyncio.events import _set_running_loop
from contextlib import ExitStack

from playwright.sync_api import Browser

from tests.web.tab import launched


class OneBrowser:
    """A browser for all tests of a process. Playwright marks its event loop as running while its
    browser is open, so that nothing else could run in this thread: here only while it is lent."""

    def __init__(self, chromium: str) -> None:
        self._chromium = chromium
        self._open = ExitStack()
        self._browser: Browser | None = None

    def lend(self) -> Browser:
        """The browser, for a module of tests that run no event loop of their own."""
        if self._browser is None:
            self._browser = self._open.enter_context(launched(self._chromium))
            self._loop = asyncio.get_running_loop()
        _set_running_loop(self._loop)
        if not self._browser.is_connected():  # it crashed under an earlier test
            self.close()
            return self.lend()
        return self._browser

    def take_back(self) -> None:
        """The module is done."""
        _set_running_loop(None)

    def close(self) -> None:
        """Close the browser."""
        if self._browser is not None:
            _set_running_loop(self._loop)
            self._browser = None
            self._open.close()
            _set_running_loop(None)
