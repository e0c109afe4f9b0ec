"""The positions of a finished match within a budget of memory.

A match of ten thousand steps with a state of 264 KiB would take gigabytes. So only every k-th
position is kept, the others are folded again from the one before; k follows from the size of the
state, so that this takes about as long for large states as for small ones. Kept positions are
compressed in groups: neighbours are nearly alike. Those shown last are at hand as they are, so
that going on from there is one step.
"""

import lzma
import threading
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga.kernel.game import Game, Outcome
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.positions import Before, Position
from intriga.kernel.records.record import Entry, Header, Record
from intriga.kernel.records.replay import fold, fold_on, rewound_to
from intriga.kernel.seats.chairs import Chair

KEPT_MOST: Final = 24 * 1024 * 1024
"""Bytes of compressed positions of one match. Where they do not suffice, fewer are kept."""
_AT_HAND: Final = 4 * 1024 * 1024
"""Bytes of the positions shown last."""
_BETWEEN: Final = 3 * 1024 * 1024 // 2
"""Bytes of states that are made again at most to reach a position."""
_FARTHEST: Final = 64
"""Steps between two kept positions at most."""
_GROUP: Final = 3 * 1024 * 1024 // 2
"""Bytes of positions that are compressed together."""
_GROUPED: Final = 64
"""Positions that are compressed together at most."""
_FILTERS: Final = (
    {
        "id": lzma.FILTER_LZMA2,
        "preset": 0,
        "dict_size": 4 * _GROUP,
        "mode": lzma.MODE_FAST,
        "mf": lzma.MF_HC3,
        "nice_len": 273,
        "depth": 4,
    },
)


class Packed(Struct, frozen=True):
    """A position whose state is packed. `rules`: the version that packed it."""

    n: int
    rules: int
    packed: bytes
    chairs: tuple[Chair, ...]
    house: House = House()
    outcome: Outcome | None = None


class _Group(Struct, frozen=True):
    """Neighbouring positions, compressed: `marks` are they without their states, `ends` where the
    state of each ends."""

    marks: tuple[Packed, ...]
    ends: tuple[int, ...]
    data: bytes

    def __iter__(self) -> Iterator[Packed]:
        states = lzma.decompress(self.data, lzma.FORMAT_RAW, filters=_FILTERS)
        start = 0
        for mark, end in zip(self.marks, self.ends, strict=True):
            yield msgspec.structs.replace(mark, packed=states[start:end])
            start = end


class KeptPositions:
    """Positions in the order of their `n`, compressed. `most`: bytes they may take."""

    def __init__(self, most: int = KEPT_MOST) -> None:
        self._most = most
        self._groups: list[_Group] = []
        self._open: list[Packed] = []
        self._open_bytes = 0
        self.weight = 0
        """Bytes of the compressed ones."""
        self.thinned = 0
        """How often every other position was dropped."""

    def add(self, position: Packed) -> None:
        """Keep a position after all others."""
        self._open.append(position)
        self._open_bytes += len(position.packed)
        if self._open_bytes >= _GROUP or len(self._open) >= _GROUPED:
            self.compress()

    def compress(self) -> None:
        """Compress what is not yet."""
        if self._open:
            data = lzma.compress(
                b"".join(one.packed for one in self._open), lzma.FORMAT_RAW, filters=_FILTERS
            )
            ends, end = [], 0
            for one in self._open:
                end += len(one.packed)
                ends.append(end)
            marks = tuple(msgspec.structs.replace(one, packed=b"") for one in self._open)
            self._groups.append(_Group(marks, tuple(ends), data))
            self.weight += len(data)
        self._open, self._open_bytes = [], 0
        if self.weight > self._most and len(self._groups) > 1:
            self._thin()

    def _thin(self) -> None:
        """Drop every other position, but for the first and the last."""
        groups, self._groups, self.weight = self._groups, [], 0
        self.thinned += 1
        number, last = 0, groups[-1].marks[-1].n
        for group in groups:
            for one in group:
                if number % 2 == 0 or one.n == last:
                    self.add(one)
                number += 1
        self.compress()

    def mark(self, n: int) -> Packed:
        """The last kept position with at most `n` entries before it, without its state; the first
        if there is none."""
        group = self._group(n)
        return group.marks[_place(group, n)]

    def before(self, n: int) -> Packed:
        """The same with its state."""
        group = self._group(n)
        return next(islice(group, _place(group, n), None))

    def _group(self, n: int) -> _Group:
        at = bisect_right(self._groups, n, key=lambda group: group.marks[0].n) - 1
        return self._groups[max(0, at)]


def _place(group: _Group, n: int) -> int:
    return max(0, bisect_right(group.marks, n, key=lambda mark: mark.n) - 1)


class FoldedPositions:
    """All positions of a record, as its own rules make them. May be used by several threads."""

    def __init__(self, game: Game[Any], record: Record, most: int = KEPT_MOST) -> None:
        """Fold the whole record: takes time in proportion to it. Raises `ValueError` if these rules
        do not make the record again."""
        self._game = game
        self._record = record
        self._lock = threading.RLock()
        self._kept = KeptPositions(most)
        self._at_hand: OrderedDict[int, Packed] = OrderedDict()
        self._decode = msgspec.msgpack.Decoder(game.State).decode
        self._chairs: list[tuple[Chair, ...]] = []
        wanted = rewound_to(record.entries)
        last, latest = len(record.entries), 0
        for advance in fold(game, record):
            position = advance.position
            if advance.entry.state != record.entries[position.n - 1].state:
                raise ValueError(f"entry {position.n - 1} leads to another state")
            self._chairs.append(position.chairs)
            far = position.n - latest >= _steps_between(len(position.packed))
            if far or position.n in (1, last) or position.n in wanted:
                self._kept.add(_packed(position, record.header))
                latest = position.n
        self._kept.compress()

    @property
    def weight(self) -> int:
        """The bytes of the positions that are kept."""
        return self._kept.weight + sum(len(one.packed) for one in self._at_hand.values())

    def chairs(self, n: int) -> tuple[Chair, ...]:
        """The chairs at the position after `n` entries."""
        return self._chairs[n - 1]

    def is_at_hand(self, n: int) -> bool:
        """Whether the position after `n` entries is there without folding."""
        return n in self._at_hand

    def packed(self, n: int) -> Packed:
        """The position after `n` entries."""
        with self._lock:
            known = self._at_hand.get(n)
            if known is None:
                known = self._folded(n)
            self._put_at_hand(known)
            return known

    def _folded(self, n: int) -> Packed:
        nearest = max((m for m in self._at_hand if m < n), default=0)
        kept = self._kept.before(n)
        start = self._at_hand[nearest] if nearest > kept.n else kept
        if start.n == n:
            return start
        entries = self._record.entries
        for advance in fold_on(self._game, self._record, self._unpacked(start), _Rewinds(self)):
            made = _packed(advance.position, self._record.header)
            if made.n == n:
                return made
            self._put_at_hand(made)  # who goes back comes by them
        raise IndexError(f"position {n} of {len(entries)}")

    def _unpacked(self, kept: Packed) -> Position[Any]:
        """A kept position as the engine takes it. The next entry has the hash of the last line."""
        entries = self._record.entries
        head = entries[kept.n].prev if kept.n < len(entries) else ""
        state = self._decode(kept.packed)
        return Position(kept.n, state, kept.packed, head, kept.chairs, kept.outcome, kept.house)

    def _put_at_hand(self, position: Packed) -> None:
        self._at_hand[position.n] = position
        self._at_hand.move_to_end(position.n)
        weight = sum(len(one.packed) for one in self._at_hand.values())
        while weight > _AT_HAND and len(self._at_hand) > 1:
            _, oldest = self._at_hand.popitem(last=False)
            weight -= len(oldest.packed)


class _Rewinds:
    """What a rewind goes back to, when a part of a record is folded again."""

    def __init__(self, positions: FoldedPositions) -> None:
        self._positions = positions

    def keep(self, position: Position[Any]) -> None:
        return

    def before(self, act: Rewind, n: int) -> Before[Any] | None:
        positions = self._positions
        target = positions._unpacked(positions.packed(act.to))
        return Before(target, unwound(positions._record.entries[act.to : n]))


def _packed(position: Position[Any], header: Header) -> Packed:
    return Packed(
        position.n,
        header.rules,
        position.packed,
        position.chairs,
        position.house,
        position.outcome,
    )


def _steps_between(size: int) -> int:
    """How many steps lie between two kept positions with states of this size."""
    return max(1, min(_FARTHEST, _BETWEEN // max(1, size)))


def entries_bytes(entries: Sequence[Entry]) -> int:
    """About how much memory the entries of a record take."""
    return sum(
        600 + 2 * len(entry.act) + 500 * (len(entry.events) + len(entry.notes)) for entry in entries
    )
