"""Towns that are played at random, for all tests that follow what happens in whole matches."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from intriga.games.mafia.game import game
from intriga.lab.conformance import Play
from intriga.lab.conformance.plays.player import Player
from tests.kit import corpus

GROUP = "mafia matches"
"""The `xdist_group` of these tests: each process would fold the matches for itself."""
RICH = {"exp": 120, "bonus": 9, "things": {"potion": 2, "arrow": 2, "trap": 1, "sword": 1}}
STEPS = 500


class Town(Struct, frozen=True):
    """`rich`: every second person has things and points of earlier matches."""

    seats: int
    options: dict[str, Any]
    rich: bool = False

    def play(self, seed: str, player: Player = corpus.play, steps: int = STEPS) -> Play:
        """A match in this town. `player`: what plays it, or knows it."""
        ledgers = [RICH if seat % 2 else None for seat in range(self.seats)] if self.rich else ()
        return player(game, self.seats, self.options, seed, steps, table=False, ledgers=ledgers)


FEW: Sequence[Town] = (
    Town(7, {"professions": "none", "early_day": False, "start_coins": 40}),
    Town(10, {"start_exp": 70, "start_coins": 30}),
    Town(12, {"professions": "dealt", "start_coins": 60, "stock": 3, "early_day": False}),
    Town(9, {"start_exp": 120, "stock": 3}, rich=True),
    Town(14, {"recruiting": "on", "start_exp": 120, "start_coins": 60}),
    Town(23, {"professions": "dealt", "start_exp": 60}),
)
MANY: Sequence[Town] = (
    Town(6, {"professions": "none"}),
    Town(12, {"recruiting": "on", "start_exp": 90, "professions": "dealt"}),
    Town(14, {"recruiting": "on", "start_exp": 120, "start_coins": 25, "early_day": False}),
    Town(23, {"professions": "dealt", "start_exp": 60, "early_day": False}),
    Town(9, {"professions": "none", "start_coins": 50, "early_day": False}),
    Town(16, {"start_exp": 80, "start_coins": 30, "early_day": False}),
    Town(30, {"professions": "dealt", "start_coins": 20, "early_day": False}),
)
"""Others, for the thorough tests."""


@cache
def few() -> Sequence[Play]:
    """A match in each of the few towns."""
    return [town.play(f"town {number}") for number, town in enumerate(FEW)]


@cache
def many() -> Sequence[Play]:
    """A match in each of the others."""
    return [town.play(f"other town {number}") for number, town in enumerate(MANY)]
