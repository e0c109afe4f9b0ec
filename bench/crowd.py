"""What one match costs with 120 pages open on it: an act everybody sees, one that four see, a page
that comes back.

The match is the town of `tests/shapes/`: a public view, teams of four with lists of their own, a
room for each team and circle.
"""

import asyncio
import json
import re
import sys
import tempfile
import time
from pathlib import Path

from bench.processor import processor_time
from bench.server import Server, free_port, process
from intriga.store import Store
from intriga.table import Beats, BotPause, Table
from tests.shapes import town

SEATS = 120
ROUNDS = 12
_LIVE = re.compile(rb'="(/m/[^"]+/live\?[^"]+)"')


class OpenPage:
    """The page of one seat and its live connection."""

    def __init__(self, port: int, match: str, session: str) -> None:
        self._port = port
        self._match = match
        browser = "a-browser-of-the-bench"
        cookies = f"session={session}; browser={browser}"
        self._head = f"Host: 127.0.0.1\r\nCookie: {cookies}\r\n"
        self._task: asyncio.Task[None] | None = None
        self._last = b""
        self.url = ""
        self.size = 0
        self.received = 0
        self.heard = 0.0
        """When the last bytes came, as `time.perf_counter` counts."""

    async def load(self) -> None:
        """Get the page, as a browser does, and remember the address of its updates."""
        body = await self.get()
        found = _LIVE.search(body)
        assert found is not None, body[:300]
        self.url, self.size = found[1].decode().replace("&amp;", "&"), len(body)

    async def get(self) -> bytes:
        """The page as it is now."""
        _, body = await self._request(f"GET /m/{self._match} HTTP/1.1\r\n{self._head}\r\n")
        return body

    async def post(self, path: str, body: str) -> None:
        """Send a form as a script does."""
        head = f"POST /m/{self._match}/{path} HTTP/1.1\r\n{self._head}Accept: application/json\r\n"
        kind = "Content-Type: application/x-www-form-urlencoded\r\n"
        text = f"{head}{kind}Content-Length: {len(body)}\r\n\r\n{body}"
        status, answer = await self._request(text)
        assert status == 200, answer

    async def act(self, command: str, act: dict[str, object]) -> None:
        """Send an act of this seat."""
        body = json.dumps({"command": command, "act": act})
        head = f"POST /m/{self._match}/act HTTP/1.1\r\n{self._head}Accept: application/json\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        status, answer = await self._request(head + body)
        assert status == 200, answer

    async def _request(self, text: str) -> tuple[int, bytes]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        writer.write(text.encode())
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", head)
        assert length is not None, head
        body = await reader.readexactly(int(length[1]))
        writer.close()
        return int(head.split(b" ", 2)[1]), body

    async def listen(self) -> None:
        """Open the live connection, or open it again after a break."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        last = b"Last-Event-ID: " + self._last + b"\r\n" if self._last else b""
        head = f"GET {self.url} HTTP/1.1\r\n{self._head}Accept: text/event-stream\r\n".encode()
        writer.write(head + last + b"\r\n")
        assert b" 200 " in await reader.readuntil(b"\r\n\r\n")
        self._task = asyncio.create_task(self._read(reader, writer))

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while chunk := await reader.read(1 << 18):
                self.received += len(chunk)
                self.heard = time.perf_counter()
                for id in re.findall(rb"id: (\S+)\n", chunk):
                    self._last = id
        finally:
            writer.close()

    def sleep(self) -> None:
        """Lose the connection."""
        assert self._task is not None
        self._task.cancel()


async def _measure(server: Server, match: str, sessions: list[str]) -> None:
    pages = [OpenPage(server.port, match, session) for session in sessions]
    before = processor_time(server.pid)
    for page in pages:
        await page.load()
    opened = (processor_time(server.pid) - before) / SEATS
    for page in pages:
        await page.listen()
    await asyncio.sleep(6)
    size = sum(page.size for page in pages) / SEATS / 1024
    print(f"crowd: {SEATS} pages on one match: {opened:.1f} ms to make a page of {size:.0f} KB")
    teams = SEATS // town.TEAM

    async def timed(name: str, acts: list[tuple[OpenPage, dict[str, object]]]) -> None:
        before, got = processor_time(server.pid), sum(page.received for page in pages)
        for number, (page, act) in enumerate(acts):
            await page.act(f"{name}{number}", act)
            await asyncio.sleep(0.3)
        cost = (processor_time(server.pid) - before) / len(acts)
        sent = (sum(page.received for page in pages) - got) / len(acts) / 1024
        print(f"  {name}: {cost:.1f} ms, {sent:.0f} KB an act")

    idle = processor_time(server.pid)
    await asyncio.sleep(3)
    print(f"  doing nothing: {(processor_time(server.pid) - idle) / 10:.1f} ms in 0.3 s")
    first: dict[str, object] = {"type": "hand-in", "deeds": [{"what": "rob", "team": 1}]}
    second: dict[str, object] = {"type": "hand-in", "deeds": [{"what": "guard", "team": 2}]}
    await timed("a visible act", [(pages[n], first) for n in range(ROUNDS)])
    await timed("a secret act", [(pages[n], second) for n in range(ROUNDS)])
    before, got = processor_time(server.pid), sum(page.received for page in pages)
    for page in pages[:ROUNDS]:
        page.sleep()
        await asyncio.sleep(0.2)
        await page.listen()
        await asyncio.sleep(0.3)
    cost = (processor_time(server.pid) - before) / ROUNDS
    sent = (sum(page.received for page in pages) - got) / ROUNDS / 1024
    print(f"  a phone that wakes: {cost:.1f} ms, {sent:.0f} KB")
    await timed("the last of a turn", [(pages[teams - 1], first)])


async def _begin(data: Path) -> tuple[str, list[str]]:
    store = Store.open_dir(data)
    try:
        games = {"town": town.game}
        async with Table(store, games, pause=BotPause(0, 0), beats=Beats(most=0)) as table:
            guests = [await table.accounts.guest(f"Guest {n + 1}") for n in range(SEATS)]
            host = guests[0].person.id
            match = await table.lobby.creation.create(host, "town", seats=SEATS)
            for seat, guest in enumerate(guests):
                await table.lobby.signups.sit(match, guest.person.id, seat=seat)
            await table.lobby.starting.start(match, host)
            return match, [guest.token for guest in guests]
    finally:
        store.close()


def main() -> None:
    """Print processor time and bytes."""
    with tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder:
        match, sessions = asyncio.run(_begin(Path(folder)))
        port = free_port()
        command = [sys.executable, "-m", "bench.unlimited", str(port), folder, "town"]
        with process(command, port, ()) as server:
            asyncio.run(_measure(server, match, sessions))
