"""A cache whose values expire."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

FOR_MS: Final = 30_000
"""How long values from the database are kept, unless they are dropped before."""
_MOST: Final = 4096


class TtlCache(Generic[T]):
    """Values by key, each until its time; when there are too many, the least recently used go."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, T]] = OrderedDict()

    def get(self, key: str, now: int) -> T | None:
        """The value, unless it has expired. `now`: milliseconds since the epoch."""
        until, value = self._known.get(key, (now, None))
        if until <= now:
            return None
        self._known.move_to_end(key)
        return value

    def keep(self, key: str, until: int, value: T) -> None:
        """Keep a value until a time, in milliseconds since the epoch."""
        self._known[key] = until, value
        self._known.move_to_end(key)
        while len(self._known) > _MOST:
            self._known.popitem(last=False)

    def drop(self, key: str) -> T | None:
        """Remove one value and return it."""
        _, value = self._known.pop(key, (0, None))
        return value

    def drop_where(self, matches: Callable[[T], bool]) -> None:
        """Remove all values that match."""
        for key, (_, value) in list(self._known.items()):
            if matches(value):
                del self._known[key]
