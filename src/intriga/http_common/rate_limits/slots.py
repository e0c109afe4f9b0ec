"""Limits on what is open at once: live connections, running print jobs."""

import weakref
from collections import Counter
from collections.abc import Mapping

from intriga.http_common.errors import TooManyRequests

_RETRY_AFTER = 10.0
"""Seconds after which to try again when all slots are taken."""


class Slot:
    """A slot that is taken: a context manager. It is released by `release`, or when it is garbage
    collected, as for a response that was never started."""

    def __init__(self, slots: "Slots", who: tuple[str, ...]) -> None:
        self.release = weakref.finalize(self, slots.released, who)

    def __enter__(self) -> None:
        return

    def __exit__(self, *_: object) -> None:
        self.release()


class Slots:
    """What is open at once, counted by clients."""

    def __init__(self, refusal: str) -> None:
        """`refusal`: the id of the refusal when no slot is free."""
        self._refusal = refusal
        self._taken: Counter[str] = Counter()
        self._all = 0

    def take(self, most: Mapping[str, int]) -> Slot:
        """Take a slot. `most`: the limit of each client it is counted for. Raises
        `TooManyRequests`."""
        if any(self._taken[who] >= number for who, number in most.items()):
            raise TooManyRequests(self._refusal, _RETRY_AFTER)
        self._taken.update(most.keys())
        self._all += 1
        return Slot(self, tuple(most))

    def released(self, who: tuple[str, ...]) -> None:
        """Note that a slot is free again."""
        self._all -= 1
        self._taken.subtract(who)
        for name in who:
            if not self._taken[name]:
                del self._taken[name]

    @property
    def taken(self) -> int:
        """The number of slots taken."""
        return self._all
