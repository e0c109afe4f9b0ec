"""Step 4: orders to recruited roles, helps and protections are registered before everything else
(R-ORD4)."""

from math import inf

from intriga.games.maga.data import contest
from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.actions import REGISTERED
from intriga.games.maga.subjects.lists.columns import places_of, positions_of
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.ends import stands
from intriga.games.maga.subjects.stage.job import Acting, AnyJob, Status
from intriga.games.maga.subjects.stage.permission import in_the_way, take_down
from intriga.games.maga.subjects.stage.stage import Stage


def run(stage: Stage) -> None:
    _orders(stage)
    for job in sorted(_early(stage), key=lambda job: (job.land, _place(job))):
        _register(stage, job)
    for land, protection in stage.protections.items():
        protection.pool = contest.PARTS * stage.post(land, Role.FSB).level
        protection.pool += stage.shares((land, Role.FSB), "any", contest=False)


# ── 4.1 ─────────────────────────────────────────────────────────────────────────────────


def _orders(stage: Stage) -> None:
    """Orders to foreign intelligence come first: they can drop the orders that it gives itself."""
    ordered: set[Acting] = set()
    waiting = [job for job in stage.jobs if job.line.through]
    first = [job for job in waiting if ordered_role(stage, job)[1] is Role.FOREIGN]
    for job in (*first, *(one for one in waiting if one not in first)):
        if job.status is not Status.WAITING:
            continue
        orderer = job.land
        land, role = ordered_role(stage, job)
        why = _why_no_order(stage, job, orderer, (land, role), ordered)
        if why:
            job.acting = Role.FOREIGN
            stage.report(job, LineOutcome.REFUSED, why)
            continue
        ordered.add((land, role))
        _give(stage, job, (land, role))


def ordered_role(stage: Stage, job: AnyJob) -> Acting:
    """Whom a line is given through."""
    land, _, number = job.line.through.partition(".")
    return int(land), stage.role_of(int(land), int(number))


def _why_no_order(
    stage: Stage, job: AnyJob, orderer: Land, whom: Acting, ordered: set[Acting]
) -> str:
    """What stands in the way of an order, as the end of `maga-why-…`."""
    if stage.territory(orderer).revolt:
        return "revolt"
    if stage.post(orderer, Role.FOREIGN).blocked == stage.state.turn:
        return "blocked"
    if stage.post(*whom).recruiter != orderer:
        return "not-recruited"
    if job.action.ministry is not whom[1]:
        return "not-their-chapter"
    return "ordered-already" if whom in ordered else ""


def _give(stage: Stage, job: AnyJob, whom: Acting) -> None:
    """The line is now one of the owner's: in the place of theirs, or after all of them."""
    land, role = whom
    orderer = job.land
    mine = [
        one
        for one in stage.jobs
        if one.status is Status.WAITING
        and one.orderer is None
        and _belongs(stage, one, whom)
        and not stands(stage, one)
    ]
    job.land, job.orderer, job.besides = land, orderer, job.line.besides
    job.ordered = whom
    job.level = stage.levels[job.actor]
    job.position = _last(stage, land) + 1
    stage.note("ordered", land=seat_of(land), role=named(role), by=seat_of(orderer))
    if job.line.besides or not mine:
        return
    job.position = min(one.position for one in mine)
    for one in mine:
        one.status = Status.DROPPED
        job.dropped.append(one)


def _place(job: AnyJob) -> float:
    """Where a line of step 4 stands in its owner's list: an ordered one where the first one stood
    that it replaces, else after all."""
    if job.orderer is None:
        return job.places[0]
    return min((one.places[0] for one in job.dropped), default=inf)


def _last(stage: Stage, land: Land) -> int:
    """The place after which nothing stands in the owner's list, also where they have chosen
    priorities of their own (R-ORD1)."""
    lines = stage.state.lists.get(land, ())
    return max([0, *places_of(stage.state, lines), *positions_of(stage.state, lines)])


def _belongs(stage: Stage, job: AnyJob, whom: Acting) -> bool:
    """Whether a line of the owner's list is the ordered role's: also its own orders to others."""
    if job.line.through:
        return job.land == whom[0] and whom[1] is Role.FOREIGN
    return job.actor == whom


# ── 4.2 ─────────────────────────────────────────────────────────────────────────────────


def _early(stage: Stage) -> list[AnyJob]:
    return [job for job in stage.jobs if job.action.early and job.status is Status.WAITING]


def _register(stage: Stage, job: AnyJob) -> None:
    """Check, charge, register."""
    action = REGISTERED[type(job.line)]
    why = in_the_way(stage, job) or action.why_not(stage, job)
    if take_down(stage, job, why, action.cost):
        action.register(stage, job)
        stage.report(job, LineOutcome.DONE)
