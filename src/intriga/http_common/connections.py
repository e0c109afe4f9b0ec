"""Live connections: server-sent events, over which pages and API clients receive updates.

Each connection has one task and one event, `mark`. Code that has an update sets the mark; the task
wakes up and reads what is new. Nothing is queued, so a slow reader costs no more memory than a fast
one: it receives everything since its last update at once.
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
    """One connection. `mark`: set when there may be an update for it.

    It has one timer, which is not moved each time something is sent: when it fires too early, it
    is set again.
    """

    __slots__ = ("_closed", "_heartbeat", "_loop", "_send", "_sent_at", "_silent", "_timer", "mark")

    def __init__(self, send: Send, heartbeat: float) -> None:
        self.mark = asyncio.Event()
        self._send = send
        self._heartbeat = heartbeat
        self._closed = self._silent = False
        self._loop = asyncio.get_running_loop()
        self._sent_at = self._loop.time()
        self._timer = self._loop.call_later(heartbeat, self._beat)

    async def news(self) -> bool:
        """Wait until there may be an update, or until the heartbeat is due, and send it then. False
        when the client has disconnected or the server is closing."""
        await self.mark.wait()
        self.mark.clear()
        if self._silent and not self._closed:
            self._silent = False
            await self.send(HEARTBEAT)
        return not self._closed

    def _beat(self) -> None:
        due = self._sent_at + self._heartbeat
        if self._loop.time() >= due:
            self._silent = True
            self.mark.set()
            due = self._loop.time() + self._heartbeat
        self._timer = self._loop.call_at(due, self._beat)

    async def send(self, data: bytes) -> None:
        """Send bytes; waits while the connection's buffer is full."""
        self._sent_at = self._loop.time()
        message: Any = {"type": "http.response.body", "body": data, "more_body": True}
        await self._send(message)

    def close(self) -> None:
        """Make `news` return False, so that the feed ends."""
        self._closed = True
        self._timer.cancel()
        self.mark.set()


Feed: TypeAlias = Callable[[LiveConnection], Awaitable[None]]


class LiveConnections:
    """All live connections of a server. `heartbeat`: seconds between heartbeats on a silent one."""

    def __init__(self, heartbeat: float) -> None:
        self._heartbeat = heartbeat
        self._open: set[LiveConnection] = set()
        self._closing = False

    def __len__(self) -> int:
        return len(self._open)

    def stream(self, feed: Feed) -> ASGIApp:
        """The response to a request for server-sent events: what `feed` sends on its connection."""

        async def answer(_scope: Scope, receive: Receive, send: Send) -> None:
            start: Any = {"type": "http.response.start", "status": 200, "headers": [*_HEADERS]}
            await send(start)
            await self._serve(feed, receive, send)
            end: Any = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(end)

        return answer

    def close(self) -> None:
        """Close all connections, present and future: the server stops."""
        self._closing = True
        for connection in self._open:
            connection.close()

    async def _serve(self, feed: Feed, receive: Receive, send: Send) -> None:
        connection = LiveConnection(send, self._heartbeat)
        self._open.add(connection)
        if self._closing:
            connection.close()
        disconnected = asyncio.ensure_future(_disconnected(receive))
        disconnected.add_done_callback(lambda _: connection.close())
        try:
            await feed(connection)
        except TableError:
            pass  # the database is unavailable: the client reconnects and gets the error then
        finally:
            connection.close()
            self._open.discard(connection)
            disconnected.cancel()


async def _disconnected(receive: Receive) -> None:
    """Wait until the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass
