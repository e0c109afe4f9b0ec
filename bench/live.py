"""Latency from an act to the other player's screen: 200 acts per second, a live page per seat.

Measured from before the act is sent until the first byte of the resulting push arrives at the live
page of the seat that did not act.
"""

import asyncio
import gc
import os
import time

import uvloop

from bench.client import Line, listen
from bench.processor import Meter
from bench.server import Duel, Server, serving

DUELS = int(os.environ.get("INTRIGA_BENCH_LIVE", "200"))
"""Matches, with an act every second in each."""
SECONDS = 15
WARM = 3


class Seat:
    """A live page that notes the time of the latest push."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.at = 0.0

    async def watch(self, port: int, duel: Duel, seat: int) -> None:
        reader, _ = await listen(port, duel, seat)
        while chunk := await reader.read(65536):
            if b"data:" in chunk:
                self.at = time.perf_counter()
                self.news.set()


async def _duel(server: Server, duel: Duel, delay: float, times: list[float]) -> None:
    seats = (Seat(), Seat())
    watching = [
        asyncio.create_task(watcher.watch(server.port, duel, seat))
        for seat, watcher in enumerate(seats)
    ]
    line = Line(server.port, duel)
    await line.open()
    await asyncio.sleep(2 + delay)
    begin = time.perf_counter()
    for second in range(WARM + SECONDS):
        await asyncio.sleep(max(0.0, begin + second - time.perf_counter()))
        other = seats[1 - line.mover]
        other.news.clear()
        sent = time.perf_counter()
        assert await line.act() == 200
        await asyncio.wait_for(other.news.wait(), 10)
        if second >= WARM:
            times.append(other.at - sent)
    for task in watching:
        task.cancel()
    line.close()


async def _cost(server: Server, times: list[float]) -> float:
    """Milliseconds of the server's processor time for an act with its two pushes."""
    while not times:
        await asyncio.sleep(0.1)
    meter, before = Meter(server.pid), len(times)
    await asyncio.sleep(SECONDS - 2)
    return meter.per(len(times) - before)


async def _measure(server: Server) -> None:
    times: list[float] = []
    measuring = asyncio.create_task(_cost(server, times))
    await asyncio.gather(
        *(_duel(server, duel, number / DUELS, times) for number, duel in enumerate(server.duels))
    )
    times.sort()
    print(
        f"live: act → other seat's screen at {DUELS} acts/s, {2 * DUELS} live pages: "
        f"p50 {times[len(times) // 2] * 1e3:.1f} ms, "
        f"p99 {times[len(times) * 99 // 100] * 1e3:.1f} ms, max {times[-1] * 1e3:.1f} ms; "
        f"{await measuring:.2f} ms of processor time per act"
    )


def main() -> None:
    """Print the percentiles of the latency."""
    gc.disable()  # keep pauses of the load generator out of the results
    with serving(DUELS) as server:
        uvloop.run(_measure(server))
