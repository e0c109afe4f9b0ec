"""Signals: something about a match, or about the lobby, has changed. A signal does not say what:
the receiver asks again.

A signal is named by the id of its match; that of the lobby's lists is `LOBBY`.
"""

import asyncio
from collections.abc import Callable, Collection

LOBBY = ""


class Changes:
    """`async with … as changes: async for _ in changes`, or without `with`. Any number of
    notifications before the next read count as one. A caller that waits for several things passes
    a mark of its own, which every notification sets, and asks `take`."""

    def __init__(self, signals: "Signals", name: str, mark: asyncio.Event | None = None) -> None:
        self._signals = signals
        self._name = name
        self._mark = mark or asyncio.Event()
        self._notified = False
        self._ended = signals.closed
        signals.add(name, self)

    async def __aenter__(self) -> "Changes":
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def __aiter__(self) -> "Changes":
        return self

    async def __anext__(self) -> None:
        if not self._ended:
            await self._mark.wait()
            self._mark.clear()
        if self._ended:
            raise StopAsyncIteration
        self._notified = False

    def take(self) -> bool:
        """Whether there was a notification since this was last asked."""
        notified, self._notified = self._notified, False
        return notified

    @property
    def ended(self) -> bool:
        """Whether no more notifications will come."""
        return self._ended

    def notify(self) -> None:
        """Something has changed."""
        self._notified = True
        self._mark.set()

    def close(self) -> None:
        """Stop listening."""
        self._ended = True
        self._mark.set()
        self._signals.remove(self._name, self)


class Signals:
    """All signals of one process. `send`: tells other processes on the same database the name of a
    signal that was notified here; None: there are none."""

    def __init__(self, send: Callable[[str], None] | None = None) -> None:
        self.closed = False
        self._send = send
        self._listeners: dict[str, set[Changes]] = {}

    def listen(self, match: str | None, mark: asyncio.Event | None = None) -> Changes:
        """Listen for changes of a match, or (None) of the lobby's lists. `mark`: set by each."""
        return Changes(self, LOBBY if match is None else match, mark)

    def notify(self, name: str) -> None:
        """Something about this match has changed: its seats, its status, who has a page open."""
        self.notify_here(name)
        if self._send is not None:
            self._send(name)

    def notify_lobby(self, match: str) -> None:
        """Something has changed that the lobby's lists show as well."""
        self.notify(match)
        self.notify(LOBBY)

    def notify_here(self, name: str) -> None:
        """As `notify`, for something that another process has notified or will notice itself."""
        for changes in self._listeners.get(name, ()):
            changes.notify()

    @property
    def listened_to(self) -> Collection[str]:
        """The names of the signals somebody listens to here."""
        return self._listeners.keys()

    def add(self, name: str, changes: Changes) -> None:
        """Notify this listener from now on."""
        self._listeners.setdefault(name, set()).add(changes)

    def remove(self, name: str, changes: Changes) -> None:
        """Notify this listener no longer."""
        listeners = self._listeners.get(name, set())
        listeners.discard(changes)
        if not listeners:
            self._listeners.pop(name, None)

    def close(self) -> None:
        """End all listening."""
        self.closed = True
        for listeners in list(self._listeners.values()):
            for changes in list(listeners):
                changes.close()
