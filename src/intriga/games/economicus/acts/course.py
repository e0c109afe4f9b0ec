"""The course of a turn: placing companies, the roll, going on, and where to be waited for."""

from intriga.games.economicus.questions import Kind, SectorNumber, Stops
from intriga.kernel import Act


class Place(Act, frozen=True):
    """Put a first company into a sector (items 12, 30)."""

    sector: SectorNumber
    kind: Kind


class Roll(Act, frozen=True):
    """Roll the dice of one's turn (item 17)."""


class GoOn(Act, frozen=True):
    """Nobody need wait for me here: the turn may go on, or I have sold what I wanted to."""


class AskMe(Act, Stops, frozen=True, omit_defaults=False):
    """Where in a turn the match waits for me (see `Stops`)."""


class DeclareBankruptcy(Act, frozen=True):
    """Give up everything, and come back next year (item 30, E27)."""
