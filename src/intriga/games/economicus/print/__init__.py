"""Printouts for a table of wood: the circle, the same as loose sectors, cards, chips and tokens,
money, a sheet for each player. All from the match's own board, decks and dice; none has secrets."""

from intriga.games.economicus.print.sheets import sheet

SPEAKS_WITH = ("intriga.games.economicus",)
PRINTOUTS = ("board", "sectors", "cards", "pieces", "money", "players")

__all__ = ["PRINTOUTS", "SPEAKS_WITH", "sheet"]
