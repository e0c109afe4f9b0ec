"""A revolt is suppressed (items 52, 67, R-B5)."""

from typing import Final

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Land, Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Message


class Suppress(Line, frozen=True, kw_only=True):
    pass


def _suppress(stage: Stage, job: Job[Suppress]) -> LineOutcome:
    """In a revolt the mood is 50 and the revolt over; without one the mood falls."""
    territory = stage.territory(job.land)
    if territory.revolt:
        territory.revolt = territory.unrest = 0
        territory.mood = amounts().suppressed
        stage.note("suppressed", land=seat_of(job.land))
    else:
        stage.please(job.land, -amounts().idle_suppression)
    return LineOutcome.DONE


def _doubts(state: State, land: Land, line: Suppress) -> list[Message]:
    if state.territories[land].revolt:
        return []
    return [Message("maga-hint-no-revolt", {"points": amounts().idle_suppression})]


SUPPRESS: Final = Carried(
    line=Suppress,
    item=52,
    ministry=Role.INTERIOR,
    help="any",
    kind="plain",
    once=True,
    in_revolt=True,
    cost=1_000_000,
    doubts=_doubts,
    effect=_suppress,
)
