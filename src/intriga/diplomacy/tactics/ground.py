"""Ground: facts about a board that tactics need again and again, computed once.

They are indexed by pieces (`board.pieces`), because armies and fleets move differently.
"""

from functools import lru_cache

from intriga.diplomacy.geography.board import Board, bits

_SPREAD = 5
"""The weight of a centre is shared by all ways to it: about this many at every step."""

_VOYAGE = 2
"""Steps an army needs to cross a sea: a fleet must get there first."""

_PASSAGE = 1 / 3
"""The share of ways over sea that are assumed to be possible."""


class Ground:
    """Facts about a board, for units. Immutable."""

    def __init__(self, board: Board) -> None:
        self.board = board
        armies = [p * 2 for p in range(board.size) if not board.sea[p]]
        fleets = [spot * 2 + 1 for spot, lanes in enumerate(board.lanes) if lanes]
        self.standing = [*armies, *fleets]
        """All pieces that can be on the board."""
        size = range(len(board.pieces))
        valid = frozenset(self.standing)
        self.province = [board.province[piece >> 1] for piece in size]
        """Province of a piece."""
        self.near = [
            tuple(spot * 2 + piece % 2 for spot in bits(board.steps(piece)))
            if piece in valid
            else ()
            for piece in size
        ]
        """What a piece can become by one move."""
        self.reach = [board.reach(piece) if piece in valid else 0 for piece in size]
        """Provinces a piece can enter without a convoy, as a mask: where it may support."""
        number = {centre: n for n, centre in enumerate(board.centres)}
        stand = [1 << self.province[piece] for piece in size]
        self.beneath = [tuple(number[p] for p in bits(mask) if p in number) for mask in stand]
        """The centre a piece is in, if any, as an index of `board.centres`."""
        enter = [mask | reach for mask, reach in zip(stand, self.reach, strict=True)]
        self.touched = [tuple(number[p] for p in bits(mask) if p in number) for mask in enter]
        """Centres a piece is in or can enter, as indexes of `board.centres`."""
        self._across = {
            army: tuple(p * 2 for p in bits(self._shores(army >> 1) & ~self.reach[army]))
            for army in armies
        }
        """Army → armies it can become by crossing one sea."""
        self._pulls: dict[tuple[int, ...], list[tuple[float, ...]]] = {}

    def _shores(self, at: int) -> int:
        """Provinces one sea away."""
        mask = 0
        for sea in bits(self.board.waters[at]):
            mask |= self.board.shores[sea]
        return mask & ~self.board.afloat & ~(1 << at)

    def pull(self, steps: tuple[int, ...]) -> list[tuple[float, ...]]:
        """Piece → the weight of each centre for it, in the order of `board.centres`.

        `steps`: the weight of a centre here, one step away, two steps away, …
        """
        known = self._pulls.get(steps)
        if known is None:
            columns = [self._pull_of(centre, steps) for centre in self.board.centres]
            known = self._pulls[steps] = list(zip(*columns, strict=True))
        return known

    def _pull_of(self, centre: int, steps: tuple[int, ...]) -> list[float]:
        here = [float(self.province[piece] == centre) for piece in range(len(self.near))]
        ways = [here]
        for _ in steps[1:]:
            ways.append(self._step(ways))
        shared = [weight / _SPREAD**number for number, weight in enumerate(steps)]
        return [
            sum(share * way[piece] for share, way in zip(shared, ways, strict=True))
            for piece in range(len(self.near))
        ]

    def _step(self, ways: list[list[float]]) -> list[float]:
        """The number of ways with one more step: staying, moving, or crossing a sea."""
        last = ways[-1]
        now = [0.0] * len(last)
        for piece in self.standing:
            now[piece] = last[piece] + sum([last[other] for other in self.near[piece]])
        if len(ways) >= _VOYAGE:
            ashore = ways[-_VOYAGE]
            for army, others in self._across.items():
                now[army] += _PASSAGE * sum([ashore[other] for other in others])
        return now


@lru_cache(maxsize=32)
def ground_of(board: Board) -> Ground:
    """The ground of a board."""
    return Ground(board)
