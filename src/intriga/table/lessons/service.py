"""The lessons of all people: who stands where, and what they do there."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.bots.advice import Advice
from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.text import Refusal, refuse
from intriga.presentation.lessons.lesson import Lesson
from intriga.presentation.lessons.reading import BadLesson, lessons_of
from intriga.store import matches
from intriga.store.apart import lessons
from intriga.store.matches import MatchRow
from intriga.table.drafts.service import DraftService
from intriga.table.drafts.values import DraftPlace
from intriga.table.errors import conflict, unknown
from intriga.table.lessons.awaited import Trial, contains
from intriga.table.lessons.beginning import Beginning, told
from intriga.table.lessons.script import LessonStuck, ScriptPlayer, stand_at
from intriga.table.lobby.checks import known_person
from intriga.table.lobby.context import LobbyContext
from intriga.table.match.commands.command import Command, all_of
from intriga.table.match.match_state import CurrentPosition
from intriga.table.models import Receipt
from intriga.words import Phrasebook, phrasebook

_log = logging.getLogger(__name__)

MOST: Final = 24
"""How many lessons somebody may have at once: beginning one more removes the one left longest."""
LEFT_AFTER: Final = 14 * 24 * 3_600_000
"""Milliseconds after which a lesson that was left is removed."""


class LessonStand(Struct, frozen=True):
    """Where somebody stands in a lesson. `step`: counted from 0; from the number of its steps on,
    the questions; `Lesson.end` once all is done."""

    match: str
    lesson: Lesson
    step: int

    @property
    def question(self) -> int | None:
        """The question that is asked, counted from 0; None while steps are taken, and at the
        end."""
        steps = len(self.lesson.steps)
        return self.step - steps if steps <= self.step < self.lesson.end else None

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return self.step >= self.lesson.end


class Lessons:
    """The lessons of one table. `me` is always the person who learns."""

    def __init__(self, context: LobbyContext, drafts: DraftService, begun: Any) -> None:
        self._context = context
        self._drafts = drafts
        self._begun = begun
        self._locks: dict[str, asyncio.Lock] = {}

    # What there is.

    def of_game(self, game: str) -> tuple[Lesson, ...]:
        """The lessons of a game, in their order. One that cannot be read is logged, and the game
        has none."""
        try:
            return lessons_of(self._game(game))
        except BadLesson as problem:
            _log.error("the lessons of %s cannot be read: %s", game, problem)
            return ()

    async def of_person(self, me: str) -> tuple[LessonStand, ...]:
        """The lessons that somebody has begun, the latest first."""
        rows = await self._context.store.read(lambda c: lessons.of_person(c, me))
        found = (self._stand_of(row) for row in rows)
        return tuple(stand for stand in found if stand is not None)

    async def has(self, match: str) -> bool:
        """Whether this match is a lesson. Raises `TableError` when it has not begun."""
        async with self._context.registry.using(match, keeps=False) as loaded:
            return bool(loaded.setup.lesson)

    async def stand(self, match: str, me: str | None) -> LessonStand:
        """Where this person stands. What the script has still to do, since the server was stopped
        in the middle of it, is done first. Raises `TableError` for anybody else, and for a match
        that is no lesson."""
        row, lesson = await self._mine(match, me)
        if row.lesson_played < len(self._script_of(lesson, row.lesson_step)):
            async with self._lock(match):
                await self._go_on_from(match, lesson)
            row, lesson = await self._mine(match, me)
        return LessonStand(match, lesson, row.lesson_step)

    async def advice(self, match: str, me: str | None) -> Advice | None:
        """The act that the lesson awaits now, as a hint; None where it awaits none. Raises
        `TableError` as `stand`."""
        stand = await self.stand(match, me)
        steps = stand.lesson.steps
        awaits = steps[stand.step].awaits if stand.step < len(steps) else None
        if awaits is None:
            return None
        row, lesson = await self._mine(match, me)
        return Advice(dict(told(awaits, self.book(lesson, row.lesson_language))))

    # Beginning.

    async def begin(self, me: str, game: str, name: str, language: str, *, step: int = 0) -> str:
        """Begin a lesson, in the place of the one of this name that this person may have; the id
        of its match. `step`: the one to begin with, those before it are taken by themselves.
        Raises `TableError` for a lesson that there is not."""
        lesson = next((one for one in self.of_game(game) if one.name == name), None)
        if lesson is None:
            raise unknown("lesson-unknown")
        person = await self._context.store.read(lambda c: known_person(c, me))
        beginning = Beginning(self._context, lesson, person, self.book(lesson, language))
        match, current, write = beginning.write()

        def op(connection: Connection) -> None:
            known = lessons.of_person(connection, me)
            same = [row for row in known if (row.game, row.lesson) == (game, name)]
            for row in (*same, *known[MOST - 1 :]):
                lessons.remove(connection, row.id)
            write(connection)

        await self._context.store.write(op)
        self._started(match, current)
        async with self._lock(match):
            await self._go_on_from(match, lesson)
            for number in range(min(step, len(lesson.steps) - 1)):
                await self._take(match, lesson, number)
        return match

    async def sweep(self) -> None:
        """Remove the lessons that were left long ago."""
        before = self._context.now() - LEFT_AFTER
        for match in await self._context.store.read(lambda c: lessons.left_since(c, before)):
            await self._context.store.write(lambda c, match=match: lessons.remove(c, match))  # type: ignore[misc]
            if self._context.registry.present(match) and self._context.registry.is_idle(match):
                self._context.registry.evict(match)
            self._locks.pop(match, None)

    # Learning.

    async def take(self, match: str, command: Command) -> Receipt | Refusal:
        """A command of somebody at a match. In a lesson it is carried out if it is the one awaited,
        and then the script goes on; else it is refused with what the lesson says to it, and
        nothing happens."""
        commands, me = self._context.commands, command.me
        if me is None or not await self.has(match):
            return await commands.submit(match, command)
        if not isinstance(command.actor, int):
            return refuse("refused-not-yours")
        async with self._lock(match):
            known = await commands.answered(match, command.actor, command.id, None, me=me)
            if known is not None:
                return known
            row, lesson = await self._mine(match, me)
            judged = await self._judged(lesson, row, command.act)
            if isinstance(judged, Refusal):
                return judged
            before = row.lesson_step, row.lesson_played
            after = (row.lesson_step + 1, 0) if judged else before
            now = self._context.now()

            def stand(connection: Connection) -> None:
                lessons.stand(connection, match, now, before=before, after=after)

            noted = replace(command, beside=all_of(command.beside, stand))
            answer = await commands.submit(match, noted)
            if isinstance(answer, Receipt):
                await self._go_on_from(match, lesson)
            return answer

    async def next(self, match: str, me: str, step: int) -> Refusal | None:
        """Go on from a step that awaits no act. `step`: the one that was shown; an older one is
        left as it is. A refusal says what is still missing."""
        async with self._lock(match):
            row, lesson = await self._mine(match, me)
            if row.lesson_step != step or step >= len(lesson.steps):
                return None
            if lesson.steps[step].accepted:
                return refuse(lesson.otherwise(step))
            rows = lesson.steps[step].rows
            if rows is not None and not await self._has(match, lesson, me, rows):
                return refuse(lesson.otherwise(step))
            await self._leave(match, lesson, row)
            return None

    async def answer(self, match: str, me: str, question: int, answer: int) -> int | None:
        """Answer a question (both counted from 0; answer 0 is the right one). The number of the
        step to look at again, counted from 0, if it was wrong."""
        async with self._lock(match):
            row, lesson = await self._mine(match, me)
            back = lesson.questions[question].back if question < len(lesson.questions) else ()
            if not 0 <= answer <= len(back):
                raise unknown("lesson-unknown")
            if answer:
                return back[answer - 1] - 1
            if row.lesson_step == len(lesson.steps) + question:
                await self._leave(match, lesson, row)
            return None

    # Internal.

    def book(self, lesson: Lesson, language: str) -> Phrasebook:
        """The texts of a lesson."""
        game = self._game(lesson.game)
        return phrasebook(language, "intriga.table", game.words, lesson.package)

    def _game(self, game: str) -> Game[Any]:
        return self._context.registry.game(game)

    def _lock(self, match: str) -> asyncio.Lock:
        return self._locks.setdefault(match, asyncio.Lock())

    def _stand_of(self, row: MatchRow) -> LessonStand | None:
        if row.game not in self._context.registry.games:
            return None
        lesson = next((one for one in self.of_game(row.game) if one.name == row.lesson), None)
        return None if lesson is None else LessonStand(row.id, lesson, row.lesson_step)

    async def _mine(self, match: str, me: str | None) -> tuple[MatchRow, Lesson]:
        row = await self._context.store.read(lambda c: matches.get(c, match))
        if row is None or row.lesson is None or row.host != me:
            raise unknown("table-no-match")
        stand = self._stand_of(row)
        if stand is None:
            raise unknown("lesson-unknown")
        return row, stand.lesson

    async def _judged(self, lesson: Lesson, row: MatchRow, sent: Any) -> bool | Refusal:
        """Whether an act ends the step; False for one that may be done meanwhile; what is said to
        any other."""
        if row.lesson_step >= len(lesson.steps):
            return refuse("lesson-asks")
        step = lesson.steps[row.lesson_step]
        if not step.accepted:
            listed = step.rows is not None
            return refuse(lesson.otherwise(row.lesson_step)) if listed else refuse("lesson-go-on")
        read = reader(self._game(row.game))
        act = read.player(sent) if isinstance(sent, bytes) else read.player_data(sent)
        if isinstance(act, Refusal):
            return act
        book = self.book(lesson, row.lesson_language)
        async with self._context.registry.using(row.id) as loaded:
            trial = Trial(loaded, lesson.file.learner, self._context.now())
            if any(trial.does(act, told(awaited, book)) for awaited in step.accepted):
                return True
            if any(trial.does(act, told(other, book)) for other in step.meanwhile):
                return False
        return refuse(lesson.otherwise(row.lesson_step))

    async def _has(
        self, match: str, lesson: Lesson, me: str, rows: tuple[dict[str, Any], ...]
    ) -> bool:
        """Whether the list that the learner writes has these rows."""
        for draft in await self._drafts.seen(match, lesson.file.learner, me):
            if contains([line.value for line in draft.rows], rows):
                return True
        return False

    async def _leave(self, match: str, lesson: Lesson, row: MatchRow) -> None:
        """From the step at which the lesson stands to the next."""
        before, after = (row.lesson_step, row.lesson_played), (row.lesson_step + 1, 0)
        if await stand_at(self._context.registry, match, before, after):
            await self._go_on_from(match, lesson)

    @staticmethod
    def _script_of(lesson: Lesson, step: int) -> tuple[Any, ...]:
        if step < len(lesson.steps):
            return lesson.steps[step].play
        return lesson.file.play if step == len(lesson.steps) else ()

    async def _go_on_from(self, match: str, lesson: Lesson) -> None:
        """Let the script play up to the step at which the lesson stands."""
        row = await self._context.store.read(lambda c: matches.get(c, match))
        if row is None:
            return
        player = ScriptPlayer(
            self._context.registry,
            self._context.commands,
            lesson,
            match,
            self.book(lesson, row.lesson_language),
        )
        try:
            await player.catch_up(row)
        except LessonStuck:
            raise conflict("lesson-stuck") from None
        await self._prefill(match, lesson, row)

    async def _prefill(self, match: str, lesson: Lesson, row: MatchRow) -> None:
        """Write the rows that the learner finds in their list at this step, if it is empty."""
        rows = lesson.file.draft.get(str(row.lesson_step + 1), ())
        if not rows:
            return
        seat = lesson.file.learner
        for draft in await self._drafts.seen(match, seat, row.host):
            if not draft.rows and not draft.draft.is_text:
                place = DraftPlace(match, seat, row.host, draft.draft.key)
                for number, values in enumerate(rows):
                    await self._drafts.write(place, f"lesson-{number}", 0, values)

    async def _take(self, match: str, lesson: Lesson, step: int) -> None:
        """Take a step for the learner, who has taken it before."""
        row = await self._context.store.read(lambda c: matches.get(c, match))
        awaits = lesson.steps[step].awaits
        if row is None or row.lesson_step != step:
            return
        if awaits is not None:
            act: Mapping[str, Any] = told(awaits, self.book(lesson, row.lesson_language))
            before, after = (step, row.lesson_played), (step + 1, 0)
            now = self._context.now()
            command = Command(
                lesson.file.learner,
                dict(act),
                beside=lambda c: lessons.stand(c, match, now, before=before, after=after),
            )
            answer = await self._context.commands.submit(match, command)
            if isinstance(answer, Refusal):
                raise conflict("lesson-stuck")
            await self._go_on_from(match, lesson)
            return
        await self._leave(match, lesson, row)

    def _started(self, match: str, current: CurrentPosition) -> None:
        self._begun(match, current)
