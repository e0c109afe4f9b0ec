"""The board: 9 × 9 squares, a city in each corner, Geneva in the middle, 76 numbered cells.

A *place* is a number: 1…76 are the cells as printed (row by row, S2), 0 is Geneva, 77…80 the
corners in reading order. Distances are in king's steps, as in chess. All tables are made once.
"""

from typing import Final

SIDE: Final = 9
GENEVA: Final = 0
CELLS: Final = 76
TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT = 77, 78, 79, 80
CORNERS: Final = (TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)
"""Clockwise from the top left: the order of seating (S5)."""

PLACES: Final = range(81)

_FIXED: Final = {
    (0, 0): TOP_LEFT,
    (0, 8): TOP_RIGHT,
    (8, 0): BOTTOM_LEFT,
    (8, 8): BOTTOM_RIGHT,
    (4, 4): GENEVA,
}


def _number_squares() -> dict[tuple[int, int], int]:
    squares: dict[tuple[int, int], int] = {}
    number = 0
    for row in range(SIDE):
        for column in range(SIDE):
            if (row, column) in _FIXED:
                squares[row, column] = _FIXED[row, column]
            else:
                number += 1
                squares[row, column] = number
    return squares


PLACE_AT: Final = _number_squares()
"""(row, column), both from 0, → place."""

SQUARE: Final = {place: square for square, place in PLACE_AT.items()}
"""Place → (row, column)."""


def distance(one: int, other: int) -> int:
    """King's steps between two places."""
    (row, column), (other_row, other_column) = SQUARE[one], SQUARE[other]
    return max(abs(row - other_row), abs(column - other_column))


def _at_distance(steps: int) -> tuple[tuple[int, ...], ...]:
    in_reading_order = sorted(PLACES, key=SQUARE.__getitem__)
    return tuple(
        tuple(other for other in in_reading_order if distance(place, other) == steps)
        for place in PLACES
    )


NEIGHBOURS: Final = _at_distance(1)
"""Place → the places one step away, in reading order."""

BEYOND: Final = _at_distance(2)
"""Place → the places exactly two steps away: where the secret paths lead (S31)."""


def is_cell(place: int) -> bool:
    """Whether bribes and ticks can lie here: only on numbered cells (S6)."""
    return 1 <= place <= CELLS
