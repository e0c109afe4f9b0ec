"""Printouts for playing in one room: the map with lines for the orders of a year.

Of a match they show the map and the names of the players, nothing secret.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.course.opening import map_for
from intriga.games.diplomacy.options import Options
from intriga.games.diplomacy.state import map_of
from intriga.kernel import InvalidOptions, refuse
from intriga.warfare.print import WarSheet, war_sheet
from intriga.words import Phrasebook

PRINTOUTS = ("map",)
SHARES = ("intriga.warfare.print",)


def sheet(printout: str, options: Any, names: Sequence[str], book: Phrasebook) -> WarSheet:
    """The data of a printout. Raises `InvalidOptions` for more players than the map has powers."""
    chosen = options if isinstance(options, Options) else msgspec.convert(options, Options)
    map = map_of(chosen, map_for(chosen, len(names)))
    atlas, most = board_of(map).atlas, len(board_of(map).powers)
    if len(names) > most:
        name = {"called": {"ru": atlas.ru, "en": atlas.en}}
        raise InvalidOptions(refuse("diplomacy-game-seats", map=name, most=most))
    return war_sheet(map, names, book, "diplomacy")
