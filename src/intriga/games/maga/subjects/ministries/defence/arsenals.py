"""Missiles of both kinds are bought and scrapped (items 36, 37)."""

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import MOST_MISSILES, Land, Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State, Territory
from intriga.games.maga.subjects.ministries.aims import land_of, too_low
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Chosen, Field, Message, Range, Seat


class ChangeNuclear(Line, frozen=True, kw_only=True):
    """Bought if above 0, scrapped if below."""

    missiles: Annotated[int, Meta(ge=-100_000, le=100_000)]


class ChangeAbm(Line, frozen=True, kw_only=True):
    """Bought if above 0, scrapped if below."""

    missiles: Annotated[int, Meta(ge=-100_000, le=100_000)]


Change: TypeAlias = ChangeNuclear | ChangeAbm


def _why_not(stage: Stage, job: Job[Change]) -> str:
    """Buying nuclear missiles takes a level (R-N11); there must be something to scrap."""
    line = job.line
    if line.missiles == 0:
        return "nothing"
    if line.missiles < 0:
        return "" if _have(stage, job) else "no-missiles"
    low = stage.post(*job.actor).level < amounts().purchase_level
    return "low-level" if isinstance(line, ChangeNuclear) and low else ""


def _have(stage: Stage, job: Job[Change]) -> int:
    territory = stage.territory(job.land)
    return territory.nuclear if isinstance(job.line, ChangeNuclear) else territory.abm


def _count(stage: Stage, job: Job[Change]) -> int:
    """How many missiles come or go: one scraps no more than there are."""
    return max(job.line.missiles, -_have(stage, job))


def _charge(stage: Stage, job: Job[Change]) -> int:
    count = _count(stage, job)
    return count * job.action.cost if count > 0 else -count * amounts().scrap


def _change(stage: Stage, job: Job[Change]) -> LineOutcome:
    count, territory = _count(stage, job), stage.territory(job.land)
    if isinstance(job.line, ChangeNuclear):
        territory.nuclear += count
    else:
        territory.abm += count
    stage.note(job.action.id, land=seat_of(job.land), count=count)
    return LineOutcome.DONE


def _doubts(state: State, land: Land, line: Change) -> Iterable[Message]:
    buys = isinstance(line, ChangeNuclear) and line.missiles > 0
    return too_low(state, land, Role.DEFENCE, amounts().purchase_level) if buys else ()


def _nuclear(state: State, who: Seat, chosen: Chosen) -> Range:
    """One scraps no more than there are; how many can be paid for, may change."""
    return Range(-_territory(state, who, chosen).nuclear, MOST_MISSILES, 1)


def _abm(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(-_territory(state, who, chosen).abm, MOST_MISSILES, 1)


def _territory(state: State, who: Seat, chosen: Chosen) -> Territory:
    """The territory of the list."""
    land = land_of(state, who, chosen)
    if land is None:
        raise ValueError("a list is of a territory of one's own")
    return state.territories[land]


def _of(line: type[Change], item: int, cost: int, domain: str) -> Carried[Change]:
    return Carried(
        line=line,
        item=item,
        ministry=Role.DEFENCE,
        help="any",
        kind="plain",
        cost=cost,
        each="missiles",
        columns=(Field("missiles", "number", domain),),
        choices={"change-nuclear": _nuclear, "change-abm": _abm},
        doubts=_doubts,
        why_not=_why_not,
        charge=_charge,
        effect=_change,
    )


CHANGE_NUCLEAR: Final = _of(ChangeNuclear, 36, 2_000_000, "change-nuclear")
CHANGE_ABM: Final = _of(ChangeAbm, 37, 1_000_000, "change-abm")
