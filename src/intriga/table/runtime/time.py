"""Time: the only place where the table reads a clock, so that tests can replace it."""

import asyncio
import time
from typing import Protocol


class Time(Protocol):
    """Milliseconds since the epoch, and waiting for them.

    Time passes evenly: when the clock of the machine is set, or the machine was asleep, `now` goes
    on as if nothing had happened, until `adopt` is called.
    """

    def now(self) -> int:
        """The time now."""
        ...

    def deviation(self) -> int:
        """How many milliseconds the clock of the machine is ahead of `now`."""
        ...

    def adopt(self) -> None:
        """Go by the clock of the machine again: `now` changes by `deviation`."""
        ...

    async def sleep_until(self, at: int) -> None:
        """Return when `now()` has reached `at`, or would have if the clock had not been adopted
        meanwhile."""
        ...


class SystemTime:
    """The clock of this machine as it was at the start, carried on by its monotonic clock. That one
    cannot be set, and on Linux and macOS it stands still while the machine is asleep."""

    def __init__(self) -> None:
        self.adopt()

    def now(self) -> int:
        return self._offset + _steady()

    def deviation(self) -> int:
        return _wall() - self.now()

    def adopt(self) -> None:
        self._offset = _wall() - _steady()

    async def sleep_until(self, at: int) -> None:
        wake = _steady() + at - self.now()
        while (left := wake - _steady()) > 0:
            await asyncio.sleep(left / 1000)


def _wall() -> int:
    return time.time_ns() // 1_000_000


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000
