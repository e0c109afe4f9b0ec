"""The President dismisses a minister (item 33)."""

from typing import Final

from intriga.games.maga.data.lines import Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.ends import free
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage, halved
from intriga.kernel import always, choice, words


class Fire(Line, frozen=True, kw_only=True):
    role: Role


def _why_not(stage: Stage, job: Job[Fire]) -> str:
    """R-I9."""
    return "fires-itself" if job.line.role is Role.PRESIDENT else ""


def _fire(stage: Stage, job: Job[Fire]) -> LineOutcome:
    """Half the level, no act in the next turn, and whoever had recruited it loses it."""
    role = job.line.role
    post = stage.post(job.land, role)
    post.level = halved(post.level)
    post.blocked = stage.state.turn + 1
    stage.fallen.add((job.land, role))
    stage.note("fired", land=seat_of(job.land), role=named(role), level=post.level)
    free(stage, (job.land, role))
    return LineOutcome.DONE


FIRE: Final = Carried(
    line=Fire,
    item=33,
    ministry=Role.PRESIDENT,
    help="any",
    kind="plain",
    columns=(choice("role", "minister"),),
    choices={
        "minister": always(
            words((role for role in Role if role is not Role.PRESIDENT), "maga-role-")
        )
    },
    why_not=_why_not,
    effect=_fire,
)
