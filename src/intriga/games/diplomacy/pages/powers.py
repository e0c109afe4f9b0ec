"""How pages show the powers: their names, and the mark and the colour of each."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.view import View

_NO_POWER: Final = 10
"""The colour of a seat without a power."""


@lru_cache
def letters(map: str, language: str) -> dict[int, str]:
    """Number of each power on the map → its mark: the shortest beginning of its name that no other
    power has."""
    names = [power_name(map, power, language) for power in board_of(map).powers]
    return {number: _beginning(name, names) for number, name in enumerate(names)}


def _beginning(name: str, names: Sequence[str]) -> str:
    for length in range(1, len(name)):
        if sum(other.startswith(name[:length]) for other in names) == 1:
            return name[:length]
    return name


def power_name(map: str, power: str, language: str) -> str:
    """The name of a power."""
    names = board_of(map).atlas.powers[power]
    return names.ru if language == "ru" else names.en


def seat_marks(view: View, language: str) -> list[tuple[str, int]]:
    """The mark and the colour of each seat: those of its power."""
    board, marks = board_of(view.map), letters(view.map, language)
    played = {
        power.seat: board.power_number[power.power]
        for power in view.powers
        if power.seat is not None
    }
    seats = max(len(view.powers), *(seat + 1 for seat in played)) if played else len(view.powers)
    return [
        (marks[played[seat]], played[seat]) if seat in played else (str(seat + 1), _NO_POWER)
        for seat in range(seats)
    ]
