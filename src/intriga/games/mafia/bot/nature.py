"""What a bot is like. Drawn once; nobody learns it but by what the bot does."""

from random import Random

from intriga.kernel import Seat

SPREAD = 1.0
"""How far apart bots are in their feelings about somebody: the standard deviation."""


class Nature:
    """`bold`, `kind`, `greedy`: from 0 to 1."""

    def __init__(self, rng: Random) -> None:
        self.bold: float = rng.random()
        self.kind: float = rng.random()
        self.greedy: float = rng.random()
        self._rng = Random(rng.getrandbits(64))
        self._feelings: dict[Seat, float] = {}

    def feels(self, seat: Seat) -> float:
        """How suspicious somebody looks to it, without a reason."""
        if seat not in self._feelings:
            self._feelings[seat] = self._rng.gauss(0, SPREAD)
        return self._feelings[seat]
