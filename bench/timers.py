"""10,000 deadlines pass at the same moment. Each fires once.

Ten thousand matches wait for an answer that nobody gives. A fake clock stands still while they are
set up and then jumps to the moment when all are due.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

import uvloop
from sqlalchemy import func, select

from intriga.store import Store
from intriga.store.schema import matches, timers
from intriga.table import BotPause, Table
from intriga.web.server import SWITCH_INTERVAL
from tests.kit.table.world import FakeTime

TIMERS = 10_000
HOUR = 3600
_TOGETHER = 200


async def _begin(table: Table, number: int, people: tuple[str, str]) -> None:
    match = await table.lobby.creation.create(
        people[0],
        "espionage",
        seats=2,
        title=str(number),
        options={"specials": False},
        clocks={"*": HOUR},
    )
    for person in people:
        await table.lobby.signups.sit(match, person)
    await table.lobby.starting.start(match, people[0])


async def _measure(folder: Path) -> None:
    store, time_of_table = Store.open_dir(folder), FakeTime()
    async with Table(store, time=time_of_table, pause=BotPause(0, 0, 0)) as table:
        one = (await table.accounts.guest("Anna")).person.id
        other = (await table.accounts.guest("Boris")).person.id
        for first in range(0, TIMERS, _TOGETHER):
            batch = range(first, min(TIMERS, first + _TOGETHER))
            await asyncio.gather(*(_begin(table, number, (one, other)) for number in batch))
        before = _entries(store)
        assert _due(store, time_of_table.now() + HOUR * 1000) == TIMERS
        begin = time.perf_counter()
        time_of_table.advance(HOUR)
        while _due(store, time_of_table.now()):
            await asyncio.sleep(0.02)
        took = time.perf_counter() - begin
        after = _entries(store)
    store.close()
    assert after - before == TIMERS, f"{after - before:,} fired"
    print(
        f"timers: {TIMERS:,} due at once, each fired once and on disk: "
        f"{took:.1f} s, {TIMERS / took:,.0f}/s"
    )


def _entries(store: Store) -> int:
    return int(store.read(lambda c: c.scalar(select(func.sum(matches.c.length)))) or 0)


def _due(store: Store, now: int) -> int:
    due = select(func.count()).select_from(timers).where(timers.c.due_at <= now)
    return int(store.read(lambda c: c.scalar(due)) or 0)


def main() -> None:
    """Print how long it takes, and check that none fired twice."""
    sys.setswitchinterval(SWITCH_INTERVAL)  # as the server does
    with tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder:
        uvloop.run(_measure(Path(folder)))
