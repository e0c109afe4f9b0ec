"""A client for the server-sent events of the API."""

import contextlib
import queue
import socket
import threading
import time
from typing import Any

import httpx

from tests.kit.http.program import Program, messages
from tests.kit.patience import PATIENCE

Message = tuple[str, str, Any]


class Feed:
    """Reads a stream until it is closed. `last`: the event id to resume after."""

    def __init__(self, program: Program, match: str, last: str = "", after: int = -1) -> None:
        headers = dict(program.http.headers) | ({"last-event-id": last} if last else {})
        self._url = f"{program.http.base_url}matches/{match}/stream"
        self._query = {} if after < 0 else {"after": after}
        self._received: queue.Queue[Message | None] = queue.Queue()
        self._opened = threading.Event()
        self._socket: socket.socket | None = None
        self.status = 0
        self._thread = threading.Thread(target=self._read, args=(headers,), daemon=True)
        self._thread.start()
        assert self._opened.wait(PATIENCE)

    def _read(self, headers: dict[str, str]) -> None:
        try:
            with httpx.stream(
                "GET",
                self._url,
                params=self._query,
                headers=headers,
                timeout=PATIENCE,
                verify=False,
            ) as answer:
                self.status = answer.status_code
                self._socket = answer.extensions["network_stream"].get_extra_info("socket")
                self._opened.set()
                for message in messages(answer.iter_lines()):
                    self._received.put(message)
        except httpx.HTTPError:
            pass
        self._opened.set()
        self._received.put(None)

    def next(self, event: str = "") -> Message:
        """The next message, or the next of this event type. Fails if the stream ends first."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self._received.get(timeout=max(0.1, end - time.monotonic()))
            assert message is not None, "the stream ended"
            if event in ("", message[0]):
                return message

    def rest(self) -> list[Message]:
        """All messages until the stream ends."""
        heard = []
        while (message := self._received.get(timeout=PATIENCE)) is not None:
            heard.append(message)
        return heard

    def close(self) -> None:
        """Disconnect."""
        if self._socket is not None:
            with contextlib.suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(10)
