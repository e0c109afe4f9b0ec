"""Does a game keep the contract? One test suite for every game, played at random by its forms.

A package that brings a game tests it with a class of three lines:

    class TestMyGame(Conformance):
        game = my_game
        golden = Path(__file__).with_name("my-game.golden.txt")

and pytest finds a test for each of the eight properties that hold for every game: replay, no
leak, offered–checked–accepted, alive, conserved, round trip, translations, golden play-through.
Everything is deterministic: the same game and seeds give the same result.

Read `random_play`, `fuzz` (well-formed acts without sense), `observation` (all that a viewer
receives), `twins` and `forks` (the proof that nothing leaks), then `suite`.
"""

from intriga.lab.conformance.failure import Broken
from intriga.lab.conformance.plays.random_play import Play, Script, play
from intriga.lab.conformance.suite import Conformance

__all__ = ["Broken", "Conformance", "Play", "Script", "play"]
