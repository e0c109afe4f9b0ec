"""Kernel steps per second on one core: check + apply + record, with the fast generator.

Bots play matches of four once. Then the same acts are applied again, and only this is timed: no
bots, no views, no disk.
"""

import time
from random import Random
from typing import Any

from intriga import games
from intriga.kernel.actors import Actor
from intriga.kernel.acts import Act
from intriga.kernel.chance import Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from intriga.lab.driver import Driver

Script = tuple[int, list[tuple[Actor, Act, int]]]

GAME = "espionage"
SEATS = 4
MATCHES = 60
ROUNDS = 7


def engine(seed: int) -> Engine[Any]:
    """A match of four with the fast generator."""
    game = games.find(GAME)
    chairs = tuple(Chair(seat, f"bot {seat}") for seat in range(SEATS))
    header = Header(f"bench-{seed}", GAME, game.rules_version, {}, chairs, "", (), 0)
    return Engine(game, header, Fast(seed))


def script(seed: int) -> Script:
    """The acts of one match, played by bots."""
    game = games.find(GAME)
    maker = next(iter(game.bots.values()))
    driver = Driver(engine(seed), [maker() for _ in range(SEATS)], seed)
    entries = [advance.entry for advance in driver][1:]
    read = reader(game).recorded
    return seed, [(entry.by, read(entry.act), entry.at) for entry in entries]


def apply(scripts: list[Script]) -> int:
    """Apply the acts again. Returns the number of steps."""
    steps = 0
    for seed, acts in scripts:
        rules = engine(seed)
        position = rules.open().position
        for actor, act, at in acts:
            advance = rules.act(position, actor, act, at)
            assert not isinstance(advance, Refusal)
            position = advance.position
        steps += len(acts)
    return steps


def main() -> None:
    """Print steps per second: the median, the lowest and the highest of several rounds."""
    scripts = [script(Random(f"bench {number}").getrandbits(32)) for number in range(MATCHES)]
    rates = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        steps = apply(scripts)
        rates.append(steps / (time.perf_counter() - begun))
    rates.sort()
    print(
        f"kernel: {rates[len(rates) // 2]:,.0f} steps/s (median of {ROUNDS}; "
        f"{rates[0]:,.0f}…{rates[-1]:,.0f}), {steps:,} steps a round"
    )
