"""Bots that wake in the middle of a long match with a large state: processor time for each."""

import tempfile
import time
from pathlib import Path
from typing import Any

from bench.large_state import SEATS, entries_of, large_match, lines_of
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Record
from intriga.kernel.records.replay import fold
from intriga.table.match.bots.memory import remember
from intriga.table.match.bots.mind import BotMind
from intriga.table.match.match_state import NO_EVENTS

ENTRIES = 1_000
BOTS = 40


def main() -> None:
    """Print milliseconds for a bot that needs nothing of the past, one that needs its events, and
    those that look at every step, alone and forty together."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record"
        game, header, size = large_match(path, ENTRIES)
        lines, entries = lines_of(path), entries_of(path)
    position: Position[Any] | None = None
    for advance in fold(game, Record(header, entries, None)):
        position = advance.position
    assert position is not None
    heard = NO_EVENTS
    for entry in entries:
        heard = heard.plus(entry.events, SEATS)
    for bot, bots in (
        ("random", 1),
        ("listening", 1),
        ("remembering", 1),
        ("remembering", BOTS),
        ("random", BOTS),
    ):
        minds = [BotMind(game, seat, bot) for seat in range(bots)]
        began = time.process_time()
        needed = [] if bot == "random" else lines
        assert not remember(minds, header, needed, position, heard.of)
        each = (time.process_time() - began) / bots
        print(
            f"waking: {bot}, {bots} together, after {ENTRIES:,} entries of {size / 1024:.0f} KiB: "
            f"{1e3 * each:.1f} ms each"
        )
