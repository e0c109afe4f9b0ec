"""Where the lines of a match's referee's log stand: in which entries, and under which turns."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from msgspec import Struct


class Lines(Struct, frozen=True):
    """What an entry does to the log. `back`: lines of entries from this number on are taken back;
    `turns`: under which turn it writes each of its lines."""

    entry: int
    back: int | None
    turns: Sequence[int]


class Located(Struct, frozen=True):
    """Lines that follow each other: `count` of those that these entries have together, after the
    first `skipped` ones."""

    entries: Sequence[int]
    skipped: int
    count: int


class LogIndex:
    """The entry and the turn of each line that holds. `end`: how many entries it knows. Entries
    that were written never change, so it only grows, however often a match is read from disk."""

    def __init__(self) -> None:
        self.end = 0
        self.turns: array[int] = array("q")
        self._entries: array[int] = array("q")

    def follow(self, entries: Iterable[Lines]) -> None:
        """Take in the next entries; those that it knows already are left out."""
        for one in entries:
            if one.entry < self.end:
                continue
            self.end = one.entry + 1
            if one.back is not None:
                left = bisect_left(self._entries, one.back)
                del self._entries[left:], self.turns[left:]
            self._entries.extend([one.entry] * len(one.turns))
            self.turns.extend(one.turns)

    def between(self, start: int, end: int) -> Located:
        """Where the lines from number `start` up to but not including `end` stand, counted from
        0."""
        wanted = self._entries[start:end]
        if not wanted:
            return Located((), 0, 0)
        skipped = start - bisect_left(self._entries, wanted[0])
        return Located(tuple(dict.fromkeys(wanted)), skipped, len(wanted))
