"""Whether any role of one's own state is recruited (item 53)."""

from typing import Final

from intriga.games.maga.data.lines import Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class CheckRecruited(Line, frozen=True, kw_only=True):
    pass


def _check(stage: Stage, job: Job[CheckRecruited]) -> LineOutcome:
    """Yes or no, and no more."""
    posts = stage.territory(job.land).roles.values()
    found = any(post.recruiter is not None for post in posts)
    stage.checked[job.land] = found
    stage.tell(job.land, "some-recruited" if found else "none-recruited")
    return LineOutcome.DONE


CHECK_RECRUITED: Final = Carried(
    line=CheckRecruited,
    item=53,
    ministry=Role.INTERIOR,
    help="none",
    kind="plain",
    cost=500_000,
    effect=_check,
)
