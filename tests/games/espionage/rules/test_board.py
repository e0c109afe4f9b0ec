"""The board (checklist 1, S1, S2)."""

import pytest

from intriga.games.espionage.data.geometry import (
    BEYOND,
    CORNERS,
    GENEVA,
    NEIGHBOURS,
    PLACES,
    SQUARE,
    distance,
    is_cell,
)


def test_numbers_are_those_of_the_printed_sheet() -> None:
    assert SQUARE[7] == (0, 7)
    assert SQUARE[14] == (1, 6)
    assert SQUARE[15] == (1, 7)
    assert SQUARE[22] == (2, 5)
    assert SQUARE[38] == (4, 3)
    assert SQUARE[39] == (4, 5)
    assert SQUARE[76] == (8, 7)
    assert SQUARE[GENEVA] == (4, 4)


@pytest.mark.rule("espionage", "S2")
def test_there_are_76_cells_four_corners_and_geneva() -> None:
    assert len(PLACES) == 81
    assert sum(is_cell(place) for place in PLACES) == 76
    assert {SQUARE[corner] for corner in CORNERS} == {(0, 0), (0, 8), (8, 8), (8, 0)}


@pytest.mark.rule("espionage", "S5")
def test_seats_are_clockwise() -> None:
    assert [SQUARE[corner] for corner in CORNERS] == [(0, 0), (0, 8), (8, 8), (8, 0)]


def test_all_corners_are_four_steps_from_geneva() -> None:
    assert {distance(GENEVA, corner) for corner in CORNERS} == {4}


def test_neighbours_are_the_eight_around_fewer_at_the_edge() -> None:
    assert set(NEIGHBOURS[14]) == {5, 6, 7, 13, 15, 22, 23, 24}
    assert len(NEIGHBOURS[GENEVA]) == 8
    assert len(NEIGHBOURS[CORNERS[0]]) == 3
    assert all(place in NEIGHBOURS[other] for place in PLACES for other in NEIGHBOURS[place])


def test_the_outer_ring_is_exactly_two_steps_away() -> None:
    assert len(BEYOND[GENEVA]) == 16
    assert all(distance(place, other) == 2 for place in PLACES for other in BEYOND[place])
