"""Malformed HTTP requests, made at random from a seed.

Each is a plausible request to one of the server's own addresses that goes wrong in one to three
ways: its method, path, query, headers, host, cookies, kind or body.
"""

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlencode

from bench import junk
from intriga.api.app import HANDLERS as CALLS
from intriga.api.openapi import PATH
from intriga.web.app import HANDLERS as PAGES

FORM: Final = "application/x-www-form-urlencoded"
JSON: Final = "application/json"


@dataclass(frozen=True)
class Caller:
    """Who sends a request: cookies and the token of forms, or a token of the API; or nobody."""

    cookies: str = ""
    csrf: str = ""
    token: str = ""


@dataclass
class Request:
    """A request before and after it goes wrong."""

    method: str
    path: str
    query: str = ""
    headers: list[tuple[str, bytes]] = field(default_factory=list)
    body: bytes = b""
    chunked: bool = False
    version: bytes = b"HTTP/1.1"
    whole: bool = True
    """Whether the server has all of it."""

    def put(self, name: str, value: str | bytes) -> None:
        """Set a header in place of one of that name."""
        self.headers = [header for header in self.headers if header[0] != name]
        self.headers.append((name, value if isinstance(value, bytes) else value.encode()))

    def encoded(self) -> bytes:
        """The bytes that are sent."""
        target = self.path + (f"?{self.query}" if self.query else "")
        names = {name for name, _ in self.headers}
        headers = list(self.headers)
        if self.chunked and "transfer-encoding" not in names:
            headers.append(("transfer-encoding", b"chunked"))
        elif self.body and "content-length" not in names:
            headers.append(("content-length", b"%d" % len(self.body)))
        lines = [name.encode("latin-1") + b": " + value for name, value in headers]
        first = f"{self.method} {target} ".encode("utf-8", "surrogateescape") + self.version
        return b"\r\n".join([first, *lines, b"", b""]) + self.body


class Malformed:
    """Makes requests. The same seed and the same callers and matches make the same ones."""

    def __init__(self, seed: str, callers: list[Caller], matches: list[str]) -> None:
        self.random = Random(seed)
        self.callers = callers
        self.matches = matches
        self.routes = list(_routes())

    def request(self) -> Request:
        """The next request."""
        one = self._plausible()
        for _ in range(self.random.choice((1, 1, 1, 2, 3))):
            self.random.choice(_MUTATIONS)(self, one)
        return one

    def _plausible(self) -> Request:
        method, template = self.random.choice(self.routes)
        path = re.sub(r"\{(\w+):\w+\}", self._parameter, template)
        one = Request(method, path)
        one.put("host", "127.0.0.1")
        caller = self.random.choice(self.callers)
        if path.startswith("/api/"):
            if caller.token:
                one.put("authorization", f"Bearer {caller.token}")
        elif caller.cookies:
            one.put("cookie", caller.cookies)
        if self.random.random() < 0.2:
            one.put("hx-request", "true")
        if self.random.random() < 0.2:
            one.put("accept", JSON)
        one.put("accept-language", self.random.choice(("ru", "en")))
        if self.random.random() < 0.3:
            one.query = urlencode(self._fields(self.random.randrange(4)))
        if method in ("POST", "PATCH", "PUT"):
            self._fill(one, caller)
        return one

    def _parameter(self, found: re.Match[str]) -> str:
        known = {
            "match": self.matches,
            "game": ["espionage", "diplomacy"],
            "seat": ["0", "1", "999"],
            "step": ["0", "1", "5", "2147483647"],
            "room": ["table", "with:0-1"],
            "domain": ["to", "unit"],
            "file": ["1.svg", "cards.pdf", "1.png"],
            "name": ["pause", "bot", "leave", "seat", "ask", "settings"],
        }
        values = known.get(found[1], ["none"])
        return self.random.choice(values if self.random.random() < 0.85 else [self._word()])

    def _fill(self, one: Request, caller: Caller) -> None:
        if one.path.startswith("/api/") or self.random.random() < 0.2:
            one.put("content-type", JSON)
            one.body = json.dumps(self._json(3)).encode()
        else:
            one.put("content-type", FORM)
            fields = self._fields(self.random.randrange(6))
            one.body = urlencode([("_csrf_token", caller.csrf), *fields]).encode()

    def _fields(self, number: int) -> list[tuple[str, str]]:
        return [(self.random.choice(junk.NAMES), self._word()) for _ in range(number)]

    def _word(self) -> str:
        return self.random.choice(junk.WORDS)

    def _json(self, depth: int) -> Any:
        kind = self.random.randrange(6 if depth else 4)
        if kind < 2:
            return self.random.choice(junk.VALUES)
        if kind < 4:
            return self._word()
        if kind == 4:
            return [self._json(depth - 1) for _ in range(self.random.randrange(4))]
        names = self.random.choices(junk.NAMES, k=self.random.randrange(5))
        return {name: self._json(depth - 1) for name in names}

    # Ways to go wrong.

    def method(self, one: Request) -> None:
        one.method = self.random.choice(junk.METHODS)

    def path(self, one: Request) -> None:
        part = self.random.choice(junk.PATHS)
        way = self.random.randrange(4)
        if way == 0:
            one.path += part
        elif way == 1:
            one.path = f"/{part}"
        elif way == 2:
            cut = self.random.randrange(len(one.path) + 1)
            one.path = one.path[:cut] + part + one.path[cut:]
        else:
            one.path = "/" + quote(one.path[1:], safe="", errors="surrogateescape")

    def query(self, one: Request) -> None:
        names = self.random.choices(junk.NAMES, k=self.random.randrange(1, 5))
        one.query = "&".join(f"{name}={self.random.choice(junk.PATHS)}" for name in names)
        if self.random.random() < 0.1:
            one.query += "&x=" + "a" * self.random.choice((4000, 5000, 60_000))
        if self.random.random() < 0.1:
            one.query += "&" * 500

    def header(self, one: Request) -> None:
        name = self.random.choice(junk.HEADERS)
        one.put(name, self.random.choice(junk.HEADER_VALUES))
        one.whole &= name not in ("content-length", "transfer-encoding")

    def host(self, one: Request) -> None:
        one.put("host", self.random.choice(junk.HOSTS))
        if self.random.random() < 0.1:
            one.headers.append(("host", self.random.choice(junk.HOSTS)))

    def cookies(self, one: Request) -> None:
        known = dict(one.headers).get("cookie", b"")
        odd = self.random.choice(junk.COOKIES)
        one.put("cookie", self.random.choice((odd, known + b"; " + odd, odd + b"; " + known)))

    def kind(self, one: Request) -> None:
        one.put("content-type", self.random.choice(junk.KINDS))

    def multipart(self, one: Request) -> None:
        boundary = self.random.choice((b"b", b"", b"\xff", b"b" * 300, b'"b"'))
        one.put("content-type", b"multipart/form-data; boundary=" + boundary)
        headers = self.random.choice(junk.PART_HEADERS)
        text = self.random.choice((b"\xff\xfe", b"a", b"\0", b""))
        one.body = b"--" + boundary + b"\r\n" + headers + b"\r\n\r\n" + text
        one.body += b"\r\n--" + boundary + self.random.choice((b"--\r\n", b"", b"-"))
        one.method = "POST"

    def body(self, one: Request) -> None:
        way = self.random.randrange(5)
        if way == 0:
            one.body = self.random.choice(junk.BODIES)
        elif way == 1:
            one.body = one.body[: self.random.randrange(len(one.body) + 1)]
        elif way == 2 and one.body:
            at = self.random.randrange(len(one.body))
            one.body = one.body[:at] + self.random.randbytes(1) + one.body[at + 1 :]
        elif way == 3:
            one.body = self.random.randbytes(self.random.randrange(200))
        else:
            one.body += b"&" + b"&".join(b"f%d=1" % n for n in range(self.random.choice((9, 600))))

    def length(self, one: Request) -> None:
        one.put("content-length", self.random.choice(junk.LENGTHS))
        one.whole = False

    def chunks(self, one: Request) -> None:
        one.chunked = True
        one.whole = False
        size = self.random.choice(
            (b"%x" % len(one.body), b"0", b"-1", b"ffffffffff", b"zz", b"1;a=b")
        )
        end = self.random.choice((b"\r\n0\r\n\r\n", b"\r\n0\r\nx: y\r\n\r\n", b"", b"\r\n"))
        one.body = size + b"\r\n" + one.body + end

    def line(self, one: Request) -> None:
        one.version = self.random.choice(
            (b"HTTP/1.0", b"HTTP/1.1", b"HTTP/2.0", b"HTTP/9", b"", b"x")
        )
        one.whole &= one.version in (b"HTTP/1.0", b"HTTP/1.1")

    def noise(self, one: Request) -> None:
        name = self.random.choice(("x y", "", "x\0", "x\u00e9", "x" * 9000, "transfer-encoding"))
        one.headers.append((name, self.random.choice(junk.HEADER_VALUES)))
        one.whole = False


def _routes() -> Iterable[tuple[str, str]]:
    """The methods and path templates of every page and every call."""
    pages = [handler for group in PAGES for handler in group]
    for start, handlers in (("", pages), (PATH, CALLS)):
        for handler in handlers:
            for path in sorted(handler.paths):
                for method in sorted(handler.http_methods):
                    yield str(method), start + path


_MUTATIONS: Final[tuple[Callable[[Malformed, Request], None], ...]] = (
    Malformed.method,
    *[Malformed.path] * 2,
    *[Malformed.query] * 2,
    *[Malformed.header] * 2,
    Malformed.host,
    Malformed.cookies,
    Malformed.kind,
    Malformed.multipart,
    *[Malformed.body] * 3,
    Malformed.length,
    Malformed.chunks,
    Malformed.line,
    Malformed.noise,
)
