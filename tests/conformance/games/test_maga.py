"""MAGA-Game passes the conformance suite: small worlds, and teams of several people."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from intriga.games.maga.game import game
from intriga.lab.conformance import Conformance
from tests.conformance.suites.maga import MagaSuite
from tests.kit import corpus


class TestMaga(MagaSuite):
    pass


@pytest.mark.thorough
class TestMagaHall(Conformance):
    """Thirty teams of four, and forty people of whom everybody is a team."""

    game = game
    player = staticmethod(corpus.play)
    counts: ClassVar[Sequence[int]] = (120, 40)
    steps = 60
    plays = 2
    pairs = 4
    options = ({"people": 4, "turns": 3, "level": 5, "nuclear": 3}, {"turns": 2})
