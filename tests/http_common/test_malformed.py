"""Malformed requests over real sockets: no answer is 5xx, and each has the security headers."""

import asyncio
from pathlib import Path

import pytest

from bench.malformed import Malformed
from bench.shooting import exchange, fire, newcomers
from bench.unlimited import raise_limits
from intriga.http_common import RateLimits
from tests.kit.http.server import Server

pytestmark = pytest.mark.service

NUMBER = 3_000


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that are made from now on refuse nobody for being too fast."""
    monkeypatch.setattr(RateLimits, "__init__", RateLimits.__init__)  # as it was, afterwards
    raise_limits()


@pytest.mark.thorough
def test_malformed_requests_are_refused_and_break_nothing(tmp_path: Path, unlimited: None) -> None:
    with Server(tmp_path) as server:
        people, matches = newcomers(server.url, "malformed")
        source = Malformed("fast tests", people, matches)
        tally = asyncio.run(fire(server.port, source, NUMBER))
    assert not tally.failures, tally.failures[:3]
    assert tally.statuses["200"] > NUMBER // 50, "hardly any handler was reached"
    assert sum(tally.statuses.values()) == NUMBER


PART = b"--b\r\ncontent-disposition: form-data; name=a%b\r\n\r\n%b\r\n--b--\r\n"
FORM = b"POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET / HTTP/1.1\r\nhost: x:99999\r\n\r\n", 400),
        (b"GET /nowhere HTTP/1.1\r\nhost: x:99999\r\n\r\n", 400),
        (b"GET /api/v1/games HTTP/1.1\r\nhost: x:99999\r\n\r\n", 400),
        (b"GET /api/v1/matches?limit=x HTTP/1.1\r\nhost: x:99999\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n", 400),
        (b"GET /?a=%b HTTP/1.1\r\nhost: x\r\n\r\n" % (b"a" * 5000), 414),
        (b"GET /api/v1/games?a=%b HTTP/1.1\r\nhost: x\r\n\r\n" % (b"a" * 5000), 414),
        (b"GET /%b HTTP/1.1\r\nhost: x\r\n\r\n" % (b"a" * 3000), 414),
        (PART % (b"", b"\xff\xfe"), 415),
        (PART % (b"\r\ncontent-type: text/plain; charset=no-such", b"a"), 415),
        (b"&" * 500, 413),
    ],
)
def test_known_cases(tmp_path: Path, sent: bytes, status: int) -> None:
    if not sent.startswith(b"GET"):
        head = FORM if sent.startswith(b"--") else FORM.replace(b"multipart/form-data", URLENCODED)
        sent = head + b"content-length: %d\r\n\r\n" % len(sent) + sent
    with Server(tmp_path) as server:
        answer = asyncio.run(exchange(server.port, sent, True))
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert b"content-security-policy: " in answer


URLENCODED = b"application/x-www-form-urlencoded"
