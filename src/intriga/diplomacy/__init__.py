"""The Diplomacy library: maps, orders, adjudication. Usable without the rest of Intriga.

Read it in this order: `rules` (what the rulebooks leave open); `atlas`, `drawing`, `survey`,
`shelf` and `board` (maps); `tongue`, `reader` and `orders` (the notation); `field`, `decisions`
and `cycles` (the heart); `movement`, `retreats` and `adjustments` (the three phases); `why`
(reasons); `legal` (every order that can be given); `saved` (games of other programs); `arrows`,
`chart` and `picture` (positions and orders drawn as SVG). `tactics` is a player's head and stands
on all of it.
"""

from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.movement import Season, reader_of, resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.geography.board import Board
from intriga.diplomacy.geography.catalogue import BadMap, maps, read_atlas, read_drawing
from intriga.diplomacy.graphics.shapes import Drawing
from intriga.diplomacy.notation.legal import Menu, builds_of, retreats_of
from intriga.diplomacy.notation.reader import Reader
from intriga.diplomacy.reason import named
from intriga.diplomacy.rules import STANDARD, Rules

__all__ = [
    "STANDARD",
    "BadMap",
    "Board",
    "Drawing",
    "Menu",
    "Reader",
    "Rules",
    "Season",
    "builds_of",
    "captured",
    "maps",
    "named",
    "read_atlas",
    "read_drawing",
    "reader_of",
    "resolve",
    "resolve_adjustments",
    "resolve_retreats",
    "retreats_of",
]
