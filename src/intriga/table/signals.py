"""Bells: something about a match, or about the lobby, has changed. What it is, one asks anew."""

import asyncio
from collections.abc import Callable, Collection

LOBBY = ""


class Changes:
    """`async with … as changes: async for _ in changes`, or without `with`. Many rings while
    nobody listens are one. Who has a mark of his own, set by more than this bell, asks `take`."""

    def __init__(self, signals: "Signals", name: str, mark: asyncio.Event | None = None) -> None:
        self._signals = signals
        self._name = name
        self._mark = mark or asyncio.Event()
        self._rung = False
        self._ended = signals.closed
        signals.hang(name, self)

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
        self._rung = False

    def take(self) -> bool:
        """Whether it has rung since this was last asked."""
        rung, self._rung = self._rung, False
        return rung

    @property
    def ended(self) -> bool:
        """Whether it will not ring any more."""
        return self._ended

    def ring(self) -> None:
        """Something has changed."""
        self._rung = True
        self._mark.set()

    def close(self) -> None:
        """Listen no longer."""
        self._ended = True
        self._mark.set()
        self._signals.take_down(self._name, self)


class Signals:
    """The bells by match; the lobby's has no name. `on_ring`: called for each that is rung."""

    def __init__(self) -> None:
        self.closed = False
        self.on_ring: Callable[[str], None] = lambda _name: None
        self._hanging: dict[str, set[Changes]] = {}

    def listen(self, match: str | None, mark: asyncio.Event | None = None) -> Changes:
        """Hear of changes of a match, or (None) of the lobby's lists. `mark`: set at each ring."""
        return Changes(self, LOBBY if match is None else match, mark)

    def ring(self, match: str) -> None:
        """Something about this match has changed: its seats, its status, who is here."""
        self.rung(match)
        self.on_ring(match)

    def rung(self, match: str) -> None:
        """It was rung elsewhere: who listens here hears it, too."""
        for changes in self._hanging.get(match, ()):
            changes.ring()

    @property
    def listened_to(self) -> Collection[str]:
        """The names of the bells somebody listens to."""
        return self._hanging.keys()

    def ring_lobby(self, match: str) -> None:
        """Something that the lobby's lists show has changed as well."""
        self.ring(match)
        self.ring(LOBBY)

    def hang(self, name: str, changes: Changes) -> None:
        """Ring this listener, too."""
        self._hanging.setdefault(name, set()).add(changes)

    def take_down(self, name: str, changes: Changes) -> None:
        """Ring this listener no more."""
        listeners = self._hanging.get(name, set())
        listeners.discard(changes)
        if not listeners:
            self._hanging.pop(name, None)

    def close(self) -> None:
        """Everybody stops listening."""
        self.closed = True
        for listeners in list(self._hanging.values()):
            for changes in list(listeners):
                changes.close()
