"""Protection from forms and scripts of other sites."""

import hmac
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from intriga.http_common.bodies import admit_body
from intriga.http_common.headers import PAGE_POLICY, add_missing, encoded_headers
from intriga.http_common.rate_limits.policies import ANONYMOUS_PAGES, PAGES
from intriga.web.http import JSON, Request, sent_form
from intriga.web.request.context import context_of
from intriga.web.request.cookies import browser_of, csrf_token


async def add_headers(message: Message, scope: Scope) -> None:
    """Hook before a response is sent: add the security headers."""
    if message["type"] == "http.response.start":
        secure = scope["litestar_app"].state.site.settings.secure
        add_missing(message, encoded_headers(PAGE_POLICY, secure))


async def admitted(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Guard of every request: one after the other, how often, how long, and from where. It is a
    single one because Litestar copies the handler for each guard."""
    request = cast(Request, connection)
    await _limited(request, handler)
    await _long_bodies(request, handler)
    await _own_forms(request, handler)


async def _limited(request: Request, handler: BaseRouteHandler) -> None:
    """Count every page and form for the person, or for the address without one. Handlers with
    `unlimited` cost next to nothing. Raises `TooManyRequests`."""
    if "unlimited" not in handler.opt:
        ctx = await context_of(request)
        policy = ANONYMOUS_PAGES if ctx.me is None else PAGES
        await ctx.site.limits.count(policy, ctx.client)


async def _long_bodies(request: Request, handler: BaseRouteHandler) -> None:
    """Of handlers with `long`: only where the game takes long texts may a body be that long.
    Raises `HTTPException` 413."""
    if "long" in handler.opt:
        await admit_body(request, request.app.state.site.table)


async def _own_forms(request: Request, handler: BaseRouteHandler) -> None:
    """Of every request that changes something: only our own pages may send it.

    A form carries a token derived from a cookie that no other site can read. JSON needs none: a
    browser sends it to another site only after a preflight request, which is never allowed.
    Handlers with `by_link` are reached by a secret link and look at no cookie. Raises
    `PermissionDeniedException`.
    """
    if request.method in ("GET", "HEAD", "OPTIONS") or "by_link" in handler.opt:
        return
    headers = request.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise PermissionDeniedException("another site")
    if headers.get("content-type", "").partition(";")[0].strip() == JSON:
        return
    sent = headers.get("x-csrftoken") or (await sent_form(request)).get("_csrf_token")
    expected = csrf_token(browser_of(request, request.app.state.site))
    if not isinstance(sent, str) or not hmac.compare_digest(sent.encode(), expected.encode()):
        raise PermissionDeniedException("no token of our own page")
