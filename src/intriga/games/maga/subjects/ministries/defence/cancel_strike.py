"""Missiles of one's own that fly are recalled, and lost (item 40, R-N9)."""

from typing import Final

from intriga.games.maga.data.lines import Aimed, Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.ministries.aims import TARGET, foreign_land
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class CancelStrike(Aimed, frozen=True, kw_only=True):
    pass


def _why_not(stage: Stage, job: Job[CancelStrike]) -> str:
    mine = (one for one in stage.state.flights if one.launcher == job.land and one.missiles)
    return "" if any(one.target == job.line.target for one in mine) else "no-flight"


def _recall(stage: Stage, job: Job[CancelStrike]) -> LineOutcome:
    """All missiles of one direction are lost. Whoever has shot at them is told as of any others
    that nothing came of them (item 64)."""
    target = job.line.target
    gone = [one for one in stage.state.flights if (one.launcher, one.target) == (job.land, target)]
    count = sum(one.missiles for one in gone)
    for one in gone:
        one.missiles = 0
    stage.note("recalled", land=seat_of(job.land), target=seat_of(target), count=count)
    return LineOutcome.DONE


def _nothing_flies(state: State, land: Land) -> bool:
    return not any(fly.launcher == land for fly in state.flights)


CANCEL_STRIKE: Final = Carried(
    line=CancelStrike,
    item=40,
    ministry=Role.DEFENCE,
    help="any",
    kind="plain",
    columns=(TARGET,),
    choices={"foreign-land": foreign_land},
    idle=_nothing_flies,
    why_not=_why_not,
    effect=_recall,
)
