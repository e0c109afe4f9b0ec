"""How pages show the powers of a map: their names and marks. A colour is a power's number."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

from intriga.diplomacy.geography.board import board_of
from intriga.words.graphemes import graphemes, length

NO_POWER: Final = 34
"""The number of the colour of whoever has no power: those before are of the most powers that a map
may have."""


_ROOM: Final = 3
"""The most letters of a mark."""


@lru_cache
def letters(map: str, language: str) -> dict[int, str]:
    """Number of each power on the map → its mark, which no other power has: the shortest beginning
    of its name that no other name has; if that is long, its initials or two of its letters; where
    nothing is left, its number."""
    names = [power_name(map, power, language) for power in board_of(map).powers]
    marks: dict[int, str] = {}
    for number, name in enumerate(names):
        mark = _beginning(name, names)
        if length(mark) <= _ROOM:
            marks[number] = mark
    for number, name in enumerate(names):
        if number not in marks:
            taken = {*marks.values()}
            free = (mark for mark in _others(name) if mark not in taken)
            marks[number] = next(free, str(number + 1))
    return dict(sorted(marks.items()))


def _beginning(name: str, names: Sequence[str]) -> str:
    for begun in accumulate(graphemes(name)):
        if sum(other.startswith(begun) for other in names) == 1:
            return begun
    return name


def _others(name: str) -> Iterator[str]:
    """Other marks that a name gives."""
    words = [list(graphemes(word)) for word in name.replace("-", " ").split()]
    first = words[0][0]
    yield "".join(word[0] for word in words[:_ROOM])
    number = "".join(words[-1])
    yield f"{first}{number}"[:_ROOM] if number.isdecimal() else first + words[-1][0]
    yield from (first + letter for letter in graphemes(name[len(first) :]) if letter.isalnum())


def power_name(map: str, power: str, language: str) -> str:
    """The name of a power."""
    names = board_of(map).atlas.powers[power]
    return names.ru if language == "ru" else names.en
