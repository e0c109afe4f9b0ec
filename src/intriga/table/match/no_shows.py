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
from intriga.table.match.bots import Mind, bot_names
from intriga.table.match.commands import Letter, Mailbox
from intriga.table.match.loaded import Live
from intriga.table.match.registry import Desk

_log = logging.getLogger(__name__)

_ACTS = 60
"""A bot that answers for somebody makes at most so many acts: then the window just closes."""


class _Told(Struct, frozen=True):
    position: Position[Any]
    lines: list[bytes]


class Absence:
    """Looks after those who are not here."""

    def __init__(self, desk: Desk, mailbox: Mailbox, rng: Random) -> None:
        self._desk = desk
        self._mailbox = mailbox
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
        async with self._desk.using(match) as live:
            absent = _awaited_people(live, window, generation)
            policy = live.facts.schedule.no_show
            if not absent or policy == "pass":
                return True
            if policy == "bot":
                for seat in absent:
                    await self._stand_in(live, seat, window, generation)
            return policy == "bot"

    async def _stand_in(self, live: Live, seat: Seat, window: str, generation: int) -> None:
        """A bot answers for this seat, as itself, until it is awaited no more."""
        if not await self._keep(live, TABLE, StandIn(seat, True)):
            return
        for _ in range(_ACTS):
            letter = await self._desk.bridge.think(self._answer, live, seat, await self._log(live))
            if letter is None or isinstance(await self._mailbox.post(live.match, letter), Refusal):
                break
            if seat not in _awaited(live, window, generation):
                break
        await self._keep(live, TABLE, StandIn(seat, False))

    def _answer(self, live: Live, seat: Seat, told: "_Told") -> Letter | None:
        """What the strongest bot would do, had it sat here from the beginning."""
        mind = Mind(live.game, seat, bot_names(live.game)[0])
        mind.replay(live.facts.header, told.lines, told.position)
        act = mind.act(told.position, self._rng)
        return None if act is None else mind.letter(told.position, act)

    async def _log(self, live: Live) -> "_Told":
        position = live.committed.position
        read = self._desk.bridge.read
        lines = await read(lambda connection: log.lines(connection, live.match, 0, position.n))
        return _Told(position, lines)

    def step(self, live: Live, act: object) -> None:
        """A step was taken: those who were missed too often are replaced, and bots agree to what
        a person asks."""
        if live.over:
            return
        if isinstance(act, AskPause) and act.ask:
            asked = live.committed.position.house.asking
            for seat, holder in enumerate(live.holders):
                if holder.bot and asked and seat not in asked:
                    self._begin(self._ask(live, seat))
        most = live.facts.schedule.misses
        house = live.committed.position.house
        if most and not house.standing_in:
            for seat, holder in enumerate(live.holders):
                if holder.person and house.missed(seat) >= most:
                    self._begin(self._replace(live, seat))

    async def _ask(self, live: Live, seat: Seat) -> None:
        await self._keep(live, seat, AskPause(True))

    async def _replace(self, live: Live, seat: Seat) -> None:
        try:
            await self.replace(live.match, seat)
        except TableError as problem:
            _log.info("match %s: seat %d stays: %s", live.match, seat, problem.refusal.id)

    def _begin(self, doing: "Awaitable[None]") -> None:
        task = asyncio.ensure_future(doing)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _keep(self, live: Live, actor: Actor, act: HouseAct) -> bool:
        try:
            answer = await self._mailbox.post(live.match, Letter(actor, act))
        except TableError as problem:
            _log.warning("match %s: %s", live.match, problem.refusal.id)
            return False
        return not isinstance(answer, Refusal)


def _awaited(live: Live, window: str, generation: int) -> tuple[Seat, ...]:
    """Whom an open window still waits for."""
    for open_ in live.committed.windows:
        if open_.key == window and open_.generation == generation:
            return open_.awaited
    return ()


def _awaited_people(live: Live, window: str, generation: int) -> list[Seat]:
    holders = live.holders
    awaited = _awaited(live, window, generation)
    return [seat for seat in awaited if seat < len(holders) and holders[seat].person]
