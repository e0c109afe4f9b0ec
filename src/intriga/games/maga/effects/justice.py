"""Justice: lawsuits, with documents or without (item 51, R-J1)."""

from intriga.games.maga import contest
from intriga.games.maga.effects.targets import foreign
from intriga.games.maga.lines import Sue
from intriga.games.maga.state import Breach, LineOutcome
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage, seat_of


def _why_no_suit(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, Sue)
    return foreign(stage, job, line.target)


def _sue(stage: Stage, job: Job) -> LineOutcome:
    """A proven breach is worth a level in this contest; one serves one suit."""
    line = job.line
    assert isinstance(line, Sue)
    defender = (line.target, Role.JUSTICE)
    attack = stage.strength(job.actor, "none")
    breach = document(stage, job)
    if breach is not None:
        stage.state.used_breaches.append(breach.number)
        attack += contest.PARTS
    won = stage.against(job, attack, stage.strength(defender, "none"), defender)
    result = "maga-suit-won" if won else "maga-suit-lost"
    stage.step.emit(
        result,
        tuple(stage.state.people(stage.team(line.target))),
        plaintiff=seat_of(job.land),
        land=seat_of(line.target),
    )
    stage.please(line.target if won else job.land, -amounts().lawsuit)
    if won:
        stage.reward(job)
    return LineOutcome.DONE if won else LineOutcome.FAILED


def document(stage: Stage, job: Job) -> Breach | None:
    """The first breach of the treaty that a suit names, by the defendant against the plaintiff, in
    a finished turn, and not used yet."""
    line = job.line
    assert isinstance(line, Sue)
    mine = (
        one
        for one in stage.state.breaches
        if one.treaty == line.treaty
        and one.number not in stage.state.used_breaches
        and (one.breaker, one.victim) == (line.target, job.land)
    )
    return next(mine, None)


EFFECTS = {"sue": (_why_no_suit, _sue)}
