"""Printouts for playing in one room: the board, the personal cards, the rules on one sheet.

Each follows the options of the match: cities, closed corners, money, special moves and their
prices, the kind of bidding. They show no secrets.
"""

from intriga.games.espionage.print.sheets import sheet

PRINTOUTS = ("board", "cards", "reference")

__all__ = ["PRINTOUTS", "sheet"]
