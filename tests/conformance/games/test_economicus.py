"""Economicus passes the conformance suite, with open and with sealed bidding."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from intriga.games.economicus.game import game
from intriga.lab.conformance import Conformance
from tests.conformance.suites.economicus import EconomicusSuite
from tests.kit import corpus


class TestEconomicus(EconomicusSuite):
    pass


@pytest.mark.thorough
class TestEconomicusOfEight(Conformance):
    """Six and eight players; crimes, which are rare in so few turns, are told apart above."""

    game = game
    player = staticmethod(corpus.play)
    without_twins = frozenset({"investigate", "bid-tender", "stay-out"})
    counts: ClassVar[Sequence[int]] = (8, 6)
    steps = 200
    plays = 4
    pairs = 24
    options = ({}, {"bidding": "sealed", "years": 2})
