"""What the server is told when it starts."""

import secrets
import time
from collections.abc import Callable

from msgspec import Struct


def random_token() -> str:
    """Something nobody can guess, safe in addresses and cookies."""
    return secrets.token_urlsafe(18)


def clock() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Settings(Struct, frozen=True, kw_only=True):
    """`base_url`: the address others reach this server by, without a slash at the end; links and
    QR codes carry it. `token`: makes the random words that browsers are known by, and `now` tells
    the time; tests bring their own. `heartbeat`: seconds between signs of life on a live page.
    """

    base_url: str = "http://127.0.0.1:8000"
    token: Callable[[], str] = random_token
    now: Callable[[], int] = clock
    heartbeat: float = 20.0

    @property
    def secure(self) -> bool:
        """Whether browsers come over HTTPS, so that cookies must never travel without it."""
        return self.base_url.startswith("https://")
