"""The Secretary: levels for any role (item 61). Helps are registered in step 4."""

from intriga.games.maga.state import LineOutcome
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage


def _boost(stage: Stage, job: Job) -> LineOutcome:
    """The boosted role alone rises, none of its helpers (R-T5)."""
    stage.rise(*job.actor)
    return LineOutcome.DONE


EFFECTS = {"boost": (None, _boost)}
