"""Whom a line may aim at."""

from intriga.games.maga.lines import Land
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage


def foreign(stage: Stage, job: Job, target: Land) -> str:
    """A territory of another team (R-I5), also not of the team that ordered it."""
    if not 0 <= target < len(stage.state.territories):
        return "no-target"
    return "own-territory" if stage.same_owner(job.land, target) else ""


def another(stage: Stage, job: Job, target: Land) -> str:
    """Another territory (R-PAY5), perhaps of one's own federation (R-W4)."""
    known = 0 <= target < len(stage.state.territories) and target != job.land
    return "" if known else "no-target"
