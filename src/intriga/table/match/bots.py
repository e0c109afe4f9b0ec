"""Bots at the table: each sees what a person in its seat sees, and acts the same way.

A bot is shown every step that its seat can tell from the one before, in order. After a restart it
is recreated and shown the same steps from the log. Before it acts it pauses like a person; the
pause is drawn without looking at the position, and the time it thinks is hidden in a pause of its
own.
"""

import asyncio
import logging
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import Seat
from intriga.kernel.bots.bot import RandomBot
from intriga.kernel.engine import Position
from intriga.kernel.events import Event
from intriga.kernel.text import Refusal
from intriga.store import match_log
from intriga.table.errors import TableError
from intriga.table.match.bot_leases import BotLeases, Fence
from intriga.table.match.bot_mind import BotMind
from intriga.table.match.commands import Command, CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry
from intriga.table.tasks import BackgroundTasks

_log = logging.getLogger(__name__)

_RETRY_MS = 5_000
_RANDOM_TRIES = 20
_SHORT_WINDOW = 60
"""A window whose live clock is suggested to be at most this long, in seconds, asks for a simple
answer."""
_SHORT_PAUSE = 0.4
"""Which part of the usual pause a bot takes before such an answer."""


class BotPause(Struct, frozen=True):
    """How long bots wait before they act, in seconds: from `shortest` to `longest`, then `think`,
    which hides how long they really think."""

    shortest: float = 1.2
    longest: float = 3.0
    think: float = 0.3


class Bots:
    """The bots of all matches in memory. `leases`: which of them play in this process; `rng`: for
    their decisions and pauses."""

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        leases: BotLeases,
        pause: BotPause,
        rng: Random,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._leases = leases
        self._pause = pause
        self._rng = rng
        self._playing: dict[str, dict[Seat, _Player]] = {}
        self._tasks = BackgroundTasks()
        self._stopping = False

    def seat(self, loaded: LoadedMatch) -> None:
        """Start the bots that hold seats of this match, and stop those that no longer do."""
        bots = {seat: holder.bot for seat, holder in enumerate(loaded.holders) if holder.bot}
        if self._stopping or loaded.over or not bots:
            self.dismiss(loaded)
            return
        if not self._leases.mine(loaded.match):
            self._leases.want(loaded.match)  # unless they play in another process
            self._silence(loaded.match)
            return
        playing = self._playing.setdefault(loaded.match, {})
        for seat, player in list(playing.items()):
            if bots.get(seat) != player.name:
                playing.pop(seat).task.cancel()
        for seat, name in bots.items():
            if seat not in playing:
                playing[seat] = self._start(loaded, seat, name)

    def step(self, loaded: LoadedMatch, position: Position[Any], events: tuple[Event, ...]) -> None:
        """Show a step to the bots of a match."""
        for player in self._playing.get(loaded.match, {}).values():
            player.news.put_nowait((position, events))
        if position.outcome is not None:
            self.dismiss(loaded)

    def restart(self, loaded: LoadedMatch) -> None:
        """The match was read from disk again: recreate its bots."""
        self._silence(loaded.match)
        self.seat(loaded)

    def dismiss(self, loaded: LoadedMatch) -> None:
        """The match is over or dropped from memory, or has no bots."""
        self._silence(loaded.match)
        self._leases.release(loaded.match)

    def _silence(self, match: str) -> None:
        for player in self._playing.pop(match, {}).values():
            player.task.cancel()

    async def stop(self) -> None:
        """All bots stop."""
        self._stopping = True
        self._playing.clear()
        await self._tasks.stop()

    def _start(self, loaded: LoadedMatch, seat: Seat, name: str) -> "_Player":
        player = _Player(
            self._registry,
            self._commands,
            loaded,
            seat=seat,
            name=name,
            pause=self._pause,
            rng=Random(self._rng.getrandbits(64)),
            fence=self._leases.fence(loaded.match),
        )
        player.task = self._tasks.start(player.run(), f"bot-{loaded.match}-{seat}")
        return player


class _Player:
    """One bot on one seat. `news`: the steps it has yet to be shown; `task`: runs it."""

    task: asyncio.Task[None]

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
    ) -> None:
        self.name = name
        self.news: asyncio.Queue[tuple[Position[Any], tuple[Event, ...]]] = asyncio.Queue()
        self._registry = registry
        self._commands = commands
        self._match = loaded.match
        self._seat = seat
        self._pause = pause
        self._rng = rng
        self._fence = fence
        self._mind = BotMind(loaded.game, seat, name)
        self._header = loaded.setup.header
        self._position = loaded.committed.position

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            await self._remember()
            while True:
                if self.news.empty() and not self._awaited():
                    await self._look(await self.news.get())
                await self._catch_up()
                if self._awaited():
                    await self._take_turn()
        except Exception as problem:
            _log.error(
                "match %s: the bot %s on seat %d gave up: %s",
                self._match,
                self.name,
                self._seat,
                type(problem).__name__,
            )

    def _awaited(self) -> bool:
        if self._position.outcome is not None or self._position.house.paused:
            return False
        windows = self._mind.game.windows(self._position.state)
        return any(self._seat in window.awaited for window in windows)

    async def _remember(self) -> None:
        """Look at every step taken before this bot was made."""
        end = self._position.n
        lines = await self._registry.store.read(
            lambda connection: match_log.lines(connection, self._match, 0, end)
        )
        await self._registry.store.think(self._mind.replay, self._header, lines, self._position)

    async def _catch_up(self) -> None:
        while not self.news.empty():
            await self._look(self.news.get_nowait())

    async def _look(self, news: tuple[Position[Any], tuple[Event, ...]]) -> None:
        position, events = news
        await self._registry.store.think(self._mind.look, position, events)
        self._position = position

    async def _take_turn(self) -> None:
        """Pause, think, act."""
        time = self._registry.time
        pause = self._rng.uniform(self._pause.shortest, self._pause.longest) * self._part_of_pause()
        await time.sleep_until(time.now() + round(pause * 1000))
        await self._catch_up()
        if not self._awaited():
            return
        done = time.now() + round(self._pause.think * 1000)
        act = await self._registry.store.think(self._mind.act, self._position, self._rng)
        await time.sleep_until(done)
        if act is not None and not await self._send(act):
            return
        if act is None:
            await self._look(await self.news.get())

    def _part_of_pause(self) -> float:
        """A simple answer comes quicker than a turn. Which windows are open everybody knows."""
        game = self._mind.game
        asked = [
            game.clocks[window.kind].live
            for window in game.windows(self._position.state)
            if self._seat in window.awaited and window.kind in game.clocks
        ]
        return _SHORT_PAUSE if asked and max(asked) <= _SHORT_WINDOW else 1.0

    async def _send(self, act: dict[str, Any]) -> bool:
        """Whether the act was accepted; if not, the bot has to think again."""
        asked = self._position
        for attempt in range(_RANDOM_TRIES):
            try:
                answer = await self._commands.submit(self._match, self._command(act))
            except TableError as problem:
                _log.warning("match %s: a bot waits: %s", self._match, problem.refusal.id)
                await self._registry.time.sleep_until(self._registry.time.now() + _RETRY_MS)
                return False
            if not isinstance(answer, Refusal):
                await self._look(await self.news.get())  # its own act, at least
                return True
            if not self.news.empty() or answer.id in ("refused-stale", "refused-over"):
                break
            if attempt == 0:
                _log.warning(
                    "match %s: the bot %s was refused: %s", self._match, self.name, answer.id
                )
            chosen = RandomBot().act(self._mind.known(asked), self._mind.offer(asked), self._rng)
            if chosen is None:
                break
            act = chosen
        if self.news.empty():
            await self._look(await self.news.get())  # nothing fits: wait for a change
        return False

    def _command(self, act: dict[str, Any]) -> Command:
        return replace(self._mind.command(self._position, act), beside=self._fence)
