"""How the conformance suite plays `parliament`."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.parliament import game as parliament


class ParliamentSuite(Conformance):
    game = parliament
    golden = Path(__file__).parents[1] / "golden" / "parliament.txt"
    pairs = 20
