"""Several nodes on one database, in one process: each with a table of its own, on one time."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from intriga.store import Store
from intriga.table import BotPause, Table
from intriga.table.cluster.node import ClusterConfig
from tests.table.world import AT_ONCE, StandingTime, World


class Hub:
    """Carries hints between the nodes of one process. `deaf`: it loses them all."""

    def __init__(self) -> None:
        self.deaf = False
        self.said = 0
        self._ears: dict[str, list[tuple[Callable[[bytes], None], Callable[[], None]]]] = {}

    def pubsub(self, channel: str) -> "LiveConnection":
        return LiveConnection(self, channel)

    def again(self) -> None:
        """It carries again, as after a break."""
        self.deaf = False
        for ears in self._ears.values():
            for _, again in ears:
                again()


class LiveConnection:
    def __init__(self, hub: Hub, channel: str) -> None:
        self._hub = hub
        self._channel = channel

    async def listen(self, hear: Callable[[bytes], None], again: Callable[[], None]) -> None:
        ears = self._hub._ears.setdefault(self._channel, [])
        ears.append((hear, again))
        again()
        try:
            await asyncio.Event().wait()
        finally:
            ears.remove((hear, again))

    async def say(self, words: bytes) -> None:
        self._hub.said += 1
        if not self._hub.deaf:
            for hear, _ in list(self._hub._ears.get(self._channel, ())):
                hear(words)

    async def close(self) -> None:
        return


class Peer(World):
    """A node among others."""

    def __init__(
        self, url: str, hub: Hub, time: StandingTime, *, number: int, pause: BotPause
    ) -> None:
        super().__init__(url, pause=pause)
        self._commands = itertools.count(number * 1_000_000)
        self.time = time
        self.hub = hub

    async def start(self) -> None:
        self.store = Store.open(self.url)
        others = ClusterConfig(pubsub=self.hub.pubsub)
        self.table = Table(self.store, self.games, self.time, self.pause, Random(7), others=others)
        await self.table.start()

    async def stop(self) -> None:
        await self.table.stop()
        self.store.close()

    async def crash(self) -> None:
        """Stop as a process does that is killed: nothing is said, nothing is given back."""
        node = self.table._node
        assert node is not None
        for task in node._tasks:
            task.cancel()
        await node.leases.stop()
        self.table._node = None
        await self.table._bots.stop()
        await self.stop()


@asynccontextmanager
async def peers(url: str, count: int = 2, pause: BotPause = AT_ONCE) -> AsyncIterator[list[Peer]]:
    """So many nodes that have started. Those that have not crashed are stopped."""
    hub, time = Hub(), StandingTime()
    made = [Peer(url, hub, time, number=number, pause=pause) for number in range(count)]
    for peer in made:
        await peer.start()
    try:
        yield made
    finally:
        for peer in made:
            if peer.table._node is not None:
                await peer.stop()
        time.forget()
