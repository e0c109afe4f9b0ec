"""The end of a turn of Zeppelin at its largest: 120 people, 10 states, the map of the Old World.

Bots play some turns once. Then the same acts are applied again and only this is timed: the steps
that end a turn, all others, and what all 120 are shown of a position.
"""

import statistics
import time
from typing import Any

from intriga import games
from intriga.kernel.chance import Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Observer
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from intriga.lab.driver import Driver

SEATS, STATES, TURNS = 120, 10, 14
SEED = 1914


def engine() -> Engine[Any]:
    """A match of 120 with the fast generator."""
    game = games.find("zeppelin")
    chairs = tuple(Chair(seat, f"bot {seat}") for seat in range(SEATS))
    options = {"map": "old_world", "states": STATES, "turns": TURNS}
    header = Header("bench-zeppelin", game.id, game.rules_version, options, chairs, "", (), 0)
    return Engine(game, header, Fast(SEED))


def main() -> None:
    """Print milliseconds of processor time: a turn's end, any other step, all views."""
    game = games.find("zeppelin")
    driver = Driver(engine(), [game.bots["citizen"]() for _ in range(SEATS)], SEED)
    entries = [advance.entry for advance in driver][1:]
    read = reader(game).recorded
    rules = engine()
    position: Position[Any] = rules.open().position
    ends, others, views = [], [], []
    for entry in entries:
        begun = time.process_time()
        advance = rules.act(position, entry.by, read(entry.act), entry.at)
        took = (time.process_time() - begun) * 1000
        assert not isinstance(advance, Refusal)
        position = advance.position
        if any(event.id == "zeppelin-turn" for event in entry.events):
            ends.append(took)
            begun = time.process_time()
            observer = Observer(game, position)
            for seat in range(SEATS):
                observer.observation(seat, (), 0)
            views.append((time.process_time() - begun) * 1000)
        else:
            others.append(took)
    print(
        f"zeppelin: {SEATS} people, {STATES} states, {len(entries):,} steps; a turn's end "
        f"{statistics.median(ends):.1f} ms (most {max(ends):.1f}), any other step "
        f"{statistics.median(others):.2f} ms, all {SEATS} views {statistics.median(views):.1f} ms; "
        f"the state has {len(position.packed) / 1024:.0f} KiB"
    )
