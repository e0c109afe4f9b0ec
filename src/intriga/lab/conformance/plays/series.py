"""The matches on which all properties of a game are checked, made once."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from intriga.kernel.game import Game
from intriga.lab.conformance.ledgers import following
from intriga.lab.conformance.plays import fuzz
from intriga.lab.conformance.plays.random_play import Play, Script, play


@lru_cache(maxsize=2)  # the tests of one game follow each other; matches of 120 seats are large
def series(
    game: Any,
    options: bytes,
    counts: Sequence[int],
    *,
    count: int,
    steps: int,
    ledgers: bytes,
    player: Any,
) -> list[Play]:
    """The matches all properties are checked on; made once for each game. `player`: a `Player`."""
    worth = msgspec.json.decode(options, type=list[dict[str, Any]])
    matches = []
    for number in range(max(count, len(worth))):
        here = counts[number % len(counts)]
        chosen = worth[number % len(worth)]
        if number >= len(worth):
            chosen = _fitting(game, here, chosen, Random(f"options {number}"))
        table, bots = number % 2 == 1, number % 3 != 0
        matches.append(player(game, here, chosen, number, steps, table=table, bots=bots))
    samples = msgspec.json.decode(ledgers, type=list[dict[str, Any]])
    return [*matches, *following(game, matches, samples, steps, player)]


@lru_cache(maxsize=2)
def scripted(game: Any, scripts: bytes, steps: int, player: Any) -> list[Play]:
    """The matches that begin by a script; made once for each game. `player`: a `Player`."""
    return [
        player(game, one.seats, one.options, f"script {number}", steps, script=one)
        for number, one in enumerate(msgspec.json.decode(scripts, type=list[Script]))
    ]


def _fitting(game: Game[Any], seats: int, given: dict[str, Any], rng: Random) -> dict[str, Any]:
    """These options, some changed at random to others that the game accepts for this number of
    seats.
    """
    for _ in range(30):
        options = {**given, **fuzz.options(game.Options, rng)}
        try:
            play(game, seats, options, steps=1)
        except ValueError:
            continue
        return options
    return given
