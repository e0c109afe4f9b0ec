"""A short way to a handler of which there are very many requests: an act.

Litestar looks for the handler in a tree of paths, copies it for each of its guards, reads its
parameters by their types, and makes the answer in three steps; that takes longer than the act. Here
the same handler runs behind the same guards, within the same error handlers and hooks, and answers
to the letter the same. A path that is written differently goes the long way.
"""

import re
from typing import Any, Final

import litestar
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils.scope.state import ScopeState

from intriga.web.http import Request, Response

_PARAMETER: Final = re.compile(r"\\\{(\w+)\\\}")


class Shortcut:
    """The router of an application, with a short way to one handler of POST requests: a function of
    the request and the parameters in its path."""

    def __init__(self, app: Litestar, path: str, router: ASGIApp) -> None:
        """`path`: of the handler, as it is declared; its parameters are texts. `router`: answers
        everything else. Raises `StopIteration` when there is no such handler."""
        route: HTTPRoute = next(
            one for one in app.routes if one.path == path and isinstance(one, HTTPRoute)
        )
        self._router = router
        self._handler = handler = route.route_handler_map["POST"][0]
        self._guards: Any = handler.resolve_guards()
        self._exception_handlers = handler.resolve_exception_handlers()
        self._template = route.path_format
        pattern = _PARAMETER.sub(r"(?P<\1>[^/]+)", re.escape(route.path_format))
        self._params = re.compile(pattern).fullmatch

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._params(scope["path"]) if scope.get("method") == "POST" else None
        if found is None or scope.get("root_path"):
            await self._router(scope, receive, send)
            return
        params = found.groupdict()
        way: Any = scope
        way["path_params"], way["path_template"] = params, self._template
        way["route_handler"] = self._handler
        ScopeState.from_scope(scope).exception_handlers = self._exception_handlers
        request = Request(scope, receive, send)
        for guard in self._guards:
            await guard(request, self._handler)
        await self._send(request, await self._handler.fn(request, **params), send)

    async def _send(self, request: Request, answer: Response, send: Send) -> None:
        status = answer.status_code or self._handler.status_code
        body = answer.content
        simple = type(answer) is litestar.Response and isinstance(body, bytes)
        if not simple or answer.cookies or answer.headers:
            long = answer.to_asgi_response(None, request, status_code=status)
            await long(request.scope, request.receive, send)
            return
        headers = [
            (b"content-type", str(answer.media_type).encode()),
            (b"content-length", b"%d" % len(body)),
        ]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def shorten(app: Litestar, path: str) -> Litestar:
    """The same application, with a short way to the POST handler of this path."""
    outermost: Any = app.asgi_handler
    outermost.app = Shortcut(app, path, outermost.app)
    return app
