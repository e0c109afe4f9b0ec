"""Presence: which seats have a page open.

Who loads his page anew goes and comes back within a moment, and who arrives in a full hall does not
arrive alone: changes are told together, after they have settled.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from typing import TypeAlias

from sqlalchemy import Connection

from intriga.kernel.actors import Seat, Viewer
from intriga.table.time import Time

SETTLING_MS = 700

Elsewhere: TypeAlias = Callable[[Connection, Sequence[str]], Mapping[str, Set[Seat]]]


class Presence:
    """The seats that are here, by match. `tell`: called with those of a match when they are others
    than before. `elsewhere`: reads those that have a page open on other nodes."""

    def __init__(self, time: Time, tell: Callable[[str, Set[Seat]], Awaitable[None]]) -> None:
        self._time = time
        self._tell = tell
        self.elsewhere: Elsewhere = lambda _connection, _ids: {}
        self._pages: dict[str, Counter[Seat]] = {}
        self._told: dict[str, frozenset[Seat]] = {}
        self._settling: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def come(self, match: str, viewer: Viewer) -> None:
        """A page was opened."""
        if isinstance(viewer, int):
            self._pages.setdefault(match, Counter())[viewer] += 1
            self._settle(match)

    def go(self, match: str, viewer: Viewer) -> None:
        """A page was closed."""
        if isinstance(viewer, int):
            pages = self._pages[match]
            pages[viewer] -= 1
            if not pages[viewer]:
                del pages[viewer]
            if not pages:
                del self._pages[match]
            self._settle(match)

    def here(self, match: str) -> Set[Seat]:
        """The seats that are here, or have gone only just now."""
        return self._open(match) | self._told.get(match, frozenset())

    def told(self) -> Mapping[str, Set[Seat]]:
        """The seats by match, as they were told last."""
        return self._told

    async def stop(self) -> None:
        """Tell nobody any more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _open(self, match: str) -> frozenset[Seat]:
        return frozenset(self._pages.get(match, ()))

    def _settle(self, match: str) -> None:
        if match not in self._settling:
            at = self._time.now() + SETTLING_MS
            self._settling.add(match)
            task = asyncio.create_task(self._tell_later(match, at))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell_later(self, match: str, at: int) -> None:
        await self._time.sleep_until(at)
        self._settling.discard(match)
        now, told = self._open(match), self._told.pop(match, frozenset())
        if now:
            self._told[match] = now
        if now != told:
            await self._tell(match, now)
