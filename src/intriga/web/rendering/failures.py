"""Parts of a page that fail.

A game's pages are code of others, and one mistake in them must not take a page, a live connection
or an act with it: the part is shown as failed, in words that are always the same, and what is wrong
is logged once. In tests it is an error (the environment variable `INTRIGA_FAILED_PARTS=raise`).

A part is made from what its viewer may know, so whether it fails tells them nothing else. The text
of an exception may hold secrets: it is neither shown nor logged.
"""

import logging
import os
import traceback
from collections.abc import Callable
from typing import Final, TypeVar

_log = logging.getLogger(__name__)

FAILED_PARTS: Final = "INTRIGA_FAILED_PARTS"
"""The environment variable that says what to do about a part that fails: `raise`, else show it as
failed."""
T = TypeVar("T")
_MOST: Final = 1024
"""Failures that are known as logged."""


class Failures:
    """The parts of pages that failed on one server. `raises`: whether they are errors."""

    def __init__(self) -> None:
        self.raises = os.environ.get(FAILED_PARTS) == "raise"
        self._logged: set[tuple[str, str, str, int]] = set()

    def attempt(self, part: str, make: Callable[[], T], failed: T) -> T:
        """What `make` makes of a part, or `failed`. `part`: as of `log`."""
        try:
            return make()
        except Exception as problem:
            self.log(part, problem)
            return failed

    def log(self, part: str, problem: Exception) -> None:
        """Log that a part failed, with the frames of its exception: the same failure once, since
        every page asks for the part again. `part`: the game and what of its pages. Raises the
        exception where failures are errors."""
        if self.raises:
            raise problem
        frames = traceback.extract_tb(problem.__traceback__)
        last = (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
        key = (part, type(problem).__name__, *last)
        if key in self._logged:
            return
        if len(self._logged) >= _MOST:
            self._logged.clear()
        self._logged.add(key)
        told = "".join(traceback.format_list(frames))
        _log.error("a part of a page failed: %s: %s\n%s", part, key[1], told)
