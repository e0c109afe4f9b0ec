"""How often somebody may be wrong about a password or a personal code."""

import time
from collections import OrderedDict, deque
from typing import Final

PASSWORDS: Final = 8
"""Wrong passwords for one login from one address within `WITHIN` seconds."""
CODES: Final = 40
"""Wrong personal codes from one address: a hall full of players may share one."""
INVITATIONS: Final = 200
"""Wrong invitations from one address: a code is short, but there are few matches to find."""
WITHIN: Final = 300.0
_KEPT: Final = 10_000


class Attempts:
    """Counts failures by whoever fails, in this process; at most `most` within `WITHIN`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._failures: OrderedDict[str, deque[float]] = OrderedDict()

    def allowed(self, who: str) -> bool:
        """Whether there may be another try."""
        failures = self._failures.get(who, deque())
        while failures and failures[0] < time.monotonic() - WITHIN:
            failures.popleft()
        return len(failures) < self._most

    def failed(self, who: str) -> None:
        """It was wrong."""
        self._failures.setdefault(who, deque(maxlen=self._most)).append(time.monotonic())
        self._failures.move_to_end(who)
        while len(self._failures) > _KEPT:
            self._failures.popitem(last=False)
