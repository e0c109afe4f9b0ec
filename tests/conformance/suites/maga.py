"""How the conformance suite plays `maga`."""

from collections.abc import Sequence
from typing import ClassVar

from intriga.games.maga.game import game
from intriga.lab.conformance import Conformance
from tests.kit import corpus


class MagaSuite(Conformance):
    game = game
    player = staticmethod(corpus.play)
    counts: ClassVar[Sequence[int]] = (6, 2, 8, 9)
    steps = 80
    plays = 4
    every = 10
    offers = 1
    pairs = 4
    options = (
        {"turns": 4},
        {"turns": 5, "level": 6, "nuclear": 3, "abm": 2, "treasury": 40_000_000},
        {"people": 3, "turns": 3, "captain": True, "curators": True, "pause": True},
        {"people": 2, "turns": 4, "priorities": "free", "level": 5, "closing": True},
    )
