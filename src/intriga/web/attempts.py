"""How often somebody may be wrong about a password."""

import time
from collections import OrderedDict, deque
from typing import Final

MOST: Final = 8
"""Wrong passwords for one login from one address within `WITHIN` seconds."""
WITHIN: Final = 300.0
_KEPT: Final = 10_000


class Attempts:
    """Counts failures by whoever fails, in this process."""

    def __init__(self) -> None:
        self._failures: OrderedDict[str, deque[float]] = OrderedDict()

    def allowed(self, who: str) -> bool:
        """Whether there may be another try."""
        failures = self._failures.get(who, deque())
        while failures and failures[0] < time.monotonic() - WITHIN:
            failures.popleft()
        return len(failures) < MOST

    def failed(self, who: str) -> None:
        """It was wrong."""
        self._failures.setdefault(who, deque(maxlen=MOST)).append(time.monotonic())
        self._failures.move_to_end(who)
        while len(self._failures) > _KEPT:
            self._failures.popitem(last=False)
