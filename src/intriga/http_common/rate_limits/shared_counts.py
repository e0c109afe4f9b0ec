"""Counts in a Redis, so that all nodes share them. While it is away each node counts by itself."""

import logging
import time
from collections.abc import Callable
from typing import Any, Final

from limits.aio.storage import RedisStorage
from redis.asyncio import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from intriga.http_common.rate_limits.counts import Count, LocalCounts

_log = logging.getLogger(__name__)

_TIMEOUT: Final = 0.5
"""Seconds to connect and to answer: a page waits for it."""
_AWAY: Final = 2.0
"""Seconds after which a Redis that was away is tried again, by one request."""
_PREFIX: Final = "intriga:limits"
AWAY: Final = (RedisError, OSError, TimeoutError)
"""How a Redis that is away shows."""


class SharedCounts:
    """Counts in a Redis, or `here` while that is away. `url`: as of `RedisPubSub`."""

    def __init__(
        self, url: str, here: LocalCounts, now: Callable[[], float] = time.monotonic
    ) -> None:
        options: dict[str, Any] = {
            "retry": Retry(NoBackoff(), 0),
            "socket_connect_timeout": _TIMEOUT,
            "socket_timeout": _TIMEOUT,
        }
        self._pool = ConnectionPool.from_url(url, **options)
        pool: Any = self._pool
        self._redis = RedisStorage(
            "redis://", implementation="redispy", key_prefix=_PREFIX, connection_pool=pool
        )
        self._here = here
        self._now = now
        self._away_until: float | None = None

    async def add(self, key: str, seconds: int, amount: int = 1) -> Count:
        if self._is_there():
            try:
                added = await self._redis.incr(key, seconds, amount)
            except AWAY as problem:
                await self._lost(problem)
            else:
                self._found()
                return Count(key, seconds, added, self._redis)
        return await self._here.add(key, seconds, amount)

    async def take_back(self, count: Count) -> None:
        try:
            await self._here.take_back(count)
        except AWAY as problem:
            await self._lost(problem)

    async def left(self, count: Count) -> float:
        try:
            return await self._here.left(count)
        except AWAY as problem:
            await self._lost(problem)
            return count.seconds

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.disconnect()

    def _is_there(self) -> bool:
        """Whether to ask Redis. Of all requests after it was away, one tries it."""
        if self._away_until is None:
            return True
        if self._now() < self._away_until:
            return False
        self._away_until = self._now() + _AWAY
        return True

    def _found(self) -> None:
        if self._away_until is not None:
            self._away_until = None
            _log.info("Redis counts for the limits of all nodes")

    async def _lost(self, problem: Exception) -> None:
        if self._away_until is None:
            _log.warning("Redis is away (%s): limits are counted here", type(problem).__name__)
        self._away_until = self._now() + _AWAY
        await self._pool.disconnect(inuse_connections=False)
