"""What a viewer may know: what everybody reads of all states, and one's own desk.

`viewing` makes it. After the end everybody sees everything.
"""

from msgspec import Struct

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.data.treaty import Treaty
from intriga.games.maga.state import (
    Figures,
    Flight,
    Phase,
    Reported,
    Score,
    Team,
    Territory,
    Turn,
    War,
    Year,
)
from intriga.games.maga.subjects.actions import AnyLine
from intriga.kernel import Seat


class Known(Struct, omit_defaults=True):
    """A territory as everybody knows it: who commands it, and since which turn, if it was
    conquered."""

    team: Team
    conquered: Turn = 0


class Minister(Struct, frozen=True, omit_defaults=True):
    """A role of one's own. `blocked`: it cannot act in this turn. `editor`: who edits its
    lines."""

    number: int
    level: int
    blocked: bool = False
    editor: Seat | None = None


class Past(Struct, frozen=True):
    """The characteristics of a territory after a turn."""

    turn: Turn
    figures: Figures


class Judged(Struct, frozen=True):
    """A breach of a treaty that the host has found: a document for a lawsuit (R-J1)."""

    treaty: int
    turn: Turn
    breaker: Land


class Lied(Struct, frozen=True):
    """A statement in the press that is not refuted: everybody reads it (R-M1)."""

    by: Land
    against: Land


class Desk(Struct, omit_defaults=True):
    """A territory as those who command it know it; money in units of one. `upkeep`: of the coming
    technical stage; `revolt`: there is one; `liars`: whose lies stand against it; `infected`: how
    many viruses work in it; `recruited`: the roles of others that it controls, as territory and
    number; `handed_in`: the list that counts now, None: none; `report`: what became of the last
    one; `warned`: who launched missiles in the last turn, as far as one was warned (R-N5); `past`:
    its characteristics after each turn that it ended under this team."""

    land: Land
    treasury: int
    incomes: dict[Sphere, int]
    nuclear: int
    abm: int
    mood: int
    roles: dict[Role, Minister]
    upkeep: int = 0
    revolt: bool = False
    liars: list[Land] = []
    infected: int = 0
    recruited: list[tuple[Land, int]] = []
    flights: list[tuple[Land, int]] = []
    wars: list[War] = []
    handed_in: tuple[AnyLine, ...] | None = None
    report: list[Reported[AnyLine]] = []
    warned: list[Land] = []
    past: list[Past] = []

    @property
    def to_spend(self) -> int:
        """What there will be when the list is carried out (item 28), in units of one."""
        part = amounts().revolt_income if self.revolt else 100
        return self.treasury + sum(self.incomes.values()) * part // 100 - self.upkeep


class Home(Struct, omit_defaults=True):
    """One's team: its people, its circle, its treaties, the breaches of them that the host has
    found."""

    team: Team
    members: list[Seat]
    captain: Seat | None = None
    banned: list[Team] = []
    treaties: list[Treaty] = []
    judged: list[Judged] = []
    commands: bool = True


class Secret(Struct, omit_defaults=True):
    """Everything, for a referee and at the end."""

    territories: list[Territory]
    lists: dict[Land, tuple[AnyLine, ...]] = {}
    flights: list[Flight] = []
    wars: list[War] = []
    treaties: list[Treaty] = []
    history: list[Year] = []


class View(Struct, omit_defaults=True):
    """The world. `squads`: who plays for which team, and who is ambassador where this turn,
    `ocean`: nobody, as whom a circle turns away goes home; `lies`: the statements that stand;
    `home` and `desks`: the viewer's own; `edition`: the rules version under which the match
    began."""

    phase: Phase
    turn: Turn
    turns: Turn
    lands: list[Known]
    squads: dict[Team, list[Seat]]
    out: dict[Seat, int] = {}
    ocean: list[Seat] = []
    lies: list[Lied] = []
    scores: list[Score] = []
    ending: str = ""
    home: Home | None = None
    desks: list[Desk] = []
    chosen: bool = False
    secret: Secret | None = None
    edition: int = 3
