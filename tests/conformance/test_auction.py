"""The toy game `auction` passes the conformance suite."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.auction import game as auction


class TestAuction(Conformance):
    game = auction
    golden = Path(__file__).parent / "golden" / "auction.txt"
    pairs = 80
