"""How the seats are shown: by the mark and the colour of the power that each plays."""

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.seen.view import View
from intriga.presentation import SeatMark
from intriga.warfare.presentation.power_marks import NO_POWER, letters


def seat_marks(view: View, language: str) -> list[SeatMark]:
    """The mark and the colour of each seat: those of its power."""
    board, marks = board_of(view.map), letters(view.map, language)
    played = {
        power.seat: board.power_number[power.power]
        for power in view.powers
        if power.seat is not None
    }
    seats = max(len(view.powers), *(seat + 1 for seat in played)) if played else len(view.powers)
    return [
        SeatMark(marks[played[seat]], played[seat])
        if seat in played
        else SeatMark(str(seat + 1), NO_POWER)
        for seat in range(seats)
    ]
