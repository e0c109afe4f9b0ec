"""Mafia on-line, the variant of Kamrad.ru: clans, professions and a dead people's world.

Start with `deeds` (all that is done), `state` (the position), `course/night` (a night, step by
step), `subjects/` (a folder for each subject), `seen/` (who may know what). `data/` are the tables
of the rulebook.
`item 1`…`item 54` and `M1`…`M83` are listed in the rules page of the docs.
"""

from intriga.games.mafia.game import game

SPEAKS_WITH = ("intriga.games.mafia.bot",)
"""The bot says why it does what it does."""

__all__ = ["SPEAKS_WITH", "game"]
