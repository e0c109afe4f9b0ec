"""Economicus: Business Empire. Companies, auctions against the clock, crises, loans and crimes.

Start with `deeds` (what players may do, and what cards do), `data` (board, decks and dice, which a
host may replace), `state` (the position, and what it waits for) and `course/turn.py` (T1 to T10).
`subjects/` has each thing of the rulebook with its deeds and rules. `item 1`…`item 38` and
`E1`…`E49` are the rulebook's items and our rulings.
"""

from intriga.games.economicus.game import game

SPEAKS_WITH = ("intriga.games.economicus.data", "intriga.games.economicus.bot")

__all__ = ["SPEAKS_WITH", "game"]
