"""Economicus passes the conformance suite, with open and with sealed bidding."""

from collections.abc import Sequence
from typing import ClassVar

from intriga.games.economicus.contract import game
from intriga.lab.conformance import Conformance


class TestEconomicus(Conformance):
    game = game
    counts: ClassVar[Sequence[int]] = (3, 2, 4)
    steps = 120
    plays = 6
    pairs = 12
    options = (
        {},
        {"bidding": "sealed"},
        {"bidding": "sealed", "years": 2, "tokens": True, "cards_traded": True, "gifts": True},
        {"years": 3, "fair_prices": False, "chips": 9},
    )
