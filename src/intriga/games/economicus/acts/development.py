"""Research, technology and cards, at any moment (items 31, 33, 34)."""

from typing import Annotated, ClassVar

from intriga.games.economicus.questions import Chip, SectorNumber
from intriga.kernel import SECRET, Act, Seat


class Research(Act, frozen=True):
    """Pay for R&D, and get a startup."""


class Modernise(Act, frozen=True):
    """Pay for M&T in a company of this sector."""

    sector: SectorNumber


class PlayCard(Act, frozen=True):
    """Play an option. Its targets, as far as the card has any: a sector, another one, a player, and
    whether the company has M&T."""

    card: str
    sector: SectorNumber | None = None
    other: SectorNumber | None = None
    seat: Seat | None = None
    chip: Chip = "plain"


class BidTender(Act, frozen=True):
    """A sealed bid in a public tender (3a, effect 20)."""

    veil: ClassVar[str] = "sealed"
    amount: Annotated[int, SECRET]


class Surrender(Act, frozen=True):
    """Which company the state takes (V14)."""

    sector: SectorNumber
    chip: Chip = "plain"
