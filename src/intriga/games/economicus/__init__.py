"""Economicus: Business Empire. Companies, auctions against the clock, crises, loans and crimes.

Start with `house` (board, decks and dice, which a host may replace), `state` (the position and the
stages of a turn), `questions` (what a turn waits for) and `rules.turn` (T1 to T10). `item 1`…`item
38` and `E1`…`E48` are the rulebook's items and our rulings. Not registered as a game while its
pages and bots are missing.
"""

from intriga.games.economicus.contract import game

SPEAKS_WITH = ("intriga.games.economicus.house",)

__all__ = ["SPEAKS_WITH", "game"]
