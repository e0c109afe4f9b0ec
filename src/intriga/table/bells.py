"""Bells: something about a match, or about the lobby, has changed. What it is, one asks anew."""

import asyncio

LOBBY = ""


class Changes:
    """`async with … as changes: async for _ in changes`, or without `with`. Many rings while
    nobody listens are one."""

    def __init__(self, bells: "Bells", name: str) -> None:
        self._bells = bells
        self._name = name
        self._mark = asyncio.Event()
        self._ended = bells.closed
        bells.hang(name, self)

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

    def ring(self) -> None:
        """Something has changed."""
        self._mark.set()

    def close(self) -> None:
        """Listen no longer."""
        self._ended = True
        self._mark.set()
        self._bells.take_down(self._name, self)


class Bells:
    """The bells by match; the lobby's has no name."""

    def __init__(self) -> None:
        self.closed = False
        self._hanging: dict[str, set[Changes]] = {}

    def listen(self, match: str | None) -> Changes:
        """Hear of changes of a match, or (None) of the lobby's lists."""
        return Changes(self, LOBBY if match is None else match)

    def ring(self, match: str) -> None:
        """Something about this match has changed: its seats, its status, who is here."""
        for changes in self._hanging.get(match, ()):
            changes.ring()

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
