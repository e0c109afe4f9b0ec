"""The Diplomacy library: maps, orders, adjudication. Usable without the rest of Intriga.

Read it in this order: `rules` (what the rulebooks leave open); `atlas`, `survey`, `shelf` and
`board` (maps); `tongue`, `reader` and `orders` (the notation); `field`, `decisions` and `cycles`
(the heart); `movement`, `retreats` and `adjustments` (the three phases); `why` (reasons); `saved`
(games of other programs).
"""

from intriga.diplomacy.adjustments import captured, resolve_adjustments
from intriga.diplomacy.board import Board
from intriga.diplomacy.movement import Season, reader_of, resolve
from intriga.diplomacy.reader import Reader
from intriga.diplomacy.reason import named
from intriga.diplomacy.retreats import resolve_retreats
from intriga.diplomacy.rules import STANDARD, Rules
from intriga.diplomacy.shelf import BadMap, maps, read_atlas

__all__ = [
    "STANDARD",
    "BadMap",
    "Board",
    "Reader",
    "Rules",
    "Season",
    "captured",
    "maps",
    "named",
    "read_atlas",
    "reader_of",
    "resolve",
    "resolve_adjustments",
    "resolve_retreats",
]
