"""A recruited role of one's own is freed (item 54, R-I6)."""

from typing import Final

from intriga.games.maga.data.lines import Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.ministries.aims import ROLE, roles
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.ends import free
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class FreeRole(Line, frozen=True, kw_only=True):
    role: Role


def _free(stage: Stage, job: Job[FreeRole]) -> LineOutcome:
    """{interior; foreign intelligence of the recruiter}. Of a role that is not recruited: charged,
    and told like a lost contest."""
    holder = stage.post(job.land, job.line.role).recruiter
    if holder is None:
        stage.note("nothing-to-free", land=seat_of(job.land))
        return LineOutcome.FAILED
    if not stage.beats(job, (holder, Role.FOREIGN)):
        return LineOutcome.FAILED
    free(stage, (job.land, job.line.role))
    stage.reward(job)
    return LineOutcome.DONE


FREE_ROLE: Final = Carried(
    line=FreeRole,
    item=54,
    ministry=Role.INTERIOR,
    help="none",
    kind="ordinary",
    once=True,
    cost=1_500_000,
    columns=(ROLE,),
    choices={"role": roles},
    effect=_free,
)
