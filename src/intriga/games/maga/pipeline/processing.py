"""Step 5: all other lines, one by one: by position, then by level, then by chance."""

from collections.abc import Callable, Mapping

from intriga.games.maga.effects import (
    boosts,
    defence,
    finance,
    foreign,
    fsb,
    health,
    interior,
    justice,
    media,
    nuclear,
    president,
)
from intriga.games.maga.pipeline.permission import in_the_way
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.technical.job import Job, Status
from intriga.games.maga.technical.stage import Stage

Why = Callable[[Stage, Job], str]
Cost = Callable[[Stage, Job], int]
Effect = Callable[[Stage, Job], LineOutcome]

EFFECTS: Mapping[str, tuple[Why | None, Effect]] = {
    **president.EFFECTS,
    **finance.EFFECTS,
    **defence.EFFECTS,
    **nuclear.EFFECTS,
    **fsb.EFFECTS,
    **foreign.EFFECTS,
    **justice.EFFECTS,
    **interior.EFFECTS,
    **media.EFFECTS,
    **health.EFFECTS,
    **boosts.EFFECTS,
}
"""By the kind of a line: what else may stand in its way, and what it does."""

COSTS: Mapping[str, Cost] = {**defence.COSTS, **finance.COSTS}
"""What a line costs, where it is not the price of the table."""


def run(stage: Stage) -> None:
    queue = stage.queue
    for job in stage.jobs:
        if not job.action.early and job.status is Status.WAITING:
            queue.add(job)
    while (due := queue.next(stage.below)) is not None:
        carry_out(stage, due)


def carry_out(stage: Stage, job: Job) -> None:
    """5.2 and 5.3: check, charge, contest, effects."""
    check, effect = EFFECTS[job.action.id]
    cost = COSTS[job.action.id](stage, job) if job.action.id in COSTS else job.action.cost
    why = in_the_way(stage, job) or (check(stage, job) if check else "")
    if not why and not stage.pay(job, cost):
        why = "money"
    if why:
        stage.report(job, LineOutcome.REFUSED, why)
        return
    if job.action.kind == "ordinary" and not job.besides:
        stage.slots.add(job.actor)
    stage.once.add((job.actor, job.action.id))
    job.status = Status.DONE  # what it brings about cannot cancel it any more (5.4)
    outcome = effect(stage, job)
    if outcome is LineOutcome.DONE and job.action.credit and job.action.id != "strike":
        stage.territory(job.land).credit += job.action.credit
    stage.report(job, outcome)
