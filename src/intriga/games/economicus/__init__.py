"""Economicus: Business Empire."""

from intriga.games.economicus.contract import game

SPEAKS_WITH = ("intriga.games.economicus.house",)

__all__ = ["SPEAKS_WITH", "game"]
