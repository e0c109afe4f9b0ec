"""Timers: close the windows whose time is up, settle the sealed ones, reach their marks; resume
matches that were put away, end votes that have lasted long enough.

Timers are rows in the database, written with the entry that set them; here is only the order in
which they fall due. A timer that falls due becomes an act of the table, an `Expire` of its window's
generation for example, so one that comes late has no effect, and its effect and its removal are one
transaction.

Halts are made good (see `halts`): the server was stopped, the machine was asleep, its clock was
set. Everybody in the match is notified.

With several processes on one database the order here only says when to look: timers that are due
are claimed from the database, so that one process fires each, and another does when that one dies.
"""

import asyncio
import heapq
import logging
from collections import deque
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Connection

from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Act, Expire, ReachMark, Settle
from intriga.kernel.house_rules.house_acts import LapseEnd, Resume
from intriga.kernel.text import Refusal
from intriga.store import match_timers, nodes
from intriga.store.match_log import CLOSE, EARLIEST, LAPSE, MARK, RESUME, SETTLE, UNDO, Timer
from intriga.store.people import accounts
from intriga.table.errors import TableError
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.due_times import Timers
from intriga.table.match.match_state import CurrentPosition
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.stalls import stall
from intriga.table.match.timers.halts import JUMP_MS, Halts
from intriga.table.match.timers.no_shows import NoShows
from intriga.table.match.timers.undo import take_back
from intriga.table.runtime.tasks import BackgroundTasks

_log = logging.getLogger(__name__)

_RETRY_MS = 5_000
_STUCK_RETRY_MS = 60_000
_ALIVE_EVERY_MS = 20_000
_CLOCK_EVERY = 1.0
"""Seconds from one look at the clock to the next."""
_AT_ONCE = 256
"""The most windows closed at the same time; the others wait."""

_ALL = 1_000_000
_ALIVE = "alive-at"
_SET_BACK = "clock-set-back-at"
_SAME_JUMP_MS = 60_000
"""Nodes that notice within this time that the clock was set back notice the same."""

_SETTLES_WITHIN_MS = 1_800_000
"""A timer that settles a window is never due later than this; if it seems so, a clock was set."""

_Key: TypeAlias = tuple[str, str, str, int, int]
"""A timer: its match, window, purpose, generation and restarts."""


class TimerClaims(Protocol):
    """Shares the timers that are due among several processes on one database."""

    async def claim(self, most: int) -> list[tuple[str, Timer]]:
        """Timers that are now for this process to fire, at most `most`, each with its match.
        Raises `TableError` when the database does not answer."""
        ...


class WindowTimers:
    """All running timers, the earliest first. `claims`: None where this is the only process, which
    fires them all."""

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        no_shows: NoShows,
        claims: TimerClaims | None,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._no_shows = no_shows
        self._halts = Halts(registry, commands)
        self._halted = False
        """No timer fires while a halt is made good."""
        self._before: int | None = None
        """When the halt began that is still to be made good."""
        self._good: set[_Key] = set()
        """The timers for which that is done."""
        self._wrong = False
        """The clock of this machine is known to be wrong: it is reported once."""
        self._claims = claims
        self._due: list[tuple[int, _Key]] = []
        self._ready: deque[_Key] = deque()
        self._claimed: set[_Key] = set()
        self._look_for_claims = False
        self._wake = asyncio.Event()
        self._loops = BackgroundTasks()
        self._firing = BackgroundTasks()

    async def start(self, *, alone: bool = True) -> None:
        """Resume the timers in the database. `alone`: no other process was running, so that timers
        which fell due since the last one stopped are given back time."""
        self._before = await self._registry.store.read(_alive_at) if alone else None
        self._halted = True
        try:
            await self._set_all()
        except TableError as problem:
            _log.error("timers were not set: %s", problem.refusal.id)
        self._loops.start(self._run(), "timers")
        self._loops.start(self._keep_noting_alive(), "alive")
        self._loops.start(self._follow_clock(), "clock")

    async def _set_all(self) -> None:
        """Make the halt good, if there was one, and let the timers in the database run. Raises
        `TableError` when the database does not answer; `check_clock` tries it again."""
        before = self._before
        if before is not None and self._claims is not None:  # before another process fires them
            self._claimed |= {_key(*claimed) for claimed in await self._claims.claim(_ALL)}
        self._due.clear()  # not after the read: what is set meanwhile stays
        timers = await self._registry.store.read(match_timers.all_timers)
        now = self._registry.time.now()
        for match, timer in timers:
            key = _key(match, timer)
            if before is None or key in self._good or timer.purpose != CLOSE:
                self._add(match, timer)
            elif await self._halts.make_good(match, timer, before):
                self._good.add(key)
                self._claimed.discard(key)
            elif before < timer.due_at <= now:
                self._put(now + _RETRY_MS, key)
            else:
                self._add(match, timer)
        self._before, self._halted = None, False
        self._good.clear()
        self._wake.set()

    async def _follow_clock(self) -> None:
        """Notice when the clock of the machine was set, or the machine was asleep."""
        while True:
            await asyncio.sleep(_CLOCK_EVERY)
            try:
                await self.check_clock()
            except TableError as problem:
                _log.error("the clock was set: timers were not: %s", problem.refusal.id)

    async def check_clock(self) -> None:
        """Go by the clock of the machine. If it was set, no timer fires before the halt is made
        good. Raises `TableError` when the database does not answer; the next call goes on."""
        time, ahead = self._registry.time, self._registry.time.deviation()
        if abs(ahead) >= JUMP_MS:
            await self._jumped(ahead)
        else:
            time.adopt()
        if self._halted:
            await self._set_all()

    async def _jumped(self, ahead: int) -> None:
        """The clock is so many milliseconds ahead of our time: go by it, if it is right."""
        time = self._registry.time
        if self._claims is not None and not await self._is_right(time.now() + ahead):
            return
        alone = ahead > 0 or self._claims is None or await self._is_first(time.now() + ahead)
        if not self._halted and alone:
            self._before = time.now()
        self._halted = True
        time.adopt()
        _log.warning("the clock has jumped by %.1f s, or the machine was asleep", ahead / 1000)
        if ahead < 0:  # else a restart would move deadlines back once more
            await self._note_alive()

    async def _is_right(self, wall: int) -> bool:
        """Whether the database, whose clock the other nodes can ask too, agrees with this time
        rather than with ours. If not, the clock of this machine is left alone."""
        now = await self._registry.store.read(nodes.clock)
        right = abs(now - wall) <= abs(now - self._registry.time.now())
        if not right and not self._wrong:
            _log.error("the clock of this machine is wrong by %.1f s", (wall - now) / 1000)
        self._wrong = not right
        return right

    async def _is_first(self, now: int) -> bool:
        """Whether no other node has noticed the same: only one moves deadlines back."""

        def note(connection: Connection) -> bool:
            noted = accounts.setting(connection, _SET_BACK)
            accounts.put_setting(connection, _SET_BACK, str(now).encode())
            return noted is None or abs(int(noted) - now) > _SAME_JUMP_MS

        return await self._registry.store.write(note)

    async def _keep_noting_alive(self) -> None:
        """Note from time to time that a server is running on this database."""
        while True:
            if not self._halted:  # what is left of a halt is made good after a restart
                await self._note_alive()
            await self._registry.time.sleep_until(self._registry.time.now() + _ALIVE_EVERY_MS)

    async def _note_alive(self) -> None:
        alive = str(self._registry.time.now()).encode()
        try:
            await self._registry.store.write(
                lambda connection: accounts.put_setting(connection, _ALIVE, alive)
            )
        except TableError as problem:
            _log.warning("could not note that the server runs: %s", problem.refusal.id)

    async def stop(self) -> None:
        """Fire no more timers."""
        await self._loops.stop()
        await self._firing.stop()
        if not self._halted:
            await self._note_alive()

    def set(self, match: str, before: Timers, after: Timers) -> None:
        """The timers of a match have changed."""
        for key, timer in after.items():
            if before.get(key) != timer and timer.left is None:
                self._add(match, timer)

    def _add(self, match: str, timer: Timer) -> None:
        self._put(_due_at(timer, self._registry.time.now()), _key(match, timer))

    def _put(self, at: int, key: _Key) -> None:
        heapq.heappush(self._due, (at, key))
        if self._due[0][0] == at:
            self._wake.set()

    def look(self) -> None:
        """Try to claim timers now: another process may have died and left some."""
        self._look_for_claims = True
        self._wake.set()

    async def _run(self) -> None:
        time = self._registry.time
        while True:
            self._wake.clear()
            while not self._halted and self._due and self._due[0][0] <= time.now():
                _, key = heapq.heappop(self._due)
                if self._claims is None or key in self._claimed:
                    self._ready.append(key)
                else:
                    self._look_for_claims = True
            self._fire_ready()
            room = len(self._firing) <= _AT_ONCE // 2 and not self._halted
            if self._look_for_claims and self._claims is not None and room:
                await self._claim(self._claims)
                continue
            await self._wait(self._due[0][0] if self._due and not self._halted else None)

    async def _claim(self, claims: TimerClaims) -> None:
        """Claim as many as there is room for."""
        room = _AT_ONCE - len(self._firing)
        try:
            claimed = await claims.claim(room)
        except TableError:
            claimed = []  # the database may answer the next time
        self._look_for_claims = len(claimed) == room
        for match, timer in claimed:
            self._claimed.add(_key(match, timer))
            self._ready.append(_key(match, timer))
        self._fire_ready()

    def _fire_ready(self) -> None:
        while self._ready and len(self._firing) < _AT_ONCE:
            key = self._ready.popleft()
            task = self._firing.start(self._fire(key), f"timer-{key[0]}")
            task.add_done_callback(self._fired)

    def _fired(self, _task: asyncio.Task[None]) -> None:
        if self._ready or self._look_for_claims:
            self._wake.set()

    async def _wait(self, until: int | None) -> None:
        """Until then, or until an earlier timer is set."""
        waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._wake.wait())]
        if until is not None:
            waits.append(asyncio.ensure_future(self._registry.time.sleep_until(until)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _fire(self, key: _Key) -> None:
        later = await self._run_out(key)
        if later is not None:
            self._put(self._registry.time.now() + later, key)
        else:
            self._claimed.discard(key)

    async def _run_out(self, key: _Key) -> int | None:
        """Do what a timer is for. In how many milliseconds to try again; None: not."""
        match, window, purpose, generation, _ = key
        try:
            async with self._registry.using(match) as loaded:
                now = self._registry.time.now()
                if loaded.stranded:
                    return None  # it goes on once the rules can
                if not _is_due(loaded.committed, key, now):
                    return None  # it was paused or extended, and so set again
                if not loaded.stale and not _is_due(loaded.candidate, key, now):
                    return _RETRY_MS  # that is being written, which may fail
            if purpose == EARLIEST:
                await self._drop(key)  # it only says when the window might settle
                return None
            if purpose == CLOSE and not await self._no_shows.may_close(match, window, generation):
                return None  # the match waits for those who have not answered
            if purpose == UNDO:
                answer = await take_back(self._commands, match, generation)
            else:
                answer = await self._commands.submit(match, Command(TABLE, _act(key)))
            if isinstance(answer, Refusal) and answer.id in ("refused-stale", "refused-over"):
                await self._drop(key)
                return None
            if isinstance(answer, Refusal) and answer.id == "refused-rules-broke":
                return await self._stall(key)
        except TableError as problem:
            _log.error("match %s: a timer did not fire: %s", match, problem.refusal.id)
            return _RETRY_MS if problem.kind == "unavailable" else _STUCK_RETRY_MS
        except Exception as problem:
            _log.error("match %s: a timer failed: %s", match, type(problem).__name__)
            return await self._stall(key)
        return _STUCK_RETRY_MS if isinstance(answer, Refusal) else None

    async def _stall(self, key: _Key) -> int | None:
        """The rules have failed at what a timer is for: tell everybody that the match waits for its
        host. As `_run_out`."""
        match, window, purpose, generation, _ = key
        try:
            stalled = await stall(
                self._registry, self._commands, match, (window, generation), purpose
            )
        except TableError as problem:
            _log.error("match %s: that it waits was not written: %s", match, problem.refusal.id)
            return _STUCK_RETRY_MS
        return None if stalled else _STUCK_RETRY_MS

    async def _drop(self, key: _Key) -> None:
        """Delete a timer that has nothing to do any more."""
        match, window, purpose, generation, _ = key
        due_by = self._registry.time.now()
        await self._registry.store.write(
            lambda connection: match_timers.drop_timer(
                connection, match, (window, purpose), generation, due_by
            )
        )


def _act(key: _Key) -> Act:
    """What the table does when this timer has run out."""
    _, window, purpose, generation, restarts = key
    if purpose == CLOSE:
        return Expire(window, generation, restarts)
    if purpose == SETTLE:
        return Settle(window, generation)
    if purpose == RESUME:
        return Resume()
    if purpose == LAPSE:
        return LapseEnd(generation)
    return ReachMark(window, generation, purpose.removeprefix(MARK))


def _due_at(timer: Timer, now: int) -> int:
    """When a timer is due. One that settles a window cannot be due as late as it says if the clock
    was set back since."""
    wrong = timer.purpose == SETTLE and timer.due_at - now > _SETTLES_WITHIN_MS
    return now if wrong else timer.due_at


def _is_due(current: CurrentPosition, key: _Key, now: int) -> bool:
    """Whether this timer has really run out, where a match stands like this. Also if there is none
    any more: the refusal of its act clears what the database has of the timer."""
    match, window, purpose, _, _ = key
    timer = current.timers.get((window, purpose))
    if timer is None or _key(match, timer) != key:
        return True
    return timer.left is None and _due_at(timer, now) <= now


def _key(match: str, timer: Timer) -> _Key:
    return match, timer.window, timer.purpose, timer.generation, timer.restarts


def _alive_at(connection: Connection) -> int | None:
    """When a server was last known to run on this database, in milliseconds since the epoch."""
    noted = accounts.setting(connection, _ALIVE)
    return None if noted is None else int(noted)
