"""Heavy work: whole histories, replays and records, which keep the event loop busy for long."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from intriga.http_common.rate_limits.policies import HEAVY, HEAVY_EACH
from intriga.http_common.rate_limits.slots import Slots

MANY_EVENTS: Final = 500
"""As many events in one answer make it heavy."""
LONGEST_PAUSE: Final = 5.0
"""Seconds after a piece of heavy work until the next begins, however long it took."""


class HeavyWork:
    """One piece of heavy work at a time. After each there is a pause as long as it took, or
    `LONGEST_PAUSE`, so that together they take about half of the time, however many ask."""

    def __init__(self) -> None:
        self._slots = Slots(HEAVY.refusal)
        self._at_work = asyncio.Semaphore(1)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn. `who`: a person or an address. Raises `TooManyRequests` when too many
        wait."""
        with self._slots.take({"everybody": HEAVY.most, f"client {who}": HEAVY_EACH.most}):
            await self._at_work.acquire()
            began = time.monotonic()
            try:
                yield
            finally:
                pause = min(time.monotonic() - began, LONGEST_PAUSE)
                asyncio.get_running_loop().call_later(pause, self._at_work.release)
