"""A replay of a long match with a large state: memory, and how long one waits for a step."""

import gc
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psutil

from bench.large_state import entries_of, large_match
from intriga.kernel.actors import PUBLIC
from intriga.kernel.game import Outcome
from intriga.kernel.records.record import Footer
from intriga.kernel.text import Message
from intriga.table.archive.history import History

STEPS = int(os.environ.get("INTRIGA_BENCH_REPLAY", "10000"))
UNFINISHED = Footer(STEPS, Outcome((), (), Message("world-over")), "", "")
WALKED = 200
"""Steps that are looked at in each way."""


def _megabytes() -> float:
    gc.collect()
    return float(psutil.Process().memory_info().rss) / 1e6


def _ways(last: int) -> Iterator[tuple[str, list[int]]]:
    middle, rng = last // 2, Random(1)
    yield "forward", list(range(middle, middle + WALKED))
    yield "back", list(range(middle + WALKED, middle, -1))
    yield "at random", [rng.randrange(last) for _ in range(WALKED)]


def main() -> None:
    """Print the memory of a history and the processor time of its steps."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record"
        game, header, size = large_match(path, STEPS)
        before = _megabytes()
        began = time.process_time()
        entries = entries_of(path)
        alone = _megabytes()
        history = History(game, header, entries, UNFINISHED, list)
        took = time.process_time() - began
        after = _megabytes()
        print(
            f"replay: {history.steps:,} steps of {size / 1024:.0f} KiB: {after - before:.0f} MB "
            f"({alone - before:.0f} of them for the entries), made in {took:.1f} s"
        )
        for way, steps in _ways(history.steps):
            taken = []
            for step in steps:
                began = time.process_time()
                history.reach(step)
                history.view(step, PUBLIC)
                taken.append(time.process_time() - began)
            taken.sort()
            print(
                f"replay: a step {way}: median {1e3 * taken[len(taken) // 2]:.1f} ms, "
                f"p99 {1e3 * taken[int(0.99 * len(taken))]:.1f} ms, max {1e3 * taken[-1]:.1f} ms"
            )
        print(f"replay: after that {_megabytes() - before:.0f} MB")
