"""Zeppelin passes the conformance suite: wars and societies, with rare things by script."""

import pytest

from intriga import games
from intriga.lab.conformance import Conformance
from tests.conformance.suites.zeppelin import BALTIC, ZeppelinSuite
from tests.kit import corpus


class TestZeppelin(ZeppelinSuite):
    pass


@pytest.mark.thorough
class TestCrowd(Conformance):
    """Forty people."""

    game = games.find("zeppelin")
    player = staticmethod(corpus.play)
    counts = (40,)
    options = (BALTIC, {"states": 7})
    plays = 2
    steps = 60
    pairs = 10
    length = 5
    expiries = 200
    without_twins = frozenset({"builds", "wishes", "murder-secretly", "migrate", "stay-here"})
    """Too rare in two short plays; `TestZeppelin` has twins of them all."""


@pytest.mark.thorough
class TestZeppelinAtLength(TestZeppelin):
    """More of the twins, nothing else twice."""

    golden = None
    plays = 6
    steps = 90
    every = 1
    pairs = 60
