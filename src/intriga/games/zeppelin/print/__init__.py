"""Printouts for playing in one room: the map with lines for orders, and a sheet for the classes,
prison and laws of a state. They show nothing secret."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.war.board import map_of
from intriga.warfare.print import WarSheet, war_sheet
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


class RightPrinted(Struct, frozen=True):
    """A right: its name, and what it opens."""

    name: str
    opens: str


class StatePrinted(Struct, frozen=True):
    """The data of the sheet of a state."""

    words: dict[str, str]
    rights: list[RightPrinted]


def sheet(
    printout: str, options: Any, names: Sequence[str], book: Phrasebook
) -> WarSheet | StatePrinted:
    """The data of a printout."""
    chosen = options if isinstance(options, Options) else msgspec.convert(options, Options)
    if printout == "map":
        return war_sheet(map_of(chosen), (), book, "zeppelin")
    return StatePrinted(
        words={id: book.say(f"print-zeppelin-state-{id}") for id in _WORDS},
        rights=[
            RightPrinted(
                name=book.say(f"print-zeppelin-right-{right}"),
                opens=book.say(f"print-zeppelin-opens-{right}"),
            )
            for right in RIGHTS
        ],
    )
