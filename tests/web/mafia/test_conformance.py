"""Mafia's named pages along random play: made for everybody, and no wiser than their views."""

from typing import ClassVar

import pytest

from intriga.games.mafia import game
from intriga.web.conformance import PagesConformance


class TestMafiaPages(PagesConformance):
    game = game
    options: ClassVar = ({"professions": "dealt", "start_exp": 60}, {"professions": "none"})
    counts = (8, 13)
    plays = 2
    steps = 80
    pairs = 8


@pytest.mark.thorough
class TestMafiaPagesAtLength(PagesConformance):
    game = game
    options: ClassVar = (
        {"professions": "dealt", "start_exp": 90, "recruiting": "on"},
        {},
        {"professions": "none", "clan": 2, "early_day": False},
    )
    counts = (8, 24, 40)
    steps = 140
    pairs = 30
