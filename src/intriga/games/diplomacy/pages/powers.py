"""How pages show the seats: by the mark and the colour of the power that each plays."""

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.view import View
from intriga.warfare.pages.power_marks import NO_POWER, letters


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
        (marks[played[seat]], played[seat]) if seat in played else (str(seat + 1), NO_POWER)
        for seat in range(seats)
    ]
