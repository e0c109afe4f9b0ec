"""Publish and subscribe: how hints travel between processes, with no guarantees."""

from collections.abc import Callable
from typing import Protocol


class PubSub(Protocol):
    """One channel to all other processes. Messages may be lost."""

    async def listen(self, on_message: Callable[[bytes], None], on_gap: Callable[[], None]) -> None:
        """Receive messages until cancelled. `on_gap` is called whenever messages before it may have
        been missed."""
        ...

    async def publish(self, message: bytes) -> None:
        """Send to all others, or lose it."""
        ...

    async def close(self) -> None:
        """Release connections."""
        ...


class NullPubSub:
    """Sends nothing: processes look at the database from time to time."""

    async def listen(
        self, _on_message: Callable[[bytes], None], _on_gap: Callable[[], None]
    ) -> None:
        return

    async def publish(self, _message: bytes) -> None:
        return

    async def close(self) -> None:
        return
