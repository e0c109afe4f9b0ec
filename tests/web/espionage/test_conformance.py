"""Espionage's page along random play: made for everybody, and no wiser than their views."""

from typing import ClassVar

import pytest

from intriga.games.espionage.game import game
from intriga.web.conformance import PagesConformance
from tests.kit import corpus


class TestEspionagePages(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    options: ClassVar = ({"rounds": 6}, {"bidding": "sealed", "corners": "chosen"})
    counts = (3, 2)
    plays = 2
    steps = 70
    looks = 4
    pairs = 4


@pytest.mark.thorough
class TestEspionagePagesAtLength(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    options: ClassVar = (
        {"bidding": "ascending", "points": 20},
        {"bidding": "sealed", "tie": "burn", "rounds": 8},
        {"specials": False},
    )
    counts = (4, 3, 2)
    plays = 3
    steps = 140
    pairs = 8
