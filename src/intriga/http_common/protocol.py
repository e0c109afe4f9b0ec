"""HTTP on a socket: uvicorn's protocols, with limits for slow and greedy clients.

A client has so many seconds for the head of a request and for its body, and must go on reading its
response. What it sends after a response that did not wait for the whole body is thrown away, and
the connection is closed if that is much. A server looks for overdue connections once a second, so
that no request pays for a timer of its own.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeAlias

import uvicorn
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol

from intriga.http_common.headers import API_POLICY, security_headers

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # on Windows
    HttpToolsProtocol = None  # type: ignore[assignment,misc]

HEAD_MOST: Final = 64 * 1024
"""The most bytes of a request's head; also of what stands between or after the parts of its body:
sizes and extensions of chunks, trailers."""
_DRAINED: Final = 1024 * 1024
"""The most bytes thrown away after a response that did not wait for them: then the connection can
be used again, where clients would lose their next request."""
_PIPELINED: Final = 8
"""The most requests that wait on a connection, sent before the response to the first one."""
_TICKS: Final = 10
"""Ticks of uvicorn, a tenth of a second each, from one look at the connections to the next."""

_clients: Final = logging.getLogger(__name__)
"""Of what uvicorn says of its clients only the errors: strangers could fill the disk with
warnings."""
_clients.setLevel(logging.ERROR)

Stage: TypeAlias = Literal["", "head", "body"]
"""What is being received: nothing, the head or the body of a request."""


class Deadlines(Struct, frozen=True):
    """Seconds: for the head of a request, for its body, for a response of which nothing is read
    any more, and for reading the last response on a connection that is being closed."""

    head: float = 20.0
    body: float = 40.0
    unread: float = 60.0
    closing: float = 2.0


class Watched:
    """What both of uvicorn's protocols need to have deadlines."""

    deadlines: ClassVar[Deadlines] = Deadlines()

    if TYPE_CHECKING:  # attributes of uvicorn's protocols
        transport: Any
        cycle: Any
        logger: logging.Logger
        loop: Any
        server_state: Any
        timeout_keep_alive_task: Any

    since = 0.0
    """When the stage began."""
    closing = False
    """Nothing is read any more; what was sent may still be on its way."""
    _received = 0
    """Bytes of the stage, about: data may begin with the end of the stage before."""
    _unsent = 0
    _sent_at = 0.0
    """Bytes that wait to be read by the client, and when some of them were last read."""

    def stage(self) -> Stage:
        """What is being received."""
        raise NotImplementedError

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        self.logger = _clients
        self.since = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)  # type: ignore[misc]
        # Uvicorn leaves the timer if the client reset the connection, and with it the request.
        if self.timeout_keep_alive_task is not None:
            self.timeout_keep_alive_task.cancel()
            self.timeout_keep_alive_task = None

    def data_received(self, data: bytes) -> None:
        if self.closing:
            return
        super().data_received(data)  # type: ignore[misc]
        if self.transport.is_closing() or self.closing:
            return
        self._received += len(data)
        if self.stage() == "head" and self._received > HEAD_MOST:
            self.cut(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        self._drain()

    def on_response_complete(self) -> None:
        super().on_response_complete()  # type: ignore[misc]
        self.since = self.loop.time()
        self._drain()

    def _drain(self) -> None:
        """Throw the rest of a body away after the response; not too much of it."""
        if self.stage() == "body" and self.cycle.response_complete and self._received > _DRAINED:
            self.hang_up()

    def began(self) -> None:
        """A stage begins."""
        self.since = self.loop.time()
        self._received = 0

    def refuse(self, status: HTTPStatus) -> None:
        """Answer plainly, before any application has, and close the connection."""
        headers = {
            "content-type": "text/plain; charset=utf-8",
            "content-length": str(len(status.phrase)),
            "connection": "close",
            **security_headers(API_POLICY, secure=False),
        }
        lines = [f"{name}: {value}\r\n" for name, value in headers.items()]
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\n{''.join(lines)}\r\n"
        self.transport.write((head + status.phrase).encode())
        self.hang_up()

    def send_400_response(self, msg: str) -> None:
        """Uvicorn's answer to what is not HTTP."""
        if self.busy():  # it would stand in the middle of another response
            self.transport.abort()
        else:
            self.refuse(HTTPStatus.BAD_REQUEST)

    def busy(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def is_behind(self) -> bool:
        """Whether what is being received waits for the response to an earlier request."""
        return self.stage() == "head" and self.busy()

    def hang_up(self) -> None:
        """Stop reading, and close the connection a little later: closed at once, with data that
        was not read, the client's system would drop the last response."""
        if self.transport.is_closing() or self.closing:
            return
        self.closing = True
        self.since = self.loop.time()
        self.transport.pause_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def check(self, now: float) -> None:
        """Close the connection if it is overdue. `now`: of the event loop's clock."""
        if self._is_stuck(now) or (self.closing and now - self.since > self.deadlines.closing):
            self.transport.abort()
            return
        if self.closing:
            return
        stage = self.stage()
        busy = self.busy()
        if stage == "body":
            most = self.deadlines.body
        elif stage == "head" or not (busy or self.timeout_keep_alive_task):
            most = self.deadlines.head
        else:
            return
        if now - self.since > most:
            self.cut(HTTPStatus.REQUEST_TIMEOUT)

    def cut(self, status: HTTPStatus) -> None:
        """Give up what is being received: refuse it if it is not being answered yet, and close the
        connection."""
        if self.is_behind():  # what is written now would stand in the middle of that response
            self.transport.abort()
            return
        busy = self.busy()
        unanswered = busy and not self.cycle.response_started
        if unanswered or (self.stage() == "head" and self._received):
            self.refuse(status)
        else:
            self.hang_up()
        if busy:  # for the application, the client has gone
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def _is_stuck(self, now: float) -> bool:
        """Whether the client has read nothing for too long of what waits for it."""
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent < self._unsent or not self._unsent:
            self._sent_at = now
        self._unsent = unsent
        return now - self._sent_at > self.deadlines.unread


class H11(Watched, H11Protocol):
    """HTTP by h11."""

    def stage(self) -> Stage:
        import h11

        stages: dict[Any, Stage] = {h11.IDLE: "head", h11.SEND_BODY: "body"}
        stage = stages.get(self.conn.their_state, "")
        waiting = stage == "head" and not self.conn.trailing_data[0]
        return "" if waiting else stage

    def data_received(self, data: bytes) -> None:
        before, cycle = self.stage(), self.cycle
        super().data_received(data)
        if self.cycle is not cycle or self.stage() != before:
            self.began()
            self._received = len(data)


if HttpToolsProtocol is not None:

    class HttpTools(Watched, HttpToolsProtocol):
        """HTTP by httptools."""

        _stage: Stage = ""
        _framing = 0
        """Bytes since the last part of the body."""
        _running: Any = None
        """What answers a request now. `cycle` is that of the last request, which may have to wait
        for its turn."""

        def stage(self) -> Stage:
            return self._stage

        def data_received(self, data: bytes) -> None:
            self._framing += len(data)
            super().data_received(data)
            if self._stage == "body" and self._framing > HEAD_MOST:
                self.cut(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

        def on_header(self, name: bytes, value: bytes) -> None:
            if self._stage == "head":  # uvicorn would add trailers to the headers, without end
                super().on_header(name, value)

        def on_body(self, body: bytes) -> None:
            super().on_body(body)
            self._framing = 0

        def is_behind(self) -> bool:
            return super().is_behind() or self._running not in (None, self.cycle)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            # Uvicorn tells only the last request. The stream before it would go on for ever.
            if self._running is not None:
                self._running.disconnected = True
                self._running.message_event.set()
                self._running = None

        def on_response_complete(self) -> None:
            self._running = self.pipeline[-1][0] if self.pipeline else None
            super().on_response_complete()

        def on_message_begin(self) -> None:
            if len(self.pipeline) >= _PIPELINED:  # it would all be parsed before it is answered
                raise ValueError("too many requests at once")
            super().on_message_begin()
            self._stage = "head"
            self.began()

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            if not self.pipeline:
                self._running = self.cycle
            self._stage = "body"
            self._framing = 0
            self.began()

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._stage = ""
            self.began()

    PROTOCOL: type[Watched] = HttpTools
else:
    PROTOCOL = H11


class WatchedServer(uvicorn.Server):
    """A server that closes overdue connections. Its protocol must be `Watched`."""

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS == 0:
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                if isinstance(connection, Watched):
                    connection.check(now)
        return await super().on_tick(counter)
