"""The same over HTTP: `intriga serve` is killed again and again while people play Espionage.

The process runs what the command runs, forked from one that has already imported it, so that many
starts do not take minutes.
"""

import asyncio
import multiprocessing
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random

import pytest

from intriga.store import Store
from intriga.table import Beats, BotPause, Table
from tests.kit.patience import PATIENCE
from tests.kit.ports import free_port
from tests.table.http_duel import Duel, check_log, raise_failures, start_duel
from tests.table.match import kill_server

KILLS = 12
MANY = 50  # `make long`
DUELS = 6


@pytest.mark.service
@pytest.mark.parametrize(
    "kills",
    [pytest.param(KILLS, marks=pytest.mark.thorough), pytest.param(MANY, marks=pytest.mark.long)],
)
def test_no_act_is_lost_when_the_server_is_killed(tmp_path: Path, kills: int) -> None:
    duels = asyncio.run(_play(tmp_path, Random(1812), kills))
    store = Store.open_dir(tmp_path)
    try:
        assert sum(len(duel.receipts) for duel in duels) > kills
        assert sum(duel.repeats for duel in duels) > kills
        for duel in duels:
            check_log(store, duel)
    finally:
        store.close()


async def _begin(data: Path, rng: Random) -> list[Duel]:
    store = Store.open_dir(data)
    try:
        async with Table(store, pause=BotPause(0, 0, 0), beats=Beats(most=0)) as table:
            return [await start_duel(table, number, rng) for number in range(DUELS)]
    finally:
        store.close()


async def _play(data: Path, rng: Random, kills: int) -> list[Duel]:
    duels = await _begin(data, rng)
    port = free_port()
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(
        ["intriga.web.server", "tests.table.match.kill_server", "tests.table.preload"]
    )
    errors = data / "errors.txt"
    up, done = asyncio.Event(), asyncio.Event()
    playing = [asyncio.create_task(duel.play(lambda: port, up, done)) for duel in duels]

    def serve() -> ForkServerProcess:
        process = context.Process(
            target=kill_server.serve, args=(str(data), port, str(errors)), daemon=True
        )
        process.start()
        return process

    async def kill(process: ForkServerProcess) -> None:
        up.clear()
        process.kill()
        await asyncio.to_thread(process.join)
        assert process.exitcode == -9, errors.read_text()

    def answered() -> int:
        return sum(len(duel.receipts) for duel in duels)

    async def at_work() -> None:
        """Wait for a random moment after some more acts. Counted in acts, because machines differ
        in speed."""
        more = answered() + rng.randrange(16)
        end = asyncio.get_running_loop().time() + 2
        while answered() < more and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.001)
        await asyncio.sleep(rng.expovariate(1 / 0.01))

    async with asyncio.timeout(PATIENCE):
        for _ in range(kills):
            process = serve()
            if rng.random() < 0.85:
                await _answers(port, process, playing)
                up.set()
                await at_work()
            else:  # while it starts
                await asyncio.sleep(rng.uniform(0.0, 0.3))
            await kill(process)
        process = serve()
        await _answers(port, process, playing)
        up.set()
        before = [len(duel.receipts) for duel in duels]
        while not all(
            duel.over or len(duel.receipts) > count
            for duel, count in zip(duels, before, strict=True)
        ):
            raise_failures(playing)
            await asyncio.sleep(0.01)
    done.set()
    await asyncio.gather(*playing)
    await kill(process)
    return duels


async def _answers(
    port: int, process: ForkServerProcess, playing: list[asyncio.Task[None]]
) -> None:
    """Wait until the server accepts connections."""
    while True:
        raise_failures(playing)
        assert process.is_alive(), "the server did not start"
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.005)
            continue
        writer.close()
        return
