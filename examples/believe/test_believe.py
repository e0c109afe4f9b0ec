"""Run with pytest where the game is installed: the contract of Intriga, property by property."""

from pathlib import Path

from intriga_believe import game

from intriga.lab.conformance import Conformance


class TestBelieve(Conformance):
    game = game
    golden = Path(__file__).with_name("believe.golden.txt")
    golden_steps = 8
