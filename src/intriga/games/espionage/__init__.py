"""Espionage («Шпионаж»): a spy game with secret bribes and bidding, for 2–4 players.

Start with `acts` (what players may do), `state` (the position), `rules/` in the order of a turn,
`view` and `reveals` (who may know what). `S1`…`S42` are the rulings listed in the rules page of the
docs.
"""

from intriga.games.espionage.contract import game

__all__ = ["game"]
