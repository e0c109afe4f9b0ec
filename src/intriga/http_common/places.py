"""How much may be open at once: live connections, sheets in the printer."""

import weakref
from collections import Counter
from collections.abc import Mapping

from intriga.http_common.errors import TooManyRequests

_AGAIN = 10.0
"""Seconds after which one may see whether there is room again."""


class Place:
    """Something that is open. It is given back by `leave`, or when nobody holds this any more:
    an answer that was never begun leaves nothing behind."""

    def __init__(self, places: "Places", who: tuple[str, ...]) -> None:
        self.leave = weakref.finalize(self, places.left, who)

    def __enter__(self) -> None:
        return

    def __exit__(self, *_: object) -> None:
        self.leave()


class Places:
    """So many for each of those who share them, and so many in all."""

    def __init__(self, refusal: str, all: int) -> None:
        """`refusal`: what is said when there is no room."""
        self._refusal = refusal
        self._most = all
        self._taken: Counter[str] = Counter()
        self._all = 0

    def take(self, most: Mapping[str, int]) -> Place:
        """One more. `most`: who shares it, with how many he may have. Raises `TooManyRequests`."""
        full = any(self._taken[who] >= number for who, number in most.items())
        if full or self._all >= self._most:
            raise TooManyRequests(self._refusal, _AGAIN)
        self._taken.update(most.keys())
        self._all += 1
        return Place(self, tuple(most))

    def left(self, who: tuple[str, ...]) -> None:
        """A place is free again."""
        self._all -= 1
        self._taken.subtract(who)
        for name in who:
            if not self._taken[name]:
                del self._taken[name]

    @property
    def taken(self) -> int:
        """How many are taken."""
        return self._all
