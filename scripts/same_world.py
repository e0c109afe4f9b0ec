"""A server that is the same in every run, for `same_behaviour`: without a socket, by a clock that
stands still, with secrets that can be foretold."""

import asyncio
import hashlib
import itertools
import json
import secrets
import string
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Final
from unittest.mock import patch

import typst

from intriga.api import create_api
from intriga.http_common import RateLimits, Settings
from intriga.http_common.mount import mount
from intriga.store import Store
from intriga.table import Beats, BotPause, Table
from intriga.web.app import create_app

NOW: Final = 1_800_000_000_000
"""When everything happens, in milliseconds since the epoch."""
_LETTERS: Final = string.ascii_letters + string.digits


class Clock:
    """A clock that stands still."""

    def now(self) -> int:
        return NOW

    def deviation(self) -> int:
        return 0

    def adopt(self) -> None:
        pass

    async def sleep_until(self, at: int) -> None:
        await asyncio.sleep(0 if at <= NOW else 3_600_000)


@contextmanager
def foretold() -> Iterator[None]:
    """Within it secrets are the same in every run, those of each kind and length by themselves, and
    Typst returns what it is given instead of a PDF."""
    counts: dict[object, Iterator[int]] = {}

    def drawn(kind: str, size: int | None) -> bytes:
        size = 32 if size is None else size
        number = next(counts.setdefault((kind, size), itertools.count()))
        return hashlib.shake_256(f"{kind}/{size}/{number}".encode()).digest(size)

    def word(size: int | None = None) -> str:
        return "".join(_LETTERS[byte % len(_LETTERS)] for byte in drawn("word", size))

    def choice(of: Sequence[Any]) -> Any:
        return of[int.from_bytes(drawn("choice", 4)) % len(of)]

    with (
        patch.object(secrets, "token_bytes", lambda size=None: drawn("bytes", size)),
        patch.object(secrets, "token_hex", lambda size=None: drawn("hex", size).hex()),
        patch.object(secrets, "token_urlsafe", word),
        patch.object(secrets, "choice", choice),
        patch.object(typst, "compile", _given_to_typst),
    ):
        yield


def _given_to_typst(sources: dict[str, bytes], *, sys_inputs: dict[str, str], **_: Any) -> bytes:
    names = {name: hashlib.sha256(text).hexdigest()[:16] for name, text in sources.items()}
    main, data = sources["main.typ"].decode(), json.loads(sys_inputs["data"])
    shown = {"sources": names, "main": main, "data": data}
    return json.dumps(shown, ensure_ascii=False, sort_keys=True).encode()


class Person:
    """Somebody with a browser and a program."""

    def __init__(self, id: str, name: str, cookie: str, token: str) -> None:
        self.id, self.name, self.cookie, self.token = id, name, cookie, token


STRANGER: Final = Person("", "public", "", "")


class World:
    """A server without a socket, whose clock stands still."""

    def __init__(self, store: Store) -> None:
        self.table = Table(store, None, Clock(), BotPause(0, 0), Random(7), beats=Beats(most=0))

    async def __aenter__(self) -> "World":
        await self.table.start()
        settings = Settings(now=lambda: NOW, token=lambda: "the-token-of-each-page")
        pages = create_app(self.table, settings)
        # Nobody is ever too fast: for the limits an hour passes between two requests.
        hours = itertools.count()
        limits = pages.state.site.limits = RateLimits(settings, now=lambda: next(hours) * 3600.0)
        self._app = mount(pages, {"/api/": create_api(self.table, limits)})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.table.stop()

    async def person(self, name: str) -> Person:
        """Somebody new with an account."""
        session = await self.table.accounts.register(f"login-{name}", "a long password", name)
        id = session.person.id
        token, _ = await self.table.api_tokens.issue(id, "same", ("read", "play", "host"))
        return Person(id, name, session.token, token)

    async def page(self, who: Person, language: str, url: str) -> bytes:
        """A page as this person's browser gets it."""
        cookie = f"browser=the-browser-of-everybody; language={language}; session={who.cookie}"
        return await self._call(url, "GET", ("cookie", cookie), None)

    async def api(self, who: Person, url: str, body: Any = None, method: str = "") -> bytes:
        """An answer of the API."""
        header = ("authorization", f"Bearer {who.token}") if who.token else ("accept", "*/*")
        method = method or ("GET" if body is None else "POST")
        return await self._call(f"/api/v1{url}", method, header, body)

    async def _call(self, url: str, method: str, header: tuple[str, str], body: Any) -> bytes:
        path, _, query = url.partition("?")
        headers = [("host", "127.0.0.1:8000"), header]
        if body is not None:
            headers.append(("content-type", "application/json"))
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "server": ("127.0.0.1", 8000),
            "client": ("127.0.0.1", 50_000),
            "scheme": "http",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers],
            "state": {},
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
        }
        sent: list[Any] = []
        waiting = [b"" if body is None else json.dumps(body).encode()]

        async def receive() -> Any:
            if waiting:
                return {"type": "http.request", "body": waiting.pop(), "more_body": False}
            return await asyncio.Future()

        async def send(message: Any) -> None:
            sent.append(message)

        await self._app(scope, receive, send)
        text = b"".join(message.get("body", b"") for message in sent[1:])
        status = sent[0]["status"]
        return text if status in (200, 201, 204) else b"status %d\n%s" % (status, text)
