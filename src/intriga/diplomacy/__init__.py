"""The Diplomacy library: maps, orders, adjudication. Usable without the rest of Intriga.

Read it in this order: `rules` (what the rulebooks leave open); `vocabulary` (the words of orders)
and `reason` (why an order succeeded or failed); `geography` (maps: `atlas`, `drawing`, `validate`,
`catalogue`, `board`); `notation` (orders as text: `orders`, `reader`); `adjudication` (`field`,
`decisions`, `cycles`, `resolution`, `explain`; the three phases `movement`, `retreats`,
`adjustments`; `legal`: every order that can be given); `saved_games` (games of other programs);
`graphics` (positions and orders as SVG); `tactics` (choosing orders for a power).
"""

from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.legal import Menu, builds_of, retreats_of
from intriga.diplomacy.adjudication.movement import Season, resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.geography.board import Board
from intriga.diplomacy.geography.catalogue import BadMap, maps, read_atlas, read_drawing
from intriga.diplomacy.geography.map_shapes import Drawing
from intriga.diplomacy.notation.reader import Reader, reader_of
from intriga.diplomacy.reason import named
from intriga.diplomacy.rule_choices import STANDARD, Rules

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
