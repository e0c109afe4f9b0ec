"""Lawsuits, with documents or without (item 51, R-J1)."""

from typing import Final

from intriga.games.maga.data import contest
from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Aimed
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Breach, LineOutcome, State
from intriga.games.maga.subjects.ministries.aims import (
    TARGET,
    foreign_land,
    foreign_target,
    land_of,
)
from intriga.games.maga.subjects.names import seat_of, treaties_by_number
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Choices, Chosen, Seat, choice


class Sue(Aimed, frozen=True, kw_only=True):
    """`treaty`: the one that is said to be broken; 0: without documents."""

    treaty: int = 0


def _sue(stage: Stage, job: Job[Sue]) -> LineOutcome:
    """A proven breach is worth a level in this contest; one serves one suit."""
    target = job.line.target
    breach = _document(stage, job)
    if breach is not None:
        stage.state.used_breaches.append(breach.number)
    more = contest.PARTS if breach is not None else 0
    won = stage.beats(job, (target, Role.JUSTICE), attack=more)
    result = "maga-suit-won" if won else "maga-suit-lost"
    stage.step.emit(
        result,
        tuple(stage.state.people(stage.team(target))),
        plaintiff=seat_of(job.land),
        land=seat_of(target),
    )
    stage.please(target if won else job.land, -amounts().lawsuit)
    if won:
        stage.reward(job)
    return LineOutcome.DONE if won else LineOutcome.FAILED


def _document(stage: Stage, job: Job[Sue]) -> Breach | None:
    """The first breach of the treaty that a suit names, by the defendant against the plaintiff, in
    a finished turn, and not used yet."""
    mine = (
        one
        for one in stage.state.breaches
        if one.treaty == job.line.treaty
        and one.number not in stage.state.used_breaches
        and (one.breaker, one.victim) == (job.line.target, job.land)
    )
    return next(mine, None)


def _treaties(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Treaties of the state that sues with the one it sues."""
    both = land_of(state, who, chosen), chosen.get("target")
    return treaties_by_number(
        one for one in state.treaties if all(land in one.parties for land in both)
    )


SUE: Final = Carried(
    line=Sue,
    item=51,
    ministry=Role.JUSTICE,
    help="none",
    kind="ordinary",
    once=True,
    cost=1_000_000,
    credit=1_000_000,
    columns=(TARGET, choice("treaty", "treaty", after=("target",), optional=True)),
    choices={"foreign-land": foreign_land, "treaty": _treaties},
    why_not=foreign_target,
    effect=_sue,
)
