"""Espionage («Шпионаж»): a spy game with secret bribes and bidding, for 2–4 players.

Start with `deeds` (what players may do), `state` (the position), `subjects/` (each with its deeds
and rules), `seen/` (who may know what). `S1`…`S42` are the rulings listed in the rules page of the
docs.
"""

from intriga.games.espionage.game import game

SPEAKS_WITH = ("intriga.games.espionage.bot",)
"""The bot says why it does what it does."""

__all__ = ["SPEAKS_WITH", "game"]
