"""Diplomacy's page along random play: made for everybody, and no wiser than their views."""

from typing import ClassVar

import pytest

from intriga.games.diplomacy import game
from intriga.web.conformance import PagesConformance
from tests.kit import corpus


class TestDiplomacyPages(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    own_forms = ("orders",)
    options: ClassVar = (
        {"map": "baltic", "seating": "wish", "victory": 5},
        {"map": "baltic", "years": 2, "dias": False},
    )
    counts = (3, 2)
    plays = 2
    steps = 60
    looks = 4
    pairs = 4


@pytest.mark.thorough
class TestDiplomacyPagesAtLength(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    own_forms = ("orders",)
    options: ClassVar = (
        {"map": "classic", "seating": "wish", "disorder": 1},
        {"map": "baltic", "dias": False, "votes": "draws", "years": 3},
        {"map": "classic", "spare": "absent", "builds": "owned", "victory": 8},
    )
    counts = (7, 4, 5)
    plays = 3
    steps = 140
    pairs = 8
