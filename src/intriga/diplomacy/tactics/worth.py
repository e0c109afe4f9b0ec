"""Worth: the value of places to a power."""

from operator import mul

from intriga.diplomacy.tactics.situation import Situation
from intriga.diplomacy.tactics.weights import Weights


class Worth:
    """The values of places to one power in a situation."""

    def __init__(self, situation: Situation, power: int, weights: Weights) -> None:
        self.situation = situation
        self.power = power
        self.weights = weights
        self.rivals = situation.rivals(power)
        """Province → the number of units of the strongest other power that are there or can enter
        it."""
        self.stakes = [self._stake(centre) for centre in situation.board.centres]
        """The value of each centre, in the order of the board's centres."""
        self._pull = situation.ground.pull(weights.steps)
        self._known: dict[int, float] = {}

    def _stake(self, centre: int) -> int:
        situation = self.situation
        owner = situation.owner[centre]
        if owner != self.power:
            return self.weights.attack * _size(situation.count[owner] if owner >= 0 else 0)
        threats = [
            situation.count[rival]
            for rival, menace in enumerate(situation.menace)
            if menace[centre] and rival != self.power
        ]
        return self.weights.defence * _size(max(threats)) if threats else 0

    def pull(self, piece: int) -> float:
        """The value of the centres around a piece, regardless of other units."""
        total: float = sum(map(mul, self._pull[piece], self.stakes))
        return total

    def of(self, piece: int) -> float:
        """The value of being this piece, other units included."""
        known = self._known.get(piece)
        if known is None:
            p = self.situation.ground.province[piece]
            known = self._known[piece] = (
                self.pull(piece)
                + self.weights.strength * self.situation.menace[self.power][p]
                - self.weights.competition * self.rivals[p]
            )
        return known


def _size(centres: int) -> int:
    """The weight of a power with this many centres."""

    return centres * centres + 4 * centres + 16
