"""Several nodes on one database, in one process: each with a table of its own, on one time."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from msgspec.structs import replace

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

    def pubsub(self, channel: str) -> "HubPubSub":
        return HubPubSub(self, channel)

    def again(self) -> None:
        """It carries again, as after a break."""
        self.deaf = False
        for ears in self._ears.values():
            for _, on_gap in ears:
                on_gap()


class HubPubSub:
    def __init__(self, hub: Hub, channel: str) -> None:
        self._hub = hub
        self._channel = channel

    async def listen(self, on_message: Callable[[bytes], None], on_gap: Callable[[], None]) -> None:
        ears = self._hub._ears.setdefault(self._channel, [])
        ears.append((on_message, on_gap))
        on_gap()
        try:
            await asyncio.Event().wait()
        finally:
            ears.remove((on_message, on_gap))

    async def publish(self, message: bytes) -> None:
        self._hub.said += 1
        if not self._hub.deaf:
            for on_message, _ in list(self._hub._ears.get(self._channel, ())):
                on_message(message)

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
        cluster = ClusterConfig(pubsub=self.hub.pubsub)
        self.table = Table(
            self.store, self.games, self.time, self.pause, Random(7), cluster=cluster
        )
        await self.table.start()

    async def stop(self) -> None:
        await self.table.stop()
        self.store.close()

    async def crash(self) -> None:
        """Stop as a process does that is killed: nothing is said, nothing is given back."""
        services = self.table._services
        node = services.node
        assert node is not None
        await node._tasks.stop()
        await node.leases.stop()
        self.table._node = None
        await services.bots.stop()
        self.table._services = replace(services, node=None)
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
