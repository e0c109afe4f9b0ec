"""The toy game `society` passes the conformance suite."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.society import game as society


class TestSociety(Conformance):
    game = society
    golden = Path(__file__).parent / "golden" / "society.txt"
    pairs = 30
