"""Economicus' pages along random play: made for everybody, and no wiser than their views."""

from typing import ClassVar

import pytest

from intriga.games.economicus.game import game
from intriga.web.conformance import PagesConformance
from tests.kit import corpus


class TestEconomicusPages(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    options: ClassVar = ({}, {"bidding": "sealed", "cards_traded": True})
    counts = (3, 2)
    plays = 2
    steps = 70
    looks = 4
    queries = 2
    pairs = 4


@pytest.mark.thorough
class TestEconomicusPagesAtLength(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    options: ClassVar = (
        {},
        {"bidding": "sealed", "years": 2, "tokens": True, "cards_traded": True, "gifts": True},
        {"years": 3, "fair_prices": False, "chips": 9},
    )
    counts = (4, 2, 8)
    plays = 3
    steps = 140
    pairs = 8
