"""The toy game `shop`, whose choices change while forms are filled in, passes the conformance
suite."""

from intriga.lab.conformance import Conformance
from tests.shapes.shop import game as shop


class TestShop(Conformance):
    game = shop
    counts = (2, 3)
    plays = 6
    pairs = 20
