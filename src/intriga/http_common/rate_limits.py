"""One server's door."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from intriga.http_common.attempts import CODES, INVITATIONS, LOGINS, MATCHES, PASSWORDS, Attempts
from intriga.http_common.client import is_here
from intriga.http_common.config import Settings
from intriga.http_common.connections import LiveConnections
from intriga.http_common.places import Place, Places
from intriga.http_common.rates import Rate, RateCounter

LIVE_EACH: Final = 64
"""Live connections of one person or browser: a bot may play many matches at once."""
LIVE_ADDRESS: Final = 400
"""Live connections from one address that is not this machine's own: a hall full of players may
share one."""
LIVE_ALL: Final = 4_000

ARRIVALS: Final = Rate(300, 0.5)
"""New guests and new accounts from one address."""
OPENINGS: Final = Rate(200, 0.2)
"""New matches from one address."""
CALLINGS: Final = Rate(60, 1 / 30)
"""People called to a table by their logins, from one address: whose login it is can be seen by who
then stands in the list, so logins are not for trying out."""
RENAMES: Final = Rate(6, 1 / 300)
"""How often one person calls himself otherwise: in each match he plays all are told."""
LETTERS: Final = Rate(20, 1 / 120)
"""Letters asked for from one address: nobody shall be flooded through this server."""
REMARKS: Final = Rate(15, 0.5)
"""What one person says: a lively talk goes on, a flood does not."""
CALLS: Final = Rate(120, 30.0)
"""Calls of one account's programs, or of all programs without an account from one address."""


class RateLimits:
    """What is counted and kept for all ways into a server. `connections`: its live connections."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds, of any clock that only goes forward."""
        self.settings = settings
        self.connections = LiveConnections(settings.heartbeat)
        self.passwords = Attempts(PASSWORDS, now)
        self.logins = Attempts(LOGINS, now)
        self.codes = Attempts(CODES, now)
        self.invitations = Attempts(INVITATIONS, now)
        self.matches = Attempts(MATCHES, now)
        self.arrivals = RateCounter(ARRIVALS, "door-arrivals", now)
        self.openings = RateCounter(OPENINGS, "door-openings", now)
        self.callings = RateCounter(CALLINGS, "door-callings", now)
        self.renames = RateCounter(RENAMES, "door-renames", now)
        self.emails = RateCounter(LETTERS, "door-letters", now)
        self.remarks = RateCounter(REMARKS, "door-remarks", now)
        self.calls = RateCounter(CALLS, "door-calls", now)
        self._live = Places("door-live", LIVE_ALL)

    @contextmanager
    def guessing_password(self, address: str, login: str) -> Iterator[None]:
        """One try of a password. Raises `TooManyRequests` when there were too many wrong ones."""
        with self.logins.trying(address), self.passwords.trying(f"{address} {_folded(login)}"):
            yield

    @contextmanager
    def guessing_match(self, address: str, match: str) -> Iterator[None]:
        """One try of a match's password. Raises `TooManyRequests` after too many wrong ones."""
        with self.matches.trying(f"{address} {match[:32]}"):
            yield

    def live(self, who: str, address: str) -> Place:
        """A live connection for somebody. Raises `TooManyRequests` when there are enough."""
        most = {f"who {who}": LIVE_EACH}
        if not is_here(address):
            most[f"at {address}"] = LIVE_ADDRESS
        return self._live.take(most)

    @property
    def taken(self) -> int:
        """How many live connections there are."""
        return self._live.taken


def _folded(login: str) -> str:
    return login.strip().casefold()[:40]
