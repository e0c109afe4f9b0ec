"""A vaccine against the virus of whom one suspects (item 60, R-M4)."""

from typing import Final

from intriga.games.maga.data.lines import Aimed
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.ministries.aims import TARGET, foreign_land, foreign_target
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class Vaccinate(Aimed, frozen=True, kw_only=True):
    """Against the virus of whom one suspects."""


def _vaccinate(stage: Stage, job: Job[Vaccinate]) -> LineOutcome:
    """A wrong guess is charged and told like a lost contest."""
    target = job.line.target
    territory = stage.territory(job.land)
    if all(virus.by != target for virus in territory.viruses):
        stage.note("wrong-suspect", land=seat_of(job.land), target=seat_of(target))
        return LineOutcome.FAILED
    if not stage.beats(job, (target, Role.HEALTH)):
        return LineOutcome.FAILED
    territory.viruses = [virus for virus in territory.viruses if virus.by != target]
    stage.reward(job)
    return LineOutcome.DONE


VACCINATE: Final = Carried(
    line=Vaccinate,
    item=60,
    ministry=Role.HEALTH,
    help="own",
    kind="ordinary",
    once=True,
    cost=250_000,
    columns=(TARGET,),
    choices={"foreign-land": foreign_land},
    why_not=foreign_target,
    effect=_vaccinate,
)
