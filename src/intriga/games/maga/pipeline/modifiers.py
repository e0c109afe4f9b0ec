"""Step 4: orders to recruited roles, helps and protections are registered before everything else
(R-ORD4)."""

from math import inf

from intriga.games.maga import contest
from intriga.games.maga.lines import Help, Land, Protect
from intriga.games.maga.lines import helped as helped_by
from intriga.games.maga.pipeline.freeze import places_of, positions_of
from intriga.games.maga.pipeline.permission import in_the_way
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.ends import stands
from intriga.games.maga.technical.job import Acting, Job, Status
from intriga.games.maga.technical.stage import Helper, Protection, Stage, named, seat_of


def run(stage: Stage) -> None:
    _orders(stage)
    for job in sorted(_early(stage), key=lambda job: (job.land, _place(job))):
        _register(stage, job)
    for land, protection in stage.protections.items():
        protection.pool = contest.PARTS * stage.post(land, Role.FSB).level
        protection.pool += sum(
            contest.share(one.role, stage.post(one.land, one.role).level, contest=False)
            for one in stage.helpers((land, Role.FSB), "any")
        )


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


def ordered_role(stage: Stage, job: Job) -> Acting:
    """Whom a line is given through."""
    land, _, number = job.line.through.partition(".")
    return int(land), stage.role_of(int(land), int(number))


def _why_no_order(stage: Stage, job: Job, orderer: Land, whom: Acting, ordered: set[Acting]) -> str:
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


def _give(stage: Stage, job: Job, whom: Acting) -> None:
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
    job.acting = job.line.role if isinstance(job.line, Help) else job.acting
    job.level = stage.levels[job.actor]
    job.position = _last(stage, land) + 1
    stage.note("ordered", land=seat_of(land), role=named(role), by=seat_of(orderer))
    if job.line.besides or not mine:
        return
    job.position = min(one.position for one in mine)
    for one in mine:
        one.status = Status.DROPPED
        job.dropped.append(one)


def _place(job: Job) -> float:
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


def _belongs(stage: Stage, job: Job, whom: Acting) -> bool:
    """Whether a line of the owner's list is the ordered role's: also its own orders to others."""
    if job.line.through:
        return job.land == whom[0] and whom[1] is Role.FOREIGN
    return job.actor == whom


# ── 4.2 ─────────────────────────────────────────────────────────────────────────────────


def _early(stage: Stage) -> list[Job]:
    return [job for job in stage.jobs if job.action.early and job.status is Status.WAITING]


def _register(stage: Stage, job: Job) -> None:
    """Check, charge, register; what was paid is not given back."""
    why = in_the_way(stage, job)
    if not why:
        why = _why_no_help(stage, job) if isinstance(job.line, Help) else _why_no_shares(job)
    if not why and not stage.pay(job, job.action.cost):
        why = "money"
    if why:
        stage.report(job, LineOutcome.REFUSED, why)
        return
    if job.action.kind == "ordinary" and not job.besides:
        stage.slots.add(job.actor)
    stage.once.add((job.actor, job.action.id))
    if isinstance(job.line, Help):
        helped = _helped(stage, job, job.line)
        stage.helps.setdefault(helped, []).append(
            Helper(job.land, job.acting, job.orderer is not None)
        )
    else:
        shares = {row.role: row.percent // 10 for row in job.rows if isinstance(row, Protect)}
        stage.protections[job.land] = Protection(0, shares, job.orderer is not None)
    stage.report(job, LineOutcome.DONE)


def _helped(stage: Stage, job: Job, line: Help) -> Acting:
    """Whom a role helps: one of its own state by title, or another's by number (R-NUM2)."""
    if line.whom.isdigit():
        return line.target, stage.role_of(line.target, int(line.whom))
    return line.target, Role(line.whom)


def _why_no_help(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, Help)
    if line.whom not in helped_by(job.listed, line.target):  # in the words of whoever wrote it
        return "no-target"
    helped = _helped(stage, job, line)
    if helped == job.actor:
        return "helps-itself"
    if any(one.land == job.land for one in stage.helps.get(helped, [])):
        return "second-helper"
    return ""


def _why_no_shares(job: Job) -> str:
    """Item 43: a hundred per cent at most, each role once."""
    shares = [row for row in job.rows if isinstance(row, Protect)]
    roles = {row.role for row in shares}
    fits = len(roles) == len(shares) and sum(row.percent for row in shares) <= 100
    return "" if fits else "too-much-protection"
