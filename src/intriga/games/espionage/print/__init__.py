"""Printouts for a real table: the board, the personal cards, the rules on one sheet.

Each follows the options of the match: cities, closed corners, money, special moves and their
prices, the kind of bidding. No secret goes in, only what everybody at the table knows.
"""

from intriga.games.espionage.print.sheets import sheet

PRINTOUTS = ("board", "cards", "reference")

__all__ = ["PRINTOUTS", "sheet"]
