"""Clients that follow a match while servers die. When their stream breaks they reconnect to another
server with the id of the last event, as browsers and API clients do."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

Port = Callable[[], int]


class _Follower:
    """Reads a stream of server-sent events until it is cancelled."""

    def __init__(self, path: str, cookie: str = "") -> None:
        self.last = ""
        self.breaks = 0
        self.over = False
        self._path = path
        self._cookie = cookie

    async def follow(self, port: Port, up: asyncio.Event) -> None:
        while not self.over:
            await up.wait()
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port())
                try:
                    async for event, id, data in self._messages(reader, writer):
                        self.receive(event, data)
                        self.last = id or self.last
                finally:
                    writer.close()
            except (ConnectionError, OSError, EOFError):
                await asyncio.sleep(0.005)
            self.breaks += 1

    def receive(self, event: str, data: str) -> None:
        raise NotImplementedError

    async def _messages(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> AsyncIterator[tuple[str, str, str]]:
        lines = [f"GET {self._path} HTTP/1.0", "Host: 127.0.0.1", "Accept: text/event-stream"]
        lines += [f"Cookie: {self._cookie}"] if self._cookie else []
        lines += [f"Last-Event-ID: {self.last}"] if self.last else []
        writer.write("\r\n".join([*lines, "", ""]).encode())
        await writer.drain()
        status = (await reader.readuntil(b"\r\n\r\n")).split(maxsplit=2)[1]
        if status == b"503":  # the database did not answer: a browser tries again
            raise ConnectionError
        assert status == b"200", status
        while True:
            block = (await reader.readuntil(b"\n\n")).decode()
            fields: dict[str, list[str]] = {}
            for line in block.splitlines():
                key, _, value = line.partition(":")
                fields.setdefault(key, []).append(value.removeprefix(" "))
            if "data" in fields:
                event, id = ("".join(fields.get(key, [])) for key in ("event", "id"))
                yield event, id, "\n".join(fields["data"])


class ApiFollower(_Follower):
    """Follows by the API. `events`: all public events, in order."""

    def __init__(self, match: str) -> None:
        super().__init__(f"/api/v1/matches/{match}/stream?after=0")
        self.events: list[Any] = []

    def receive(self, event: str, data: str) -> None:
        if event == "view":
            view = msgspec.json.decode(data)
            self.events += view["events"]
            assert len(self.events) == view["cursor"], "an event was lost or repeated"
        self.over = self.over or (event == "end" and msgspec.json.decode(data)["reason"] == "over")


class PageFollower(_Follower):
    """Follows by the live connection of a player's page."""

    def __init__(self, match: str, session: str) -> None:
        self.path = f"/m/{match}"
        self.cookie = f"session={session}"
        super().__init__(f"{self.path}/live?from=0", self.cookie)

    def receive(self, event: str, data: str) -> None:
        return


async def fetch(port: int, path: str, cookie: str = "") -> tuple[int, str]:
    """GET: status and body; status 0 if nobody answers."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            head = f"GET {path} HTTP/1.0\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n"
            writer.write(head.encode())
            await writer.drain()
            raw = await reader.read()
        finally:
            writer.close()
    except OSError:
        return 0, ""
    answered, _, body = raw.partition(b"\r\n\r\n")
    return (int(answered.split()[1]), body.decode()) if answered else (0, "")
