"""A server that is killed again and again loses nothing it acknowledged and repeats nothing.

A real process is killed by SIGKILL at random moments, also while it starts, and started again.
Meanwhile clients act; requests without an answer are repeated under the same command id. Bots play
Espionage beside them.
"""

import asyncio
import json
import multiprocessing
import time
from collections.abc import Callable, Iterator
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from intriga.games import find
from intriga.kernel.records import record
from intriga.kernel.records.record import Record, encode_line
from intriga.kernel.records.replay import fold, verify
from intriga.store import Store, match_log, matches
from tests.kit.databases import KINDS, fresh_database
from tests.kit.patience import PATIENCE
from tests.kit.table.world import World
from tests.shapes.vault import Vault
from tests.table.match import kill_server

KILLS = 14
MANY = 60  # `make long`


class Server:
    """A process that is killed and restarted until it is stopped."""

    def __init__(self, url: str, folder: Path, rng: Random, kills: int = KILLS) -> None:
        self.kills = 0
        self._wanted = kills
        self._url = url
        self._folder = folder
        self._rng = rng
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(
            ["tests.table.preload", "tests.table.match.kill_server"]
        )
        self.port = 0
        self.answered: Callable[[], int] = lambda: 0
        self.up = asyncio.Event()

    async def kill_and_restart(self) -> None:
        """Start and kill this many times; then start once more and stay up."""
        for number in range(self._wanted):
            process, port_file = self._begin(number)
            if self._rng.random() < 0.15:  # while it starts
                await asyncio.sleep(self._rng.uniform(0.0, 0.1))
            else:
                await self._ready(port_file)
                await self._at_work()
            await self._kill(process)
            self.kills += 1
        self.last, port_file = self._begin(self._wanted)
        await self._ready(port_file)

    async def _at_work(self) -> None:
        """Wait for a random moment after some more acts. Counted in acts, because machines differ
        in speed."""
        more = self.answered() + self._rng.randrange(8)
        end = asyncio.get_running_loop().time() + 2
        while self.answered() < more and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self._rng.expovariate(1 / 0.01))

    async def stop(self) -> None:
        await self._kill(self.last)

    def _begin(self, number: int) -> tuple[ForkServerProcess, Path]:
        port_file = self._folder / f"port-{number}"
        process = self._context.Process(
            target=kill_server.main, args=(self._url, str(port_file)), daemon=True
        )
        process.start()
        return process, port_file

    async def _ready(self, port_file: Path) -> None:
        async with asyncio.timeout(PATIENCE):
            while not port_file.exists():
                await asyncio.sleep(0.002)
        self.port = int(port_file.read_text())
        self.up.set()

    async def _kill(self, process: ForkServerProcess) -> None:
        self.up.clear()
        process.kill()
        await asyncio.to_thread(process.join)
        assert process.exitcode == -9, "the process was not killed by us"


class Client:
    """Acts all the time; repeats, under the same command id, what was not answered."""

    def __init__(self, server: Server, match: str, seat: int, me: str, rng: Random) -> None:
        self.receipts: dict[str, dict[str, Any]] = {}
        self.asked: dict[str, dict[str, Any]] = {}
        self.repeats = 0
        self._server = server
        self._where = {"match": match, "seat": seat, "me": me}
        self._seat = seat
        self._rng = rng

    async def act_until(self, done: asyncio.Event) -> None:
        unanswered: list[str] = []
        while not done.is_set():
            await self._server.up.wait()
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
                await self._act(reader, writer, unanswered, done)
                writer.close()
            except (ConnectionError, OSError):
                await asyncio.sleep(0.001)

    async def _act(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        unanswered: list[str],
        done: asyncio.Event,
    ) -> None:
        # What was acknowledged before a kill is acknowledged the same way after it.
        known = self._rng.sample(sorted(self.receipts), min(3, len(self.receipts)))
        for command in known:
            answer = await self._ask(reader, writer, command)
            assert answer == self.receipts[command], (answer, self.receipts[command])
            self.repeats += 1
        while not done.is_set():
            if not unanswered:
                number = len(self.asked)
                command = f"{self._seat}-{number}"
                self.asked[command] = {"type": "whisper", "number": number}
                unanswered.append(command)
            answer = await self._ask(reader, writer, unanswered[0])
            assert "refused" not in answer, answer
            if "error" not in answer:
                self.receipts[unanswered.pop()] = answer

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, command: str
    ) -> dict[str, Any]:
        asked = {**self._where, "act": self.asked[command], "command": command}
        writer.write(json.dumps(asked).encode() + b"\n")
        await writer.drain()
        line = await reader.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError("killed")
        answer: dict[str, Any] = json.loads(line)
        return answer


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind."""
    with fresh_database(request.param, tmp_path) as made:
        yield made


@pytest.mark.service
@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY, marks=pytest.mark.long)])
def test_after_many_kills_nothing_is_lost_and_nothing_done_twice(
    url: str, tmp_path: Path, kills: int
) -> None:
    played = asyncio.run(_play(url, tmp_path, Random(2026), kills))
    assert played.kills == kills
    store = Store.open(url)
    try:
        _check_acts(store, played)
        _check_records(store)
    finally:
        store.close()


class Played(msgspec.Struct):
    match: str
    clients: list[Client]
    kills: int


async def _play(url: str, folder: Path, rng: Random, kills: int) -> Played:
    async with World(url) as world:
        match, people = await world.match("Анна", "Борис")
        # Bots play to the end while the server is being killed.
        for seats in (2, 3, 4):
            host = await world.guest("Хозяин")
            bots = await world.table.lobby.creation.create(
                host, "espionage", seats=seats, options={"rounds": 30}, privacy="link"
            )
            await world.table.lobby.starting.start(bots, host, empty="bots")
    server = Server(url, folder, rng, kills)
    clients = [
        Client(server, match, seat, me, Random(rng.random())) for seat, me in enumerate(people)
    ]
    server.answered = lambda: sum(len(client.receipts) for client in clients)
    done = asyncio.Event()
    acting = [asyncio.create_task(client.act_until(done)) for client in clients]
    try:
        async with asyncio.timeout(PATIENCE):
            await server.kill_and_restart()
            before = [len(client.receipts) for client in clients]
            while any(
                len(client.receipts) < count + 5
                for client, count in zip(clients, before, strict=True)
            ):
                for task in acting:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.005)
            await asyncio.to_thread(_wait_for_bots, url)
    finally:
        done.set()
    await asyncio.gather(*acting)
    await server.stop()
    return Played(match, clients, server.kills)


def _finished(connection: Connection) -> list[str]:
    over = "SELECT id FROM matches WHERE status = 'over'"
    return list(connection.exec_driver_sql(over).scalars())


def _wait_for_bots(url: str) -> None:
    """Wait until a match of the bots is over, however few acts the kills have left them time
    for."""
    store = Store.open(url)
    try:
        end = time.monotonic() + PATIENCE
        while not store.read(_finished):
            assert time.monotonic() < end, "no match of the bots came to its end"
            time.sleep(0.05)
    finally:
        store.close()


def _check_acts(store: Store, played: Played) -> None:
    """Every acknowledged act is in the log once, and nothing else is."""
    lines = store.read(lambda c: match_log.lines(c, played.match))
    entries = [msgspec.json.decode(line) for line in lines]
    for seat, client in enumerate(played.clients):
        written = [entry["act"]["number"] for entry in entries if entry["by"] == seat]
        assert len(client.receipts) > played.kills, "too few acts were acknowledged"
        assert client.repeats > played.kills // 2, "too few commands were repeated"
        assert written == sorted(set(written)), "an act was repeated, or came out of order"
        acknowledged = {client.asked[command]["number"] for command in client.receipts}
        assert acknowledged <= set(written), "an acknowledged act was lost"
        # The last request may be written without having been acknowledged.
        assert len(set(written) - acknowledged) <= 1
        for command, receipt in client.receipts.items():
            stored = store.read(
                lambda c, seat=seat, command=command: match_log.receipt_of(  # type: ignore[misc]
                    c, played.match, str(seat), command
                )
            )
            assert stored is not None
            assert msgspec.json.decode(stored.receipt) == receipt


def _check_records(store: Store) -> None:
    """Every match has a complete record that its rules follow, and each finished one verifies."""
    bots = store.read(matches.with_bots)
    finished = store.read(_finished)
    whispers = store.read(
        lambda c: list(c.exec_driver_sql("SELECT id FROM matches WHERE game = 'vault'").scalars())
    )
    assert finished, "no match of the bots came to its end"
    for match in {*bots, *finished, *whispers}:
        record_read = _record(store, match)
        game = Vault() if record_read.header.game == "vault" else find(record_read.header.game)
        if record_read.footer is not None:
            assert verify(game, record_read).verdict == "right"
        for advance in fold(game, record_read):
            assert advance.entry.state == record_read.entries[advance.entry.n].state


def _record(store: Store, match: str) -> Record:
    row = store.read(lambda c: matches.get(c, match))
    assert row is not None
    assert row.header is not None
    lines = [row.header, *store.read(lambda c: match_log.lines(c, match))]
    footer = [] if row.footer is None else [row.footer]
    record_read = record.read([*lines, *footer])
    assert row.length == len(record_read.entries)
    assert encode_line(record_read.header) == row.header
    return record_read


def test_the_checks_find_lost_and_repeated_acts(tmp_path: Path) -> None:
    """A log in which an acknowledged act is missing or repeated fails the check."""
    asyncio.run(_tampered(tmp_path))


async def _tampered(folder: Path) -> None:
    with fresh_database("sqlite", folder) as url:
        async with World(url) as world:
            match, people = await world.match("Анна", "Борис")
            clients = [
                Client(Server(url, folder, Random(1)), match, seat, me, Random(1))
                for seat, me in enumerate(people)
            ]
            for seat, client in enumerate(clients):
                for number in range(KILLS + 1):
                    command = f"{seat}-{number}"
                    client.asked[command] = {"type": "whisper", "number": number}
                    answer = await world.table.submit(match, seat, client.asked[command], command)
                    client.receipts[command] = msgspec.to_builtins(answer)
                client.repeats = KILLS
            played = Played(match, clients, KILLS)
            _check_acts(world.store, played)
            world.store.write(
                lambda c: c.exec_driver_sql(f"DELETE FROM entries WHERE seq = {KILLS}")
            ).result()
            with pytest.raises(AssertionError, match="lost"):
                _check_acts(world.store, played)
