"""Printouts for a hall: a sheet for each role, all actions on two pages, the organiser's checklist.

They show nothing secret; a team's passport with its numbers is a paper of the match."""

from intriga.games.maga.print.sheets import sheet

SPEAKS_WITH = ("intriga.games.maga",)
PRINTOUTS = ("roles", "actions", "organiser")

__all__ = ["PRINTOUTS", "SPEAKS_WITH", "sheet"]
