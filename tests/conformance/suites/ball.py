"""How the conformance suite plays `ball`."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.ball import game as ball


class BallSuite(Conformance):
    game = ball
    golden = Path(__file__).parents[1] / "golden" / "ball.txt"
    pairs = 40
