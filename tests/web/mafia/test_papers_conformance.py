"""Mafia's named pages and papers along random play: made for everybody, and no wiser than their
views."""

from typing import ClassVar

from intriga.games.mafia.contract import game
from intriga.web.conformance import PagesConformance


class TestMafiaPapers(PagesConformance):
    game = game
    options: ClassVar = (
        {"professions": "dealt", "start_exp": 90, "start_coins": 40},
        {"professions": "none", "recruiting": "on", "clan": 1, "days": 1},
    )
    counts = (10, 6)
    plays = 2
    steps = 120
    pairs = 12
