"""Economicus passes the conformance suite, with open and with sealed bidding."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from intriga.games.economicus.game import game
from intriga.lab.conformance import Conformance


class TestEconomicus(Conformance):
    game = game
    counts: ClassVar[Sequence[int]] = (3, 2, 4)
    steps = 200
    plays = 14
    every = 10
    pairs = 24
    options = (
        {},
        {"bidding": "sealed"},
        {"bidding": "sealed", "years": 2, "tokens": True, "cards_traded": True, "gifts": True},
        {"years": 3, "fair_prices": False, "chips": 9},
    )
    golden = Path(__file__).parent / "golden" / "economicus.txt"
    golden_options: ClassVar[dict[str, Any]] = {"years": 2}
    golden_seats = 3
    golden_steps = 120


@pytest.mark.thorough
class TestEconomicusOfEight(Conformance):
    """Six and eight players; crimes, which are rare in so few turns, are told apart above."""

    game = game
    without_twins = frozenset({"investigate", "bid-tender", "stay-out"})
    counts: ClassVar[Sequence[int]] = (8, 6)
    steps = 200
    plays = 4
    pairs = 24
    options = ({}, {"bidding": "sealed", "years": 2})
