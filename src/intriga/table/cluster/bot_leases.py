"""Duties: the bots of a match play on one node, and on another when that one is gone.

A node that was thought dead and is not may find its bots playing elsewhere. It hears of that at
its next beat; what its bots do until then is not written, for each act of theirs asks in its own
transaction whether they still play here.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import TypeAlias

from sqlalchemy import Connection

from intriga.store import nodes
from intriga.table.db import AsyncStore
from intriga.table.errors import TableError
from intriga.table.time import Time

_log = logging.getLogger(__name__)

_ORPHANS = 32
"""So many matches of dead nodes are taken on at once: the others want some, too."""

Fence: TypeAlias = Callable[[Connection], None]


class BotLeases:
    """Which matches' bots play in this process. Where there is only one: all."""

    def mine(self, _match: str) -> bool:
        """Whether the bots of this match play here."""
        return True

    def want(self, _match: str) -> None:
        """They would, if they do not play elsewhere."""

    def release(self, _match: str) -> None:
        """They need not play any more."""

    def fence(self, _match: str) -> Fence | None:
        """What an act of theirs asks of the database."""
        return None


class SharedBotLeases(BotLeases):
    """The same among several nodes. `on_mine`: the bots of a match play here from now on, or no
    longer."""

    def __init__(self, store: AsyncStore, time: Time, node: str) -> None:
        self._store = store
        self._time = time
        self._node = node
        self._mine: set[str] = set()
        self._wanted: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_mine: Callable[[str, bool], None] = lambda _match, _mine: None

    def mine(self, match: str) -> bool:
        return match in self._mine

    def want(self, match: str) -> None:
        if match not in self._mine and match not in self._wanted:
            self._wanted.add(match)
            self._begin(self.take([match]))

    def release(self, match: str) -> None:
        if match in self._mine:
            self._mine.discard(match)
            self._begin(self._drop(match))

    def fence(self, match: str) -> Fence:
        return lambda connection: nodes.require_bots(connection, self._node, match)

    async def take(self, matches: Collection[str]) -> None:
        """Take these on, as far as no other living node has them."""
        try:
            self._gain(
                await self._store.write(
                    lambda c: nodes.take_bots(c, self._node, self._time.now(), matches)
                )
            )
        finally:
            self._wanted.difference_update(matches)

    async def take_orphans(self) -> frozenset[str]:
        """Take on matches of dead nodes; which."""
        now = self._time.now()
        if not await self._store.read(lambda c: nodes.has_orphans(c, now)):
            return frozenset()
        taken = await self._store.write(lambda c: nodes.take_orphans(c, self._node, now, _ORPHANS))
        self._gain(taken)
        return taken

    def stands(self, held: Collection[str]) -> None:
        """What the database says is mine, at a beat."""
        for match in [match for match in self._mine if match not in held]:
            _log.warning("match %s: its bots play on another node", match)
            self._mine.discard(match)
            self.on_mine(match, False)

    async def stop(self) -> None:
        """Want nothing any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _gain(self, taken: Iterable[str]) -> None:
        for match in taken:
            if match not in self._mine:
                self._mine.add(match)
                self.on_mine(match, True)

    async def _drop(self, match: str) -> None:
        await self._store.write(lambda connection: nodes.drop_bots(connection, self._node, match))

    def _begin(self, doing: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._carefully(doing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carefully(self, doing: Awaitable[None]) -> None:
        try:
            await doing
        except TableError as problem:
            _log.warning("a duty was not noted: %s", problem.refusal.id)
