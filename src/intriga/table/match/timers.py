"""The clock: closes the windows whose time is up.

Timers live on disk, beside the entry that set them; here is only the order in which they fall
due. One that falls due becomes an `Expire` of its window's generation, so a late one hits nothing,
and its effect and its removal are one transaction.

While the server was away nobody could act: a clock that came due meanwhile gets back what it had
left when the server was last known to be alive, and everybody is told.

Among several nodes the order here only says when to look: what has run out is claimed from the
database, so that one node fires it, and another when that one dies.
"""

import asyncio
import heapq
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from sqlalchemy import Connection

from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Expire
from intriga.kernel.house_rules.house_acts import Extend
from intriga.kernel.text import Refusal
from intriga.store import StoreError, accounts, log
from intriga.store.log import Timer
from intriga.table.errors import TableError
from intriga.table.match.commands import Command, CommandQueue
from intriga.table.match.no_shows import NoShows
from intriga.table.match.registry import MatchRegistry

_log = logging.getLogger(__name__)

_RETRY_MS = 5_000
_STUCK_RETRY_MS = 60_000
_BEAT_MS = 20_000
_FAIR_MS = 30_000
"""What a window gets back at least."""
_AT_ONCE = 256
"""So many windows are closed at the same time; the others wait their turn."""

_ALL = 1_000_000
_ALIVE = "alive-at"


Claim: TypeAlias = Callable[[int], Awaitable[list[tuple[str, Timer]]]]
"""Takes on at most so many timers that have run out."""


class WindowTimers:
    """Every running timer, the earliest first. `claim`: among several nodes, takes on those that
    have run out; else all are fired here."""

    def __init__(self, registry: MatchRegistry, commands: CommandQueue, no_shows: NoShows) -> None:
        self._registry = registry
        self._commands = commands
        self._no_shows = no_shows
        self.claim: Claim | None = None
        self._due: list[tuple[int, str, str, int]] = []
        self._ready: deque[tuple[str, str, int]] = deque()
        self._claimed: set[tuple[str, str, int]] = set()
        self._unclaimed = False
        self._earlier = asyncio.Event()
        self._fired: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._pulse: asyncio.Task[None] | None = None

    async def start(self, *, alone: bool = True) -> None:
        """Take up the timers on disk. `alone`: no other node could have fired those that came due
        meanwhile, so that they are owed some time."""
        alive, now = await self._registry.store.read(_alive), self._registry.time.now()
        if alone and self.claim is not None:  # before another node comes and fires them
            self._claimed |= {_key(*claimed) for claimed in await self.claim(_ALL)}
        for match, timer in await self._registry.store.read(log.all_timers):
            if not alone or alive is None or not alive < timer.due_at <= now:
                self._add(match, timer)
            elif await self._give_back(match, timer, timer.due_at - alive):
                self._claimed.discard(_key(match, timer))
            else:
                self._put(now + _RETRY_MS, match, timer.window, timer.generation)
        self._task = asyncio.create_task(self._run(), name="intriga-clock")
        self._pulse = asyncio.create_task(self._beat(), name="intriga-pulse")

    async def _give_back(self, match: str, timer: Timer, owed: int) -> bool:
        """The window closes as much later as it would have stood open without the halt."""
        late = self._registry.time.now() - timer.due_at
        more = Extend(timer.window, timer.generation, -(-(late + max(owed, _FAIR_MS)) // 1000))
        try:
            answer = await self._commands.post(match, Command(TABLE, more))
        except TableError as problem:
            _log.error("match %s: a timer was not set anew: %s", match, problem.refusal.id)
            return False
        return not isinstance(answer, Refusal)

    async def _beat(self) -> None:
        """Note from time to time that the server is alive."""
        while True:
            await self._note_alive()
            await self._registry.time.sleep_until(self._registry.time.now() + _BEAT_MS)

    async def _note_alive(self) -> None:
        alive = str(self._registry.time.now()).encode()
        try:
            await self._registry.store.write(
                lambda connection: accounts.put_setting(connection, _ALIVE, alive)
            )
        except StoreError as problem:
            _log.warning("the pulse was not noted: %s", type(problem).__name__)

    async def stop(self) -> None:
        """Fire nothing any more."""
        tasks = [*self._fired, *(task for task in (self._task, self._pulse) if task)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._note_alive()

    def set(self, match: str, before: Mapping[str, Timer], after: Mapping[str, Timer]) -> None:
        """A step set these clocks."""
        for key, timer in after.items():
            if before.get(key) != timer and timer.left is None:
                self._add(match, timer)

    def _add(self, match: str, timer: Timer) -> None:
        self._put(timer.due_at, match, timer.window, timer.generation)

    def _put(self, at: int, match: str, window: str, generation: int) -> None:
        heapq.heappush(self._due, (at, match, window, generation))
        if self._due[0][0] == at:
            self._earlier.set()

    def look(self) -> None:
        """Another node may have left something to be fired."""
        self._unclaimed = True
        self._earlier.set()

    async def _run(self) -> None:
        time = self._registry.time
        while True:
            self._earlier.clear()
            while self._due and self._due[0][0] <= time.now():
                _, match, window, generation = heapq.heappop(self._due)
                if self.claim is None or (match, window, generation) in self._claimed:
                    self._ready.append((match, window, generation))
                else:
                    self._unclaimed = True
            self._begin_ready()
            if self._unclaimed and self.claim is not None and len(self._fired) <= _AT_ONCE // 2:
                await self._take_on(self.claim)
                continue
            await self._wait(self._due[0][0] if self._due else None)

    async def _take_on(self, claim: Claim) -> None:
        """Claim as many as there is room for."""
        room = _AT_ONCE - len(self._fired)
        try:
            claimed = await claim(room)
        except TableError:
            claimed = []  # the database is away; at the next look it may be back
        self._unclaimed = len(claimed) == room
        for match, timer in claimed:
            self._claimed.add(_key(match, timer))
            self._ready.append(_key(match, timer))
        self._begin_ready()

    def _begin_ready(self) -> None:
        while self._ready and len(self._fired) < _AT_ONCE:
            key = self._ready.popleft()
            task = asyncio.create_task(self._fire(*key))
            self._fired.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._fired.discard(task)
        if self._ready or self._unclaimed:
            self._earlier.set()

    async def _wait(self, until: int | None) -> None:
        """Until then, or until an earlier timer is set."""
        waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._earlier.wait())]
        if until is not None:
            waits.append(asyncio.ensure_future(self._registry.time.sleep_until(until)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _still_due(self, match: str, window: str, generation: int) -> bool:
        """Whether this clock has really run out: it may have been stopped or moved meanwhile."""
        async with self._registry.using(match) as loaded:
            timer = loaded.candidate.timers.get(window)
            if timer is None or timer.generation != generation:
                return True  # what the disk still has of it is cleared by the refusal
            return timer.left is None and timer.due_at <= self._registry.time.now()

    async def _fire(self, match: str, window: str, generation: int) -> None:
        later = await self._close(match, window, generation)
        if later is not None:
            self._put(self._registry.time.now() + later, match, window, generation)
        else:
            self._claimed.discard((match, window, generation))

    async def _close(self, match: str, window: str, generation: int) -> int | None:
        """Close a window whose time is up; in how many milliseconds to try again, if it must be."""
        try:
            if not await self._still_due(match, window, generation):
                return None
            if not await self._no_shows.may_close(match, window, generation):
                return None  # the match waits for them
            answer = await self._commands.post(match, Command(TABLE, Expire(window, generation)))
            if isinstance(answer, Refusal) and answer.id in ("refused-stale", "refused-over"):
                await self._drop(match, window, generation)
                return None
        except TableError as problem:
            _log.error("match %s: a timer did not fire: %s", match, problem.refusal.id)
            return _RETRY_MS if problem.kind == "unavailable" else _STUCK_RETRY_MS
        return _STUCK_RETRY_MS if isinstance(answer, Refusal) else None

    async def _drop(self, match: str, window: str, generation: int) -> None:
        """Forget a clock whose question no longer stands."""
        due_by = self._registry.time.now()
        await self._registry.store.write(
            lambda connection: log.drop_timer(connection, match, window, generation, due_by)
        )


def _key(match: str, timer: Timer) -> tuple[str, str, int]:
    return match, timer.window, timer.generation


def _alive(connection: Connection) -> int | None:
    """When a server was last known to run on this database."""
    noted = accounts.setting(connection, _ALIVE)
    return None if noted is None else int(noted)
