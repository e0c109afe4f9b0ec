"""How the conformance suite plays `espionage`."""

from pathlib import Path
from typing import ClassVar

import pytest

from intriga import games
from intriga.kernel.actors import TABLE
from intriga.lab.conformance import Conformance, Script
from tests.kit import corpus

HOUSE = [
    {"name": "Курьер", "price": 1, "steps": 2, "money": 50},
    {"name": "Ревизор", "price": 2, "peek": True, "refund": True},
    {"name": "Контрабанда", "price": 1, "jump": True, "clear": True, "money": -20},
]


class EspionageSuite(Conformance):
    game = games.find("espionage")
    player = staticmethod(corpus.play)
    golden: ClassVar[Path | None] = Path(__file__).parents[1] / "golden" / "espionage.txt"
    options = (
        {},
        {"points": 2, "house": HOUSE[:1]},
        {"points": 100, "house": HOUSE, "bidding": "sealed", "returns": "public"},
        {"points": 60, "house": HOUSE, "bidding": "ascending", "corners": "chosen"},
        {"points": 40, "transit": True, "layout": "custom", "timeout": "step", "corners": "drawn"},
        {"points": 100, "rounds": 20, "tie": "burn"},
    )
    scripts = (
        Script(
            2,
            (
                (0, {"type": "buy", "specials": {"Курьер": 1}}),
                (1, {"type": "buy", "specials": {}}),
                (0, {"type": "bribe", "cell": 31, "sum": 20}),
                (1, {"type": "move", "to": 31}),
                (TABLE, {"type": "expire", "window": "spring"}),
                (0, {"type": "house", "name": "Курьер", "to": 22, "join": True}),
            ),
            {"points": 100, "house": HOUSE[:1]},
        ),
    )
    plays = 12
    every = 10
    pairs = 30
    without_twins = frozenset({"march-on"})
    """Its secret needs a second step from a cell with a bribe of the marcher, which random play
    hardly ever reaches; tests/games/espionage/rules/test_secrets.py has twins made by hand."""


@pytest.mark.thorough
class MoreOfEspionageSuite(EspionageSuite):
    """More matches and twins."""

    golden = None
    plays = 30
    every = 4
    pairs = 160
