"""What a citizen is like, and whom they like. Drawn once; nobody learns it but by what they do."""

from random import Random

from intriga.kernel import Seat


class Nature:
    """`ambition`, `fear` and `cruelty`: from 0 to 1. Cruelty is rare, fear is common."""

    def __init__(self, rng: Random) -> None:
        self.ambition: float = rng.random()
        self.fear: float = rng.random() ** 0.5
        self.cruelty: float = rng.random() ** 3
        self._rng = Random(rng.getrandbits(64))
        self._feelings: dict[Seat, float] = {}

    def feels(self, seat: Seat) -> float:
        """What it feels for somebody: from −1, hatred, to 1, loyalty."""
        if seat not in self._feelings:
            self._feelings[seat] = self._rng.uniform(-1, 1)
        return self._feelings[seat]

    def resent(self, seat: Seat, much: float) -> None:
        """Like somebody less, by so much."""
        self._feelings[seat] = max(-1.0, min(1.0, self.feels(seat) - much))
