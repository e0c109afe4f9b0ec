"""Chat: 1,000 readers of one match, and six people who write in its room.

Once at full speed (the next message is sent when the last reader has received the one before), and
once at the pace of a lively chat. Measured from before a message is sent until its first byte
arrives at a reader.
"""

import asyncio
import gc
import re
import time

import httpx
import uvloop

from bench.client import open_live
from bench.server import ChatMatch, Server, serving_talk

READERS = 1_000
WARM, MESSAGES = 6, 60
PACE = 0.5
"""Seconds between messages of a lively chat."""

_SENT = re.compile(rb"bench message (\d+)\.")


class Room:
    """Which messages have reached whom. `times`: latency of each delivery, in seconds."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._sent: dict[int, float] = {}
        self._left: dict[int, int] = {}
        self._all = asyncio.Event()

    async def read(self, reader: asyncio.StreamReader) -> None:
        """Read one live page until it is closed."""
        rest, seen = b"", -1
        while chunk := await reader.read(65536):
            now = time.perf_counter()
            for number in map(int, _SENT.findall(rest + chunk)):
                if number > seen:
                    seen = number
                    self._received(number, now)
            rest = chunk[-24:]

    def sent(self, number: int) -> None:
        self._sent[number] = time.perf_counter()
        self._left[number] = READERS
        self._all.clear()

    async def all_received(self) -> None:
        await asyncio.wait_for(self._all.wait(), 60)

    def _received(self, number: int, now: float) -> None:
        self._left[number] -= 1
        if number % 1000 >= WARM:
            self.times.append(now - self._sent[number])
        if not any(self._left.values()):
            self._all.set()


class Writer:
    """A player who sends messages by the form on their page."""

    def __init__(self, server: Server, chat_match: ChatMatch, session: str) -> None:
        base = f"http://127.0.0.1:{server.port}/m/{chat_match.match}"
        self._http = httpx.AsyncClient(base_url=base, cookies={"session": session}, timeout=60)

    async def new_person(self) -> None:
        page = await self._http.get("")
        token = re.search(r'name="_csrf_token" value="([^"]+)"', page.text)
        assert token, page.status_code
        self._token = token[1]

    async def write(self, number: int) -> None:
        words = {"room": "table", "text": f"bench message {number}.", "command": f"b{number}"}
        fields = {"_csrf_token": self._token, **words}
        answer = await self._http.post("/say", data=fields, headers={"HX-Request": "true"})
        assert answer.status_code == 200, answer.text


async def _measure(server: Server, chat_match: ChatMatch) -> None:
    room = Room()
    sessions = [*chat_match.sessions, *[""] * READERS][:READERS]
    pages = [await open_live(server.port, chat_match.match, session) for session in sessions]
    reading = [asyncio.create_task(room.read(reader)) for reader, _ in pages]
    writers = [Writer(server, chat_match, session) for session in chat_match.sessions]
    for writer in writers:
        await writer.new_person()
    await asyncio.sleep(2)
    for round, pace in enumerate((0.0, PACE)):
        await _talk(room, writers, round * 1000, pace)
    for task in reading:
        task.cancel()


async def _talk(room: Room, writers: list[Writer], first: int, pace: float) -> None:
    room.times = []
    begin = time.perf_counter()
    for number in range(WARM + MESSAGES):
        if number == WARM:
            begin = time.perf_counter()
        room.sent(first + number)
        await writers[number % len(writers)].write(first + number)
        await room.all_received()
        if pace:
            await asyncio.sleep(max(0.0, begin + (number - WARM + 1) * pace - time.perf_counter()))
    took = time.perf_counter() - begin
    times = sorted(room.times)
    how = f"{1 / pace:.0f} messages/s" if pace else f"{len(times) / took:,.0f} deliveries/s"
    print(
        f"rooms: {READERS:,} readers of one match, {how}: "
        f"p50 {times[len(times) // 2] * 1e3:.0f} ms, "
        f"p99 {times[len(times) * 99 // 100] * 1e3:.0f} ms, max {times[-1] * 1e3:.0f} ms"
    )


def main() -> None:
    """Print deliveries per second and the percentiles of the latency."""
    gc.disable()  # keep pauses of the load generator out of the results
    with serving_talk() as (server, chat_match):
        uvloop.run(_measure(server, chat_match))
