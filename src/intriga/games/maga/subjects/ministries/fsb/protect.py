"""The director protects roles from foreign intelligence (item 43, R-I8)."""

from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import State
from intriga.games.maga.subjects.ministries.aims import ROLE, roles
from intriga.games.maga.subjects.stage.carried import Registered
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Protection, Stage
from intriga.kernel import Choices, Chosen, Seat, choice, numbers


class Protect(Line, frozen=True, kw_only=True):
    """`percent` of the director's level for this role, in tens."""

    role: Role
    percent: Annotated[int, Meta(ge=10, le=100, multiple_of=10)]


def _why_not(stage: Stage, job: Job[Protect]) -> str:
    """A hundred per cent at most, each role once."""
    named = {row.role for row in job.rows}
    fits = len(named) == len(job.rows) and sum(row.percent for row in job.rows) <= 100
    return "" if fits else "too-much-protection"


def _register(stage: Stage, job: Job[Protect]) -> None:
    shares = {row.role: row.percent // 10 for row in job.rows}
    stage.protections[job.land] = Protection(0, shares, job.orderer is not None)


def _percent(state: State, who: Seat, chosen: Chosen) -> Choices:
    return numbers(range(amounts().share, 101, amounts().share))


PROTECT: Final = Registered(
    line=Protect,
    item=43,
    ministry=Role.FSB,
    help="any",
    kind="starred",
    once=True,
    merges=True,
    cost=500_000,
    columns=(ROLE, choice("percent", "percent")),
    choices={"role": roles, "percent": _percent},
    why_not=_why_not,
    register=_register,
)
