"""A minimal HTTP/1.1 client over asyncio streams, so that its own cost hardly counts."""

import asyncio
import json

from bench.server import Duel

GENEVA, BESIDE = 0, 31


class Line:
    """One connection for one match of two: sends the acts of both seats in turn."""

    def __init__(self, port: int, duel: Duel) -> None:
        self._port = port
        self._duel = duel
        self._number = 0
        self.mover = 0
        self._to = BESIDE
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def open(self) -> None:
        """Connect, make the first act and find out by it whose turn it is."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        if await self.act() != 200:
            self.mover = 1 - self.mover
            status = await self.act()
            assert status == 200, f"the first act was refused: {status}"

    async def act(self) -> int:
        """Move the Papers back or forth. Returns the HTTP status."""
        self._number += 1
        act = {"type": "move", "to": self._to}
        body = json.dumps({"command": f"c{self._number}", "act": act}).encode()
        head = (
            f"POST /m/{self._duel.match}/act HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Cookie: session={self._duel.sessions[self.mover]}\r\n"
            f"Content-Type: application/json\r\nAccept: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        self._writer.write(head.encode() + body)
        status = await self._answer()
        if status == 200:
            self.mover = 1 - self.mover
            self._to = GENEVA if self._to == BESIDE else BESIDE
        return status

    async def _answer(self) -> int:
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = 0
        for line in head.split(b"\r\n"):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        await self._reader.readexactly(length)
        return int(head.split(b" ", 2)[1])

    def close(self) -> None:
        """Close the connection."""
        self._writer.close()


async def listen(
    port: int, duel: Duel, seat: int
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open the live stream of a seat."""
    return await open_live(port, duel.match, duel.sessions[seat])


async def open_live(
    port: int, match: str, session: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open the live stream of the person with this session; if empty, of a spectator."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    cookie = f"Cookie: session={session}\r\n" if session else ""
    head = (
        f"GET /m/{match}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"{cookie}Accept: text/event-stream\r\n\r\n"
    )
    writer.write(head.encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 200 " in answer, answer
    return reader, writer
