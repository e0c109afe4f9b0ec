"""Printouts for playing in one room: the map with lines for orders, and a sheet for the classes,
prison and laws of a state. They show nothing secret."""

from collections.abc import Sequence
from typing import Any

import msgspec

from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.war.board import map_of
from intriga.warfare.print import war_sheet
from intriga.words import Phrasebook

PRINTOUTS = ("map", "state")
SHARES = ("intriga.warfare.print",)
_WORDS = (
    "sheet",
    "state",
    "turn",
    "class",
    "limit",
    "members",
    "prison",
    "blacklist",
    "dead",
    "laws",
)


def sheet(printout: str, options: Any, names: Sequence[str], book: Phrasebook) -> dict[str, Any]:
    """The data of a printout."""
    chosen = options if isinstance(options, Options) else msgspec.convert(options, Options)
    if printout == "map":
        return war_sheet(map_of(chosen), (), book, "zeppelin")
    return {
        "words": {id: book.say(f"print-zeppelin-state-{id}") for id in _WORDS},
        "rights": [
            {
                "name": book.say(f"print-zeppelin-right-{right}"),
                "opens": book.say(f"print-zeppelin-opens-{right}"),
            }
            for right in RIGHTS
        ],
    }
