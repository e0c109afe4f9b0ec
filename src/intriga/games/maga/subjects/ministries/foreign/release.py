"""A recruited role is let go (item 47)."""

from typing import Final

from intriga.games.maga.data.lines import AimedAtRole
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.agents import nobody_recruited
from intriga.games.maga.subjects.ministries.aims import (
    NUMBER,
    TARGET,
    foreign_land,
    role_number,
    role_there,
)
from intriga.games.maga.subjects.names import named
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.ends import free
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class Release(AimedAtRole, frozen=True, kw_only=True):
    pass


def _why_not(stage: Stage, job: Job[Release]) -> str:
    if not 0 <= job.line.target < len(stage.state.territories):
        return "no-target"
    mine = stage.post(*role_there(stage, job.line)).recruiter == job.land
    return "" if mine else "not-recruited"


def _release(stage: Stage, job: Job[Release]) -> LineOutcome:
    """The owner learns that the role had been recruited, not by whom."""
    whom = role_there(stage, job.line)
    free(stage, whom, told=False)
    stage.tell(whom[0], "was-recruited", role=named(whom[1]))
    return LineOutcome.DONE


RELEASE: Final = Carried(
    line=Release,
    item=47,
    ministry=Role.FOREIGN,
    help="any",
    kind="plain",
    columns=(TARGET, NUMBER),
    choices={"foreign-land": foreign_land, "number": role_number},
    idle=nobody_recruited,
    why_not=_why_not,
    effect=_release,
)
