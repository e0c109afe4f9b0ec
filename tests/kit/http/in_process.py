"""The application of a server called without sockets: nothing but its own objects is involved."""

import asyncio
from typing import Any

from litestar.types import ASGIApp


async def call(
    app: ASGIApp,
    path: str,
    *,
    query: str = "",
    method: str = "GET",
    headers: tuple[tuple[str, str], ...] = (),
    body: bytes = b"",
) -> tuple[int, bytes]:
    """The status and the body of a response."""
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "server": ("127.0.0.1", 8000),
        "client": ("127.0.0.1", 50_000),
        "scheme": "http",
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in (HOST, *headers)],
        "state": {},
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
    }
    sent: list[Any] = []
    waiting: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        if waiting:
            return waiting.pop()
        return await asyncio.Future()

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


HOST = ("host", "127.0.0.1:8000")
