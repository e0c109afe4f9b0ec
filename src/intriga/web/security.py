"""What keeps strangers' pages and scripts away from the players'."""

import hmac
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from intriga.http_common.headers import PAGE_POLICY, security_headers
from intriga.web.context import browser_of, csrf_token
from intriga.web.http import Request


async def add_headers(message: Message, scope: Scope) -> None:
    """Before an answer leaves: the headers that every answer carries."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        secure = scope["litestar_app"].state.site.settings.secure
        for key, value in security_headers(PAGE_POLICY, secure).items():
            headers.setdefault(key, value)


async def own_forms(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Guard of everything that changes something: only our own pages may ask for it.

    A form carries a word derived from a cookie that no other site can read. JSON needs none: a
    browser sends it to another site only after asking, and nobody says yes. What is done by a
    link that nobody can guess (`by_link`) looks at no cookie. Raises `PermissionDeniedException`.
    """
    if connection.scope.get("method", "") in ("GET", "HEAD", "OPTIONS") or "by_link" in handler.opt:
        return
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise PermissionDeniedException("another site")
    if connection.headers.get("content-type", "").partition(";")[0].strip() == "application/json":
        return
    request = Request(connection.scope, receive=connection.receive)
    site = connection.app.state.site
    sent = connection.headers.get("x-csrftoken") or (await request.form()).get("_csrf_token")
    expected = csrf_token(browser_of(request, site))
    if not isinstance(sent, str) or not hmac.compare_digest(sent.encode(), expected.encode()):
        raise PermissionDeniedException("no token of our own page")
