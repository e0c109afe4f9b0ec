"""Halts: stretches of time in which nobody could act, and how they are made good.

The server was stopped, or the machine was asleep, or its clock was set. A window whose deadline
passed meanwhile gets back the time it had left. When the clock was set back, deadlines would come
later than they should by as much: they are moved along with it, but for those at a time of day.
"""

import logging
from typing import Final

from sqlalchemy import Connection

from intriga.kernel.actors import TABLE
from intriga.kernel.house_rules.house_acts import Extend
from intriga.kernel.text import Refusal
from intriga.store import Conflict, match_log
from intriga.store.match_log import Timer
from intriga.table.errors import TableError
from intriga.table.match.commands import Command, CommandQueue
from intriga.table.match.match_state import in_force
from intriga.table.match.registry import MatchRegistry
from intriga.table.schedule import has_times

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
            return await self._extend(match, timer, -(-(now - timer.due_at + left) // 1000))
        back = (before - now) // 1000
        if timer.due_at > before and before - now >= JUMP_MS and await self._lasts(match, timer):
            return await self._extend(match, timer, -back)
        return False

    async def _lasts(self, match: str, timer: Timer) -> bool:
        """Whether a window lasts some time, and does not end at a time of day."""
        try:
            async with self._registry.using(match) as loaded:
                standing = loaded.committed
                schedule = in_force(loaded.setup.schedule, standing.position.house)
                kinds = {window.key: window.kind for window in standing.windows}
        except TableError as problem:
            if problem.kind == "unavailable":
                raise
            _log.error("match %s: a deadline was not moved: %s", match, problem.refusal.id)
            return False
        kind = kinds.get(timer.window)
        return kind is not None and not has_times(schedule, kind)

    async def _extend(self, match: str, timer: Timer, seconds: int) -> bool:
        def unmoved(connection: Connection) -> None:
            if timer not in match_log.timers_of(connection, match):
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
