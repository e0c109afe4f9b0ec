"""Step 5: all other lines, one by one: by position, then by level, then by chance."""

from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.actions import CARRIED
from intriga.games.maga.subjects.stage.job import AnyJob, Status
from intriga.games.maga.subjects.stage.permission import in_the_way, take_down
from intriga.games.maga.subjects.stage.stage import Stage


def run(stage: Stage) -> None:
    queue = stage.queue
    for job in stage.jobs:
        if not job.action.early and job.status is Status.WAITING:
            queue.add(job)
    while (due := queue.next(stage.below)) is not None:
        carry_out(stage, due)


def carry_out(stage: Stage, job: AnyJob) -> None:
    """5.2 and 5.3: check, charge, contest, effects."""
    action = CARRIED[type(job.line)]
    cost = action.charge(stage, job) if action.charge else action.cost
    why = in_the_way(stage, job) or (action.why_not(stage, job) if action.why_not else "")
    if not take_down(stage, job, why, cost):
        return
    job.status = Status.DONE  # what it brings about cannot cancel it any more (5.4)
    outcome = action.effect(stage, job)
    if outcome is LineOutcome.DONE and not action.per_hit:
        stage.territory(job.land).credit += action.credit
    stage.report(job, outcome)
