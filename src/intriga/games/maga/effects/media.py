"""Public relations: lies, refutations, moods (items 55–58)."""

from intriga.games.maga.effects.targets import foreign
from intriga.games.maga.lines import Refute, StateLie, WorsenMood
from intriga.games.maga.state import Lie, LineOutcome
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage, seat_of


def _why_no_target(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, StateLie | WorsenMood)
    return foreign(stage, job, line.target)


def _state(stage: Stage, job: Job) -> LineOutcome:
    """The press is public, and so is the liar (R-M1); the first points are lost now (R-M2)."""
    line = job.line
    assert isinstance(line, StateLie)
    defender = (line.target, Role.MEDIA)
    attack = stage.strength(job.actor, "none")
    if not stage.against(job, attack, stage.strength(defender, "none"), defender):
        return LineOutcome.FAILED
    stage.territory(line.target).lies.append(Lie(job.land))
    stage.please(line.target, -amounts().statement)
    stage.publish("statement", author=seat_of(job.land), target=seat_of(line.target))
    stage.reward(job)
    return LineOutcome.DONE


def _why_no_refutation(stage: Stage, job: Job) -> str:
    """R-M5."""
    line = job.line
    assert isinstance(line, Refute)
    lies = stage.territory(job.land).lies
    return "" if any(lie.by == line.target for lie in lies) else "no-lie"


def _refute(stage: Stage, job: Job) -> LineOutcome:
    """All lies of this state end (R-M3), and it pays for them once."""
    line = job.line
    assert isinstance(line, Refute)
    liar = (line.target, Role.MEDIA)
    attack = stage.strength(job.actor, job.action.help)
    if not stage.against(job, attack, stage.strength(liar, "any"), liar):
        return LineOutcome.FAILED
    territory = stage.territory(job.land)
    territory.lies = [lie for lie in territory.lies if lie.by != line.target]
    stage.please(job.land, amounts().refuted)
    stage.please(line.target, -amounts().liar)
    stage.publish("refuted", author=seat_of(line.target), target=seat_of(job.land))
    stage.reward(job)
    return LineOutcome.DONE


def _improve(stage: Stage, job: Job) -> LineOutcome:
    stage.please(job.land, amounts().improve)
    return LineOutcome.DONE


def _worsen(stage: Stage, job: Job) -> LineOutcome:
    line = job.line
    assert isinstance(line, WorsenMood)
    defender = (line.target, Role.MEDIA)
    attack = stage.strength(job.actor, job.action.help)
    if not stage.against(job, attack, stage.strength(defender, "any"), defender):
        return LineOutcome.FAILED
    stage.please(line.target, -amounts().worsen)
    stage.tell(line.target, "worsened")
    stage.reward(job)
    return LineOutcome.DONE


EFFECTS = {
    "state-lie": (_why_no_target, _state),
    "refute": (_why_no_refutation, _refute),
    "improve-mood": (None, _improve),
    "worsen-mood": (_why_no_target, _worsen),
}
