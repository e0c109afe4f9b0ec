"""Printouts for playing in one room: the map with lines for the orders of a year.

Of a match they show the map and the names of the players, nothing secret.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.diplomacy.geography.board import board_of
from intriga.diplomacy.graphics.svg_document import Sheet, bare
from intriga.games.diplomacy.options import Options
from intriga.games.diplomacy.pages.chart_data import owners
from intriga.games.diplomacy.pages.powers import letters, power_name
from intriga.games.diplomacy.rules.seating import map_for
from intriga.kernel import InvalidOptions, refuse
from intriga.words import Phrasebook

PRINTOUTS = ("map",)

_WORDS = (
    "power",
    "year",
    "spring",
    "autumn",
    "retreats",
    "winter",
    "hint",
    "turn",
)


def sheet(printout: str, options: Any, names: Sequence[str], book: Phrasebook) -> dict[str, Any]:
    """The data of a printout. Raises `InvalidOptions` for more players than the map has powers."""
    chosen = options if isinstance(options, Options) else msgspec.convert(options, Options)
    map = map_for(chosen, len(names))
    board = board_of(map)
    if len(names) > len(board.powers):
        name = {"called": {"ru": board.atlas.ru, "en": board.atlas.en}}
        raise InvalidOptions(refuse("diplomacy-game-seats", map=name, most=len(board.powers)))
    marks = letters(map, book.language)
    return {
        "map": bare(map, _empty(map, book.language)),
        "name": board.atlas.ru if book.language == "ru" else board.atlas.en,
        "words": {id: book.say(f"print-diplomacy-{id}") for id in _WORDS},
        "powers": [
            {"mark": marks[number], "name": power_name(map, power, book.language)}
            for number, power in enumerate(board.powers)
        ],
        "names": [name for name in names if name],
    }


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
