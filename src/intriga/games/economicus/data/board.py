"""The board: a circle of eleven sectors (items 4, 10; the table of house data)."""

from functools import cached_property
from typing import Annotated, Final

from msgspec import Meta, Struct, field

from intriga.games.economicus.data.names import Names
from intriga.kernel import Param

NUMBERS: Final = range(2, 13)
"""The numbers of the sectors."""
INNOVATION: Final = 7
"""The number of the sector of startups: a 7 is its roll, and no crisis comes to it (item 25)."""
SETUP: Final = range(2, 7)
"""The sectors in which companies are placed at the start (item 12)."""
PLACES: Final = 16
"""Private companies that these have together at least: two for each of eight players, so that
nobody is ever left without a place, whatever the others have taken (item 12)."""


class Sector(Struct, frozen=True, forbid_unknown_fields=True):
    """A sector. `private`, `state`: its companies of each kind, without limit (0, 0) in Innovation.
    `profit`: of each company, in millions, below zero for a loss. `special`: two stars for presence
    and no monopoly (items 2, 4)."""

    number: Annotated[int, Meta(ge=2, le=12)]
    key: Annotated[str, Meta(pattern=r"^[a-z][a-z-]{0,23}\Z")]
    name: Names
    private: Annotated[int, Meta(ge=0, le=12)]
    state: Annotated[int, Meta(ge=0, le=12)]
    profit: Annotated[int, Meta(ge=-9, le=30)]
    special: bool = False

    @property
    def innovation(self) -> bool:
        """Whether this is the sector of startups."""
        return self.number == INNOVATION

    @property
    def companies(self) -> int:
        """How many companies it has."""
        return self.private + self.state

    @property
    def called(self) -> Param:
        """Its name, as a parameter of a message."""
        return self.name.called


class Board(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The board. `sectors`: all eleven, by number from 2."""

    sectors: Annotated[tuple[Sector, ...], Meta(min_length=11, max_length=11)] = field(
        name="sector"
    )
    name: Names = Names("", "")

    @cached_property
    def _by_number(self) -> dict[int, Sector]:
        return {sector.number: sector for sector in self.sectors}

    def sector(self, number: int) -> Sector:
        """The sector with this printed number. Raises `KeyError`."""
        return self._by_number[number]
