"""The settings of the HTTP server."""

import secrets
import time
from collections.abc import Callable

from msgspec import Struct


def random_token() -> str:
    """A random text that cannot be guessed, safe in URLs and cookies."""
    return secrets.token_urlsafe(18)


def clock() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Settings(Struct, frozen=True, kw_only=True):
    """`base_url`: the public URL of the server without a slash at the end, for links and QR codes.
    `token` makes session tokens, `now` returns the time in milliseconds; tests pass their own.
    `heartbeat`: seconds between heartbeats on a silent live connection. `public`: the server is
    behind a proxy, so a request from this machine's own address is not one of its user. `live`: the
    most live connections, if these are fewer than the table of policies allows. `redis`: the URL of
    the Redis over which nodes share their counts. `quick_pause`: the shortest and the longest time
    in milliseconds after which a page sends an act in which there is nothing to choose.
    """

    base_url: str = "http://127.0.0.1:8000"
    token: Callable[[], str] = random_token
    now: Callable[[], int] = clock
    heartbeat: float = 20.0
    public: bool = False
    live: int = 1 << 30
    redis: str | None = None
    quick_pause: tuple[int, int] = (700, 2200)

    @property
    def secure(self) -> bool:
        """Whether the server is reached over HTTPS, so cookies must be sent over HTTPS only."""
        return self.base_url.startswith("https://")
