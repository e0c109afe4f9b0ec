"""A line on its way through the technical stage."""

from enum import Enum, auto
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from intriga.games.maga.data.lines import Land, LineT
from intriga.games.maga.data.roles import Role
from intriga.games.maga.subjects.stage.action import Action

Acting = tuple[Land, Role]
"""A role of a territory."""


class Status(Enum):
    """Where a line stands. `DROPPED`: an order took its place (4.1)."""

    WAITING = auto()
    DROPPED = auto()
    CANCELLED = auto()
    DONE = auto()


class Job(Struct, Generic[LineT], eq=False):
    """A line on its way through the stage.

    `land`: whose role does it, and who pays; `rows`: all lines that are this one action, at these
    `places` of the list of `listed`; `orderer`: whose foreign intelligence ordered it, `ordered`:
    through which recruited role (a President's transfers are made by others), and `besides`:
    besides what the owner wants; `dropped`: the owner's lines it replaced; `paid`: what it cost;
    `moved`: what a transfer moved.
    """

    land: Land
    acting: Role
    action: Action[LineT]
    rows: list[LineT]
    places: list[int]
    listed: Land
    orderer: Land | None = None
    ordered: Acting | None = None
    besides: bool = False
    position: int = 0
    level: int = 0
    status: Status = Status.WAITING
    dropped: "list[AnyJob]" = []
    paid: int = 0
    moved: int = 0

    @property
    def line(self) -> LineT:
        """The line; of several rows the first."""
        return self.rows[0]

    @property
    def actor(self) -> Acting:
        """The role that acts."""
        return self.land, self.acting


AnyJob: TypeAlias = Job[Any]
"""A job with a line of any kind."""
