"""Nuclear missiles are launched (items 38, R-N1 to R-N7); they land in step 6 of the next stage."""

from typing import Final

from intriga.games.maga.data.lines import MOST_MISSILES, Aimed, Count, Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Flight, LineOutcome, State
from intriga.games.maga.subjects.ministries.aims import (
    MOST,
    TARGET,
    another,
    foreign_land,
    missiles,
    too_late,
)
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.action import Fault
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Chosen, Field, Message, Range, Seat


class Strike(Aimed, frozen=True, kw_only=True):
    """`most` missiles fly; they strike until `hits` have hit (R-N2)."""

    most: Count
    hits: Count


def _fault(land: Land, line: Strike) -> Fault | None:
    return ("maga-refused-hits", "hits") if line.hits > line.most else None


def _why_not(stage: Stage, job: Job[Strike]) -> str:
    for row in job.rows:
        if why := another(stage, job, row.target):
            return why
        if stage.same_owner(job.land, row.target):
            return "own-territory"
        if row.hits > row.most:
            return "more-hits-than-missiles"
    if len({row.target for row in job.rows}) < len(job.rows):
        return "target-twice"
    return "" if stage.territory(job.land).nuclear else "no-missiles"


def _strike(stage: Stage, job: Job[Strike]) -> LineOutcome:
    """The missiles leave. What the arsenal does not have is cut in the order of the list (R-N2);
    level and helpers count as they are now (R-N7)."""
    stage.state.actions += 1
    territory = stage.territory(job.land)
    attack = stage.strength(job.actor, job.action.help)
    helpers = [(one.land, one.role) for one in stage.helpers(job.actor, job.action.help)]
    for row in job.rows:
        count = min(row.most, territory.nuclear)
        if not count:
            continue
        territory.nuclear -= count
        flight = Flight(
            job.land,
            row.target,
            count,
            min(row.hits, count),
            attack,
            stage.state.actions,
            helpers,
        )
        stage.state.launched.append(flight)
        stage.note("launched", land=seat_of(job.land), target=seat_of(row.target), count=count)
    return LineOutcome.DONE


def _doubts(state: State, land: Land, line: Strike) -> list[Message]:
    count = state.territories[land].nuclear
    few = [Message("maga-hint-missiles", {"count": count})] if count < line.most else []
    return [*few, *too_late(state, land, line)]


def _hits(state: State, who: Seat, chosen: Chosen) -> Range:
    most = chosen.get("most")
    return Range(1, most if isinstance(most, int) and most > 0 else MOST_MISSILES, 1)


STRIKE: Final = Carried(
    line=Strike,
    item=38,
    ministry=Role.DEFENCE,
    help="any",
    kind="ordinary",
    once=True,
    merges=True,
    credit=2_000_000,
    per_hit=True,
    columns=(TARGET, MOST, Field("hits", "number", "hits", after=("most",))),
    choices={"foreign-land": foreign_land, "missiles": missiles, "hits": _hits},
    fault=_fault,
    doubts=_doubts,
    why_not=_why_not,
    effect=_strike,
)
