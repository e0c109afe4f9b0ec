"""How pages show the powers of a map: their names and marks. A colour is a power's number."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

from intriga.diplomacy.geography.board import board_of
from intriga.words.graphemes import graphemes

NO_POWER: Final = 34
"""The number of the colour of whoever has no power: those before are of the most powers that a map
may have."""


@lru_cache
def letters(map: str, language: str) -> dict[int, str]:
    """Number of each power on the map → its mark: the shortest beginning of its name that no other
    power has."""
    names = [power_name(map, power, language) for power in board_of(map).powers]
    return {number: _beginning(name, names) for number, name in enumerate(names)}


def _beginning(name: str, names: Sequence[str]) -> str:
    for begun in accumulate(graphemes(name)):
        if sum(other.startswith(begun) for other in names) == 1:
            return begun
    return name


def power_name(map: str, power: str, language: str) -> str:
    """The name of a power."""
    names = board_of(map).atlas.powers[power]
    return names.ru if language == "ru" else names.en
