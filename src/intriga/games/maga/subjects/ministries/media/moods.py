"""The mood of one's own people rises, or that of others falls (items 57, 58)."""

from typing import Final

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Aimed, Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.ministries.aims import (
    TARGET,
    beating,
    foreign_land,
    foreign_target,
)
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class ImproveMood(Line, frozen=True, kw_only=True):
    pass


def _improve(stage: Stage, job: Job[ImproveMood]) -> LineOutcome:
    stage.please(job.land, amounts().improve)
    return LineOutcome.DONE


IMPROVE_MOOD: Final = Carried(
    line=ImproveMood,
    item=57,
    ministry=Role.MEDIA,
    help="none",
    kind="plain",
    cost=500_000,
    effect=_improve,
)


class WorsenMood(Aimed, frozen=True, kw_only=True):
    pass


def _worsen(stage: Stage, job: Job[WorsenMood]) -> None:
    target = job.line.target
    stage.please(target, -amounts().worsen)
    stage.tell(target, "worsened")


WORSEN_MOOD: Final = Carried(
    line=WorsenMood,
    item=58,
    ministry=Role.MEDIA,
    help="own",
    kind="ordinary",
    once=True,
    cost=500_000,
    credit=500_000,
    columns=(TARGET,),
    choices={"foreign-land": foreign_land},
    why_not=foreign_target,
    effect=beating(Role.MEDIA, _worsen),
)
