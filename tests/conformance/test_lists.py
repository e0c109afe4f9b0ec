"""The toy game `lists` keeps the contract."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.toy_games.lists import game as lists


class TestLists(Conformance):
    game = lists
    golden = Path(__file__).parent / "golden" / "lists.txt"
    pairs = 80
