"""Counting in windows: a client's window begins with what is counted first, and lasts some seconds.

A count is kept in a storage of the library `limits`: in this process (`LocalCounts`), or in a Redis
that all nodes share (`shared_counts`).
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

from limits.aio.storage import Storage
from msgspec import Struct

KEPT: Final = 50_000
"""The most clients remembered for one length of a window."""


class Counts(Protocol):
    """Counts, wherever they are kept. A window lasts `seconds`."""

    async def add(self, key: str, seconds: int, amount: int = 1) -> "Count":
        """Add to a count; its window begins if it is a new one."""
        ...

    async def take_back(self, count: "Count") -> None:
        """Take back one that was added."""
        ...

    async def left(self, count: "Count") -> float:
        """How long the window of a count still lasts, in seconds."""
        ...

    async def close(self) -> None:
        """Close connections."""
        ...


class Count(Struct, frozen=True):
    """A count after something was added to it. `storage`: where it is kept."""

    key: str
    seconds: int
    sum: int
    storage: Storage


class Memory(Storage):
    """Counts in this process. Beside the library's own memory storage: a look at one count does not
    cost a walk over all of them (of 50,000 that takes 23 ms), their number is bounded, and nothing
    depends on the clock on the wall."""

    STORAGE_SCHEME = None

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds of a monotonic clock."""
        super().__init__()
        self._now = now
        self._windows: dict[int, OrderedDict[str, tuple[int, float]]] = {}
        """By the length of the window: counts with the ends of their windows, the first to end
        first."""

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def add(self, key: str, expiry: int, amount: int = 1) -> int:
        """As `incr`, without what the library wraps around every method of a storage."""
        now = self._now()
        windows = self._windows.setdefault(expiry, OrderedDict())
        _forget(windows, now)
        count, end = windows.get(key, (0, now + expiry))
        windows[key] = count + amount, end
        return count + amount

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        return self.add(key, expiry, amount)

    async def get(self, key: str) -> int:
        return self._find(key)[0]

    async def get_expiry(self, key: str) -> float:
        return time.time() + max(0.0, self._find(key)[1] - self._now())

    async def check(self) -> bool:
        return True

    async def reset(self) -> int:
        forgotten = sum(map(len, self._windows.values()))
        self._windows.clear()
        return forgotten

    async def clear(self, key: str) -> None:
        for windows in self._windows.values():
            windows.pop(key, None)

    def __len__(self) -> int:
        return sum(map(len, self._windows.values()))

    def _find(self, key: str) -> tuple[int, float]:
        now = self._now()
        found = (windows[key] for windows in self._windows.values() if key in windows)
        return next(((count, end) for count, end in found if end > now), (0, now))


def _forget(windows: OrderedDict[str, tuple[int, float]], now: float) -> None:
    """Forget windows that have ended, and the oldest ones when there are too many."""
    while windows:
        key, (_, end) = next(iter(windows.items()))
        if end > now and len(windows) < KEPT:
            return
        del windows[key]


class LocalCounts:
    """Counts of this process alone."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds of a monotonic clock."""
        self.storage = Memory(now)

    async def add(self, key: str, seconds: int, amount: int = 1) -> Count:
        return Count(key, seconds, self.storage.add(key, seconds, amount), self.storage)

    async def take_back(self, count: Count) -> None:
        left = await count.storage.incr(count.key, count.seconds, -1)
        if left < 0:  # its window has ended since: it must not be one more in the next one
            await count.storage.clear(count.key)

    async def left(self, count: Count) -> float:
        return await count.storage.get_expiry(count.key) - time.time()

    async def close(self) -> None:
        return
