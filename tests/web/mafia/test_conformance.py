"""Mafia's named pages along random play: made for everybody, and no wiser than their views."""

from typing import ClassVar

import pytest

from intriga.games.mafia.game import game
from intriga.web.conformance import PagesConformance
from tests.kit import corpus


class TestMafiaPages(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    options: ClassVar = (
        {"professions": "dealt", "start_exp": 90, "start_coins": 40},
        {"professions": "none", "clan": 1, "days": 1},
    )
    counts = (9, 6)
    plays = 2
    steps = 100
    looks = 4
    queries = 2
    pairs = 4


@pytest.mark.thorough
class TestMafiaPagesAtLength(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    options: ClassVar = (
        {"professions": "dealt", "start_exp": 90, "recruiting": "on"},
        {},
        {"professions": "none", "clan": 2, "early_day": False},
        {"professions": "none", "clan": 1, "days": 1},
    )
    counts = (8, 24, 8, 6)
    plays = 2
    steps = 100
    pairs = 8
