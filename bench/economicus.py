"""Economicus: whole matches of four Directors, the steps of such a match alone, and what all four
are shown after each.

Bots play some matches once, which is timed as a whole: most of it is the forms that they read. Then
the same acts are applied again without bots.
"""

import time
from typing import Any

from intriga.games.economicus.game import game
from intriga.games.economicus.state.position import State
from intriga.kernel.chance import Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Observer
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Entry, Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from intriga.lab.driver import Driver

SEATS, MATCHES = 4, 40
SEED = 2014


def engine(number: int) -> Engine[State]:
    """A match of four with the fast generator."""
    chairs = tuple(Chair(seat, f"bot {seat}") for seat in range(SEATS))
    name = f"bench-economicus-{number}"
    header = Header(name, game.id, game.rules_version, {}, chairs, "", (), 0)
    return Engine(game, header, Fast(SEED + number))


def main() -> None:
    """Print matches a second, and processor time of a step and of all views."""
    begun = time.process_time()
    matches = [_played(number) for number in range(MATCHES)]
    whole = time.process_time() - begun
    steps = sum(map(len, matches))
    applied = views = 0.0
    for number, entries in enumerate(matches):
        once = _again(number, entries)
        applied, views = applied + once[0], views + once[1]
    print(
        f"economicus: {MATCHES / whole:.1f} matches of {SEATS} directors a second, "
        f"{steps / MATCHES:.0f} steps each; a step {applied / steps * 1e3:.2f} ms, "
        f"all {SEATS} views with their forms {views / steps * 1e3:.2f} ms"
    )


def _played(number: int) -> list[Entry]:
    driver = Driver(engine(number), [game.bots["director"]() for _ in range(SEATS)], SEED + number)
    return [advance.entry for advance in driver][1:]


def _again(number: int, entries: list[Entry]) -> tuple[float, float]:
    """Seconds of all steps, and of all views."""
    rules, read = engine(number), reader(game).recorded
    position: Position[Any] = rules.open().position
    steps = views = 0.0
    for entry in entries:
        begun = time.process_time()
        advance = rules.act(position, entry.by, read(entry.act), entry.at)
        done = time.process_time()
        assert not isinstance(advance, Refusal)
        position = advance.position
        observer = Observer(game, position)
        for seat in range(SEATS):
            observer.observation(seat, (), 0)
        steps, views = steps + done - begun, views + time.process_time() - done
    return steps, views
