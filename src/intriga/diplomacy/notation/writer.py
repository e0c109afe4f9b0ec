"""Writer: an order in the notation of a language. The reader reads both.

English orders are the usual notation: `A MAR S A PAR - BUR`. Russian ones have its own letters and
codes: `А МАР П А ПАР - БУР`, `Ф СВМ К А ЛОН - ГОЛ`, `А ЛОН - ГОЛ МОРЕМ`, `Ф СПБ/ЮБ СТОИТ`.
"""

from typing import Final

from intriga.diplomacy.geography.board import Board

_RUSSIAN: Final = {
    "A": "А",
    "F": "Ф",
    "H": "СТОИТ",
    "S": "П",
    "C": "К",
    "R": "О",
    "D": "Р",
    "VIA": "МОРЕМ",
    "WAIVE": "ПАС",
}
_RUSSIAN_BUILD: Final = "СТРОИТЬ"


def written(board: Board, order: str, language: str) -> str:
    """An order in the usual notation, in the notation of a language."""
    if language != "ru":
        return order
    words = [_RUSSIAN.get(word) or board.code(word, language) for word in order.split()]
    if words[-1] == "B":
        words = [_RUSSIAN_BUILD, *words[:-1]]
    return " ".join(words)
