"""MAGA-Game: teams run states with ten ministries, by secret lists of actions.

Start with `game` (what there is), `state` (the position), `subjects/actions` (all actions, a file
each in `subjects/ministries`) and `technical/resolve` (the technical stage, a file a step).
`item 1`…`item 71` and `R-…` are the rulebook's items and our rulings.
"""

from intriga.games.maga.game import game

SPEAKS_WITH = ("intriga.games.maga.bot",)
"""The bot says why it does what it does."""

__all__ = ["SPEAKS_WITH", "game"]
