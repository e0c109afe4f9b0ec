"""Resolution: what the decisions of a movement phase lead to, in numbers of the board."""

from functools import cached_property

from intriga.diplomacy.adjudication.cycles import decide
from intriga.diplomacy.adjudication.field import BY_SEA, Field
from intriga.diplomacy.geography.board import Board, bits
from intriga.diplomacy.reason import Wrong


class Resolution:
    """The position after a movement phase, which units were dislodged, and where they may go."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.board: Board = field.board
        self.errors: list[Wrong] = field.errors
        """Units and orders that could not be used, with the reason."""
        known = self.known = decide(field)
        moved, dest, piece = known.moved, field.dest, field.piece
        self.now = now = list(piece)
        """Pieces by province after movement, without dislodged ones."""
        self.owner = owner = list(field.power)
        """The numbers of their powers, by province."""
        self.beaten: dict[int, int] = {}
        """Province of a dislodged unit → province its attacker came from."""
        leaving = [at for at in field.movers if moved[at]]
        for at in leaving:
            now[at] = owner[at] = -1
        for at in leaving:
            to = dest[at]
            if field.power[to] >= 0 and not moved[to]:
                self.beaten[to] = at
            unit = piece[at]
            order = field.order[at]
            assert order is not None
            now[to] = order.to_spot * 2 + 1 if unit & 1 else to * 2
            owner[to] = field.power[at]

    @cached_property
    def ways_out(self) -> dict[int, list[int]]:
        """Province of a dislodged unit → spots it may retreat to, sorted by name."""
        board, contested = self.board, self.contested
        shut = set(bits(contested))
        found = {}
        for at in sorted(self.beaten):
            piece, attacker = self.field.piece[at], self.beaten[at]
            by_sea = self.known.by_sea(attacker)
            barred = -1 if by_sea and self.field.rules.retreat_to_convoy_origin else attacker
            spots = [
                spot
                for spot in bits(board.steps(piece))
                if self.now[p := board.province[spot]] < 0 and p not in shut and p != barred
            ]
            found[at] = sorted(spots, key=board.spots.__getitem__)
        return found

    @cached_property
    def contested(self) -> int:
        """Provinces left empty by a standoff, as a mask: no unit may retreat there."""
        known, field = self.known, self.field
        mask = 0
        for at in field.movers:
            to = field.dest[at]
            if not known.moved[at] and self.owner[to] < 0 and known.prevents(at, to, True)[1]:
                mask |= 1 << to
        return mask

    def stranded(self, at: int) -> bool:
        """Whether the convoy of the army from here failed."""
        return self.field.way[at] == BY_SEA and not self.known.by_sea(at)
