"""What changed from one version of a text to the next: paragraph by paragraph, and in those that
changed word by word.

Comparing is bounded: where too much differs, the whole stretch counts as replaced.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import groupby
from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["same", "removed", "added"]

_WORDS: Final = re.compile(r"\s+|\w+|[^\w\s]")
_WORK: Final = 250_000
"""How many pairs of pieces are compared at most, over a whole text."""
_ALIKE: Final = 0.3
"""Paragraphs in which fewer of the words are the same are shown as replaced."""


class Piece(NamedTuple):
    """A stretch of text that is in both versions, or in one of them."""

    kind: Kind
    text: str


def changes(before: str, after: str) -> list[Piece]:
    """The pieces of both texts in their order, removed ones before those added in their place."""
    found = _Comparison().pieces(before, after)
    grouped = groupby(found, key=lambda piece: piece.kind)
    return [Piece(kind, "".join(piece.text for piece in group)) for kind, group in grouped]


class _Comparison:
    def __init__(self) -> None:
        self._left = _WORK

    def pieces(self, before: str, after: str) -> Iterator[Piece]:
        one, other = before.splitlines(keepends=True), after.splitlines(keepends=True)
        for removed, added, same in self._runs(one, other):
            yield from self._words("".join(removed), "".join(added))
            yield from _piece("same", "".join(same))

    def _words(self, removed: str, added: str) -> Iterator[Piece]:
        """A stretch of paragraphs that differ."""
        one, other = _WORDS.findall(removed), _WORDS.findall(added)
        runs = list(self._runs(one, other)) if one and other else []
        kept = sum(not word.isspace() for _, _, same in runs for word in same)
        words = sum(not word.isspace() for word in (*one, *other))
        if 2 * kept < _ALIKE * words or not runs:
            yield from _piece("removed", removed)
            yield from _piece("added", added)
            return
        for gone, new, same in runs:
            yield from _piece("removed", "".join(gone))
            yield from _piece("added", "".join(new))
            yield from _piece("same", "".join(same))

    def _runs(
        self, one: Sequence[str], other: Sequence[str]
    ) -> Iterator[tuple[Sequence[str], Sequence[str], Sequence[str]]]:
        """What is removed, what is added, and what follows in both."""
        start = _common(one, other)
        end = _common(one[start:][::-1], other[start:][::-1])
        yield (), (), one[:start]
        left, right = one[start : len(one) - end], other[start : len(other) - end]
        self._left -= len(left) * len(right)
        if self._left < 0:
            yield left, right, ()
        else:
            at = to = 0
            matcher = SequenceMatcher(None, left, right, autojunk=False)
            for i, j, size in matcher.get_matching_blocks():
                yield left[at:i], right[to:j], left[i : i + size]
                at, to = i + size, j + size
        yield (), (), one[len(one) - end :]


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many items both begin with."""
    count = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        count += 1
    return count


def _piece(kind: Kind, text: str) -> Iterator[Piece]:
    if text:
        yield Piece(kind, text)
