"""Bots at the table: each sees what a person in its seat sees, and acts the same way.

A bot looks at every step it can tell from the one before, in order. After a restart it is made
anew and shown the same again from the log. Before it acts it pauses like a human; the pause is
drawn without looking at anything, and the time it thinks is hidden in a pause of its own.
"""

import asyncio
import logging
import secrets
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import Seat, hears
from intriga.kernel.bots.bot import RandomBot
from intriga.kernel.engine import Position, Seen
from intriga.kernel.events import Event
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import Erase, Say
from intriga.kernel.observe import Observation, Offer, encode_observation, observe, received
from intriga.kernel.records.record import Record
from intriga.kernel.records.replay import fold
from intriga.kernel.text import Refusal
from intriga.store import log
from intriga.table.cluster.bot_leases import BotLeases, Fence
from intriga.table.errors import TableError
from intriga.table.match.commands import Command, CommandQueue
from intriga.table.match.loaded import LoadedMatch
from intriga.table.match.registry import MatchRegistry, decode_entry

_log = logging.getLogger(__name__)

RANDOM = "random"
_RETRY_MS = 5_000
_RANDOM_TRIES = 20
_SHORT_CLOCK = 60
"""A window whose live clock is suggested to be this short, in seconds, wants a plain answer."""
_ANSWERING = 0.4
"""How much of the usual pause such an answer takes."""


class BotPause(Struct, frozen=True):
    """How long bots wait before they act: from `shortest` to `longest` seconds, then `think`
    seconds that hide how long they really think."""

    shortest: float = 1.2
    longest: float = 3.0
    think: float = 0.3


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that play a game, the strongest first."""
    return (*game.bots, RANDOM)


def make_bot(game: Game[Any], name: str) -> Any:
    """A new bot. Raises `KeyError` for a name that the game does not have."""
    return RandomBot() if name == RANDOM else game.bots[name]()


class Bots:
    """The bots of all matches in memory. `leases`: which of them play in this process."""

    def __init__(
        self, registry: MatchRegistry, commands: CommandQueue, pause: BotPause, rng: Random
    ) -> None:
        self.leases = BotLeases()
        self._registry = registry
        self._commands = commands
        self._pause = pause
        self._rng = rng
        self._playing: dict[str, dict[Seat, _Player]] = {}
        self._stopping = False

    def seat(self, loaded: LoadedMatch) -> None:
        """Let the bots of this match play, and only those who sit there now."""
        bots = {seat: holder.bot for seat, holder in enumerate(loaded.holders) if holder.bot}
        if self._stopping or loaded.over or not bots:
            self.dismiss(loaded)
            return
        if not self.leases.mine(loaded.match):
            self.leases.want(loaded.match)  # unless they play on another node
            self._silence(loaded.match)
            return
        playing = self._playing.setdefault(loaded.match, {})
        for seat, player in list(playing.items()):
            if bots.get(seat) != player.name:
                playing.pop(seat).task.cancel()
        for seat, name in bots.items():
            if seat not in playing:
                playing[seat] = self._player(loaded, seat, name)

    def step(self, loaded: LoadedMatch, position: Position[Any], events: tuple[Event, ...]) -> None:
        """Show a step to the bots of a match."""
        for player in self._playing.get(loaded.match, {}).values():
            player.news.put_nowait((position, events))
        if position.outcome is not None:
            self.dismiss(loaded)

    def again(self, loaded: LoadedMatch) -> None:
        """The match was read from disk anew: so are its bots."""
        self._silence(loaded.match)
        self.seat(loaded)

    def dismiss(self, loaded: LoadedMatch) -> None:
        """The match is over or put away, or has no bots."""
        self._silence(loaded.match)
        self.leases.release(loaded.match)

    def _silence(self, match: str) -> None:
        for player in self._playing.pop(match, {}).values():
            player.task.cancel()

    async def stop(self) -> None:
        """All bots stop."""
        self._stopping = True
        tasks = [player.task for players in self._playing.values() for player in players.values()]
        self._playing.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _player(self, loaded: LoadedMatch, seat: Seat, name: str) -> "_Player":
        rng = Random(self._rng.getrandbits(64))
        return _Player(
            self._registry,
            self._commands,
            loaded,
            seat=seat,
            name=name,
            pause=self._pause,
            rng=rng,
            fence=self.leases.fence(loaded.match),
        )


class _Player:
    """One bot on one seat."""

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
        self._header = loaded.facts.header
        self._position = loaded.committed.position
        self.task = asyncio.create_task(self._run(), name=f"intriga-bot-{loaded.match}-{seat}")

    async def _run(self) -> None:
        try:
            await self._remember()
            while True:
                if self.news.empty() and not self._awaited():
                    await self._look(await self.news.get())
                await self._catch_up()
                if self._awaited():
                    await self._turn()
        except asyncio.CancelledError:
            raise
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
        """Look at everything that happened before this bot was made."""
        end = self._position.n
        lines = await self._registry.store.read(
            lambda connection: log.lines(connection, self._match, 0, end)
        )
        await self._registry.store.think(self._mind.replay, self._header, lines, self._position)

    async def _catch_up(self) -> None:
        while not self.news.empty():
            await self._look(self.news.get_nowait())

    async def _look(self, news: tuple[Position[Any], tuple[Event, ...]]) -> None:
        position, events = news
        await self._registry.store.think(self._mind.look, position, events)
        self._position = position

    async def _turn(self) -> None:
        """Pause, think, act."""
        time = self._registry.time
        pause = self._rng.uniform(self._pause.shortest, self._pause.longest) * self._haste()
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

    def _haste(self) -> float:
        """A plain answer comes quicker than a turn. What is asked is known to everybody."""
        game = self._mind.game
        asked = [
            game.clocks[window.kind].live
            for window in game.windows(self._position.state)
            if self._seat in window.awaited and window.kind in game.clocks
        ]
        return _ANSWERING if asked and max(asked) <= _SHORT_CLOCK else 1.0

    async def _send(self, act: dict[str, Any]) -> bool:
        """Whether the act was taken, or the bot has to think again."""
        asked = self._position
        for attempt in range(_RANDOM_TRIES):
            try:
                answer = await self._commands.post(self._match, self._letter(act))
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

    def _letter(self, act: dict[str, Any]) -> Command:
        return replace(self._mind.command(self._position, act), beside=self._fence)


class BotMind:
    """A bot with what it has seen. Used by one thread at a time."""

    def __init__(self, game: Game[Any], seat: Seat, name: str) -> None:
        self.game = game
        self._seat = seat
        self._name = name
        self._bot: Any = make_bot(game, name)
        self._cursor = 0
        self._last = b""

    def replay(self, header: Any, lines: list[bytes], position: Position[Any]) -> None:
        """Look at every step of the log; at the last one with all events if the rules changed."""
        entries = [decode_entry(line) for line in lines]
        try:
            for advance in fold(self.game, Record(header, entries, None)):
                if not isinstance(advance.act, Say | Erase):
                    self.look(advance.position, advance.entry.events)
        except Exception:  # these are not the rules of the whole record
            self._bot = make_bot(self.game, self._name)
            self._cursor, self._last = 0, b""
            self.look(position, tuple(event for entry in entries for event in entry.events))

    def look(self, position: Position[Any], events: tuple[Event, ...]) -> None:
        """Take note of a step, if a person in this seat could tell that it was taken."""
        mine = [received(event, self._seat) for event in events if hears(event.to, self._seat)]
        seen = observe(self.game, position, self._seat, mine, self._cursor)
        encoded = encode_observation(replace(seen, events=()))
        self._cursor = seen.cursor
        if encoded != self._last:  # the cursor is part of it: an event is a difference
            self._last = encoded
            self._bot.look(seen)

    def known(self, position: Position[Any]) -> Observation:
        """What the seat knows, without news."""
        return observe(self.game, position, self._seat, (), self._cursor)

    def offer(self, position: Position[Any]) -> Offer:
        """What the seat may do."""
        return Offer(self.game, position.state, self._seat, position.house)

    def command(self, position: Position[Any], act: dict[str, Any]) -> Command:
        """An act as the mailbox takes it, with the question that it answers."""
        command = f"bot-{secrets.token_hex(12)}"
        return Command(self._seat, act, command, seen=self._seen(position, act))

    def _seen(self, position: Position[Any], act: dict[str, Any]) -> Seen | None:
        for form in self.offer(position).forms:
            if form.act == act.get("type") and form.window:
                return Seen(form.window, form.generation)
        return None

    def act(self, position: Position[Any], rng: Random) -> dict[str, Any] | None:
        """The bot's decision; a random one if the bot breaks."""
        try:
            chosen: dict[str, Any] | None = self._bot.act(
                self.known(position), self.offer(position), rng
            )
        except Exception as problem:
            _log.error("the bot %s of %s broke: %s", self._name, self.game.id, type(problem))
            chosen = RandomBot().act(self.known(position), self.offer(position), rng)
        return chosen
