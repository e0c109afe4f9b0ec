"""Halts: stretches of time in which nobody could act, and how they are made good.

The server was stopped, or the machine was asleep, or its clock was set. A window whose deadline
passed meanwhile gets back the time it had left; one that ends at a time of day goes on to the next
such time, if more than a little was left. When the clock was set back, deadlines would come later
than they should by as much: they are moved along with it, but for those at a time of day. None is
moved to a day of rest.
"""

import logging
from typing import Final

from sqlalchemy import Connection

from intriga.kernel.actors import TABLE
from intriga.kernel.house_rules.house_acts import Extend
from intriga.kernel.text import Refusal
from intriga.store import Conflict, match_timers
from intriga.store.match_log import Timer
from intriga.table.errors import TableError
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.match_state import in_force
from intriga.table.match.registry import MatchRegistry
from intriga.table.schedule import Schedule, has_times

_log = logging.getLogger(__name__)

JUMP_MS: Final = 2_000
"""A clock that is this far from where it should be was set; less is a correction."""
_GIVE_BACK_LEAST_MS: Final = 30_000
"""A window whose deadline passed in a halt stays open at least this long."""


class Halts:
    """Makes halts good, one timer at a time."""

    def __init__(self, registry: MatchRegistry, commands: CommandQueue) -> None:
        self._registry = registry
        self._commands = commands

    async def make_good(self, match: str, timer: Timer, before: int) -> bool:
        """Give a window back what a halt took from it; `before`: the time when it began. Returns
        whether its timer was set anew, here or by another node; if not, the timer stands as it was.
        Raises `TableError` when the database does not answer."""
        now = self._registry.time.now()
        if before < timer.due_at <= now:
            left = max(timer.due_at - before, _GIVE_BACK_LEAST_MS)
            due = now + left
            if (clock := await self._clock(match, timer)) is not None:
                schedule, kind = clock
                due = schedule.given_back(kind, timer.due_at, left, now)
            return await self._extend(match, timer, due)
        if timer.due_at <= before or before - now < JUMP_MS:
            return False
        clock = await self._clock(match, timer)
        if clock is None or has_times(*clock):
            return False
        return await self._extend(match, timer, clock[0].off_rest(timer.due_at - before + now, now))

    async def _clock(self, match: str, timer: Timer) -> tuple[Schedule, str] | None:
        """The schedule by which the clock of this window runs, and of which kind it is; None if it
        is not open."""
        try:
            async with self._registry.using(match) as loaded:
                current = loaded.committed
                schedule = in_force(loaded.setup.schedule, current.position.house)
                kinds = {window.key: window.kind for window in current.windows}
        except TableError as problem:
            if problem.kind == "unavailable":
                raise
            _log.error("match %s: a deadline was not moved: %s", match, problem.refusal.id)
            return None
        kind = kinds.get(timer.window)
        return None if kind is None else (schedule, kind)

    async def _extend(self, match: str, timer: Timer, due: int) -> bool:
        """Let it be due at this time, to a full second; in milliseconds since the epoch."""
        seconds = -((timer.due_at - due) // 1000)

        def unmoved(connection: Connection) -> None:
            if timer not in match_timers.timers_of(connection, match):
                raise Conflict("the timer was set anew meanwhile")

        extend = Extend(timer.window, timer.generation, seconds)
        try:
            answer = await self._commands.submit(match, Command(TABLE, extend, beside=unmoved))
        except TableError as problem:
            if problem.kind == "unavailable":
                raise
            _log.info("match %s: a halt was not made good: %s", match, problem.refusal.id)
            return problem.kind == "conflict"
        return not isinstance(answer, Refusal)
