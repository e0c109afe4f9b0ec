"""What actions of foreign intelligence against a role have in common (items 45, 46, 49, 50)."""

from intriga.games.maga.data.roles import Role
from intriga.games.maga.subjects.ministries.fsb.protect import PROTECT
from intriga.games.maga.subjects.stage.job import Acting, AnyJob
from intriga.games.maga.subjects.stage.stage import Stage


def strikes(stage: Stage, job: AnyJob, whom: Acting) -> bool:
    """{this minister + helpers; the role + its helpers, and what the FSB gives it}."""
    won = stage.beats(job, whom, defence=stage.protection(*whom))
    leave_traces(stage, job, whom)
    return won


def leave_traces(stage: Stage, job: AnyJob, whom: Acting) -> None:
    """That somebody was here is known to a search (R-PAY6); a protection that was needed raises
    the FSB (R-I8)."""
    land, role = whom
    agents = stage.territory(land).agents
    if job.land not in agents:
        agents.append(job.land)
    given = stage.protections.get(land)
    if given is None or given.rewarded or not given.shares.get(role):
        return
    given.rewarded = True
    stage.rise(land, Role.FSB)
    stage.reward_helpers((land, Role.FSB), PROTECT)
