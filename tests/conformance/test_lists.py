"""The toy game `lists` passes the conformance suite."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.lists import game as lists


class TestLists(Conformance):
    game = lists
    golden = Path(__file__).parent / "golden" / "lists.txt"
    pairs = 80
