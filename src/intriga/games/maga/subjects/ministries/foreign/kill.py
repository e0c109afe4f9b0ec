"""A minister is killed: a beginner takes the place (item 49)."""

from typing import Final

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import AimedAtRole
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.agents import nobody_recruited
from intriga.games.maga.subjects.ministries.aims import (
    NUMBER,
    TARGET,
    foreign_land,
    foreign_target,
    role_number,
    role_there,
)
from intriga.games.maga.subjects.ministries.foreign.strikes import leave_traces, strikes
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.ends import free
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class Kill(AimedAtRole, frozen=True, kw_only=True):
    pass


def _why_not(stage: Stage, job: Job[Kill]) -> str:
    """One must have a recruited role there."""
    if why := foreign_target(stage, job):
        return why
    posts = stage.territory(job.line.target).roles.values()
    return "" if any(post.recruiter == job.land for post in posts) else "nobody-recruited"


def _kill(stage: Stage, job: Job[Kill]) -> LineOutcome:
    """Nobody is killed twice, nor while they cannot act (R-ORD6): that ends like a lost contest."""
    whom = role_there(stage, job.line)
    post = stage.post(*whom)
    if post.blocked == stage.state.turn or whom in stage.fallen:
        stage.note("killed-in-vain", land=seat_of(whom[0]), role=named(whom[1]))
        leave_traces(stage, job, whom)
        return LineOutcome.FAILED
    if not strikes(stage, job, whom):
        return LineOutcome.FAILED
    post.level = amounts().level
    post.blocked = stage.state.turn + 1
    stage.fallen.add(whom)
    stage.note("killed", land=seat_of(whom[0]), role=named(whom[1]), by=seat_of(job.land))
    stage.tell(whom[0], "killed", role=named(whom[1]))
    free(stage, whom)
    stage.reward(job)
    return LineOutcome.DONE


KILL: Final = Carried(
    line=Kill,
    item=49,
    ministry=Role.FOREIGN,
    help="own",
    kind="ordinary",
    once=True,
    cost=3_000_000,
    credit=3_000_000,
    columns=(TARGET, NUMBER),
    choices={"foreign-land": foreign_land, "number": role_number},
    idle=nobody_recruited,
    why_not=_why_not,
    effect=_kill,
)
