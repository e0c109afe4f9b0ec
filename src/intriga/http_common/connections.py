"""Wires: the live connections of this server, by which pages are told what happens.

One task and one mark for each: whoever knows of something new sets the mark, and the page that
wakes asks what it is. Nothing is queued, so a slow reader costs no more than a quick one; what his
connection can not take yet waits in the page itself, and the next push tells all of it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from litestar.types import ASGIApp, Receive, Scope, Send

from intriga.table import TableError

STREAM: Final = "text/event-stream"
HEARTBEAT: Final = b": \n\n"
_HEADERS: Final = (
    (b"content-type", f"{STREAM}; charset=utf-8".encode()),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
)


class LiveConnection:
    """One connection. `mark`: set when there may be news for it."""

    __slots__ = ("_closed", "_heartbeat", "_send", "mark")

    def __init__(self, send: Send, heartbeat: float) -> None:
        self.mark = asyncio.Event()
        self._send = send
        self._heartbeat = heartbeat
        self._closed = False

    async def news(self) -> bool:
        """Wait until there may be news, or for the time of a sign of life, which goes out then.
        False when nobody listens any more, or the server closes."""
        if not self.mark.is_set():
            try:
                async with asyncio.timeout(self._heartbeat):
                    await self.mark.wait()
            except TimeoutError:
                await self.send(HEARTBEAT)
        self.mark.clear()
        return not self._closed

    async def send(self, data: bytes) -> None:
        """Hand bytes over; waits while the connection takes no more."""
        message: Any = {"type": "http.response.body", "body": data, "more_body": True}
        await self._send(message)

    def close(self) -> None:
        """The other side has gone, or the server closes: whoever feeds this wire shall stop."""
        self._closed = True
        self.mark.set()


Feed: TypeAlias = Callable[[LiveConnection], Awaitable[None]]


class LiveConnections:
    """All wires of a server. `heartbeat`: seconds between signs of life on a silent one."""

    def __init__(self, heartbeat: float) -> None:
        self._heartbeat = heartbeat
        self._open: set[LiveConnection] = set()
        self._closing = False

    def __len__(self) -> int:
        return len(self._open)

    def stream(self, feed: Feed) -> ASGIApp:
        """The answer to a request for server-sent events: all that `feed` sends on its wire."""

        async def answer(_scope: Scope, receive: Receive, send: Send) -> None:
            start: Any = {"type": "http.response.start", "status": 200, "headers": [*_HEADERS]}
            await send(start)
            await self._serve(feed, receive, send)
            end: Any = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(end)

        return answer

    def close(self) -> None:
        """The server stops: every page lets go."""
        self._closing = True
        for connection in self._open:
            connection.close()

    async def _serve(self, feed: Feed, receive: Receive, send: Send) -> None:
        connection = LiveConnection(send, self._heartbeat)
        self._open.add(connection)
        if self._closing:
            connection.close()
        gone = asyncio.ensure_future(_gone(receive))
        gone.add_done_callback(lambda _: connection.close())
        try:
            await feed(connection)
        except TableError:
            pass  # the database does not answer: the page comes back and is told then
        finally:
            self._open.discard(connection)
            gone.cancel()


async def _gone(receive: Receive) -> None:
    """Wait until the other side has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass
