"""The database as used from an event loop.

The results of writes that were committed together reach the loop in one call, in the order in which
they were written.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection

from intriga.store import Store, Unavailable
from intriga.store.errors import Damaged
from intriga.table.errors import unavailable

T = TypeVar("T")
_Done: TypeAlias = tuple[asyncio.Future[Any], Any, Exception | None]
"""Who waits for a write, its result, and why it failed."""
_log = logging.getLogger(__name__)


class AsyncStore:
    """Writes and reads without blocking the event loop it was made in. `store`: blocks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        self._done: list[_Done] = []
        self._gate = Lock()
        self.damaged = False
        """Whether the database was found to be damaged."""
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="intriga-reader")
        self._thinkers = ThreadPoolExecutor(2, thread_name_prefix="intriga-thinker")

    def submit(self, op: Callable[[Connection], T], lock: str = "") -> asyncio.Future[T]:
        """Hand an operation to the writer thread. The future raises what the store raises. `lock`:
        the match whose rows the operation locks; "" for none."""
        outcome: asyncio.Future[T] = self._loop.create_future()
        self.store.hand_over(op, partial(self._arrived, outcome), lock)
        return outcome

    async def write(self, op: Callable[[Connection], T]) -> T:
        """Write and wait until it is on disk. Raises `TableError` when nothing can be written."""
        try:
            return await asyncio.shield(self.submit(op))
        except Unavailable as problem:
            self._mark_damage(problem)
            raise unavailable() from None

    async def read(self, op: Callable[[Connection], T]) -> T:
        """Read in another thread. Raises `TableError` when the database does not answer."""
        try:
            return await self._loop.run_in_executor(self._readers, self.store.read, op)
        except Unavailable as problem:
            self._mark_damage(problem)
            raise unavailable() from None

    async def think(self, work: Callable[..., T], *args: Any) -> T:
        """Run work that would block the event loop for long, in another thread."""
        return await self._loop.run_in_executor(self._thinkers, work, *args)

    def _mark_damage(self, problem: BaseException) -> None:
        if isinstance(problem, Damaged) and not self.damaged:
            self.damaged = True
            _log.critical("the database is damaged: restore a backup")

    def close(self) -> None:
        """End the threads. The store itself stays open."""
        self._readers.shutdown(cancel_futures=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def _arrived(
        self, outcome: asyncio.Future[Any], result: Any, problem: Exception | None
    ) -> None:
        # In the writer's thread. Only the first result of a batch wakes the loop.
        with self._gate:
            first = not self._done
            self._done.append((outcome, result, problem))
        if first:
            with suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        with self._gate:
            batch, self._done = self._done, []
        for outcome, result, problem in batch:
            if outcome.cancelled():
                continue
            if problem is not None:
                self._mark_damage(problem)
                outcome.set_exception(problem)
            else:
                outcome.set_result(result)
