"""Mafia on-line, the variant of Kamrad.ru: clans, professions and a dead people's world.

Start with `acts` (who may do what, each act with its rule in `deeds`), `state` (the position),
`pipeline` (a night, step by step), `rules/` (a file for each subject), `view` and `reveals` (who
may know what). `night`, `day` and `victory` are rules without a position, `tables` what they read.
`item 1`…`item 54` and `M1`…`M83` are listed in the rules page of the docs.
"""

from intriga.games.mafia.game import game

__all__ = ["game"]
