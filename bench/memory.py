"""Server memory per idle live page, with 1,000 of them on 50 matches.

A page of each seat is opened first: what matches themselves take is counted apart.
"""

import asyncio

import psutil

from bench.client import listen
from bench.server import Server, serving

DUELS = 50
PAGES = 1_000
_SETTLED = 7
"""Seconds until the server has looked at its memory and given back what it does not need."""


def _megabytes(server: Server) -> float:
    return float(psutil.Process(server.pid).memory_info().rss) / 1e6


async def _measure(server: Server) -> None:
    pages = [await listen(server.port, server.duels[0], 0)]
    await asyncio.sleep(1)
    start = _megabytes(server)
    for duel in server.duels:
        pages += [await listen(server.port, duel, seat) for seat in (0, 1)]
    await asyncio.sleep(_SETTLED)
    before = _megabytes(server)
    for number in range(PAGES):
        duel = server.duels[number % DUELS]
        pages.append(await listen(server.port, duel, number // DUELS % 2))
    await asyncio.sleep(_SETTLED)
    after = _megabytes(server)
    print(
        f"memory: {(after - before) * 1000 / PAGES:.1f} KB for each idle live page "
        f"({before:.0f} → {after:.0f} MB with {PAGES:,}); "
        f"{(before - start) * 1000 / DUELS:.0f} KB for each match that is opened, with two pages"
    )
    for _, writer in pages:
        writer.close()


def main() -> None:
    """Print kilobytes per connection."""
    with serving(DUELS) as server:
        asyncio.run(_measure(server))
