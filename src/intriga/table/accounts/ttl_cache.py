"""What was read a moment ago and is not read again for a little while."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

FOR_MS: Final = 30_000
"""For so long what was read is believed, unless it is dropped before."""
_MOST: Final = 4096


class TtlCache(Generic[T]):
    """Values by their key, each until its time; of too many the least used go."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, T]] = OrderedDict()

    def get(self, key: str, now: int) -> T | None:
        """What is remembered, if it still holds. `now`: milliseconds since the epoch."""
        until, value = self._known.get(key, (now, None))
        if until <= now:
            return None
        self._known.move_to_end(key)
        return value

    def keep(self, key: str, until: int, value: T) -> None:
        """Remember it until then, milliseconds since the epoch."""
        self._known[key] = until, value
        self._known.move_to_end(key)
        while len(self._known) > _MOST:
            self._known.popitem(last=False)

    def drop(self, key: str) -> T | None:
        """Forget one; what it was."""
        _, value = self._known.pop(key, (0, None))
        return value

    def forget(self, is_meant: Callable[[T], bool]) -> None:
        """Forget all that are meant."""
        for key, (_, value) in list(self._known.items()):
            if is_meant(value):
                del self._known[key]
