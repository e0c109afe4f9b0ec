"""How the conformance suite plays `economicus`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from intriga.games.economicus.game import game
from intriga.lab.conformance import Conformance
from tests.kit import corpus


class EconomicusSuite(Conformance):
    game = game
    player = staticmethod(corpus.play)
    counts: ClassVar[Sequence[int]] = (3, 2, 4)
    steps = 200
    plays = 14
    every = 10
    endings = 3
    pairs = 24
    options = (
        {},
        {"bidding": "sealed"},
        {"bidding": "sealed", "years": 2, "tokens": True, "cards_traded": True, "gifts": True},
        {"years": 3, "fair_prices": False, "chips": 9},
    )
    golden = Path(__file__).parents[1] / "golden" / "economicus.txt"
    golden_options: ClassVar[dict[str, Any]] = {"years": 2}
    golden_seats = 3
    golden_steps = 120
