"""How fast somebody may ask."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from intriga.http_common.errors import TooManyRequests

_KEPT: Final = 10_000


class Rate(Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


class RateCounter:
    """A pail for everybody, which is filled at a steady pace and emptied by asking."""

    def __init__(self, pace: Rate, refusal: str, now: Callable[[], float]) -> None:
        """`refusal`: what is said to the hasty. `now`: seconds, of any clock that only goes
        forward."""
        self.pace = pace
        self._refusal = refusal
        self._now = now
        self._pails: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """One more. Raises `TooManyRequests` when the pail is empty."""
        now = self._now()
        left, since = self._pails.get(who, (float(self.pace.burst), now))
        left = min(float(self.pace.burst), left + (now - since) * self.pace.per_second)
        self._pails[who] = (left - 1 if left >= 1 else left), now
        self._pails.move_to_end(who)
        while len(self._pails) > _KEPT:
            self._pails.popitem(last=False)
        if left < 1:
            raise TooManyRequests(self._refusal, (1 - left) / self.pace.per_second)
