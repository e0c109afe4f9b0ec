"""The toy game `household`, with boxes and questions, passes the conformance suite."""

from intriga.lab.conformance import Conformance
from tests.shapes.household import game as household


class TestHousehold(Conformance):
    game = household
    counts = (2, 3)
    plays = 6
    pairs = 20
