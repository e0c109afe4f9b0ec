"""The live connection of a page, read as the browser's script reads it."""

import contextlib
import queue
import re
import socket
import threading
import time
from collections.abc import Sequence

import httpx

from tests.kit.http.html_client import Person
from tests.kit.patience import PATIENCE


class Message:
    """One server-sent event."""

    def __init__(self, lines: list[str]) -> None:
        fields = [line.partition(":") for line in lines]
        self.id = "".join(value.strip() for key, _, value in fields if key == "id")
        self.event = "".join(value.strip() for key, _, value in fields if key == "event")
        self.data = "\n".join(value[1:] for key, _, value in fields if key == "data")

    @property
    def targets(self) -> list[str]:
        """The zones it changes."""
        return re.findall(r'hx-target="#([\w-]+)"', self.data)

    @property
    def cursor(self) -> int:
        """The viewer's cursor."""
        return int(self.id.partition(".")[0])

    @property
    def dispatches(self) -> list[int]:
        """The numbers of the events it contains."""
        return [int(number) for number in re.findall(r'id="dispatch-(\d+)"', self.data)]


class Listener:
    """Reads a live connection until it is closed. `last`: the id to resume after."""

    def __init__(self, person: Person, path: str, last: str = "") -> None:
        self.http = httpx.Client(
            base_url=person.http.base_url,
            cookies=person.http.cookies,
            headers=person.http.headers,
            verify=False,
        )
        headers = {"last-event-id": last} if last else {}
        self._messages: queue.Queue[Message | None] = queue.Queue()
        self._opened = threading.Event()
        self.status = 0
        self.why = "it was closed"
        """Why the stream has ended."""
        self._socket: socket.socket | None = None
        self._thread = threading.Thread(target=self._read, args=(path, headers), daemon=True)
        self._thread.start()
        assert self._opened.wait(PATIENCE)

    def _read(self, path: str, headers: dict[str, str]) -> None:
        lines: list[str] = []
        try:
            with self.http.stream("GET", path, headers=headers, timeout=PATIENCE) as answer:
                self.status = answer.status_code
                self._socket = answer.extensions["network_stream"].get_extra_info("socket")
                for line in answer.iter_lines():
                    self._opened.set()
                    if line:
                        lines.append(line)
                    elif lines and not lines[0].startswith(":"):
                        self._messages.put(Message(lines))
                        lines = []
                    else:
                        lines = []
        except (httpx.HTTPError, RuntimeError) as problem:
            self.why = repr(problem)
        self._opened.set()
        self._messages.put(None)

    def next(self, seconds: float = PATIENCE) -> Message | None:
        """The next message; None when the stream has ended."""
        return self._messages.get(timeout=seconds)

    def until(self, text: str, seconds: float = PATIENCE) -> list[Message]:
        """All messages up to the first one that contains this text."""
        heard: list[Message] = []
        end = time.monotonic() + seconds
        while True:
            message = self.next(max(0.1, end - time.monotonic()))
            if message is None:
                last = heard[-1].data[-300:] if heard else "nothing"
                raise AssertionError(
                    f"the stream ended before «{text}»: {self.why}; last came: {last}"
                )
            heard.append(message)
            if text in message.data:
                return heard

    def close(self) -> None:
        """Disconnect, as a closed tab does."""
        if self._socket is not None:
            with contextlib.suppress(OSError):  # the server has closed it first
                self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(10)
        self.http.close()


_SAYS = (("ask", "просит о паузе"), ("unask", "отзывает просьбу"))


def connected(match: str, asker: Person, watching: Sequence[Person]) -> list[Listener]:
    """Live connections of these people, opened one after another.

    A connection knows who is online when it begins. So the next one is opened only when this one
    has been sent something: a pause is asked for, and not asked for. For the same reason close them
    only when all have received what you wait for.
    """
    listeners: list[Listener] = []
    for number, person in enumerate(watching):
        listeners.append(Listener(person, person.live))
        _tell(match, asker, listeners, *_SAYS[number % 2])
    if len(listeners) % 2:
        _tell(match, asker, listeners, *_SAYS[1])
    return listeners


def _tell(match: str, asker: Person, listeners: Sequence[Listener], does: str, told: str) -> None:
    asker.open(match)
    asker.press(f"{match}/time/{does}")
    for listener in listeners:
        listener.until(told)
