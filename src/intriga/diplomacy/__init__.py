"""The Diplomacy library: maps, orders, adjudication. Usable without the rest of Intriga.

Read it in this order: `rules` (what the rulebooks leave open), `atlas` and `board` (maps),
`tongue`, `reader` and `orders` (the notation), `field`, `decisions` and `cycles` (the heart),
`movement`, `retreats`, `adjustments` (the three phases), `why` (reasons), `saved` (games of
other programs).
"""

from intriga.diplomacy.movement import Season, reader_of, resolve
from intriga.diplomacy.rules import STANDARD, Rules

__all__ = ["STANDARD", "Rules", "Season", "reader_of", "resolve"]
