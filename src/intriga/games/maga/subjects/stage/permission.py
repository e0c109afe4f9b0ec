"""Whether a line may be carried out now (5.2): block, revolt, slot, limit; and the money."""

from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.stage.job import AnyJob
from intriga.games.maga.subjects.stage.stage import Stage


def in_the_way(stage: Stage, job: AnyJob) -> str:
    """What stands in the way of a line, as the end of `maga-why-…`; "" if nothing does."""
    if stage.post(*job.actor).blocked == stage.state.turn:
        return "blocked"
    if stage.territory(job.land).revolt and not job.action.in_revolt:
        return "revolt"
    if job.action.is_ordinary and not job.besides and job.actor in stage.slots:
        return "slot"
    if job.action.once and (job.actor, job.action.id) in stage.once:
        return "once"
    return ""


def take_down(stage: Stage, job: AnyJob, why: str, cost: int) -> bool:
    """Charge a line, unless something stands in its way, and note what of its role is used up.
    What was paid is not given back."""
    if not why and not stage.pay(job, cost):
        why = "money"
    if why:
        stage.report(job, LineOutcome.REFUSED, why)
        return False
    if job.action.is_ordinary and not job.besides:
        stage.slots.add(job.actor)
    stage.once.add((job.actor, job.action.id))
    return True
