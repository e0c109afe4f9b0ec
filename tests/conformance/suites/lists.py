"""How the conformance suite plays `lists`."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.lists import game as lists


class ListsSuite(Conformance):
    game = lists
    golden = Path(__file__).parents[1] / "golden" / "lists.txt"
    pairs = 40
