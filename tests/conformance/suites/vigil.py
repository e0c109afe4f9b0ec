"""How the conformance suite plays `vigil`."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.vigil import game as vigil


class VigilSuite(Conformance):
    game = vigil
    golden = Path(__file__).parents[1] / "golden" / "vigil.txt"
    pairs = 40
