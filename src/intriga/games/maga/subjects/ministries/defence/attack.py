"""A land war is declared; it is fought at the end of the next stage (items 41, 65)."""

from typing import Final

from intriga.games.maga.data.lines import Aimed
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, War
from intriga.games.maga.subjects.ministries.aims import (
    TARGET,
    foreign_land,
    foreign_target,
    too_late,
)
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class Attack(Aimed, frozen=True, kw_only=True):
    pass


def _attack(stage: Stage, job: Job[Attack]) -> LineOutcome:
    target = job.line.target
    stage.state.declared.append(War(job.land, target))
    stage.note("war-declared", land=seat_of(job.land), target=seat_of(target))
    return LineOutcome.DONE


ATTACK: Final = Carried(
    line=Attack,
    item=41,
    ministry=Role.DEFENCE,
    help="any",
    kind="ordinary",
    once=True,
    columns=(TARGET,),
    choices={"foreign-land": foreign_land},
    doubts=too_late,
    why_not=foreign_target,
    effect=_attack,
)
