"""Printouts for playing in one room: the host's list of people, a sheet for each night, the prices.

They show nothing secret: what a host writes on them, the host writes."""

from intriga.games.mafia.print.sheets import sheet

PRINTOUTS = ("host", "night", "prices")

__all__ = ["PRINTOUTS", "sheet"]
