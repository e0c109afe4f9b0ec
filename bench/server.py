"""A server to measure: a new data folder with started matches, and a process."""

import asyncio
import contextlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from intriga.kernel.match_terms import Terms
from intriga.store import Store
from intriga.table import Beats, BotPause, Table

WRITERS = 6
GAME = "espionage"
OPTIONS = {"specials": False, "rounds": 500}


class Duel(Struct, frozen=True):
    """A match of two people: its id and the session of each seat."""

    match: str
    sessions: tuple[str, str]


class ChatMatch(Struct, frozen=True):
    """A match with chat, and the sessions of its players."""

    match: str
    sessions: tuple[str, ...]


class Server(Struct, frozen=True):
    """A running server: its port, its process and its matches."""

    port: int
    pid: int
    duels: tuple[Duel, ...]


@contextlib.contextmanager
def serving(duels: int) -> Iterator[Server]:
    """A server with this many matches of two, for the duration of the block."""
    with tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder:
        begun = tuple(asyncio.run(_begin(Path(folder), duels)))
        with _running(Path(folder), begun) as server:
            yield server


@contextlib.contextmanager
def serving_chat() -> Iterator[tuple[Server, ChatMatch]]:
    """A server with one match with chat, for the duration of the block."""
    with tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder:
        chat_match = asyncio.run(_chat_match(Path(folder)))
        with _running(Path(folder), ()) as server:
            yield server, chat_match


@contextlib.contextmanager
def unlimited(data: Path) -> Iterator[Server]:
    """A server over the data in a folder that refuses nobody for being too fast."""
    port = free_port()
    command = [sys.executable, "-m", "bench.unlimited", str(port), str(data)]
    with process(command, port, ()) as server:
        yield server


@contextlib.contextmanager
def _running(data: Path, begun: tuple[Duel, ...]) -> Iterator[Server]:
    port = free_port()
    command = [sys.executable, "-m", "intriga", "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--data", str(data)]
    with process(command, port, begun) as server:
        yield server


@contextlib.contextmanager
def process(command: list[str], port: int, begun: tuple[Duel, ...]) -> Iterator[Server]:
    """The server that this command starts, for the duration of the block."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        _wait_for(port)
        yield Server(port, process.pid, begun)
    finally:
        process.terminate()
        process.wait(30)


async def _chat_match(data: Path) -> ChatMatch:
    """Start a match of six people and a bot with full chat."""
    store = Store.open_dir(data)
    try:
        async with Table(store, pause=BotPause(0, 0), beats=Beats(most=0)) as table:
            guests = [await table.accounts.guest(f"G{number}") for number in range(WRITERS)]
            host = guests[0].person.id
            match = await table.lobby.creation.create(
                host, "diplomacy", seats=7, terms=Terms(press="full"), watch=True
            )
            for guest in guests:
                await table.lobby.signups.sit(match, guest.person.id)
            await table.lobby.starting.start(match, host, empty="bots")
            return ChatMatch(match, tuple(guest.token for guest in guests))
    finally:
        store.close()


async def _begin(data: Path, duels: int) -> list[Duel]:
    store = Store.open_dir(data)
    try:
        async with Table(store, pause=BotPause(0, 0), beats=Beats(most=0)) as table:
            return [await _duel(table, number) for number in range(duels)]
    finally:
        store.close()


async def _duel(table: Table, number: int) -> Duel:
    one = await table.accounts.guest(f"A{number}")
    other = await table.accounts.guest(f"B{number}")
    match = await table.lobby.creation.create(one.person.id, GAME, seats=2, options=OPTIONS)
    await table.lobby.signups.sit(match, one.person.id, seat=0)
    await table.lobby.signups.sit(match, other.person.id, seat=1)
    await table.lobby.starting.start(match, one.person.id)
    return Duel(match, (one.token, other.token))


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int) -> None:
    for _ in range(1200):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
            return
        time.sleep(0.05)
    raise RuntimeError("the server did not start")
