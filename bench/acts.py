"""Durable acts per second over HTTP: 200 concurrent matches, each act acknowledged after fsync.

The load generator runs on the same machine and takes its share of the processors.
"""

import asyncio
import gc
import time

import uvloop

from bench.client import Line
from bench.processor import Meter
from bench.server import Server, serving

DUELS = 200
ACTS = 60
"""Acts per match in a round."""
ROUNDS = 3


async def _round(lines: list[Line]) -> list[float]:
    async def play(line: Line) -> list[float]:
        times = []
        for _ in range(ACTS):
            begun = time.perf_counter()
            assert await line.act() == 200
            times.append(time.perf_counter() - begun)
        return times

    return [took for times in await asyncio.gather(*map(play, lines)) for took in times]


async def _measure(server: Server) -> None:
    lines = [Line(server.port, duel) for duel in server.duels]
    await asyncio.gather(*(line.open() for line in lines))
    for _ in range(ROUNDS):
        meter, begun = Meter(server.pid), time.perf_counter()
        times = sorted(await _round(lines))
        rate = len(times) / (time.perf_counter() - begun)
        cost = meter.per(len(times))
        p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
        print(
            f"acts: {rate:,.0f} durable acts/s with {DUELS} matches "
            f"(answered in p50 {p50 * 1e3:.0f} ms, p99 {p99 * 1e3:.0f} ms; "
            f"{cost:.2f} ms of processor time per act)"
        )
    for line in lines:
        line.close()


def main() -> None:
    """Print acts per second, for several rounds."""
    gc.disable()  # keep pauses of the load generator out of the results
    with serving(DUELS) as server:
        uvloop.run(_measure(server))
