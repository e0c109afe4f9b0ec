"""The same through HTTP: `intriga serve` is killed again and again while people play Espionage.

The process runs what the command runs, forked from one that has imported it already, so that
sixty starts do not take minutes.
"""

import asyncio
import json
import multiprocessing
import socket
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.games import find
from intriga.kernel import record
from intriga.kernel.replay import fold
from intriga.store import Store, log, matches
from intriga.table import Pause, Table
from tests.table import kill_server

KILLS = 50
DUELS = 6
PATIENCE = 300.0
GENEVA, BESIDE = 0, 31


class Duel:
    """Two people who move the Papers to and fro; one asks for both, one act after the other."""

    def __init__(self, match: str, sessions: tuple[str, str], mover: int, rng: Random) -> None:
        self.match = match
        self.receipts: dict[str, dict[str, Any]] = {}
        self.acts: list[tuple[int, dict[str, Any]]] = []
        self.repeats = 0
        self.over = False
        self._sessions = sessions
        self._first = mover
        self._rng = rng

    async def play(self, port: int, up: asyncio.Event, done: asyncio.Event) -> None:
        while not done.is_set() and not self.over:
            await up.wait()
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                await self._act(reader, writer, done)
                writer.close()
            except (ConnectionError, OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.002)

    async def _act(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, done: asyncio.Event
    ) -> None:
        for command in self._rng.sample(sorted(self.receipts), min(2, len(self.receipts))):
            status, answer = await self._ask(reader, writer, command)
            assert (status, answer) == (200, self.receipts[command])
            self.repeats += 1
        while not done.is_set() and not self.over:
            number = len(self.receipts)
            if number == len(self.acts):
                to = GENEVA if number % 2 else BESIDE
                self.acts.append(((self._first + number) % 2, {"type": "move", "to": to}))
            status, answer = await self._ask(reader, writer, f"c{number}")
            if status == 200:
                self.receipts[f"c{number}"] = answer
            elif status != 503:
                assert answer["refusal"]["id"] == "refused-over", answer
                self.over = True

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, command: str
    ) -> tuple[int, dict[str, Any]]:
        seat, act = self.acts[int(command[1:])]
        body = json.dumps({"command": command, "act": act}).encode()
        head = (
            f"POST /m/{self.match}/act HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Cookie: session={self._sessions[seat]}\r\nContent-Type: application/json\r\n"
            f"Accept: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        await writer.drain()
        answered = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        length = next(int(line[15:]) for line in answered if line.startswith("content-length:"))
        answer: dict[str, Any] = json.loads(await reader.readexactly(length))
        return int(answered[0].split()[1]), answer


@pytest.mark.service
def test_people_lose_no_act_when_the_server_is_killed(tmp_path: Path) -> None:
    pytest.importorskip("uvicorn")
    duels, kills = asyncio.run(_play(tmp_path, Random(1812)))
    assert kills >= KILLS
    store = Store.open_dir(tmp_path)
    try:
        assert sum(len(duel.receipts) for duel in duels) > KILLS * DUELS
        assert sum(duel.repeats for duel in duels) > KILLS
        for duel in duels:
            _check(store, duel)
    finally:
        store.close()


def _check(store: Store, duel: Duel) -> None:
    """Each acknowledged act is in the log once, in order; the record is whole."""
    row = store.read(lambda c: matches.get(c, duel.match))
    assert row is not None
    assert row.header is not None
    footer = [] if row.footer is None else [row.footer]
    kept = record.read([row.header, *store.read(lambda c: log.lines(c, duel.match)), *footer])
    written = [
        (entry.by, {name: act[name] for name in ("type", "to")})
        for entry in kept.entries
        if entry.by != "table" and (act := msgspec.json.decode(entry.act))
    ]
    assert written[: len(duel.receipts)] == duel.acts[: len(duel.receipts)]
    assert len(written) - len(duel.receipts) in (0, 1)  # the last may not have been acknowledged
    for advance in fold(find("espionage"), kept):
        assert advance.entry.state == kept.entries[advance.entry.n].state


async def _begin(data: Path, rng: Random) -> list[Duel]:
    store = Store.open_dir(data)
    try:
        async with Table(store, pause=Pause(0, 0, 0)) as table:
            return [await _duel(table, number, rng) for number in range(DUELS)]
    finally:
        store.close()


async def _duel(table: Table, number: int, rng: Random) -> Duel:
    sessions = [await table.people.guest(f"{name}{number}") for name in ("Анна ", "Борис ")]
    host = sessions[0].person.id
    match = await table.lobby.create(
        host, "espionage", seats=2, options={"specials": False, "rounds": 500}
    )
    for session in sessions:
        await table.lobby.sit(match, session.person.id)
    await table.lobby.start(match, host)
    sight = await table.observe(match, "public")
    (mover,) = sight.observation.windows[0].awaited
    return Duel(match, (sessions[0].token, sessions[1].token), mover, Random(rng.random()))


async def _play(data: Path, rng: Random) -> tuple[list[Duel], int]:
    duels = await _begin(data, rng)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["intriga.web.serve", "tests.table.kill_server"])
    errors = data / "errors.txt"
    up, done = asyncio.Event(), asyncio.Event()
    playing = [asyncio.create_task(duel.play(port, up, done)) for duel in duels]

    def begin() -> ForkServerProcess:
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

    kills = 0
    async with asyncio.timeout(PATIENCE):
        for _ in range(KILLS):
            process = begin()
            if rng.random() < 0.85:
                await _answers(port, process, playing)
                up.set()
                await asyncio.sleep(rng.expovariate(1 / 0.06))
            else:  # while it starts
                await asyncio.sleep(rng.uniform(0.0, 0.3))
            await kill(process)
            kills += 1
        process = begin()
        await _answers(port, process, playing)
        up.set()
        before = [len(duel.receipts) for duel in duels]
        while not all(
            duel.over or len(duel.receipts) > count
            for duel, count in zip(duels, before, strict=True)
        ):
            _raise_of(playing)
            await asyncio.sleep(0.01)
    done.set()
    await asyncio.gather(*playing)
    await kill(process)
    return duels, kills


async def _answers(
    port: int, process: ForkServerProcess, playing: list[asyncio.Task[None]]
) -> None:
    """Wait until the server takes connections."""
    while True:
        _raise_of(playing)
        assert process.is_alive(), "the server did not begin"
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.005)
            continue
        writer.close()
        return


def _raise_of(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()
