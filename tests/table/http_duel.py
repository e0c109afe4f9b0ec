"""Duels of Espionage over HTTP by clients that retry: a request without an answer is sent again
under the same command id, to whatever server answers."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from intriga.games import find
from intriga.kernel.records import record
from intriga.kernel.records.replay import fold
from intriga.store import Store, match_log, matches
from intriga.table import Table

GENEVA, BESIDE = 0, 31
BUSY = (429, 503)
"""Ask again: too many acts in a row, or a server that cannot write now."""


class Duel:
    """Two clients that move the Papers back and forth; one task acts for both, one act at a time.

    `sessions`: theirs. `receipts`: by command. `acts`: seat and act of each command. `repeats`: how
    often a command that had been answered was repeated.
    """

    def __init__(self, match: str, sessions: tuple[str, str], mover: int, rng: Random) -> None:
        self.match = match
        self.receipts: dict[str, dict[str, Any]] = {}
        self.acts: list[tuple[int, dict[str, Any]]] = []
        self.repeats = 0
        self.over = False
        self.sessions = sessions
        self._first = mover
        self._rng = rng

    async def play(self, port: Callable[[], int], up: asyncio.Event, done: asyncio.Event) -> None:
        """Act until `done` is set or the match is over. `port`: the port to use, asked for every
        connection."""
        while not done.is_set() and not self.over:
            await up.wait()
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port())
                await self._act(reader, writer, done)
                writer.close()
            except (ConnectionError, OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.002)

    async def _act(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, done: asyncio.Event
    ) -> None:
        for command in self._rng.sample(sorted(self.receipts), min(2, len(self.receipts))):
            status, answer = await self._ask(reader, writer, command)
            if status not in BUSY:
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
            elif status in BUSY:
                await asyncio.sleep(0.05)
            else:
                assert answer["refusal"]["id"] == "refused-over", answer
                self.over = True

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, command: str
    ) -> tuple[int, dict[str, Any]]:
        seat, act = self.acts[int(command[1:])]
        body = json.dumps({"command": command, "act": act}).encode()
        head = (
            f"POST /m/{self.match}/act HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Cookie: session={self.sessions[seat]}\r\nContent-Type: application/json\r\n"
            f"Accept: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        await writer.drain()
        answered = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        length = next(int(line[15:]) for line in answered if line.startswith("content-length:"))
        answer: dict[str, Any] = json.loads(await reader.readexactly(length))
        return int(answered[0].split()[1]), answer


async def start_duel(table: Table, number: int, rng: Random, clock: int | None = None) -> Duel:
    """Start a duel that will not end soon. `clock`: seconds for every question."""
    sessions = [await table.accounts.guest(f"{name}{number}") for name in ("Анна ", "Борис ")]
    people = sessions[0].person.id, sessions[1].person.id
    match = await table.lobby.creation.create(
        people[0],
        "espionage",
        seats=2,
        options={"specials": False, "rounds": 500},
        clocks={} if clock is None else {"*": clock},
    )
    for person in people:
        await table.lobby.signups.sit(match, person)
    await table.lobby.starting.start(match, people[0])
    match_view = await table.observe(match, "public")
    (mover,) = match_view.observation.windows[0].awaited
    tokens = sessions[0].token, sessions[1].token
    return Duel(match, tokens, mover, Random(rng.random()))


def check_log(store: Store, duel: Duel) -> None:
    """Check that each acknowledged act is in the log once, in order, and that the record is
    valid."""
    record_read = record_of(store, duel.match)
    written = [
        (entry.by, {name: act[name] for name in ("type", "to")})
        for entry in record_read.entries
        if entry.by != "table" and (act := msgspec.json.decode(entry.act))
    ]
    assert written[: len(duel.receipts)] == duel.acts[: len(duel.receipts)]
    assert len(written) - len(duel.receipts) in (0, 1)  # the last may not have been acknowledged


def record_of(store: Store, match: str) -> record.Record:
    """The record of a match so far, replayed by its rules."""
    row = store.read(lambda c: matches.get(c, match))
    assert row is not None
    assert row.header is not None
    footer = [] if row.footer is None else [row.footer]
    record_read = record.read(
        [row.header, *store.read(lambda c: match_log.lines(c, match)), *footer]
    )
    assert row.length == len(record_read.entries)
    for advance in fold(find(record_read.header.game), record_read):
        assert advance.entry.state == record_read.entries[advance.entry.n].state
    return record_read


def raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    """Raise the exception of a failed task, if there is one."""
    for task in tasks:
        if task.done():
            task.result()
