"""A stage of a second: how long acts in other matches wait for it.

A toy game burns the processor for a second whenever a window closes. Beside it, another match is
played on the same table, and every act is timed.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from intriga.games import installed
from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Close
from intriga.kernel.questions.windows import Window
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal
from intriga.store import Store
from intriga.table import Beats, BotPause, Table
from intriga.web.server import SWITCH_INTERVAL
from tests.shapes.lists import Lists, War
from tests.shapes.vault import Vault

STAGE_SECONDS = 1.0
STAGES = 5
EVERY_SECONDS = 0.02


class Burning(Lists):
    """Lists whose stage takes a second of the processor."""

    long_steps = frozenset({"orders"})

    def close_window(self, state: War, window: Window, step: Step) -> None:
        until = time.thread_time() + STAGE_SECONDS
        while time.thread_time() < until:
            sum(range(1000))
        super().close_window(state, window, step)


def _quantile(taken: list[float], part: float) -> float:
    return sorted(taken)[int(part * (len(taken) - 1))]


async def _begin(table: Table, game: str, seats: int, options: dict[str, int]) -> tuple[str, str]:
    host = (await table.accounts.guest("Host")).person.id
    match = await table.lobby.creation.create(host, game, seats=seats, options=options, clocks={})
    for number in range(seats):
        person = (await table.accounts.guest(f"Player {number}")).person.id
        code = (await table.lobby.queries.info(match, host)).join_code
        await table.lobby.signups.sit(match, person, code=code)
    await table.lobby.starting.start(match, host)
    return match, host


async def _timed_acts(table: Table, match: str, taken: list[float]) -> None:
    for turn in range(1_000_000):
        begun = time.perf_counter()
        answer = await table.submit(match, turn % 2, {"type": "next"}, f"c{turn}")
        assert not isinstance(answer, Refusal), answer
        taken.append(time.perf_counter() - begun)
        await asyncio.sleep(EVERY_SECONDS)


async def _measure(folder: Path) -> None:
    store = Store.open_dir(folder)
    games = {**installed(), "lists": Burning(), "vault": Vault()}
    async with Table(store, games, pause=BotPause(0, 0, 0), beats=Beats(most=0)) as table:
        burning, host = await _begin(table, "lists", 4, {"rounds": 6})
        other, _ = await _begin(table, "vault", 2, {"rounds": 1000})
        for stages in (0, STAGES):
            taken: list[float] = []
            acts = asyncio.create_task(_timed_acts(table, other, taken))
            begun = time.perf_counter()
            for stage in range(1, stages + 1):
                close = Close("lists", stage)
                assert not isinstance(
                    await table.keep(burning, HOST, close, f"s{stage}", me=host), Refusal
                )
            if not stages:
                await asyncio.sleep(STAGES * STAGE_SECONDS)
            took = time.perf_counter() - begun
            acts.cancel()
            await asyncio.gather(acts, return_exceptions=True)
            other, _ = await _begin(table, "vault", 2, {"rounds": 1000})
            print(
                f"long steps: {stages} stages in {took:.1f} s; acts elsewhere: "
                f"p50 {1000 * _quantile(taken, 0.5):.1f} ms, "
                f"p99 {1000 * _quantile(taken, 0.99):.1f} ms, most {1000 * max(taken):.1f} ms"
            )
    store.close()


def main() -> None:
    """Print how long acts take beside long steps, and without them."""
    sys.setswitchinterval(SWITCH_INTERVAL)  # as the server does
    with tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder:
        uvloop.run(_measure(Path(folder)))
