"""A named event inside the table, with subscribers that its sender does not know."""

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Broadcast(Generic[P]):
    """Calls every subscriber, in the order of subscribing, before `emit` returns.

    An exception of a subscriber reaches the sender, and later subscribers are not called.
    """

    def __init__(self) -> None:
        self._subscribers: list[Callable[P, None]] = []

    def subscribe(self, subscriber: Callable[P, None]) -> None:
        """Call this from now on."""
        self._subscribers.append(subscriber)

    def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call all subscribers."""
        for subscriber in self._subscribers:
            subscriber(*args, **kwargs)
