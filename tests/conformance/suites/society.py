"""How the conformance suite plays `society`."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.society import game as society


class SocietySuite(Conformance):
    game = society
    golden = Path(__file__).parents[1] / "golden" / "society.txt"
    pairs = 30
