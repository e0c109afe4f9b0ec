"""Hints through a real Redis, which goes away and comes back."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from intriga.store import Unavailable
from intriga.table.cluster.redis_pubsub import RedisPubSub, check_address
from tests.kit.patience import PATIENCE
from tests.kit.redis_server import RealRedis
from tests.kit.table.world import eventually

pytestmark = [pytest.mark.anyio, pytest.mark.service]


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RealRedis]:
    with RealRedis(tmp_path) as made:
        yield made


class Subscriber:
    """What one node has received, and how often it was told that hints may be missing."""

    def __init__(self, url: str, channel: str = "intriga:test") -> None:
        self.pubsub = RedisPubSub(url, channel)
        self.received: list[bytes] = []
        self.again = 0

    async def __aenter__(self) -> "Subscriber":
        self._task = asyncio.create_task(self.pubsub.listen(self.received.append, self._again))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.pubsub.close()

    def _again(self) -> None:
        self.again += 1


@pytest.fixture
async def subscribers(redis: RealRedis) -> AsyncIterator[tuple[Subscriber, Subscriber, Subscriber]]:
    """Two nodes of one server, and one of another."""
    made = Subscriber(redis.url), Subscriber(redis.url), Subscriber(redis.url, "intriga:other")
    async with AsyncExitStack() as stack:
        for subscriber in made:
            await stack.enter_async_context(subscriber)
        await eventually(lambda: all(subscriber.again for subscriber in made))
        yield made


async def test_messages_stay_on_their_channel(
    subscribers: tuple[Subscriber, Subscriber, Subscriber],
) -> None:
    one, other, stranger = subscribers
    hints = [f"hint {number}".encode() for number in range(500)]
    for hint in hints:
        await one.pubsub.publish(hint)
    await eventually(lambda: len(other.received) == len(hints))
    assert other.received == one.received == hints
    await stranger.pubsub.publish(b"elsewhere")
    await eventually(lambda: stranger.received)
    assert stranger.received == [b"elsewhere"]


async def test_after_a_restart_of_redis_nodes_resubscribe(
    redis: RealRedis, subscribers: tuple[Subscriber, Subscriber, Subscriber]
) -> None:
    one, other, _ = subscribers
    for times in range(1, 4):
        redis.kill()
        await one.pubsub.publish(b"lost")  # and no exception
        await asyncio.to_thread(redis.start)
        await eventually(lambda times=times: one.again > times and other.again > times)  # type: ignore[misc]
        hint = f"after restart {times}".encode()
        await one.pubsub.publish(hint)
        await eventually(lambda hint=hint: hint in other.received)  # type: ignore[misc]
    assert b"lost" not in other.received


async def test_redis_may_start_later(redis: RealRedis) -> None:
    redis.kill()
    async with Subscriber(redis.url) as one, Subscriber(redis.url) as other:
        await one.pubsub.publish(b"to nobody")
        await asyncio.to_thread(redis.start)
        await eventually(lambda: one.again and other.again)
        await one.pubsub.publish(b"here")
        await eventually(lambda: other.received == [b"here"])


async def test_an_unresponsive_redis_blocks_nobody() -> None:
    """A host that accepts connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"redis://127.0.0.1:{silent.getsockname()[1]}"
        pubsub = RedisPubSub(url, "intriga:test", timeout=0.2)
        async with asyncio.timeout(PATIENCE):
            await pubsub.publish(b"anybody?")
        await pubsub.close()


@pytest.mark.parametrize("url", ["", "http://127.0.0.1/", "redis://:secret@host:port/"])
def test_an_invalid_url_is_an_error(url: str) -> None:
    with pytest.raises(Unavailable) as refused:
        check_address(url)
    assert "secret" not in str(refused.value)
