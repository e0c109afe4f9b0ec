"""A lie about one's own state is refuted (item 56, R-M3, R-M5)."""

from typing import Final

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Aimed, Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import State, Territory
from intriga.games.maga.subjects.ministries.aims import TARGET, beating, foreign_land
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Message


class Refute(Aimed, frozen=True, kw_only=True):
    pass


def _lies(territory: Territory, by: Land) -> bool:
    """Whether a lie of this state stands."""
    return any(lie.by == by for lie in territory.lies)


def _why_not(stage: Stage, job: Job[Refute]) -> str:
    return "" if _lies(stage.territory(job.land), job.line.target) else "no-lie"


def _refute(stage: Stage, job: Job[Refute]) -> None:
    """All lies of this state end, and it pays for them once."""
    target = job.line.target
    territory = stage.territory(job.land)
    territory.lies = [lie for lie in territory.lies if lie.by != target]
    stage.please(job.land, amounts().refuted)
    stage.please(target, -amounts().liar)
    stage.publish("refuted", author=seat_of(target), target=seat_of(job.land))


def _doubts(state: State, land: Land, line: Refute) -> list[Message]:
    if _lies(state.territories[land], line.target):
        return []
    return [Message("maga-hint-no-lie", {"n": line.target + 1})]


REFUTE: Final = Carried(
    line=Refute,
    item=56,
    ministry=Role.MEDIA,
    help="own",
    kind="ordinary",
    once=True,
    cost=500_000,
    columns=(TARGET,),
    choices={"foreign-land": foreign_land},
    doubts=_doubts,
    why_not=_why_not,
    effect=beating(Role.MEDIA, _refute),
)
