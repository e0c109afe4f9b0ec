"""The search for another state's foreign intelligence (item 44)."""

from typing import Final

from intriga.games.maga.data.lines import Aimed
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.ministries.aims import TARGET, foreign_land, foreign_target
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class FindForeign(Aimed, frozen=True, kw_only=True):
    pass


def _why_not(stage: Stage, job: Job[FindForeign]) -> str:
    if why := foreign_target(stage, job):
        return why
    nobody = job.line.target not in stage.territory(job.land).agents
    return "nobody-there" if nobody and stage.state.options.free_search else ""


def _find(stage: Stage, job: Job[FindForeign]) -> LineOutcome:
    """Whoever did nothing here is not found: charged, and told like a lost contest (R-PAY6)."""
    target = job.line.target
    if target not in stage.territory(job.land).agents:
        stage.note("nobody-there", land=seat_of(job.land), target=seat_of(target))
        return LineOutcome.FAILED
    wanted = (target, Role.FOREIGN)
    if not stage.beats(job, wanted):
        return LineOutcome.FAILED
    number = stage.post(*wanted).number
    stage.territory(job.land).found[target] = number
    stage.learn(job.land, wanted)
    stage.tell(job.land, "found", target=seat_of(target), number=number)
    stage.reward(job)
    return LineOutcome.DONE


FIND_FOREIGN: Final = Carried(
    line=FindForeign,
    item=44,
    ministry=Role.FSB,
    help="none",
    kind="ordinary",
    once=True,
    cost=3_000_000,
    columns=(TARGET,),
    choices={"foreign-land": foreign_land},
    why_not=_why_not,
    effect=_find,
)
