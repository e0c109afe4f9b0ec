"""Foresight: chooses, among many schemes, one that does best against likely orders of the others.

The others are assumed to make schemes in the same way. Schemes are tried against each other with
the adjudicator; the worse ones are dropped, round by round. The resulting positions are evaluated
in centres, with the table of `chances`.
"""

from random import Random

from msgspec import Struct

from intriga.diplomacy.adjudication.field import Field
from intriga.diplomacy.adjudication.movement import Season
from intriga.diplomacy.tactics.chances import CHANCES, EMPTY, FOREIGN, OWN
from intriga.diplomacy.tactics.schemes import Schemer
from intriga.diplomacy.tactics.situation import Situation
from intriga.diplomacy.tactics.weights import AUTUMN, SPRING
from intriga.diplomacy.tactics.worth import Worth


class Effort(Struct, frozen=True, forbid_unknown_fields=True):
    """How much is computed for a season. `schemes`: how many are drawn."""

    schemes: int = 40
    rounds: tuple[tuple[int, int], ...] = ((2, 20), (2, 10), (4, 5))
    """For each round: against how many orders of the others each scheme is tried, and how many
    schemes are kept."""


USUAL = Effort()

_OWN_WHIM = 0.8
"""The variation of own schemes: large, to choose from many."""
_OTHER_WHIM = 0.5
"""The variation of the others' schemes: smaller, because they are expected to play well."""

_ALIKE = 0.15
"""Schemes worse than the best by at most this, in centres, are chosen from at random, so that the
choice cannot be foreseen."""

_OWNED = 0.5
"""The value of an owned centre in autumn, besides the chance to own it a year later."""
_LOST = 0.3
"""An own unit dislodged."""
_BEATEN = 0.2
"""A unit of another power dislodged."""
_PLACE = 0.1
"""A unit in the best place of the board; less in other places."""


def season_orders(
    situation: Situation, power: int, autumn: bool, rng: Random, effort: Effort = USUAL
) -> list[str]:
    """Orders of a power for a movement phase. `autumn`: centres change hands after it."""
    return Foresight(situation, power, autumn).orders(rng, effort)


class Foresight:
    """The evaluation of schemes of one power in a movement phase."""

    def __init__(self, situation: Situation, power: int, autumn: bool) -> None:
        self.situation = situation
        self.power = power
        self.autumn = autumn
        now, then = (AUTUMN, SPRING) if autumn else (SPRING, AUTUMN)
        self.schemers = [Schemer(situation, number, now) for number in range(len(situation.powers))]
        worth = Worth(situation, power, then)
        places = [worth.pull(piece) for piece in range(len(situation.board.pieces))]
        most = max(places) or 1.0
        self.places = [_PLACE * place / most for place in places]
        """Piece → its value in the next season."""

    def orders(self, rng: Random, effort: Effort = USUAL) -> list[str]:
        """One of the best schemes."""
        schemes = self._own(rng, effort.schemes)
        name = self.situation.powers[self.power]
        fared = [0.0] * len(schemes)
        left = list(range(len(schemes)))
        tried = 0
        for trials, stay in effort.rounds:
            if len(left) == 1:
                break
            for _ in range(trials):
                orders = self._others(rng)
                for number in left:
                    orders[name] = schemes[number]
                    fared[number] += self.value(orders)
            tried += trials
            left.sort(key=fared.__getitem__, reverse=True)
            del left[stay:]
        enough = fared[left[0]] - _ALIKE * tried
        return schemes[rng.choice([number for number in left if fared[number] >= enough])]

    def _own(self, rng: Random, count: int) -> list[list[str]]:
        """Different own schemes, the one without variation first."""
        own = self.schemers[self.power]
        drawn = [own.draw(rng, _OWN_WHIM if number else 0.0) for number in range(count)]
        return [list(orders) for orders in dict.fromkeys(map(tuple, drawn))]

    def _others(self, rng: Random) -> dict[str, list[str]]:
        """Likely orders of the others."""
        return {
            power: schemer.draw(rng, _OTHER_WHIM)
            for power, schemer in zip(self.situation.powers, self.schemers, strict=True)
            if schemer.power != self.power and schemer.power not in self.situation.idle
        }

    def value(self, orders: dict[str, list[str]]) -> float:
        """The value of the position after these orders of all powers, in centres."""
        situation, me = self.situation, self.power
        season = Season(Field(situation.reader, situation.units, orders, situation.rules))
        total = sum(
            self.places[piece]
            for piece, power in zip(season.now, season.owner, strict=True)
            if power == me
        )
        for at in season.beaten:
            total += -_LOST if situation.power[at] == me else _BEATEN
        return total + self._prospects(season)

    def _prospects(self, season: Season) -> float:
        """The chances to own each centre at the end of the year, or of the next one."""
        situation, me, autumn = self.situation, self.power, self.autumn
        chances = CHANCES[autumn]
        mine, rivals = self._forces(season)
        total = 0.0
        for number, centre in enumerate(situation.board.centres):
            stands = season.owner[centre]
            owner = stands if autumn and stands >= 0 else situation.owner[centre]
            if owner != me and not mine[number]:
                continue
            there = OWN if stands == me else EMPTY if stands < 0 else FOREIGN
            total += chances[owner == me][there][min(mine[number], 4)][min(rivals[number], 4)]
            if autumn and owner == me:
                total += _OWNED
        return total

    def _forces(self, season: Season) -> tuple[list[int], list[int]]:
        """For each centre, the number of units in it or able to enter it: own ones, and those of
        the strongest rival."""
        situation = self.situation
        nothing = [0] * len(situation.board.centres)
        counts = [nothing.copy() for _ in situation.powers]
        ground = situation.ground
        near = [ground.touched] * len(counts)
        for power in situation.idle:
            near[power] = ground.beneath
        for piece, power in zip(season.now, season.owner, strict=True):
            if power >= 0:
                count = counts[power]
                for number in near[power][piece]:
                    count[number] += 1
        mine = counts.pop(self.power)
        return mine, list(map(max, nothing, nothing, *counts))
