"""How lines are cancelled and control of a role ends (5.4)."""

from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.job import Acting, AnyJob, Status
from intriga.games.maga.subjects.stage.stage import Stage


def disrupt(stage: Stage, role: Acting) -> None:
    """A sabotage of this role has succeeded: what it has not done yet, it does not do. Its state
    learns of it only if it hit what that state wanted: else it would learn that somebody else gives
    the role orders (R-T7)."""
    land, which = role
    touched = False
    for job in stage.jobs:
        if job.status is Status.WAITING and job.actor == role and not stands(stage, job):
            end = _cancel if job.ordered in (None, role) else lapse
            end(stage, job)
            touched = touched or job.orderer is None
        elif job.status is Status.DROPPED and job.actor == role:
            job.status = Status.CANCELLED
            touched = touched or job.orderer is None
    for helped, helpers in stage.helps.items():
        ended = [one for one in helpers if (one.land, one.role) == role]
        touched = touched or any(not one.ordered for one in ended)
        stage.helps[helped] = [one for one in helpers if one not in ended]
    if which is Role.FSB and land in stage.protections:
        protection = stage.protections.pop(land)
        touched = touched or not protection.ordered
    if which is Role.FOREIGN:
        for job in _orders_of(stage, land):
            lapse(stage, job)
            touched = True
    if touched:
        stage.disrupted.add(role)


def stands(stage: Stage, job: AnyJob) -> bool:
    """The suppression of a standing revolt goes on: neither a sabotage nor an order to the minister
    is in its way (R-B3)."""
    revolt = bool(stage.territory(job.land).revolt)
    return job.action.in_revolt and revolt and not stage.state.options.sabotage_revolt


def _orders_of(stage: Stage, orderer: Land) -> list[AnyJob]:
    return [job for job in stage.jobs if job.orderer == orderer and job.status is Status.WAITING]


def _cancel(stage: Stage, job: AnyJob) -> None:
    """A line is cancelled, and what it may have replaced does not stand again."""
    job.status = Status.CANCELLED
    stage.report(job, LineOutcome.CANCELLED)


def lapse(stage: Stage, job: AnyJob) -> None:
    """An order ends before it was carried out: the owner's dropped lines stand again, but for
    those of step 4."""
    job.status = Status.CANCELLED
    stage.report(job, LineOutcome.CANCELLED)
    for one in job.dropped:
        if one.status is Status.DROPPED and not one.action.early and not one.line.through:
            one.status = Status.WAITING
            stage.queue.add(one)


def free(stage: Stage, role: Acting, *, told: bool = True) -> None:
    """Nobody controls a role any more (R-I4): orders to it lapse, and whoever controlled it learns
    that contact was lost, if it was not their own wish."""
    post = stage.post(*role)
    holder, post.recruiter = post.recruiter, None
    if holder is None:
        return
    stage.note("freed", land=seat_of(role[0]), role=named(role[1]), by=seat_of(holder))
    if told:
        stage.tell(holder, "contact-lost", target=seat_of(role[0]), number=post.number)
    for job in stage.jobs:
        if job.status is Status.WAITING and job.orderer == holder and job.ordered == role:
            lapse(stage, job)
