"""Position hash: the number by which the Python package `diplomacy` knows a position.

A Zobrist hash: every unit, dislodged unit, centre and home centre has a random number, and that of
a position is the exclusive or of them all. The package draws its numbers with Python's generator,
seeded from the map's places and centres, in the order of `_Numbers`; files that its validator is to
accept need the same ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from intriga.diplomacy.geography.board import Board, board_of

_SEED: Final = 12345
_BASE: Final = 7
_HIGHEST: Final = 2**63 - 1

Table = list[list[int]]
Lists = Mapping[str, Sequence[str]]


def position_hash(map: str, units: Lists, lost: Lists, centres: Lists, homes: Lists) -> str:
    """The hash of a position, as a decimal number: it is longer than JSON's numbers.

    By power: units, dislodged units (`A PAR`), centres and home centres.
    """
    found = 0
    for number in _numbers(map).of(units, lost, centres, homes):
        found ^= number
    return str(found)


class _Numbers:
    """The numbers of a map: for kinds of unit and for powers, by place, in alphabetical order."""

    def __init__(self, board: Board) -> None:
        places = sorted(board.spots)
        self._place = {place: n for n, place in enumerate(places)}
        self._power = {power: n for n, power in enumerate(sorted(board.powers))}
        centres = "-".join(sorted(board.codes[p] for p in board.centres))
        spread = sum(ord(letter) * _BASE**n for n, letter in enumerate(centres))
        self._random = Random((_SEED + len(places) + spread) % 2**32)
        self._kinds = self._numbers(2)
        self._units = self._numbers(len(board.powers))
        self._lost_kinds = self._numbers(2)
        self._lost = self._numbers(len(board.powers))
        self._centres = self._numbers(len(board.powers))
        self._homes = self._numbers(len(board.powers))

    def _numbers(self, rows: int) -> Table:
        draw = self._random.randint
        return [[draw(1, _HIGHEST) for _ in self._place] for _ in range(rows)]

    def of(self, units: Lists, lost: Lists, centres: Lists, homes: Lists) -> Iterator[int]:
        """The numbers of everything in a position."""
        yield from self._pieces(units, self._kinds, self._units)
        yield from self._pieces(lost, self._lost_kinds, self._lost)
        for owned, table in ((centres, self._centres), (homes, self._homes)):
            for power, codes in owned.items():
                yield from (table[self._power[power]][self._place[code]] for code in codes)

    def _pieces(self, lists: Lists, kinds: Table, powers: Table) -> Iterator[int]:
        for power, units in lists.items():
            for unit in units:
                kind, _, place = unit.partition(" ")
                at = self._place[place]
                yield kinds["AF".index(kind)][at]
                yield powers[self._power[power]][at]


@lru_cache(maxsize=16)
def _numbers(map: str) -> _Numbers:
    return _Numbers(board_of(map))
