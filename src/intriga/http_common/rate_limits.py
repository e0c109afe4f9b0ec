"""The limits of one server, shared by its pages and its API."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from intriga.http_common.attempts import CODES, INVITATIONS, LOGINS, MATCHES, PASSWORDS, Attempts
from intriga.http_common.client import is_loopback
from intriga.http_common.config import Settings
from intriga.http_common.connections import LiveConnections
from intriga.http_common.rates import Rate, RateCounter
from intriga.http_common.slots import Slot, Slots

LIVE_EACH: Final = 64
"""Live connections of one person or browser: a bot may play many matches at once."""
LIVE_ADDRESS: Final = 400
"""Live connections from one address, except this machine's own: a whole room of players may share
one."""
LIVE_ALL: Final = 4_000

NEW_PEOPLE: Final = Rate(300, 0.5)
"""New guests and accounts, by address."""
NEW_MATCHES: Final = Rate(200, 0.2)
"""New matches, by address."""
INVITES: Final = Rate(60, 1 / 30)
"""Invitations by login, by address. The list of sign-ups shows whose login it is, so the rate
limits how many logins can be tried."""
RENAMES: Final = Rate(6, 1 / 300)
"""Changes of a name, by person: everybody in their matches is notified."""
EMAILS: Final = Rate(20, 1 / 120)
"""Requested emails, by address: the server must not be used to flood anybody."""
MESSAGES: Final = Rate(15, 0.5)
"""Chat messages, by person."""
API_CALLS: Final = Rate(120, 30.0)
"""API requests, by account, or by address for those without a token."""


class RateLimits:
    """All limits of a server. `connections`: its live connections."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds of a monotonic clock."""
        self.settings = settings
        self.connections = LiveConnections(settings.heartbeat)
        self.passwords = Attempts(PASSWORDS, now)
        self.logins = Attempts(LOGINS, now)
        self.codes = Attempts(CODES, now)
        self.invitations = Attempts(INVITATIONS, now)
        self.matches = Attempts(MATCHES, now)
        self.new_people = RateCounter(NEW_PEOPLE, "door-arrivals", now)
        self.new_matches = RateCounter(NEW_MATCHES, "door-openings", now)
        self.invites = RateCounter(INVITES, "door-callings", now)
        self.renames = RateCounter(RENAMES, "door-renames", now)
        self.emails = RateCounter(EMAILS, "door-letters", now)
        self.messages = RateCounter(MESSAGES, "door-remarks", now)
        self.api_calls = RateCounter(API_CALLS, "door-calls", now)
        self._live = Slots("door-live", LIVE_ALL)

    @contextmanager
    def guessing_password(self, address: str, login: str) -> Iterator[None]:
        """Guard one guess of an account's password. Raises `TooManyRequests` after too many wrong
        ones."""
        with self.logins.trying(address), self.passwords.trying(f"{address} {_folded(login)}"):
            yield

    @contextmanager
    def guessing_match(self, address: str, match: str) -> Iterator[None]:
        """Guard one guess of a match's password. Raises `TooManyRequests` after too many wrong
        ones."""
        with self.matches.trying(f"{address} {match[:32]}"):
            yield

    def live(self, who: str, address: str) -> Slot:
        """The slot of a live connection. `who`: a person or browser. Raises `TooManyRequests` when
        none is free."""
        most = {f"who {who}": LIVE_EACH}
        if not is_loopback(address):
            most[f"at {address}"] = LIVE_ADDRESS
        return self._live.take(most)

    @property
    def taken(self) -> int:
        """The number of live connections."""

        return self._live.taken


def _folded(login: str) -> str:
    return login.strip().casefold()[:40]
