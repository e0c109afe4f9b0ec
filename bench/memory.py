"""Server memory per idle live page, with 1,000 of them on 50 matches."""

import asyncio

import psutil

from bench.client import listen
from bench.server import Server, serving

DUELS = 50
PAGES = 1_000


def _megabytes(server: Server) -> float:
    return float(psutil.Process(server.pid).memory_info().rss) / 1e6


async def _measure(server: Server) -> None:
    await listen(server.port, server.duels[0], 0)
    await asyncio.sleep(1)
    before = _megabytes(server)
    pages = []
    for number in range(PAGES):
        duel = server.duels[number % DUELS]
        pages.append(await listen(server.port, duel, number // DUELS % 2))
    await asyncio.sleep(3)
    after = _megabytes(server)
    print(
        f"memory: {(after - before) * 1000 / PAGES:.1f} KB for each idle live page "
        f"({before:.0f} → {after:.0f} MB with {PAGES:,})"
    )
    for _, writer in pages:
        writer.close()


def main() -> None:
    """Print kilobytes per connection."""
    with serving(DUELS) as server:
        asyncio.run(_measure(server))
