"""Time: the only place where the table reads a clock, so that tests can replace it."""

import asyncio
import time
from typing import Protocol


class Time(Protocol):
    """Milliseconds since the epoch, and waiting for them."""

    def now(self) -> int:
        """The time now."""
        ...

    async def sleep_until(self, at: int) -> None:
        """Return when `now()` has reached `at`."""
        ...


class SystemTime:
    """The clock of this machine."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep_until(self, at: int) -> None:
        while (left := at - self.now()) > 0:
            await asyncio.sleep(min(left / 1000, 60.0))  # the clock may be changed meanwhile
