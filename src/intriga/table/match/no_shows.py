"""Absence: what becomes of a window whose time is up while people are still awaited.

By the match's schedule it closes without them, a bot answers for them this once, or the match
waits. Whoever has missed too many windows in a row is replaced by a bot for good.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from msgspec import Struct

from intriga.kernel.actors import TABLE, Actor, Seat
from intriga.kernel.engine import Position
from intriga.kernel.house_rules.house_acts import AskPause, HouseAct, StandIn
from intriga.kernel.text import Refusal
from intriga.store import log
from intriga.table.errors import TableError
from intriga.table.match.bots import BotMind, bot_names
from intriga.table.match.commands import Command, CommandQueue
from intriga.table.match.loaded import LoadedMatch
from intriga.table.match.registry import MatchRegistry

_log = logging.getLogger(__name__)

_ACTS = 60
"""A bot that answers for somebody makes at most so many acts: then the window just closes."""


class _Told(Struct, frozen=True):
    position: Position[Any]
    lines: list[bytes]


class NoShows:
    """Looks after those who are not here."""

    def __init__(self, registry: MatchRegistry, commands: CommandQueue, rng: Random) -> None:
        self._registry = registry
        self._commands = commands
        self._rng = rng
        self._busy: set[asyncio.Task[None]] = set()
        self.replace: Callable[[str, Seat], Awaitable[None]]

    async def stop(self) -> None:
        """Do nothing more."""
        tasks = list(self._busy)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def may_close(self, match: str, window: str, generation: int) -> bool:
        """Whether a window whose time is up is to be closed now. Bots may have answered in it
        meanwhile, so that it has closed by itself."""
        async with self._registry.using(match) as loaded:
            absent = _awaited_people(loaded, window, generation)
            policy = loaded.facts.schedule.no_show
            if not absent or policy == "pass":
                return True
            if policy == "bot":
                for seat in absent:
                    await self._stand_in(loaded, seat, window, generation)
            return policy == "bot"

    async def _stand_in(
        self, loaded: LoadedMatch, seat: Seat, window: str, generation: int
    ) -> None:
        """A bot answers for this seat, as itself, until it is awaited no more."""
        if not await self._keep(loaded, TABLE, StandIn(seat, True)):
            return
        for _ in range(_ACTS):
            command = await self._registry.store.think(
                self._answer, loaded, seat, await self._log(loaded)
            )
            if command is None or isinstance(
                await self._commands.post(loaded.match, command), Refusal
            ):
                break
            if seat not in _awaited(loaded, window, generation):
                break
        await self._keep(loaded, TABLE, StandIn(seat, False))

    def _answer(self, loaded: LoadedMatch, seat: Seat, told: "_Told") -> Command | None:
        """What the strongest bot would do, had it sat here from the beginning."""
        mind = BotMind(loaded.game, seat, bot_names(loaded.game)[0])
        mind.replay(loaded.facts.header, told.lines, told.position)
        act = mind.act(told.position, self._rng)
        return None if act is None else mind.command(told.position, act)

    async def _log(self, loaded: LoadedMatch) -> "_Told":
        position = loaded.committed.position
        read = self._registry.store.read
        lines = await read(lambda connection: log.lines(connection, loaded.match, 0, position.n))
        return _Told(position, lines)

    def step(self, loaded: LoadedMatch, act: object) -> None:
        """A step was taken: those who were missed too often are replaced, and bots agree to what
        a person asks."""
        if loaded.over:
            return
        if isinstance(act, AskPause) and act.ask:
            asked = loaded.committed.position.house.asking
            for seat, holder in enumerate(loaded.holders):
                if holder.bot and asked and seat not in asked:
                    self._begin(self._ask(loaded, seat))
        most = loaded.facts.schedule.misses
        house = loaded.committed.position.house
        if most and not house.standing_in:
            for seat, holder in enumerate(loaded.holders):
                if holder.person and house.missed(seat) >= most:
                    self._begin(self._replace(loaded, seat))

    async def _ask(self, loaded: LoadedMatch, seat: Seat) -> None:
        await self._keep(loaded, seat, AskPause(True))

    async def _replace(self, loaded: LoadedMatch, seat: Seat) -> None:
        try:
            await self.replace(loaded.match, seat)
        except TableError as problem:
            _log.info("match %s: seat %d stays: %s", loaded.match, seat, problem.refusal.id)

    def _begin(self, doing: "Awaitable[None]") -> None:
        task = asyncio.ensure_future(doing)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _keep(self, loaded: LoadedMatch, actor: Actor, act: HouseAct) -> bool:
        try:
            answer = await self._commands.post(loaded.match, Command(actor, act))
        except TableError as problem:
            _log.warning("match %s: %s", loaded.match, problem.refusal.id)
            return False
        return not isinstance(answer, Refusal)


def _awaited(loaded: LoadedMatch, window: str, generation: int) -> tuple[Seat, ...]:
    """Whom an open window still waits for."""
    for open_ in loaded.committed.windows:
        if open_.key == window and open_.generation == generation:
            return open_.awaited
    return ()


def _awaited_people(loaded: LoadedMatch, window: str, generation: int) -> list[Seat]:
    holders = loaded.holders
    awaited = _awaited(loaded, window, generation)
    return [seat for seat in awaited if seat < len(holders) and holders[seat].person]
