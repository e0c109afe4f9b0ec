"""Aims: which centres orders are about, and how much those count in the value of the places.

This explains orders after they were chosen: nothing is drawn, nothing is chosen here.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from intriga.diplomacy.tactics.situation import NOBODY, Situation
from intriga.diplomacy.tactics.weights import AUTUMN, SPRING, WINTER, Weights
from intriga.diplomacy.tactics.worth import Worth

AimKind: TypeAlias = Literal["take", "near", "guard", "hold", "support", "convoy"]
"""To be in a foreign centre · next to one · in an own one that a rival can enter · nowhere better ·
to help another unit · to carry one."""
_HELP = 0.5
"""What a support or a convoy counts, of what the helped unit is after."""


class Aim(NamedTuple):
    """What an order is for. `place`: the code of a centre, "" for none; `owned`: whether some other
    power owns it; `of`: the unit that is helped."""

    weight: float
    kind: AimKind
    unit: str
    place: str = ""
    owned: bool = False
    of: str = ""


def season_aims(situation: Situation, power: int, orders: Sequence[str], autumn: bool) -> list[Aim]:
    """What each of these orders of a movement phase is for, those that count most first."""
    aims = _Aims(situation, power, AUTUMN if autumn else SPRING)
    own = {" ".join(order.split(" ")[:2]): order for order in orders}
    found = [aims.of(order, own) for order in orders]
    return sorted(found, key=lambda aim: -aim.weight)


def place_aims(situation: Situation, power: int, units: Sequence[str]) -> list[Aim]:
    """For each of these units, which stand where they are named: the centre that counts most for
    it, those that count most first."""
    aims = _Aims(situation, power, WINTER)
    return sorted((aims.at(unit, unit) for unit in units), key=lambda aim: -aim.weight)


class _Aims:
    """The values of places to a power, centre by centre."""

    def __init__(self, situation: Situation, power: int, weights: Weights) -> None:
        self._situation = situation
        self._power = power
        self._stakes = Worth(situation, power, weights).stakes
        self._pull = situation.ground.pull(weights.steps)

    def of(self, order: str, own: Mapping[str, str]) -> Aim:
        """What an order is for. `own`: unit → its order, of all units of the power."""
        kind, spot, *rest = order.split(" ")
        unit = f"{kind} {spot}"
        match rest:
            case ["-", to, *_]:
                return self.at(unit, f"{kind} {to}")
            case [("S" | "C") as verb, other, there, *_]:
                helped = f"{other} {there}"
                aim = self.of(own[helped], {}) if own.get(helped) else Aim(1, "hold", helped)
                does: AimKind = "support" if verb == "S" else "convoy"
                return aim._replace(weight=_HELP * aim.weight, kind=does, unit=unit, of=helped)
        return self.at(unit, unit)

    def at(self, unit: str, there: str) -> Aim:
        """The centre that counts most for a unit once it stands `there`, which is named as it would
        be then."""
        board, situation = self._situation.board, self._situation
        kind, _, spot = there.partition(" ")
        pulls = self._pull[board.spot_of[spot] * 2 + (kind == "F")]
        weight, number = max(
            (pull * stake, -number)
            for number, (pull, stake) in enumerate(zip(pulls, self._stakes, strict=True))
        )
        centre = board.centres[-number]
        owner = situation.owner[centre]
        here = board.province[board.spot_of[spot]] == centre
        if weight <= 0:
            return Aim(0, "hold", unit)
        if owner == self._power:
            return Aim(weight, "guard", unit, board.codes[centre])
        does: AimKind = "take" if here else "near"
        return Aim(weight, does, unit, board.codes[centre], owner != NOBODY)
