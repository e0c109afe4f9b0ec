"""One bot at the table: it sees what a person in its seat sees, and acts the same way.

A bot is shown every step that its seat can tell from the one before, in order. After a restart it
is recreated and shown what it has to know of them (`bot_memory`). Before it acts it pauses like a
person; the pause is drawn without looking at the position, and the time it thinks is hidden in a
pause of its own. One pause is for all that it is asked, so how long everybody waits for it does not
tell that it was asked in private, too. When it is not asked, it may act of its own accord: it
considers that after news, and then less and less often. What a team is asked it leaves to the
people of the team (`bot_team`); where they write a draft for it, it proposes rows, once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from intriga.kernel.actors import Seat
from intriga.kernel.acts import is_unseen
from intriga.kernel.bots.bot import RandomBot
from intriga.kernel.bots.questions import MOST, Questions, is_answer
from intriga.kernel.bots.tasks import Tasks, tasks_of
from intriga.kernel.disclosure.events import Event
from intriga.kernel.positions import Position
from intriga.kernel.questions.drafts import Draft
from intriga.kernel.text import Refusal
from intriga.table.errors import TableError
from intriga.table.match.bots.leases import Fence
from intriga.table.match.bots.memory import BotMemories
from intriga.table.match.bots.mind import BotMind
from intriga.table.match.bots.pace import BotPace, BotPause
from intriga.table.match.bots.team import leaves
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.stalls import stall
from intriga.table.match.steady import steady

_log = logging.getLogger(__name__)

_RETRY_MS = 5_000
_RANDOM_TRIES = 20
_SHORT_WINDOW = 60
"""A window whose live clock is suggested to be at most this long, in seconds, asks for a simple
answer."""
_SHORT_PAUSE = 0.4
"""Which part of the usual pause a bot takes before such an answer."""

Propose: TypeAlias = Callable[[str, Seat, str, Sequence[dict[str, Any]]], Awaitable[bool]]
"""Writes the rows of a bot into a draft: the match, the seat, the key of the draft, the rows."""

_News: TypeAlias = tuple[Position[Any], tuple[Event, ...], int]
"""A step, and when it was taken here."""


class BotPlayer:
    """One bot on one seat. `task`: runs it; `waits`: it has nothing to do until there is news."""

    task: asyncio.Task[None]
    waits = False

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        loaded: LoadedMatch,
        *,
        seat: Seat,
        name: str,
        pause: BotPause,
        rng: Random,
        fence: Fence | None,
        memories: BotMemories,
        propose: Propose,
    ) -> None:
        self.name = name
        self._registry = registry
        self._commands = commands
        self._match = loaded.match
        self._seat = seat
        self._paces = pause, pause.alone()
        self._loaded = loaded
        self._rng = rng
        self._fence = fence
        self._mind = BotMind(steady(loaded.game), seat, name)
        self._recall = partial(memories.recall, loaded, loaded.committed, self._mind)
        self._position = loaded.committed.position
        self._news: asyncio.Queue[_News | None] = asyncio.Queue()
        self._questions = Questions()
        self._leaves = partial(leaves, loaded, seat)
        self._propose = propose
        self._proposed: set[str] = set()
        """The drafts into which it has written, or would not."""
        self._pace = BotPace(pause.patience, registry.time.now(), rng)
        self._declined: Tasks | None = None
        """What it was asked and did not answer; it waits for something to change."""
        self._awaited: tuple[tuple[str, int], ...] = ()
        self._answer_at: int | None = None
        """When its answer to the windows that await it is due, whatever it is asked beside them."""
        self._beside = 0
        """How often it has answered in private in this pause."""
        self._think_ms = round(pause.think * 1000)
        self._alarm: asyncio.Task[None] | None = None
        self._alarm_at = 0

    def show(self, position: Position[Any], events: tuple[Event, ...]) -> None:
        """A step that it has yet to be shown."""
        self._news.put_nowait((position, events, self._registry.time.now()))

    def look_again(self) -> None:
        """Consider again what to do, though no step was taken."""
        self._news.put_nowait(None)

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            await self._recall()
            while True:
                await self._catch_up()
                tasks = self._tasks()
                self._note_awaited(tasks, self._registry.time.now())
                if tasks.asked and tasks != self._declined:
                    await self._take_turn()
                elif (draft := self._next_draft()) is not None:
                    await self._write(draft)
                elif self._may_consider() and self._pace.due(self._registry.time.now()):
                    await self._consider(tasks)
                else:
                    self._set_alarm()
                    self.waits = self._news.empty()
                    news = await self._news.get()
                    self.waits = False
                    await self._look(news)
        except Exception as problem:
            _log.error(
                "match %s: the bot %s on seat %d gave up: %s",
                self._match,
                self.name,
                self._seat,
                type(problem).__name__,
            )
        finally:
            if self._alarm is not None:
                self._alarm.cancel()

    def _tasks(self) -> Tasks:
        seen = self._mind.seen
        if seen.outcome is not None or seen.house.paused:
            return Tasks((), False, ())
        return tasks_of(self._seat, seen.windows, seen.forms, self._questions, self._leaves)

    def _next_draft(self) -> Draft | None:
        """A draft whose people hand it in, and into which it has not written yet."""
        if not self._mind.drafts or self._mind.seen.outcome is not None:
            return None
        offer = self._mind.offer(self._position)
        for draft in offer.drafts():
            left = any(
                form.act == draft.act and form.preset == draft.preset and self._leaves(form)
                for form in offer.forms
            )
            if left and draft.key not in self._proposed:
                return draft
        return None

    async def _write(self, draft: Draft) -> None:
        """Propose rows for a draft, after a pause."""
        self._proposed.add(draft.key)
        time = self._registry.time
        await time.sleep_until(time.now() + self._pause_ms())
        think = self._registry.store.think
        rows = await think(self._mind.draft, self._position, draft, self._rng)
        if not rows:
            return
        try:
            await self._propose(self._match, self._seat, draft.key, rows)
        except TableError as problem:
            _log.info("match %s: a bot wrote no draft: %s", self._match, problem.refusal.id)

    @property
    def _pause(self) -> BotPause:
        """Its pauses, as long as people are to wonder whether it is a bot at all."""
        usual, alone = self._paces
        return alone if self._loaded.alone else usual

    def _may_consider(self) -> bool:
        """Whether it may act of its own accord."""
        seen = self._mind.seen
        return self._mind.initiative and seen.outcome is None and not seen.house.paused

    def _set_alarm(self) -> None:
        """Look again when it is time to consider something of its own accord."""
        at = self._pace.at
        running = self._alarm is not None and not self._alarm.done()
        if not self._may_consider() or (running and self._alarm_at <= at):
            return  # what rings too early does no harm
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at = at
        self._alarm = asyncio.create_task(self._ring(at), name=f"bot-alarm-{self._match}")

    async def _ring(self, at: int) -> None:
        await self._registry.time.sleep_until(at)
        self.look_again()

    async def _catch_up(self) -> None:
        while not self._news.empty():
            await self._look(self._news.get_nowait())

    async def _see_a_step(self) -> None:
        """Wait for a step, whoever takes it."""
        news = None
        while news is None:
            news = await self._news.get()
        await self._look(news)

    async def _look(self, news: _News | None) -> None:
        if news is None:
            return
        position, events, at = news
        noticed = await self._registry.store.think(self._mind.look, position, events)
        self._position = position
        self._questions.left(self._mind.seen.forms)
        self._note_awaited(self._tasks(), at)
        if noticed:
            self._declined = None
            if self._mind.initiative:
                self._pace.news(self._registry.time.now(), self._pause_ms())

    def _pause_ms(self) -> int:
        return round(1000 * self._rng.uniform(self._pause.shortest, self._pause.longest))

    def _note_awaited(self, tasks: Tasks, at: int) -> None:
        """These windows ask it from this moment on, unless it has a pause for one of them."""
        in_private = tasks.asked and not (tasks.awaited or self._awaited)
        if not (in_private or set(tasks.awaited).intersection(self._awaited)):
            self._answer_at = self._after_pause(at) if tasks.awaited else None
        self._awaited = tasks.awaited

    def _after_pause(self, at: int) -> int:
        """When it acts that is asked at this moment."""
        pause = self._pause_ms() * self._part_of_pause()
        return at + round(pause) + self._think_ms

    async def _take_turn(self) -> None:
        """Pause, think, act."""
        time = self._registry.time
        asked_by_windows, at = self._awaited, self._due(time.now())
        await time.sleep_until(at - self._think_ms)
        await self._catch_up()
        tasks = self._tasks()
        if not tasks.asked or (tasks.awaited and not asked_by_windows):
            return  # windows that have opened meanwhile have a pause of their own
        position = self._position
        act = await self._registry.store.think(self._mind.act, position, tasks.forms, self._rng)
        await time.sleep_until(at)
        if act is None:
            self._declined = tasks
        elif (act := await self._send(tasks, act)) is None:
            self._answer_at = at  # it was overtaken, and has paused already
            return
        if act is not None and self._is_beside(tasks, act) and self._beside < MOST:
            self._beside += 1
        else:
            self._answer_at, self._beside = None, 0

    def _is_beside(self, tasks: Tasks, act: dict[str, Any]) -> bool:
        """Whether it does this in the same pause as what it is asked by windows: what it is asked
        in private, and what nobody may notice, or the time it takes would tell of it."""
        return is_answer(tasks.forms, act) or is_unseen(self._mind.game.Acts, act["type"])

    def _due(self, now: int) -> int:
        """When it acts: once in a pause it has, or after a new one."""
        most = round(1000 * self._pause.longest) + self._think_ms
        at = self._answer_at
        if at is None or at > now + most:  # the clock was set back
            at = self._after_pause(now)
        self._answer_at = at if self._awaited else None
        return at

    def _part_of_pause(self) -> float:
        """A simple answer comes quicker than a turn. Which windows are open everybody knows."""
        game = self._mind.game
        asked = [
            game.clocks[window.kind].live
            for window in self._mind.seen.windows
            if self._seat in window.awaited and window.kind in game.clocks
        ]
        return _SHORT_PAUSE if asked and max(asked) <= _SHORT_WINDOW else 1.0

    async def _consider(self, tasks: Tasks) -> None:
        """Act of its own accord, if it wants to."""
        self._pace.considered(self._registry.time.now())
        think = self._registry.store.think
        act = await think(self._mind.unasked, self._position, tasks.forms, self._rng)
        if act is None:
            return
        try:
            answer = await self._commands.submit(self._match, self._command(act, keeps=False))
        except TableError as problem:
            _log.info("match %s: a bot was kept from acting: %s", self._match, problem.refusal.id)
            return
        if isinstance(answer, Refusal):
            _log.info("match %s: the bot %s was refused: %s", self._match, self.name, answer.id)
        else:
            await self._catch_up()  # its own step was announced before it was acknowledged

    async def _send(self, tasks: Tasks, act: dict[str, Any]) -> dict[str, Any] | None:
        """Answer, at random if the answer is refused. Returns what it answered last; None: it was
        overtaken, and what it would have answered counts for nothing."""
        asked = self._position
        offer = self._mind.offer(asked).only(tasks.forms)
        for attempt in range(_RANDOM_TRIES):
            try:
                command = self._command(act, keeps=bool(tasks.awaited))
                answer = await self._commands.submit(self._match, command)
            except TableError as problem:
                _log.warning("match %s: a bot waits: %s", self._match, problem.refusal.id)
                await self._registry.time.sleep_until(self._registry.time.now() + _RETRY_MS)
                return act
            if isinstance(answer, Refusal) and await self._is_overtaken():
                return None
            self._questions.answer(tasks.forms, act)
            if not isinstance(answer, Refusal):
                await self._catch_up()
                return act
            if answer.id in ("refused-stale", "refused-over"):
                break
            if answer.id == "refused-rules-broke":
                await self._tell_that_it_fails(tasks)
                break
            if attempt == 0:
                _log.warning(
                    "match %s: the bot %s was refused: %s", self._match, self.name, answer.id
                )
            chosen = RandomBot().act(self._mind.known(asked), offer, self._rng)
            if chosen is None:
                break
            act = chosen
        if self._tasks() == tasks:
            await self._see_a_step()  # nothing fits: wait for a change
        return act

    async def _is_overtaken(self) -> bool:
        """Whether the match has moved since it looked, so that a refusal need not be its fault."""
        loaded = self._registry.present(self._match)
        if loaded is not None:
            await loaded.landed.wait()  # it may have been refused because of a step on its way
        return not self._news.empty()

    async def _tell_that_it_fails(self, tasks: Tasks) -> None:
        """The rules fail at its answer. Where no clock will end the window, everybody is told that
        the match waits for its host."""
        loaded = self._registry.present(self._match)
        for window in tasks.awaited[:1]:
            if loaded is None or loaded.committed.closing(window[0]) is not None:
                continue
            try:
                await stall(self._registry, self._commands, self._match, window, "bot")
            except TableError as problem:
                _log.warning("match %s: a bot waits: %s", self._match, problem.refusal.id)

    def _command(self, act: dict[str, Any], *, keeps: bool) -> Command:
        """An act as a command. What no window asks for does not keep the match in memory: bots
        among themselves would go on for ever."""
        command = self._mind.command(self._position, act)
        return replace(command, beside=self._fence, keeps=keeps)
