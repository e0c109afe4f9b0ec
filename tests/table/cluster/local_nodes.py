"""Several nodes on one database in one process: each with its own table, on one fake clock."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from msgspec.structs import replace

from intriga.kernel.game import Game
from intriga.store import Store
from intriga.table import BotPause, Table
from intriga.table.cluster.node import ClusterConfig
from intriga.table.match.due_times import NO_BEATS
from tests.kit.table.world import AT_ONCE, FakeTime, World


class Hub:
    """Passes hints between the nodes of one process. `lossy`: it loses them all. `published`: how
    many were published."""

    def __init__(self) -> None:
        self.lossy = False
        self.published = 0
        self._listeners: dict[str, list[tuple[Callable[[bytes], None], Callable[[], None]]]] = {}

    def pubsub(self, channel: str) -> "HubPubSub":
        return HubPubSub(self, channel)

    def reconnect(self) -> None:
        """Deliver hints again, as after a lost connection."""
        self.lossy = False
        for listeners in self._listeners.values():
            for _, on_gap in listeners:
                on_gap()


class HubPubSub:
    def __init__(self, hub: Hub, channel: str) -> None:
        self._hub = hub
        self._channel = channel

    async def listen(self, on_message: Callable[[bytes], None], on_gap: Callable[[], None]) -> None:
        listeners = self._hub._listeners.setdefault(self._channel, [])
        listeners.append((on_message, on_gap))
        on_gap()
        try:
            await asyncio.Event().wait()
        finally:
            listeners.remove((on_message, on_gap))

    async def publish(self, message: bytes) -> None:
        self._hub.published += 1
        if not self._hub.lossy:
            for on_message, _ in list(self._hub._listeners.get(self._channel, ())):
                on_message(message)

    async def close(self) -> None:
        return


class LocalNode(World):
    """One of several nodes."""

    def __init__(
        self,
        url: str,
        hub: Hub,
        time: FakeTime,
        *,
        number: int,
        pause: BotPause,
        games: Sequence[Game[Any]] = (),
    ) -> None:
        super().__init__(url, games, pause)
        self._commands = itertools.count(number * 1_000_000)
        self.time = time
        self.hub = hub

    async def start(self) -> None:
        self.store = Store.open(self.url)
        cluster = ClusterConfig(pubsub=self.hub.pubsub)
        self.table = Table(
            self.store,
            self.games,
            self.time,
            self.pause,
            Random(7),
            beats=NO_BEATS,
            cluster=cluster,
        )
        await self.table.start()

    async def stop(self) -> None:
        await self.table.stop()
        self.store.close()

    async def crash(self) -> None:
        """Stop like a killed process: nothing is announced or released."""
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
async def local_nodes(
    url: str, count: int = 2, pause: BotPause = AT_ONCE, games: Sequence[Game[Any]] = ()
) -> AsyncIterator[list[LocalNode]]:
    """Started nodes. Those that have not crashed are stopped at the end."""
    hub, time = Hub(), FakeTime()
    made = [
        LocalNode(url, hub, time, number=number, pause=pause, games=games)
        for number in range(count)
    ]
    for node in made:
        await node.start()
    try:
        yield made
    finally:
        for node in made:
            if node.table._node is not None:
                await node.stop()
        time.forget()
