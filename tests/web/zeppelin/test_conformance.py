"""Zeppelin's named pages along random play: made for everybody, and no wiser than their views."""

from typing import ClassVar

import pytest

from intriga.games.zeppelin import game
from intriga.web.conformance import PagesConformance
from tests.kit import corpus


class TestZeppelinPages(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    own_forms = ("orders", "builds", "wishes")
    options: ClassVar = (
        {"map": "baltic", "states": 3, "turns": 3, "migration": "immediate", "jailbreak": 50},
    )
    counts = (6,)
    plays = 1
    steps = 60
    looks = 4
    queries = 2
    pairs = 4


@pytest.mark.thorough
class TestZeppelinPagesAtLength(PagesConformance):
    game = game
    player = staticmethod(corpus.play)
    explained = True
    own_forms = ("orders", "builds", "wishes")
    options: ClassVar = (
        {"map": "baltic", "states": 2, "turns": 4},
        {"map": "baltic", "states": 3, "turns": 3, "migration": "immediate", "jailbreak": 50},
        {"map": "classic", "states": 2, "turns": 6, "founding": "host", "review": True},
    )
    counts = (6, 9, 14)
    steps = 120
    pairs = 30
