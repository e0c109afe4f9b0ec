"""What strangers can do to a server: how much memory it keeps of their requests, and whether a
malformed one ever breaks it.

`abuse`: 2,000 anonymous views of a long finished match, 2,000 queries of 60 KB and 2,000 forms of
64 KB, each different. `malformed`: as many malformed requests as INTRIGA_BENCH_MALFORMED says, made
from the seed INTRIGA_BENCH_SEED.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psutil

from bench.malformed import Malformed
from bench.server import Server, unlimited
from bench.shooting import Tally, exchange, fire, newcomers

VIEWS: Final = 2_000
QUERIES: Final = 2_000
FORMS: Final = 2_000
AT_ONCE: Final = 4
MALFORMED: Final = int(os.environ.get("INTRIGA_BENCH_MALFORMED", "20000"))
SEED: Final = os.environ.get("INTRIGA_BENCH_SEED", "bench")
SHARE: Final = 2_500
"""Malformed requests after which others send them: they sign each other out."""
OPTIONS: Final = {"years": 100, "votes": "none", "victory": 34}
"""Of the longest match of Diplomacy."""


@contextmanager
def _long_match() -> Iterator[tuple[Server, str]]:
    """A server with a match of Diplomacy that took a hundred years, and the path of the match."""
    with tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder:
        data, records = Path(folder) / "data", Path(folder) / "records"
        game = ["selfplay", "diplomacy", "--seats", "7", "--seed", "3", "--bots", "random"]
        _command(*game, "--options", json.dumps(OPTIONS), "--records", str(records))
        (record,) = records.iterdir()
        shown = _command("import-record", str(record), "--data", str(data))
        found = re.search(r"/m/[\w-]+", shown)
        assert found, shown
        with unlimited(data) as server:
            yield server, found[0]


def _command(*given: str) -> str:
    command = [sys.executable, "-m", "intriga", *given]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def _views(match: str) -> Callable[[int], bytes]:
    """Requests for the largest pages of a match, no two alike."""

    def view(number: int) -> bytes:
        pages = (
            f"{match}?all=1&n={number}",
            f"{match}/replay?step={number}&seat=all",
            f"{match}/replay?seat={number % 7}&n={number}",
            f"{match}/events?n={number}",
            f"/api/v1/matches/{match.removeprefix('/m/')}/view?after={number % 500}",
        )
        return f"GET {pages[number % len(pages)]} HTTP/1.1\r\nhost: x\r\n\r\n".encode()

    return view


def _query(number: int) -> bytes:
    fill = b"&".join(b"k%d-%d=%d" % (n, number, n) for n in range(4_000))[:60_000]
    return b"GET /?" + fill + b" HTTP/1.1\r\nhost: x\r\n\r\n"


def _form(number: int) -> bytes:
    fill = b"&".join(b"password%d=secret-%d-%d" % (n, number, n) for n in range(3_000))[:65_536]
    head = b"POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n"
    return head + b"content-length: %d\r\n\r\n" % len(fill) + fill


async def _send(port: int, make: Callable[[int], bytes], numbers: range) -> Counter[str]:
    """Send these requests, and read the answers whole."""
    left = iter(numbers)
    statuses: Counter[str] = Counter()

    async def sender() -> None:
        for number in left:
            answer = await exchange(port, make(number), whole=True, all=True)
            statuses[answer[9:12].decode()] += 1

    await asyncio.gather(*(sender() for _ in range(AT_ONCE)))
    return statuses


def memory() -> None:
    """Print by how many megabytes the server grew. The target is less than 50 in all."""
    with _long_match() as (server, match):
        process = psutil.Process(server.pid)

        def size() -> float:
            return float(process.memory_info().rss) / 1e6

        parts: list[tuple[str, Callable[[int], bytes], int]] = [
            ("queries of 60 KB", _query, QUERIES),
            ("forms of 64 KB", _form, FORMS),
            ("views", _views(match), VIEWS),
        ]
        for _, make, _ in parts:  # what is loaded and compiled only once
            asyncio.run(_send(server.port, make, range(1_000_000, 1_000_010)))
        before = size()
        for name, make, number in parts:
            start, began = size(), time.monotonic()
            statuses = dict(asyncio.run(_send(server.port, make, range(number))))
            print(
                f"abuse: {number:,} {name}: {start:.0f} → {size():.0f} MB "
                f"in {time.monotonic() - began:.0f} s, answers {statuses}",
                flush=True,
            )
        print(f"abuse: {size() - before:+.0f} MB in all ({before:.0f} → {size():.0f})")


def malformed() -> None:
    """Print how a server answered malformed requests, and those that it should not have."""
    tally, began = Tally(), time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder,
        unlimited(Path(folder)) as server,
    ):
        for turn in range(-(-MALFORMED // SHARE)):
            url = f"http://127.0.0.1:{server.port}"
            people, matches = newcomers(url, f"malformed{turn}")
            source = Malformed(f"{SEED} {turn}", people, matches)
            number = min(SHARE, MALFORMED - turn * SHARE)
            one = asyncio.run(fire(server.port, source, number))
            tally.statuses += one.statuses
            tally.failures += one.failures
            print(f"malformed: {sum(tally.statuses.values()):,} …", flush=True)
            for what, sent, answer in one.failures[:5]:
                print(f"malformed: {what}: {sent[:500]!r} → {answer[:100]!r}", flush=True)
        alive = psutil.Process(server.pid).is_running()
    seconds = time.monotonic() - began
    bad = sum(count for status, count in tally.statuses.items() if status.startswith("5"))
    print(
        f"malformed: {sum(tally.statuses.values()):,} requests in {seconds:.0f} s, "
        f"{bad} answers 5xx, {len(tally.failures) - bad} other failures, server alive: {alive}"
    )
    print(f"malformed: {dict(tally.statuses.most_common())}")
