"""Foreign intelligence: sabotage, recruiting, killing, surveillance (items 45–50)."""

from intriga.games.maga.effects.targets import foreign
from intriga.games.maga.lines import Kill, Recruit, Release, Sabotage, Surveil, watched
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.tables.actions import actions
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.ends import disrupt, free
from intriga.games.maga.technical.job import Acting, Job
from intriga.games.maga.technical.stage import Stage, named, seat_of

Aimed = Sabotage | Recruit | Kill | Surveil


def _whom(stage: Stage, job: Job) -> Acting:
    line = job.line
    assert isinstance(line, Aimed | Release)
    if isinstance(line, Surveil) and not line.whom.isdigit():
        return line.target, Role(line.whom)
    if isinstance(line, Surveil):
        return line.target, stage.role_of(line.target, int(line.whom))
    return line.target, stage.role_of(line.target, line.number)


def _why_no_target(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, Aimed)
    if isinstance(line, Surveil) and line.whom not in watched():
        return "no-target"
    return foreign(stage, job, line.target)


def _strikes(stage: Stage, job: Job) -> bool:
    """{this minister + helpers; the role + its helpers, and what the FSB gives it}."""
    whom = _whom(stage, job)
    attack = stage.strength(job.actor, job.action.help)
    defence = stage.strength(whom, "any") + stage.protection(*whom)
    won = stage.against(job, attack, defence, whom)
    _targets(stage, job, whom)
    return won


def _targets(stage: Stage, job: Job, whom: Acting) -> None:
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
    stage.reward_helpers((land, Role.FSB), actions()["protect"])


def _sabotage(stage: Stage, job: Job) -> LineOutcome:
    if not _strikes(stage, job):
        return LineOutcome.FAILED
    whom = _whom(stage, job)
    stage.note("sabotaged", land=seat_of(whom[0]), role=named(whom[1]), by=seat_of(job.land))
    disrupt(stage, whom)
    stage.reward(job)
    return LineOutcome.DONE


def _why_no_recruiting(stage: Stage, job: Job) -> str:
    """A level is needed, and a role one has cannot be had again (R-I4)."""
    if why := _why_no_target(stage, job):
        return why
    if stage.post(*job.actor).level < amounts().recruit_level:
        return "low-level"
    return "recruited-already" if stage.post(*_whom(stage, job)).recruiter == job.land else ""


def _recruit(stage: Stage, job: Job) -> LineOutcome:
    if not _strikes(stage, job):
        return LineOutcome.FAILED
    whom = _whom(stage, job)
    free(stage, whom)
    post = stage.post(*whom)
    post.recruiter, post.recruited = job.land, stage.state.turn
    stage.note("recruited", land=seat_of(whom[0]), role=named(whom[1]), by=seat_of(job.land))
    stage.reward(job)
    return LineOutcome.DONE


def _why_no_release(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, Release)
    if not 0 <= line.target < len(stage.state.territories):
        return "no-target"
    return "" if stage.post(*_whom(stage, job)).recruiter == job.land else "not-recruited"


def _release(stage: Stage, job: Job) -> LineOutcome:
    """Item 47: the owner learns that the role had been recruited, not by whom."""
    whom = _whom(stage, job)
    free(stage, whom, told=False)
    stage.tell(whom[0], "was-recruited", role=named(whom[1]))
    return LineOutcome.DONE


def _why_no_killing(stage: Stage, job: Job) -> str:
    """Item 49: one must have a recruited role there."""
    line = job.line
    assert isinstance(line, Kill)
    if why := _why_no_target(stage, job):
        return why
    posts = stage.territory(line.target).roles.values()
    return "" if any(post.recruiter == job.land for post in posts) else "nobody-recruited"


def _kill(stage: Stage, job: Job) -> LineOutcome:
    """Nobody is killed twice, nor while they cannot act (R-ORD6): that ends like a lost contest."""
    whom = _whom(stage, job)
    post = stage.post(*whom)
    if post.blocked == stage.state.turn or whom in stage.fallen:
        stage.note("killed-in-vain", land=seat_of(whom[0]), role=named(whom[1]))
        _targets(stage, job, whom)
        return LineOutcome.FAILED
    if not _strikes(stage, job):
        return LineOutcome.FAILED
    post.level = amounts().level
    post.blocked = stage.state.turn + 1
    stage.fallen.add(whom)
    stage.note("killed", land=seat_of(whom[0]), role=named(whom[1]), by=seat_of(job.land))
    stage.tell(whom[0], "killed", role=named(whom[1]))
    free(stage, whom)
    stage.reward(job)
    return LineOutcome.DONE


def _surveil(stage: Stage, job: Job) -> LineOutcome:
    """What is learnt is compiled at step 9 (R-I7)."""
    if not _strikes(stage, job):
        return LineOutcome.FAILED
    stage.watched.append((job.land, *_whom(stage, job)))
    stage.reward(job)
    return LineOutcome.DONE


EFFECTS = {
    "sabotage": (_why_no_target, _sabotage),
    "recruit": (_why_no_recruiting, _recruit),
    "release": (_why_no_release, _release),
    "kill": (_why_no_killing, _kill),
    "surveil": (_why_no_target, _surveil),
}
