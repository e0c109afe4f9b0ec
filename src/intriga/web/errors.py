"""Error pages: a clear sentence, the right status, and no details of the server."""

import logging
import re
import traceback
from contextlib import suppress
from functools import lru_cache
from typing import Final, cast

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_405_METHOD_NOT_ALLOWED as METHOD_NOT_ALLOWED
from litestar.types import Scope

from intriga.http_common import TooManyRequests
from intriga.http_common.errors import STATUS
from intriga.http_common.gate import gate_status
from intriga.kernel.text import Refusal, refuse
from intriga.table import TableError
from intriga.web.http import Request, Response, refusal_json, refused
from intriga.web.rendering.fragments import partial
from intriga.web.request.context import RequestContext, context_of
from intriga.web.site import Site

_log = logging.getLogger(__name__)

_KNOWN: Final = (400, 403, 404, 409, 413, 414, 415, 429, 500, 503)
"""Statuses that have texts of their own."""


_BACK: Final = {"/return": "/login"}
"""The pages of forms that are not above the address they are sent to."""


async def prepare(problem: Exception, scope: Scope) -> None:
    """Hook that runs before the error page is made. An address that no handler answers has no
    context yet, but its page shows who is signed in. A game's refusal needs the words of the game,
    so find out which match the request was about."""
    ctx: RequestContext | None = scope.get("state", {}).get("context")
    if ctx is None and isinstance(problem, HTTPException):
        with suppress(TableError):  # without a database the page is a stranger's
            await context_of(Request(scope))
    match = scope.get("path_params", {}).get("match")
    if isinstance(problem, TableError) and ctx is not None and isinstance(match, str):
        await ctx.learn_match(match, problem.refusal)


def table_error(request: Request, problem: TableError) -> Response:
    """The table, or a game, refused something."""
    ctx = _context(request)
    status = 429 if isinstance(problem, TooManyRequests) else STATUS[problem.kind]
    answer = _answer(ctx, status, problem.refusal, ctx.text_of(problem.refusal))
    return refused(answer, problem)


def http_error(request: Request, problem: HTTPException) -> Response:
    """A malformed request, or one to an unknown address. Who opens the address of a form, by
    reloading or from the history, gets back to the form's page."""
    ctx = _context(request)
    opened = request.method == "GET" and not (ctx.wants_json or ctx.is_htmx)
    if opened and problem.status_code == METHOD_NOT_ALLOWED:
        return cast(Response, ctx.redirect(_page_above(request)))
    return _plain(request, gate_status(request.scope) or problem.status_code)


def _page_above(request: Request) -> str:
    """The page that the form of this address is on: the nearest one above it."""
    path = request.url.path.rstrip("/")
    if path in _BACK:
        return _BACK[path]
    pages = _pages(request.app)
    parts = path.split("/")
    above = ("/".join(parts[:length]) for length in range(len(parts) - 1, 1, -1))
    return next((one for one in above if pages.fullmatch(one)), "/")


@lru_cache(maxsize=4)
def _pages(app: Litestar) -> re.Pattern[str]:
    """The addresses of all pages of an application."""
    pages = (re.sub(r"\{[^}]*\}", "[^/]+", r.path_format) for r in app.routes if "GET" in r.methods)
    return re.compile("|".join(pages))


def any_error(request: Request, problem: Exception) -> Response:
    """A bug. Where it happened is logged, and nothing of it is shown."""
    route = request.scope.get("path_template", "")
    # The frames without the message: the text of an exception may hold secrets.
    frames = "".join(traceback.format_tb(problem.__traceback__))
    _log.error("a page failed: %s: %s\n%s", route, type(problem).__name__, frames)
    return _plain(request, 500)


def _plain(request: Request, status: int) -> Response:
    ctx = _context(request)
    known = status if status in _KNOWN else 500 if status >= 500 else 400
    refusal = refuse(f"error-help-{known}")
    return _answer(ctx, status, refusal, ctx.text_of(refusal))


def _context(request: Request) -> RequestContext:
    """The context of the request; if the handler did not get that far, one without a person."""
    known: RequestContext | None = request.scope["state"].get("context")
    site: Site = request.app.state.site
    return known or RequestContext(request, site)


def _answer(ctx: RequestContext, status: int, refusal: Refusal, text: str) -> Response:
    if ctx.wants_json:
        return refusal_json(refusal, text, status)
    if ctx.is_htmx:
        error = {"text": text, "possible": None}
        html = ctx.site.render(
            "match/fragments/answer.html", t=ctx.say(), receipt=None, error=error
        )
        return ctx.html(partial("answer", html, "innerHTML").encode(), status)
    return ctx.page("error.html", status, code=status, text=text)
