"""Hints over Redis: publish and subscribe, nothing stored.

Redis may be down for any length of time; meanwhile nodes look at the database from time to time. A
broken connection is made again, and then nodes look once more for what they may have missed.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from intriga.store import Unavailable

try:
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError
except ImportError as _missing:
    raise Unavailable("Redis needs a client: pip install 'intriga[nodes]'") from _missing

_log = logging.getLogger(__name__)

_TIMEOUT: Final = 5.0
_WAIT_LEAST, _WAIT_MOST = 0.05, 2.0
"""Seconds between attempts to connect, the shortest and the longest."""


class RedisPubSub:
    """Publishes and listens on one channel of a Redis. `url`: `redis://…`, `rediss://…` or
    `unix://…`. `timeout`: seconds to connect, to answer, and of silence before a ping.

    Raises `Unavailable` for an invalid URL.
    """

    def __init__(self, url: str, channel: str, timeout: float = _TIMEOUT) -> None:
        self._timeout = timeout
        self._url = url
        self._channel = channel
        self._publisher = self._client()

    async def listen(self, on_message: Callable[[bytes], None], on_gap: Callable[[], None]) -> None:
        wait = _WAIT_LEAST
        while True:
            try:
                async with self._client() as client, client.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    await _confirmed(channel, self._timeout)
                    _log.info("Redis carries hints to other nodes")
                    wait = _WAIT_LEAST
                    on_gap()
                    await self._receive(channel, on_message)
            except (RedisError, OSError, TimeoutError) as problem:
                if wait == _WAIT_LEAST:
                    _log.warning(
                        "Redis is away (%s): nodes look by themselves", type(problem).__name__
                    )
            await asyncio.sleep(wait)
            wait = min(2 * wait, _WAIT_MOST)

    async def publish(self, message: bytes) -> None:
        try:
            await self._publisher.publish(self._channel, message)
        except (RedisError, OSError, TimeoutError):
            await self._publisher.connection_pool.disconnect()

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            await self._publisher.aclose()

    def _client(self) -> "Redis":
        try:
            return Redis.from_url(
                self._url,
                retry=Retry(NoBackoff(), 0),  # a late hint is useless
                socket_connect_timeout=self._timeout,
                socket_timeout=self._timeout,
            )
        except ValueError:  # its text may hold a part of the URL, and so of a password
            raise Unavailable("this is not a Redis URL") from None

    async def _receive(self, channel: Any, on_message: Callable[[bytes], None]) -> None:
        """Until the connection breaks."""
        pinged = False
        while True:
            message = await channel.get_message(timeout=self._timeout)
            if message is not None:
                pinged = False
                if message["type"] == "message":
                    on_message(message["data"])
            elif pinged:
                raise TimeoutError("no answer")
            else:
                pinged = True
                await channel.ping()


async def _confirmed(channel: Any, timeout: float) -> None:
    """Wait until the subscription is confirmed: from then on nothing is missed."""
    async with asyncio.timeout(timeout):
        while True:
            message = await channel.get_message(timeout=timeout)
            if message is not None and message["type"] == "subscribe":
                return


def check_address(url: str) -> None:
    """Raises `Unavailable` for an invalid URL. Nothing is connected."""
    RedisPubSub(url, "")
