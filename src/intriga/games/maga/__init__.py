"""MAGA-Game: teams run states with ten ministries, by secret lists of actions.

Start with `lines` (what a list can hold), `tables/actions.toml` (all actions), `state` (the
position), `pipeline.resolve` (the technical stage, a file a step) and `effects/` (a file a
ministry). `item 1`…`item 71` and `R-…` are the rulebook's items and our rulings.
"""

from intriga.games.maga.contract import game

__all__ = ["game"]
