"""Whether a line may be carried out now (5.2): block, revolt, slot, limit."""

from intriga.games.maga.lines import Suppress
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage


def in_the_way(stage: Stage, job: Job) -> str:
    """What stands in the way of a line, as the end of `maga-why-…`; "" if nothing does."""
    if stage.post(*job.actor).blocked == stage.state.turn:
        return "blocked"
    if stage.territory(job.land).revolt and not isinstance(job.line, Suppress):
        return "revolt"
    if job.action.kind == "ordinary" and not job.besides and job.actor in stage.slots:
        return "slot"
    if job.action.once and (job.actor, job.action.id) in stage.once:
        return "once"
    return ""
