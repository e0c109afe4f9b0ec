"""The script of a lesson: what the others do, act by act, each through the rules."""

import logging
from typing import Any, Final

from sqlalchemy import Connection

from intriga.kernel.actors import TABLE, Actor
from intriga.kernel.acts import Act
from intriga.kernel.questions.timed import expiry, settlement
from intriga.kernel.text import Refusal
from intriga.presentation.lessons.lesson import Lesson, ScriptedAct
from intriga.store import Conflict
from intriga.store.apart import lessons
from intriga.store.matches import MatchRow
from intriga.table.lessons.beginning import told
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry
from intriga.words import Phrasebook

_log = logging.getLogger(__name__)

_SETTLINGS: Final = 16
"""How many sealed windows may close one after the other within an act."""


class LessonStuck(Exception):
    """The rules do not take an act of the script: the lesson is of other rules."""


class ScriptPlayer:
    """Plays the acts of the others in one lesson."""

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        lesson: Lesson,
        match: str,
        book: Phrasebook,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._lesson = lesson
        self._match = match
        self._book = book

    async def catch_up(self, row: MatchRow) -> None:
        """Play what is still to be played before the step at which the lesson stands. Raises
        `LessonStuck`."""
        step = row.lesson_step
        await self._close_answered()
        script = self._script(step)
        for number, one in enumerate(script[row.lesson_played :], row.lesson_played):
            before, after = (step, number), (step, number + 1)
            await self._act(one, lambda c, b=before, a=after: self._stand(c, b, a))
            await self._close_answered()

    def _script(self, step: int) -> tuple[ScriptedAct, ...]:
        steps = self._lesson.steps
        if step < len(steps):
            return steps[step].play
        return self._lesson.file.play if step == len(steps) else ()

    def _stand(
        self, connection: Connection, before: tuple[int, int], after: tuple[int, int]
    ) -> None:
        now = self._registry.time.now()
        lessons.stand(connection, self._match, now, before=before, after=after)

    async def _close_answered(self) -> None:
        """Close the sealed windows in which all have answered: nobody waits for beats here, since
        nobody could learn by them who has answered when."""
        async with self._registry.using(self._match) as loaded:
            for _ in range(_SETTLINGS):
                todo = settlement(loaded.committed.windows)
                if todo is None or loaded.over:
                    return
                await self._commands.submit(self._match, Command(TABLE, todo))

    async def _act(self, one: ScriptedAct, beside: Any) -> None:
        async with self._registry.using(self._match) as loaded:
            actor, act = self._made(loaded, one)
        answer = await self._commands.submit(self._match, Command(actor, act, beside=beside))
        if isinstance(answer, Refusal):
            _log.error("lesson %s of %s: %s", self._lesson.name, self._lesson.game, answer.id)
            raise LessonStuck(f"{one}: {answer.id} {answer.params}")

    def _made(self, loaded: LoadedMatch, one: ScriptedAct) -> tuple[Actor, Act | dict[str, Any]]:
        if not one.expire:
            act: dict[str, Any] = told(one.act, self._book)
            return one.actor, act
        windows = loaded.committed.windows
        found = [window for window in windows if one.expire is True or window.key == one.expire]
        if not found:
            raise LessonStuck(f"no window {one.expire} is open")
        return TABLE, expiry(found[0])


async def stand_at(
    registry: MatchRegistry, match: str, before: tuple[int, int], after: tuple[int, int]
) -> bool:
    """Let a lesson stand elsewhere; whether it stood where it was thought to."""
    now = registry.time.now()
    try:
        await registry.store.write(
            lambda c: lessons.stand(c, match, now, before=before, after=after)
        )
    except Conflict:
        return False
    return True
