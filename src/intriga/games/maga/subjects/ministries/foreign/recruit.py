"""A role is recruited (item 46, R-I4)."""

from collections.abc import Iterable
from typing import Final

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import AimedAtRole, Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.ministries.aims import (
    NUMBER,
    TARGET,
    foreign_land,
    foreign_target,
    role_number,
    role_there,
    too_low,
)
from intriga.games.maga.subjects.ministries.foreign.strikes import strikes
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.ends import free
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Message


class Recruit(AimedAtRole, frozen=True, kw_only=True):
    pass


def _why_not(stage: Stage, job: Job[Recruit]) -> str:
    """A level is needed, and a role one has cannot be had again."""
    if why := foreign_target(stage, job):
        return why
    if stage.post(*job.actor).level < amounts().recruit_level:
        return "low-level"
    had = stage.post(*role_there(stage, job.line)).recruiter == job.land
    return "recruited-already" if had else ""


def _recruit(stage: Stage, job: Job[Recruit]) -> LineOutcome:
    whom = role_there(stage, job.line)
    if not strikes(stage, job, whom):
        return LineOutcome.FAILED
    free(stage, whom)
    post = stage.post(*whom)
    post.recruiter, post.recruited = job.land, stage.state.turn
    stage.note("recruited", land=seat_of(whom[0]), role=named(whom[1]), by=seat_of(job.land))
    stage.reward(job)
    return LineOutcome.DONE


def _doubts(state: State, land: Land, line: Recruit) -> Iterable[Message]:
    return too_low(state, land, Role.FOREIGN, amounts().recruit_level)


RECRUIT: Final = Carried(
    line=Recruit,
    item=46,
    ministry=Role.FOREIGN,
    help="own",
    kind="ordinary",
    once=True,
    cost=3_000_000,
    credit=3_000_000,
    columns=(TARGET, NUMBER),
    choices={"foreign-land": foreign_land, "number": role_number},
    doubts=_doubts,
    why_not=_why_not,
    effect=_recruit,
)
