"""How the conformance suite plays `auction`."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.auction import game as auction


class AuctionSuite(Conformance):
    game = auction
    golden = Path(__file__).parents[1] / "golden" / "auction.txt"
    pairs = 40
