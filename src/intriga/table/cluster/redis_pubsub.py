"""Hints by way of Redis: publish and subscribe, nothing kept.

Redis may be away for as long as it likes: meanwhile nodes look by themselves. A connection that
was broken is made anew, and whatever was said in between is made up for by looking once more.
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

_PATIENCE: Final = 5.0
_SOONEST, _LATEST = 0.05, 2.0
"""Seconds between tries to connect."""


class RedisPubSub:
    """Words go over one channel of a Redis. `url`: `redis://…`, `rediss://…` or `unix://…`.
    `patience`: seconds to connect, to answer, and of silence after which one asks whether anybody
    is there.

    Raises `Unavailable` for a URL that is none.
    """

    def __init__(self, url: str, channel: str, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self._url = url
        self._channel = channel
        self._speaks = self._client()

    async def listen(self, hear: Callable[[bytes], None], again: Callable[[], None]) -> None:
        wait = _SOONEST
        while True:
            try:
                async with self._client() as client, client.pubsub() as ears:
                    await ears.subscribe(self._channel)
                    await _confirmed(ears, self._patience)
                    _log.info("Redis carries hints to other nodes")
                    wait = _SOONEST
                    again()
                    await self._hear(ears, hear)
            except (RedisError, OSError, TimeoutError) as problem:
                if wait == _SOONEST:
                    _log.warning("Redis is away (%s): nodes look by themselves", _name(problem))
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LATEST)

    async def say(self, words: bytes) -> None:
        try:
            await self._speaks.publish(self._channel, words)
        except (RedisError, OSError, TimeoutError):
            await self._speaks.connection_pool.disconnect()

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            await self._speaks.aclose()

    def _client(self) -> "Redis":
        try:
            return Redis.from_url(
                self._url,
                retry=Retry(NoBackoff(), 0),  # what is late is no hint any more
                socket_connect_timeout=self._patience,
                socket_timeout=self._patience,
            )
        except ValueError:  # its words might hold a part of the address, and so of a password
            raise Unavailable("this is no address of a Redis") from None

    async def _hear(self, ears: Any, hear: Callable[[bytes], None]) -> None:
        """Until the connection breaks."""
        asked = False
        while True:
            heard = await ears.get_message(timeout=self._patience)
            if heard is not None:
                asked = False
                if heard["type"] == "message":
                    hear(heard["data"])
            elif asked:
                raise TimeoutError("no answer")
            else:
                asked = True
                await ears.ping()


async def _confirmed(ears: Any, patience: float) -> None:
    """Wait until the subscription stands: from then on nothing is missed."""
    async with asyncio.timeout(patience):
        while True:
            heard = await ears.get_message(timeout=patience)
            if heard is not None and heard["type"] == "subscribe":
                return


def check_address(url: str) -> None:
    """Raises `Unavailable` for what is no address of a Redis. It need not be there."""
    RedisPubSub(url, "")


def _name(problem: Exception) -> str:
    return type(problem).__name__
