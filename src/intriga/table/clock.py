"""The clock: closes the windows whose time is up.

Timers live on disk, beside the entry that set them; here is only the order in which they fall
due. One that falls due becomes an `Expire` of its window's generation, so a late one hits nothing,
and its effect and its removal are one transaction. After a halt the late ones fire in order.
"""

import asyncio
import heapq
import logging
from collections.abc import Mapping
from typing import Any

from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Expire
from intriga.kernel.text import Refusal
from intriga.store import log
from intriga.store.log import Timer
from intriga.table.desk import Desk
from intriga.table.errors import TableError
from intriga.table.mailbox import Letter, Mailbox

_log = logging.getLogger(__name__)

_RETRY_MS = 5_000
_STUCK_RETRY_MS = 60_000


class Clock:
    """Every running timer, the earliest first."""

    def __init__(self, desk: Desk, mailbox: Mailbox) -> None:
        self._desk = desk
        self._mailbox = mailbox
        self._due: list[tuple[int, str, str, int]] = []
        self._earlier = asyncio.Event()
        self._fired: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up the timers on disk."""
        for match, timer in await self._desk.bridge.read(log.all_timers):
            self._add(match, timer)
        self._task = asyncio.create_task(self._run(), name="intriga-clock")

    async def stop(self) -> None:
        """Fire nothing any more."""
        tasks = [*self._fired, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def set(self, match: str, before: Mapping[str, Timer], after: Mapping[str, Timer]) -> None:
        """A step set these clocks."""
        for key, timer in after.items():
            if before.get(key) != timer:
                self._add(match, timer)

    def _add(self, match: str, timer: Timer) -> None:
        self._put(timer.due_at, match, timer.window, timer.generation)

    def _put(self, at: int, match: str, window: str, generation: int) -> None:
        heapq.heappush(self._due, (at, match, window, generation))
        if self._due[0][0] == at:
            self._earlier.set()

    async def _run(self) -> None:
        time = self._desk.time
        while True:
            while self._due and self._due[0][0] <= time.now():
                _, match, window, generation = heapq.heappop(self._due)
                task = asyncio.create_task(self._fire(match, window, generation))
                self._fired.add(task)
                task.add_done_callback(self._fired.discard)
            self._earlier.clear()
            await self._wait(self._due[0][0] if self._due else None)

    async def _wait(self, until: int | None) -> None:
        """Until then, or until an earlier timer is set."""
        waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._earlier.wait())]
        if until is not None:
            waits.append(asyncio.ensure_future(self._desk.time.sleep_until(until)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _fire(self, match: str, window: str, generation: int) -> None:
        try:
            answer = await self._mailbox.post(match, Letter(TABLE, Expire(window, generation)))
        except TableError as problem:
            later = _RETRY_MS if problem.kind == "unavailable" else _STUCK_RETRY_MS
            _log.error("match %s: a timer did not fire: %s", match, problem.refusal.id)
            self._put(self._desk.time.now() + later, match, window, generation)
            return
        if not isinstance(answer, Refusal):
            return
        if answer.id in ("refused-stale", "refused-over"):
            await self._desk.bridge.write(
                lambda connection: log.drop_timer(connection, match, window, generation)
            )
        else:
            self._put(self._desk.time.now() + _STUCK_RETRY_MS, match, window, generation)
