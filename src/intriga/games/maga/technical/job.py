"""A line on its way through the technical stage."""

from enum import Enum, auto

from intriga.games.maga.lines import AnyLine, Land
from intriga.games.maga.tables.actions import Action
from intriga.games.maga.tables.roles import Role

Acting = tuple[Land, Role]
"""A role of a territory."""


class Status(Enum):
    """Where a line stands. `DROPPED`: an order took its place (4.1)."""

    WAITING = auto()
    DROPPED = auto()
    CANCELLED = auto()
    DONE = auto()


class Job:
    """A line on its way through the stage.

    `land`: whose role does it, and who pays; `row`: where it stands in the list of `listed`;
    `orderer`: whose foreign intelligence ordered it, `ordered`: through which recruited role (a
    President's transfers are made by others), and `besides`: besides what the owner wants;
    `rows`: all lines that are this one action; `dropped`: the owner's lines it replaced; `paid`:
    what it cost; `moved`: what a transfer moved.
    """

    def __init__(
        self, land: Land, acting: Role, action: Action, rows: list[AnyLine], places: list[int]
    ) -> None:
        self.land = land
        self.acting = acting
        self.action = action
        self.rows = rows
        self.listed = land
        self.places = places
        self.orderer: Land | None = None
        self.ordered: Acting | None = None
        self.besides = False
        self.position = 0
        self.level = 0
        self.status = Status.WAITING
        self.dropped: list[Job] = []
        self.paid = 0
        self.moved = 0

    @property
    def line(self) -> AnyLine:
        """The line; of several rows the first."""
        return self.rows[0]

    @property
    def actor(self) -> Acting:
        """The role that acts."""
        return self.land, self.acting
