"""Limits on the rate of requests: token buckets."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from intriga.http_common.errors import TooManyRequests

_KEPT: Final = 10_000
"""The maximum of clients remembered."""


class Rate(Struct, frozen=True):
    """At most `burst` at once, and `per_second` in the long run."""

    burst: int
    per_second: float


class RateCounter:
    """A token bucket for each client."""

    def __init__(self, rate: Rate, refusal: str, now: Callable[[], float]) -> None:
        """`refusal`: the id of the refusal of requests above the rate; `now`: seconds of a
        monotonic clock."""
        self.rate = rate
        self._refusal = refusal
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """Count one request of a client. Raises `TooManyRequests` when its bucket is empty."""
        now = self._now()
        left, since = self._buckets.get(who, (float(self.rate.burst), now))
        left = min(float(self.rate.burst), left + (now - since) * self.rate.per_second)
        self._buckets[who] = (left - 1 if left >= 1 else left), now
        self._buckets.move_to_end(who)
        while len(self._buckets) > _KEPT:
            self._buckets.popitem(last=False)
        if left < 1:
            raise TooManyRequests(self._refusal, (1 - left) / self.rate.per_second)
