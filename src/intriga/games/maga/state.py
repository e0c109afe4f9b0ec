"""The position: territories on the circle, the teams that command them, and what is under way."""

from enum import StrEnum
from typing import Generic, Literal, TypeAlias

from msgspec import Struct

from intriga.games.maga.data.lines import Land, Line, LineT
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.data.treaty import Duty, Treaty
from intriga.games.maga.options import Options
from intriga.kernel import Seat

Team = int
"""A team, by the number of the territory with which it began."""
Turn = int


class Phase(StrEnum):
    """Numbers of roles are chosen, then game stages follow each other. A technical stage is carried
    out at once; in a match with pauses (item 6) teams then have time alone with their reports, and
    the turn is that of the coming game stage."""

    OPENING = "opening"
    PLAY = "play"
    PAUSE = "pause"
    OVER = "over"


PLAYED = (Phase.PLAY, Phase.PAUSE)
"""Between the opening and the end."""


class Post(Struct, omit_defaults=True):
    """A role of a territory. `number`: its secret number (R-NUM). `blocked`: the turn in which it
    cannot act (R-ORD6). `recruiter`: the territory whose foreign intelligence has recruited it, in
    the turn `recruited`."""

    number: int
    level: int
    blocked: Turn = 0
    recruiter: Land | None = None
    recruited: Turn = 0


class Lie(Struct, frozen=True):
    """A statement in the press about this territory, not refuted yet."""

    by: Land


class Virus(Struct, omit_defaults=True):
    """A virus in this territory. `ticks`: how often it has worked: the next takes 2 ** (ticks + 1)
    points of mood (R-M3)."""

    by: Land
    ticks: int = 0


class Territory(Struct, omit_defaults=True):
    """A state as it began. `team`: who commands it. Money in units of one, `mood` in per cent.
    `revolt`: the turn since which there is one, 0: none; `unrest`: how often it has cost anything
    (R-B2). `agents`: territories whose foreign intelligence was active here (item 44). `found`: the
    numbers of foreign intelligence that its FSB has found, by territory; `titles`: which role has
    which number elsewhere, as far as its own intelligence knows. `credit`: what its successes are
    worth at the end (R-S3). `conquered`: the turn in which it was, 0: it was not."""

    team: Team
    treasury: int
    incomes: dict[Sphere, int]
    roles: dict[Role, Post]
    nuclear: int = 0
    abm: int = 0
    mood: int = 100
    revolt: Turn = 0
    unrest: int = 0
    lies: list[Lie] = []
    viruses: list[Virus] = []
    agents: list[Land] = []
    found: dict[Land, int] = {}
    titles: dict[Land, dict[int, Role]] = {}
    credit: int = 0
    conquered: Turn = 0

    @property
    def income(self) -> int:
        """Of all spheres."""
        return sum(self.incomes.values())


class Flight(Struct, omit_defaults=True):
    """Missiles from one territory to another, launched in the last turn. `missiles`: still
    flying; `hits`: as many are to hit; `attack`: the launcher's side, in parts of a level (R-N7);
    `helpers`: those who helped to launch; `action`: the strike it belongs to; `shot_at`: the
    interceptors that tried, `downed`: those that downed one."""

    launcher: Land
    target: Land
    missiles: int
    hits: int
    attack: int
    action: int
    helpers: list[tuple[Land, Role]] = []
    shot_at: list[Land] = []
    downed: list[Land] = []
    seen_by: list[Land] = []


class War(Struct, frozen=True):
    """A land war that was declared in the last turn."""

    attacker: Land
    target: Land


class LineOutcome(StrEnum):
    """What became of a line; texts `maga-outcome-…`."""

    DONE = "done"
    FAILED = "failed"
    REFUSED = "refused"
    CANCELLED = "cancelled"


class Reported(Struct, Generic[LineT], frozen=True, omit_defaults=True):
    """What became of a line of a list. `why`: the text of a refusal, `maga-why-…`."""

    line: LineT
    outcome: LineOutcome
    why: str = ""


class Squad(Struct, omit_defaults=True):
    """A team. `members`: its people; `out`: member → where they are ambassador this turn, -1 being
    the international circle; `sent_home`: those of them whom a curator has sent home again;
    `banned`: the teams whose ambassadors may not sit here (item 10).
    `captain`: who hands in, if only one may. `ministries`: role → who edits its lines. `name`: what
    its people called it before the match, "" for nothing."""

    members: list[Seat]
    out: dict[Seat, int] = {}
    sent_home: list[Seat] = []
    banned: list[Team] = []
    captain: Seat | None = None
    ministries: dict[Role, Seat] = {}
    name: str = ""


class Figures(Struct, frozen=True):
    """The characteristics of a territory after a technical stage."""

    team: Team
    treasury: int
    incomes: dict[Sphere, int]
    nuclear: int
    abm: int
    mood: int
    levels: dict[Role, int]


class Year(Struct, frozen=True):
    """All territories after the technical stage of a turn."""

    turn: Turn
    figures: list[Figures]

    @classmethod
    def of(cls, state: "Position[Line]") -> "Year":
        """They as they are now."""
        return cls(
            state.turn,
            [
                Figures(
                    one.team,
                    one.treasury,
                    dict(one.incomes),
                    one.nuclear,
                    one.abm,
                    one.mood,
                    {role: post.level for role, post in one.roles.items()},
                )
                for one in state.territories
            ],
        )


class Breach(Struct, frozen=True):
    """A clause of a treaty that was broken, by whom and against whom. Only finished turns count,
    and each serves one lawsuit (R-J1)."""

    number: int
    treaty: int
    clause: int
    turn: Turn
    breaker: Land
    victim: Land


class Score(Struct, frozen=True, omit_defaults=True):
    """The points of a team at the end (item 69), in units of money, by what they are for."""

    team: Team
    treasury: int = 0
    levels: int = 0
    income: int = 0
    nuclear: int = 0
    abm: int = 0
    mood: int = 0
    credit: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        worth = self.treasury + self.levels + self.income + self.nuclear
        return worth + self.abm + self.mood + self.credit


class Position(Struct, Generic[LineT], omit_defaults=True):
    """A match. Of which kinds the lines are, is known to the actions, which stand above it.

    `lists`: territory → what its team has handed in for this turn; `ready`: teams that need not be
    waited for while numbers are chosen or reports read. `reports`: of the last technical stage, by
    territory. `history`: of each turn, the characteristics of all territories as the technical
    stage left them. `duties`: number of a treaty → how each of its clauses stands. `edition`: the
    rules version under which the match began (`subjects/editions`).
    """

    options: Options
    territories: list[Territory]
    squads: dict[Team, Squad]
    phase: Phase = Phase.OPENING
    turn: Turn = 1
    lists: dict[Land, tuple[LineT, ...]] = {}
    ready: list[Team] = []
    flights: list[Flight] = []
    wars: list[War] = []
    declared: list[War] = []
    launched: list[Flight] = []
    actions: int = 0
    reports: dict[Land, list[Reported[LineT]]] = {}
    history: list[Year] = []
    treaties: list[Treaty] = []
    duties: dict[int, list[Duty]] = {}
    breaches: list[Breach] = []
    used_breaches: list[int] = []
    scores: list[Score] = []
    ending: Literal["", "turns", "host", "conquest"] = ""
    edition: int = 3

    def lands(self, team: Team) -> list[Land]:
        """The territories that a team commands, its capital first."""
        mine = [land for land, one in enumerate(self.territories) if one.team == team]
        return sorted(mine, key=lambda land: (land != team, land))

    def people(self, team: Team) -> list[Seat]:
        """All who play for a team, those of conquered ones among them (item 66)."""
        return sorted(
            who
            for other, squad in self.squads.items()
            if self.territories[other].team == team
            for who in squad.members
        )

    def neighbours(self, land: Land) -> list[Land]:
        """The one or two territories beside it on the circle (R-N4)."""
        count = len(self.territories)
        return sorted({(land - 1) % count, (land + 1) % count} - {land})


State: TypeAlias = Position[Line]
"""A match as the rules see it, to whom a line is any line."""
