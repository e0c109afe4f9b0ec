"""The toy game `ministry`, with rows of several kinds, passes the conformance suite."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.ministry import game as ministry


class TestMinistry(Conformance):
    game = ministry
    golden = Path(__file__).parents[1] / "golden" / "ministry.txt"
    counts = (2, 3, 5)
    options = ({}, {"ministers": 2})
    plays = 8
    pairs = 20
