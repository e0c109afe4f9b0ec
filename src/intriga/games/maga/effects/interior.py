"""The interior: revolts and recruited roles (items 52–54)."""

from intriga.games.maga.lines import FreeRole
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.ends import free
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage, seat_of


def _suppress(stage: Stage, job: Job) -> LineOutcome:
    """In a revolt the mood is 50 and the revolt over; without one the mood falls (R-B5)."""
    territory = stage.territory(job.land)
    if territory.revolt:
        territory.revolt = territory.unrest = 0
        territory.mood = amounts().suppressed
        stage.note("suppressed", land=seat_of(job.land))
    else:
        stage.please(job.land, -amounts().idle_suppression)
    return LineOutcome.DONE


def _check(stage: Stage, job: Job) -> LineOutcome:
    """Yes or no, and no more (item 53)."""
    posts = stage.territory(job.land).roles.values()
    found = any(post.recruiter is not None for post in posts)
    stage.checked[job.land] = found
    stage.tell(job.land, "some-recruited" if found else "none-recruited")
    return LineOutcome.DONE


def _free(stage: Stage, job: Job) -> LineOutcome:
    """{interior; foreign intelligence of the recruiter}. Of a role that is not recruited: charged,
    and told like a lost contest (R-I6)."""
    line = job.line
    assert isinstance(line, FreeRole)
    holder = stage.post(job.land, line.role).recruiter
    if holder is None:
        stage.note("nothing-to-free", land=seat_of(job.land))
        return LineOutcome.FAILED
    defender = (holder, Role.FOREIGN)
    attack = stage.strength(job.actor, "none")
    if not stage.against(job, attack, stage.strength(defender, "none"), defender):
        return LineOutcome.FAILED
    free(stage, (job.land, line.role))
    stage.reward(job)
    return LineOutcome.DONE


EFFECTS = {
    "suppress": (None, _suppress),
    "check-recruited": (None, _check),
    "free-role": (None, _free),
}
