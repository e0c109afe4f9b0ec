"""Mounting: several applications on one server, chosen by the beginning of the path."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from litestar.types import ASGIApp, Receive, Scope, Send

from intriga.http_common.nul import has_nul, strip_nul
from intriga.http_common.rate_limits import RateLimits
from intriga.table import Table

AppFactory: TypeAlias = Callable[[Table, RateLimits], ASGIApp]
"""Makes an application that is mounted beside the pages and shares their rate limits."""
NO_MOUNTS: Final[Mapping[str, AppFactory]] = MappingProxyType({})


def mount(pages: ASGIApp, mounts: Mapping[str, ASGIApp]) -> ASGIApp:
    """One application made of several. `mounts`: by the beginning of the path (`/api/`); all other
    requests, and the events of the server's lifespan, go to the pages.

    NUL characters in URLs are removed for the pages; mounted applications must refuse them.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        path: Any = scope.get("path", "")
        app = next((app for start, app in mounts.items() if path.startswith(start)), pages)
        await app(strip_nul(scope) if app is pages and has_nul(scope) else scope, receive, send)

    return answer
