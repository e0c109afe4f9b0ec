"""Espionage («Шпионаж»): a spy game with secret bribes and bidding, for 2–4 players.

Read `acts` (what one may do), `state` (the position), `rules/` in the order of a turn, `view` and
`reveals` (who may know). `S1`…`S40` are the rulings listed in the rules page of the docs.
"""

from intriga.games.espionage.contract import game

__all__ = ["game"]
