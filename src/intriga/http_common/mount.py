"""Mounting: several applications on one server, chosen by the beginning of the path."""

import logging
import traceback
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from intriga.http_common.gate import refuse_request, wrong_with
from intriga.http_common.headers import API_POLICY, security_headers
from intriga.http_common.nul import has_nul, strip_nul
from intriga.http_common.rate_limits.rate_limits import RateLimits
from intriga.table import Table

_log = logging.getLogger(__name__)

AppFactory: TypeAlias = Callable[[Table, RateLimits], ASGIApp]
"""Makes an application that is mounted beside the pages and shares their rate limits."""
NO_MOUNTS: Final[Mapping[str, AppFactory]] = MappingProxyType({})
_FAILED: Final = b"Internal Server Error\n"


def mount(pages: ASGIApp, mounts: Mapping[str, ASGIApp]) -> ASGIApp:
    """One application made of several. `mounts`: by the beginning of the path (`/api/`); all other
    requests, and the events of the server's lifespan, go to the pages.

    What the gate refuses is answered by the application it was sent to, with the status of the
    gate. NUL characters in URLs are removed for the pages; mounted applications must refuse them.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        kind: Any = scope["type"]
        if kind not in ("http", "websocket"):
            await pages(scope, receive, send)
            return
        start = next((start for start in mounts if scope["path"].startswith(start)), "/")
        app = mounts.get(start, pages)
        status = wrong_with(scope)
        if status is not None:
            scope = refuse_request(scope, start, status)
        elif app is pages and has_nul(scope):
            scope = strip_nul(scope)
        try:
            await _answer(app, scope, receive, send)
        finally:
            # What belongs to the request refers to it: a cycle, in which a whole page would stay.
            scope.get("state", {}).clear()

    return answer


async def _answer(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer; plainly, if even the application's own answer to errors fails."""
    started = False

    async def sent(message: Message) -> None:
        nonlocal started
        started = True
        await send(message)

    try:
        await app(scope, receive, sent)
    except Exception as problem:
        # The frames without the message: the text of an exception may hold secrets.
        frames = "".join(traceback.format_tb(problem.__traceback__))
        _log.error("an answer failed: %s\n%s", type(problem).__name__, frames)
        if started:
            raise _Broken from None
        await _send_failed(send)


class _Broken(Exception):
    """An answer broke off in the middle: the connection must be closed."""


async def _send_failed(send: Send) -> None:
    headers = {
        "content-type": "text/plain; charset=utf-8",
        "content-length": str(len(_FAILED)),
        "cache-control": "no-store",
        **security_headers(API_POLICY, secure=False),
    }
    start: Any = {
        "type": "http.response.start",
        "status": 500,
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    await send(start)
    body: Any = {"type": "http.response.body", "body": _FAILED, "more_body": False}
    await send(body)
