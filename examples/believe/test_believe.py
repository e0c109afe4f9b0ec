"""The conformance suite for this game. Run it with pytest where the game is installed."""

from pathlib import Path

from intriga_believe import game

from intriga.lab.conformance import Conformance


class TestBelieve(Conformance):
    game = game
    golden = Path(__file__).with_name("believe.golden.txt")
    golden_steps = 8
