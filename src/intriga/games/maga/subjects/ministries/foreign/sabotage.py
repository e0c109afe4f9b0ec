"""A role is kept from what it has not done yet (item 45)."""

from typing import Final

from intriga.games.maga.data.lines import AimedAtRole
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.ministries.aims import (
    NUMBER,
    TARGET,
    foreign_land,
    foreign_target,
    role_number,
    role_there,
)
from intriga.games.maga.subjects.ministries.foreign.strikes import strikes
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.ends import disrupt
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class Sabotage(AimedAtRole, frozen=True, kw_only=True):
    pass


def _sabotage(stage: Stage, job: Job[Sabotage]) -> LineOutcome:
    whom = role_there(stage, job.line)
    if not strikes(stage, job, whom):
        return LineOutcome.FAILED
    stage.note("sabotaged", land=seat_of(whom[0]), role=named(whom[1]), by=seat_of(job.land))
    disrupt(stage, whom)
    stage.reward(job)
    return LineOutcome.DONE


SABOTAGE: Final = Carried(
    line=Sabotage,
    item=45,
    ministry=Role.FOREIGN,
    help="own",
    kind="ordinary",
    once=True,
    may_be_first=True,
    cost=1_500_000,
    credit=1_500_000,
    columns=(TARGET, NUMBER),
    choices={"foreign-land": foreign_land, "number": role_number},
    why_not=foreign_target,
    effect=_sabotage,
)
