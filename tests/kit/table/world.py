"""A table for tests with a fake clock, which can be stopped and started again."""

import asyncio
import heapq
import itertools
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from intriga.games import installed
from intriga.kernel.actors import Actor
from intriga.kernel.game import Game
from intriga.kernel.positions import Seen
from intriga.kernel.text import Refusal
from intriga.store import Store
from intriga.table import Beats, BotPause, Receipt, Table
from intriga.table.match.due_times import NO_BEATS
from tests.kit.patience import PATIENCE
from tests.shapes.vault import Vault

START = 1_800_000_000_000

AT_ONCE = BotPause(0, 0, 0)


class FakeTime:
    """A clock that stands still until `advance`. `wall`: milliseconds by which the clock of the
    machine was set forward since."""

    def __init__(self) -> None:
        self._now = START
        self.wall = 0
        self._order = itertools.count()
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self._now

    def deviation(self) -> int:
        return self.wall

    def adopt(self) -> None:
        ahead, self.wall = self.wall, 0
        self._now += ahead
        self._sleepers = [(at + ahead, order, wake) for at, order, wake in self._sleepers]

    async def sleep_until(self, at: int) -> None:
        if at <= self._now:
            await asyncio.sleep(0)
            return
        wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (at, next(self._order), wake))
        await wake

    def advance(self, seconds: float) -> None:
        """Let time pass. Tasks that slept until then wake in order."""
        self._now += round(seconds * 1000)
        while self._sleepers and self._sleepers[0][0] <= self._now:
            _, _, wake = heapq.heappop(self._sleepers)
            if not wake.done():
                wake.set_result(None)

    def sleepers(self, within: float) -> int:
        """How many tasks sleep until a moment within this many seconds."""
        due = self._now + round(within * 1000)
        return sum(at <= due and not wake.done() for at, _, wake in self._sleepers)

    def forget(self) -> None:
        """Forget all sleepers: their server has stopped."""
        self._sleepers.clear()


class World:
    """A table on a database. It can be stopped and started again."""

    def __init__(
        self,
        url: str,
        games: Sequence[Game[Any]] = (),
        pause: BotPause = AT_ONCE,
        *,
        beats: Beats = NO_BEATS,
        emails: bool = False,
    ) -> None:
        self.url = url
        self.games: Mapping[str, Game[Any]] = {
            game.id: game for game in (*installed().values(), Vault(), *games)
        }
        self.time = FakeTime()
        self.pause = pause
        self.beats = beats
        self.emails = emails
        self._commands = itertools.count()

    async def __aenter__(self) -> "World":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        self.store = Store.open(self.url)
        rng = Random(7)
        self.table = Table(
            self.store,
            self.games,
            self.time,
            self.pause,
            rng,
            beats=self.beats,
            emails=self.emails,
        )
        await self.table.start()

    async def stop(self) -> None:
        await self.table.stop()
        self.store.close()
        self.time.forget()

    async def restart(self, *games: Game[Any]) -> None:
        """Start again as another process would, with other rules if given."""
        await self.stop()
        self.games = {**self.games, **{game.id: game for game in games}}
        await self.start()

    async def guest(self, name: str) -> str:
        return (await self.table.accounts.guest(name)).person.id

    async def match(self, *names: str, **settings: Any) -> tuple[str, list[str]]:
        """A started match of the vault between these guests; returns its id and theirs."""
        people = [await self.guest(name) for name in names]
        return await self._started(people[0], people, settings), people

    async def hosted_match(self, *names: str, **settings: Any) -> tuple[str, str, list[str]]:
        """As `match`, with a host who does not play; returns its id, the host and the others."""
        host, people = await self.guest("Ведущая"), [await self.guest(name) for name in names]
        return await self._started(host, people, settings), host, people

    async def _started(self, host: str, people: Sequence[str], settings: dict[str, Any]) -> str:
        settings = {"options": {"rounds": 100}, "game": "vault", **settings}
        game = settings.pop("game")
        match = await self.table.lobby.creation.create(host, game, seats=len(people), **settings)
        code = (await self.table.lobby.queries.info(match, host)).join_code
        for person in people:
            await self.table.lobby.signups.sit(match, person, code=code)
        await self.table.lobby.starting.start(match, host)
        return match

    async def act(
        self,
        match: str,
        actor: Actor,
        type: str,
        *,
        command: str = "",
        seen: Seen | None = None,
        me: str | None = None,
        **fields: Any,
    ) -> Receipt | Refusal:
        """Submit an act under a new command id."""
        command = command or f"c{next(self._commands)}"
        act = {"type": type, **fields}
        return await self.table.submit(match, actor, act, command, seen=seen, me=me)

    async def done(self, *arguments: Any, **fields: Any) -> Receipt:
        """Submit an act that must be accepted."""
        answer = await self.act(*arguments, **fields)
        assert isinstance(answer, Receipt), answer
        return answer


async def eventually(condition: Callable[[], Any]) -> None:
    """Wait until this is true. Fails if it hangs."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.002)
