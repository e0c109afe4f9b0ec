"""The position: the calendar, and each power with its units, centres and saved orders.

Units, spots and orders are texts of the library's notation (`A PAR`, `STP/SC`, `A PAR - BUR`),
powers and centres are codes of the map. History is not kept here: it is in the events.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct, field

from intriga.diplomacy.geography.board import Board
from intriga.diplomacy.notation.reader import Reader, reader_of
from intriga.games.diplomacy.options import Options
from intriga.kernel import Seat
from intriga.warfare import brought_maps
from intriga.warfare.situation import Situation
from intriga.warfare.turn_report import Kind, Turn


class Phase(StrEnum):
    """What the match is waiting for."""

    WISHES = "wishes"
    ORDERS = "orders"
    RETREAT = "retreat"
    BUILDS = "builds"
    OVER = "over"


_KINDS: Final[Mapping[Phase, Kind]] = {
    Phase.ORDERS: "orders",
    Phase.RETREAT: "retreat",
    Phase.BUILDS: "builds",
}
"""The phases in which something is ordered."""


PowerCode = Annotated[str, Meta(max_length=24)]
"""The code of a power on the map, in acts."""
DRAW: Final = "draw"
"""In a vote: all survivors, whoever they are when votes are counted."""
OWN: Final = "own"
"""The choice of a map that the host brings."""


class Power(Struct, omit_defaults=True):
    """One power. `seat`: its player, or None; `lost`: its dislodged units.

    `orders` are those saved in this phase, `spoke` whether any were sent, `missed` the number of
    phases in a row without orders. `absent`: in civil disorder; `gone`: its player has left.
    `vote` is the secret vote (see `subjects.votes`).
    """

    seat: Seat | None = None
    units: list[str] = []
    centres: list[str] = []
    lost: list[str] = []
    orders: list[str] = []
    sealed: bool = False
    spoke: bool = False
    missed: int = 0
    absent: bool = False
    gone: bool = False
    vote: tuple[str, ...] = ()

    @property
    def alive(self) -> bool:
        """Whether it still has a unit or a centre."""
        return bool(self.units or self.centres or self.lost)

    @property
    def present(self) -> bool:
        """Whether it has a player that the others wait for."""
        return self.alive and self.seat is not None and not self.gone and not self.absent


def map_of(options: Options, chosen: str) -> str:
    """The id of the map that was chosen: an included one, or `own`, that of the options (C8a).
    Raises `InvalidOptions` for a map that cannot be played on."""
    return brought_maps.map_of(options.map_text) if chosen == OWN else chosen


class State(Struct, omit_defaults=True):
    """A match on the map `chosen`, one of the option's values. `ticket` numbers the phases;
    `deciding`: powers that have something to order in this phase; `retreats`: dislodged unit →
    spots it may go to.

    `wishes` are those of each seat before powers are given out, `left_early` the seats that left
    before. `last`: the turns since the last movement. `sharers`: powers that have won or share the
    draw; `ending`: how the match ended.
    """

    options: Options
    chosen: str = field(name="map")
    chairs: int
    powers: dict[str, Power]
    phase: Phase
    year: int
    autumn: bool = False
    ticket: int = 1
    deciding: list[str] = []
    retreats: dict[str, list[str]] = {}
    wishes: dict[Seat, tuple[str, ...]] = {}
    left_early: list[Seat] = []
    last: list[Turn] = []
    sharers: tuple[str, ...] = ()
    ending: str = ""

    @property
    def map(self) -> str:
        """The id by which the library knows the match's map in this process."""
        return map_of(self.options, self.chosen)

    @property
    def reader(self) -> Reader:
        """The reader of the match's map."""
        return reader_of(self.map)

    @property
    def board(self) -> Board:
        """The match's map."""
        return self.reader.board

    @property
    def goal(self) -> int:
        """Centres needed to win."""
        return self.options.victory or len(self.board.centres) // 2 + 1

    @property
    def name(self) -> str:
        """The phase as saved games call it: S1901M, F1901R, W1901A."""
        letter = {Phase.RETREAT: "R", Phase.BUILDS: "A"}.get(self.phase, "M")
        season = "W" if letter == "A" else "F" if self.autumn else "S"
        return f"{season}{self.year}{letter}"

    @property
    def units(self) -> dict[str, list[str]]:
        """Power → units on the board."""
        return {name: power.units for name, power in self.powers.items()}

    @property
    def centres(self) -> dict[str, list[str]]:
        """Power → centres it owns."""
        return {name: power.centres for name, power in self.powers.items()}

    @property
    def lost(self) -> dict[str, list[str]]:
        """Power → its dislodged units; powers without any left out."""
        return {name: power.lost for name, power in self.powers.items() if power.lost}

    def power_of(self, seat: Seat) -> str | None:
        """The power this seat plays."""
        return next((name for name, power in self.powers.items() if power.seat == seat), None)

    def due(self, name: str) -> int:
        """Units a power may build in winter, or (below zero) must disband."""
        power = self.powers[name]
        return len(power.centres) - len(power.units)

    @property
    def situation(self) -> Situation:
        """The board, and what is ordered on it in this phase."""
        return Situation(
            self.reader,
            _KINDS[self.phase],
            self.units,
            self.centres,
            self.lost,
            self.retreats,
            self.options.rules,
        )

    def open(self, phase: Phase) -> None:
        """Begin a new phase, without orders."""
        self.phase = phase
        self.ticket += 1
        for power in self.powers.values():
            power.orders = []
            power.sealed = power.spoke = False
