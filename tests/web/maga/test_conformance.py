"""MAGA's named pages along random play: made for everybody, and no wiser than their views."""

from typing import ClassVar

import pytest

from intriga.games.maga.game import game
from intriga.web.conformance import PagesConformance
from tests.kit import corpus


class TestMagaPages(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    options: ClassVar = (
        {"people": 2, "turns": 3, "level": 5, "nuclear": 2, "abm": 2},
        {"turns": 3, "treasury": 30_000_000},
    )
    counts = (6, 3)
    plays = 2
    steps = 60
    looks = 4
    queries = 2
    pairs = 4


@pytest.mark.thorough
class TestMagaPagesAtLength(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    options: ClassVar = (
        {"people": 2, "turns": 5, "level": 6, "nuclear": 3, "abm": 2},
        {"people": 3, "turns": 4, "captain": True, "hall": "hall"},
        {"turns": 4, "hall": "free", "judge": False},
    )
    counts = (8, 9, 5)
    plays = 2
    steps = 100
    pairs = 8
