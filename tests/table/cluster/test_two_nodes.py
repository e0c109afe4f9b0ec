"""Two nodes of one server, as two processes on one PostgreSQL with a Redis between them.

The nodes are killed at random while people and bots play and clocks run out; Redis is killed and
comes back. Nothing is lost, nothing happens twice, and every page catches up.
"""

import asyncio
import multiprocessing
import re
from collections.abc import Iterator
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random

import pytest

from intriga.games import find
from intriga.kernel.records.replay import verify
from intriga.store import Store
from intriga.table import BotPause, Table
from tests.kit.databases import fresh_database
from tests.kit.ports import free_port
from tests.kit.redis_server import RealRedis
from tests.table.cluster.stream_followers import ApiFollower, PageFollower, fetch
from tests.table.http_duel import Duel, check_log, raise_failures, record_of, start_duel
from tests.table.match import kill_server

PATIENCE = 900.0
DUELS = 4
CLOCK = 5
"""Seconds for a question nobody answers: the least there can be."""
OVER = "over"
"""What `_digest` returns for a finished match, whose page expects nothing more."""
PRELOAD = [
    "tests.table.preload",
    "intriga.web.server",
    "intriga.api",
    "intriga.cli.database",
    "intriga.table.cluster.redis_pubsub",
    "intriga.games.diplomacy.presentation",
    "intriga.games.espionage.presentation",
    "tests.table.match.kill_server",
]
pytestmark = pytest.mark.service


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with fresh_database("postgresql", tmp_path) as made:
        yield made


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RealRedis]:
    with RealRedis(tmp_path) as made:
        yield made


@pytest.mark.thorough
def test_either_node_dies_and_nothing_is_lost(url: str, redis: RealRedis, tmp_path: Path) -> None:
    _run_with_kills(url, redis, tmp_path, kills=5, seed=1812)


@pytest.mark.long
def test_either_node_dies_again_and_again(url: str, redis: RealRedis, tmp_path: Path) -> None:
    _run_with_kills(url, redis, tmp_path, kills=150, seed=1813)


def _run_with_kills(url: str, redis: RealRedis, folder: Path, *, kills: int, seed: int) -> None:
    workload = asyncio.run(Workload(url, redis, folder, Random(seed)).play(kills))
    store = Store.open(url)
    try:
        assert sum(len(duel.receipts) for duel in workload.duels) > kills
        assert sum(duel.repeats for duel in workload.duels) > kills // 2
        assert sum(page.breaks for page in workload.pages) >= kills // 2
        for duel in workload.duels:
            check_log(store, duel)
        for match in (*workload.bots, *workload.silent):
            kept = record_of(store, match)
            assert kept.footer is None or verify(find("espionage"), kept).verdict == "right"
    finally:
        store.close()


class Node:
    """A server process on a port of its own."""

    def __init__(self, url: str, redis: str, errors: Path) -> None:
        self.port = free_port()
        self.up = False
        self._arguments = (url, redis, self.port, str(errors))
        self._errors = errors
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(PRELOAD)
        self._process: ForkServerProcess | None = None

    def start(self) -> None:
        self._process = self._context.Process(
            target=kill_server.node, args=self._arguments, daemon=True
        )
        self._process.start()

    async def ready(self) -> None:
        """Wait until it is ready for requests, as a load balancer does."""
        while (await fetch(self.port, "/readyz"))[0] != 200:
            assert self._process is not None
            assert self._process.is_alive(), self._errors.read_text()
            await asyncio.sleep(0.01)
        self.up = True

    async def kill(self) -> None:
        assert self._process is not None
        self.up = False
        self._process.kill()
        await asyncio.to_thread(self._process.join)
        assert self._process.exitcode == -9, self._errors.read_text()


class Workload:
    """People, bots and clocks on two nodes."""

    def __init__(self, url: str, redis: RealRedis, folder: Path, rng: Random) -> None:
        self._url = url
        self._redis = redis
        self._rng = rng
        self.nodes = [Node(url, redis.url, folder / f"errors-{n}.txt") for n in range(2)]
        self.duels: list[Duel] = []
        self.bots: list[str] = []
        self.silent: list[str] = []
        self.pages: list[PageFollower] = []
        self.programs: list[ApiFollower] = []
        self._up = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def play(self, kills: int) -> "Workload":
        await self._begin()
        done = asyncio.Event()
        for node in self.nodes:
            node.start()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(node.ready() for node in self.nodes))
            self._up.set()
            acting = [
                asyncio.create_task(duel.play(self._some_port, self._up, done))
                for duel in self.duels
            ]
            following = [
                asyncio.create_task(one.follow(self._some_port, self._up))
                for one in (*self.pages, *self.programs)
            ]
            self._tasks = [*acting, *following]
            await self._kill_and_restart(kills)
            await self._progress()
            done.set()
            await asyncio.gather(*acting)
            await self._caught_up()
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
            await asyncio.gather(*(node.kill() for node in self.nodes))
        return self

    async def _begin(self) -> None:
        """Set everything up, in this process, before any node runs."""
        store = Store.open(self._url)
        try:
            async with Table(store, pause=BotPause(3600, 3600, 0)) as table:
                self.duels = [await start_duel(table, n, self._rng) for n in range(DUELS)]
                host = (await table.accounts.guest("Хозяин")).person.id
                for _ in range(2):
                    self.bots.append(
                        await table.lobby.creation.create(
                            host, "espionage", seats=3, options={"rounds": 30}, privacy="link"
                        )
                    )
                    await table.lobby.starting.start(self.bots[-1], host, empty="bots")
                    self.silent.append(
                        (
                            await start_duel(table, 100 + len(self.silent), self._rng, clock=CLOCK)
                        ).match
                    )
        finally:
            store.close()
        self.pages = [
            PageFollower(duel.match, duel.sessions[seat]) for duel in self.duels for seat in (0, 1)
        ]
        watched = [*(duel.match for duel in self.duels), *self.bots, *self.silent]
        self.programs = [ApiFollower(match) for match in watched]

    def _some_port(self) -> int:
        """A random node, as a load balancer would choose."""
        ports = [node.port for node in self.nodes if node.up]
        if not ports:
            raise ConnectionError
        return self._rng.choice(ports)

    async def _kill_and_restart(self, kills: int) -> None:
        for number in range(kills):
            if number == kills // 3:
                self._redis.kill()
            if number == 2 * kills // 3:
                await asyncio.to_thread(self._redis.start)
            victim = self._rng.choice(self.nodes)
            await self._at_work()
            await victim.kill()
            if self._rng.random() < 0.25:  # both at once
                (other,) = (node for node in self.nodes if node is not victim)
                await other.kill()
                other.start()
            victim.start()
            if self._rng.random() < 0.5 or not any(node.up for node in self.nodes):
                await asyncio.gather(*(node.ready() for node in self.nodes if not node.up))
            else:  # the other continues alone for a while
                await self._at_work()
                await asyncio.gather(*(node.ready() for node in self.nodes if not node.up))

    async def _at_work(self) -> None:
        """Wait for a random moment after some more acts. Counted in acts, because machines differ
        in speed."""
        more = self._answered() + self._rng.randrange(1, 16)
        while self._answered() < more and not all(duel.over for duel in self.duels):
            raise_failures(self._tasks)
            await asyncio.sleep(0.001)
        await asyncio.sleep(self._rng.expovariate(1 / 0.01))

    def _answered(self) -> int:
        return sum(len(duel.receipts) for duel in self.duels)

    async def _progress(self) -> None:
        """Whatever was killed: people, bots and clocks make progress, on both nodes together."""
        duels = [len(duel.receipts) for duel in self.duels]
        seen = {one: len(one.events) for one in self.programs[DUELS:]}
        while not (
            all(
                duel.over or len(duel.receipts) > count
                for duel, count in zip(self.duels, duels, strict=True)
            )
            and all(one.over or len(one.events) > count for one, count in seen.items())
        ):
            raise_failures(self._tasks)
            await asyncio.sleep(0.01)

    async def _caught_up(self) -> None:
        """Every page and API client gets everything, and both nodes show the same."""
        for page in self.pages:
            words = [await self._digest(node, page) for node in self.nodes]
            while words[0] != words[1] or words[0] not in (page.last, OVER):
                raise_failures(self._tasks[len(self.duels) :])
                await asyncio.sleep(0.02)
                words = [await self._digest(node, page) for node in self.nodes]

    async def _digest(self, node: Node, page: PageFollower) -> str:
        """The cursor and the digests of what a node shows to this player now."""
        status, html = await fetch(node.port, page.path, page.cookie)
        assert status == 200
        word = re.search(r"/live\?from=([\w.-]+)", html)
        return word[1] if word else OVER
