"""Sends malformed requests to a server. It may answer anything but 5xx, and every answer must carry
the security headers."""

import asyncio
import contextlib
import re
import socket
import struct
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import httpx

from bench.malformed import Caller, Malformed

PASSWORD: Final = "seventeen moments"
STATUS_WITHIN: Final = 0.25
"""Seconds to wait for an answer to a request that may not be whole."""
ANSWER_WITHIN: Final = 120.0
"""Seconds to wait for an answer to one that is."""
ALWAYS: Final = b"x-content-type-options: nosniff"


@dataclass
class Tally:
    """What came back: how many answers of each status, and the requests that went wrong here."""

    statuses: Counter[str] = field(default_factory=Counter)
    failures: list[tuple[str, bytes, bytes]] = field(default_factory=list)

    def add(self, sent: bytes, whole: bool, answer: bytes) -> None:
        """Count an answer."""
        found = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
        status = found[1].decode() if found else "none"
        self.statuses[status] += 1
        wrong = ""
        if status.startswith("5"):
            wrong = status
        elif found and status != "100" and ALWAYS not in answer.lower():
            wrong = "no security headers"
        elif not found and whole:
            wrong = "no answer"
        if wrong:
            self.failures.append((wrong, sent, answer[:300]))


async def exchange(port: int, sent: bytes, whole: bool, all: bool = False) -> bytes:
    """The head of the answer to these bytes; empty for none. `all`: read the answer to its end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    # Closed with a reset: a hundred thousand connections would leave no port free.
    linger = struct.pack("ii", 1, 0)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    answer = b""
    try:
        writer.write(sent)
        async with asyncio.timeout(ANSWER_WITHIN if whole else STATUS_WITHIN):
            while not (_complete(answer) if all else b"\r\n\r\n" in answer):
                data = await reader.read(65_536)
                if not data:
                    break
                answer += data
                if answer.startswith(b"HTTP/1.1 100 "):
                    answer = answer.partition(b"\r\n\r\n")[2]
    except (TimeoutError, ConnectionError):
        pass
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    return answer


def _complete(answer: bytes) -> bool:
    head, end, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head)
    return bool(end) and length is not None and len(body) >= int(length[1])


async def fire(port: int, source: Malformed, number: int, at_once: int = 16) -> Tally:
    """Send so many requests, and count the answers."""
    tally = Tally()
    left = number

    async def sender() -> None:
        nonlocal left
        while left > 0:
            left -= 1
            request = source.request()
            sent = request.encoded()
            whole = request.whole and b"\r\n\r\n" in sent
            tally.add(sent, whole, await exchange(port, sent, whole))

    await asyncio.gather(*(sender() for _ in range(at_once)))
    return tally


def newcomers(url: str, login: str) -> tuple[list[Caller], list[str]]:
    """Somebody with an account who plays against bots, and nobody; and the matches there are. The
    requests may sign them out or erase them."""
    with httpx.Client(base_url=url, follow_redirects=True, timeout=120) as browser:
        csrf = _token(browser.get("/register").text)
        form = {"_csrf_token": csrf, "login": login, "password": PASSWORD}
        browser.post("/register", data=form).raise_for_status()
        matches = []
        for game in ("espionage", "diplomacy"):
            page = browser.post(f"/play/{game}", data={"_csrf_token": csrf})
            matches.append(page.raise_for_status().url.path.removeprefix("/m/"))
        new = browser.post("/new/espionage", data={"_csrf_token": csrf, "seats": "2"})
        if new.url.path.startswith("/m/"):
            matches.append(new.url.path.removeprefix("/m/"))
        body = {
            "login": login,
            "password": PASSWORD,
            "name": "a",
            "scopes": ["read", "play", "host"],
        }
        secret = browser.post("/api/v1/sign-in", json=body).raise_for_status().json()["secret"]
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    return [Caller(cookies, csrf, secret), Caller()], matches


def _token(page: str) -> str:
    found = re.search(r'name="_csrf_token" value="([0-9a-f]+)"', page)
    assert found, "a page without forms"
    return found[1]
