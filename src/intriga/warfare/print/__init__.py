"""The printout of a war: the map with lines for the orders of a year. Of a match it shows the map
and the names of the players, nothing secret.

A game's own package `print` names this one in its `SHARES` (see `intriga.web.printing.printouts`);
its source calls `war-sheet(sheet)` of `war_sheet.typ`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from intriga.diplomacy.geography.board import board_of
from intriga.diplomacy.geography.catalogue import drawing_of
from intriga.diplomacy.graphics.svg_document import Sheet, bare
from intriga.warfare.presentation.chart_data import owners
from intriga.warfare.presentation.power_marks import letters, power_name

_WIDTH: Final = 190.0
"""Of the picture on A4 with its margins, in mm."""
_TALLEST: Final = 171.0
_LEGEND: Final = 16.0
"""Height that a legend of many powers takes from the picture, in mm …"""
_IN_LINE: Final = 10
"""… which are more than these."""

WORDS: Final = ("power", "year", "spring", "autumn", "retreats", "winter", "hint", "turn")
"""The texts of the sheet, each a message `print-<game>-<word>`."""


class PowerPrinted(Struct, frozen=True):
    """A power of the legend."""

    mark: str
    name: str


class WarSheet(Struct, frozen=True):
    """The data of `war-sheet`. `map`: an SVG document; `height`: of the picture, in mm; `name`: of
    the map; `names`: of the players."""

    map: str
    height: float
    name: str
    words: dict[str, str]
    powers: list[PowerPrinted]
    names: list[str]


def war_sheet(map: str, names: Sequence[str], book: Any, game: str) -> WarSheet:
    """The data of `war-sheet`. `names`: of the players; `book`: the texts, a `Phrasebook`."""
    board, language = board_of(map), str(book.language)
    marks = letters(map, language)
    return WarSheet(
        map=bare(map, _empty(map, language)),
        height=_height(map),
        name=board.atlas.ru if language == "ru" else board.atlas.en,
        words={id: book.say(f"print-{game}-{id}") for id in WORDS},
        powers=[
            PowerPrinted(marks[number], power_name(map, power, language))
            for number, power in enumerate(board.powers)
        ],
        names=[name for name in names if name],
    )


def _height(map: str) -> float:
    """Of the picture, in mm: as wide as the sheet where that leaves room for the lines to write on,
    and for a legend of many powers."""
    drawn, powers = drawing_of(map), len(board_of(map).powers)
    most = _TALLEST if powers <= _IN_LINE else _TALLEST - _LEGEND
    return min(_WIDTH * drawn.height / drawn.width, most)


def _empty(map: str, language: str) -> Sheet:
    """The map without units: home centres in the colours of their powers."""
    homes: Mapping[str, list[str]] = {power: [] for power in board_of(map).powers}
    for p, power in board_of(map).home.items():
        homes[power].append(board_of(map).codes[p])
    return Sheet(
        title="",
        owners=owners(map, homes, ()),
        pieces=(),
        strokes=(),
        standing=(),
        legend=(),
        letters={},
        language=language,
    )
