"""Bot leases: the bots of a match play in one process, and in another when that one is gone.

A slow process may have been considered dead, so that its bots play elsewhere. It finds out at its
next heartbeat; until then its bots cannot act, since each of their acts checks the lease in its own
transaction.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable

from sqlalchemy import Connection

from intriga.store import nodes
from intriga.table.errors import TableError
from intriga.table.match.events import MatchEvents
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.tasks import BackgroundTasks
from intriga.table.runtime.time import Time

_log = logging.getLogger(__name__)

_ORPHANS = 32
"""The most matches of dead processes taken over at once: the other processes take some, too."""


class SharedBotLeases:
    """The leases of one process (`node`: its id) among several on the same database. Gains and
    losses are announced as `events.bots_moved`."""

    def __init__(self, store: AsyncStore, time: Time, events: MatchEvents, node: str) -> None:
        self._store = store
        self._time = time
        self._events = events
        self._node = node
        self._mine: set[str] = set()
        self._wanted: set[str] = set()
        self._tasks = BackgroundTasks()

    def mine(self, match: str) -> bool:
        """Whether the bots of this match play here."""
        return match in self._mine

    def want(self, match: str) -> None:
        """Try to take the lease, unless that is being done."""
        if match not in self._mine and match not in self._wanted:
            self._wanted.add(match)
            self._start(lambda: self.take([match]), match)

    def release(self, match: str) -> None:
        """Give the lease back."""
        if match in self._mine:
            self._mine.discard(match)
            self._start(lambda: self._drop(match), match)

    def fence(self, match: str) -> Callable[[Connection], None]:
        """Raises `Conflict` in a transaction unless the lease is held here."""
        return lambda connection: nodes.require_bots(connection, self._node, match)

    async def take(self, matches: Collection[str]) -> None:
        """Take these leases, as far as no other living process has them."""
        try:
            self._gain(
                await self._store.write(
                    lambda c: nodes.take_bots(c, self._node, self._time.now(), matches)
                )
            )
        finally:
            self._wanted.difference_update(matches)

    async def take_orphans(self) -> frozenset[str]:
        """Take over leases of dead processes. Those taken."""
        now = self._time.now()
        if not await self._store.read(lambda c: nodes.has_orphans(c, now)):
            return frozenset()
        taken = await self._store.write(lambda c: nodes.take_orphans(c, self._node, now, _ORPHANS))
        self._gain(taken)
        return taken

    def keep_only(self, held: Collection[str]) -> None:
        """Give up what the database says is no longer held here. `held`: what is."""
        for match in [match for match in self._mine if match not in held]:
            _log.warning("match %s: its bots play on another node", match)
            self._mine.discard(match)
            self._events.bots_moved.emit(match)

    async def stop(self) -> None:
        """Stop taking leases and giving them back."""
        await self._tasks.stop()

    def _gain(self, taken: Iterable[str]) -> None:
        for match in taken:
            if match not in self._mine:
                self._mine.add(match)
                self._events.bots_moved.emit(match)

    async def _drop(self, match: str) -> None:
        await self._store.write(lambda connection: nodes.drop_bots(connection, self._node, match))

    def _start(self, work: Callable[[], Awaitable[None]], match: str) -> None:
        self._tasks.start(self._carefully(work, match), f"lease-{match}")

    async def _carefully(self, work: Callable[[], Awaitable[None]], match: str) -> None:
        try:
            await work()
        except TableError as problem:
            _log.warning("match %s: its bots' lease was not written: %s", match, problem.refusal.id)
