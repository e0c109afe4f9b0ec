"""Diplomacy, the classic game for seven powers, by Allan B. Calhamer (1959).

Read `acts` (what one may do), `state` (the position), `turn` (what an adjudication tells), `rules/`
in the order of a year, `view` and `reveals` (who may know). `C1`…`C24` are the rulings listed in
the rules page of the docs. Orders are read and adjudicated by `intriga.diplomacy`.
"""

from intriga.games.diplomacy.contract import game

SPEAKS_WITH = ("intriga.diplomacy",)
"""Reasons of the adjudicator are said in its own words."""

__all__ = ["SPEAKS_WITH", "game"]
