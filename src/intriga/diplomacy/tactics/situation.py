"""Situation: the position of a phase: units and owners of centres."""

from collections.abc import Collection, Iterable, Mapping

from intriga.diplomacy.adjudication.field import Forces
from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.notation.reader import Reader, reader_of
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.diplomacy.tactics.ground import ground_of

NOBODY = -1

Lists = Mapping[str, Iterable[str]]


class Situation:
    """A position, made from power → units (`A PAR`) and power → owned centres (codes).

    Powers are numbers, indexes of `powers`; lists by province are in the board's order. `idle`:
    powers without a player, whose units hold.
    """

    def __init__(
        self,
        map: str | Reader,
        units: Lists,
        centres: Lists,
        rules: Rules = STANDARD,
        idle: Collection[str] = (),
    ) -> None:
        self.reader = map if isinstance(map, Reader) else reader_of(map)
        self.board = self.reader.board
        self.ground = ground_of(self.board)
        self.rules = rules
        self.powers = list(dict.fromkeys((*units, *centres)))
        self.idle = frozenset(number for number, name in enumerate(self.powers) if name in idle)
        self.units = {power: list(units.get(power, ())) for power in self.powers}
        forces = Forces(self.reader, self.units, [])
        self.piece = forces.piece
        """Piece by province, -1 for none."""
        self.power = forces.power
        """Power of the unit, by province, -1 for none."""
        self.where: list[list[int]] = [[] for _ in self.powers]
        """Power → provinces of its units."""
        for at in forces.where:
            self.where[self.power[at]].append(at)
        self.owner = [NOBODY] * self.board.size
        """Power that owns the centre, by province, or `NOBODY`."""
        self.count = [0] * len(self.powers)
        """Power → the number of centres it owns."""
        for number, power in enumerate(self.powers):
            for code in centres.get(power, ()):
                self.owner[self.board.spot_of[code]] = number
                self.count[number] += 1
        self.menace = [self._menace(number) for number in range(len(self.powers))]
        """Power → province → the number of its units that are there or can enter it."""

    def _menace(self, power: int) -> list[int]:
        counts = [0] * self.board.size
        for at in self.where[power]:
            counts[at] += 1
            if power not in self.idle:
                for p in bits(self.ground.reach[self.piece[at]]):
                    counts[p] += 1
        return counts

    def rivals(self, power: int) -> list[int]:
        """Province → the number of units of the strongest other power that are there or can enter
        it."""
        others = [menace for number, menace in enumerate(self.menace) if number != power]
        return [max(counts) for counts in zip(*others, strict=True)] or [0] * self.board.size
