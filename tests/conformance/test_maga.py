"""MAGA-Game passes the conformance suite: small worlds, and teams of several people."""

from collections.abc import Sequence
from typing import ClassVar

from intriga.games.maga.contract import game
from intriga.lab.conformance import Conformance


class TestMaga(Conformance):
    game = game
    counts: ClassVar[Sequence[int]] = (6, 2, 8, 9)
    steps = 80
    plays = 6
    pairs = 12
    options = (
        {"turns": 4},
        {"turns": 5, "level": 6, "nuclear": 3, "abm": 2, "treasury": 40_000_000},
        {"people": 3, "turns": 3, "captain": True},
        {"people": 2, "turns": 4, "priorities": "free", "level": 5, "closing": True},
    )
