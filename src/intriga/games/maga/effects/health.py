"""Health: viruses and vaccines (items 59, 60)."""

from intriga.games.maga.effects.targets import foreign
from intriga.games.maga.lines import Infect, Vaccinate
from intriga.games.maga.state import LineOutcome, Virus
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage, seat_of


def _why_no_target(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, Infect | Vaccinate)
    return foreign(stage, job, line.target)


def _infect(stage: Stage, job: Job) -> LineOutcome:
    """Where the virus came from is secret; it works at once for the first time (R-M2)."""
    line = job.line
    assert isinstance(line, Infect)
    defender = (line.target, Role.HEALTH)
    attack = stage.strength(job.actor, "none")
    if not stage.against(job, attack, stage.strength(defender, "none"), defender):
        return LineOutcome.FAILED
    stage.territory(line.target).viruses.append(Virus(job.land, 1))
    stage.please(line.target, -amounts().virus_base)
    stage.tell(line.target, "infected")
    stage.reward(job)
    return LineOutcome.DONE


def _vaccinate(stage: Stage, job: Job) -> LineOutcome:
    """A wrong guess is charged and told like a lost contest (R-M4)."""
    line = job.line
    assert isinstance(line, Vaccinate)
    territory = stage.territory(job.land)
    if all(virus.by != line.target for virus in territory.viruses):
        stage.note("wrong-suspect", land=seat_of(job.land), target=seat_of(line.target))
        return LineOutcome.FAILED
    suspect = (line.target, Role.HEALTH)
    attack = stage.strength(job.actor, job.action.help)
    if not stage.against(job, attack, stage.strength(suspect, "any"), suspect):
        return LineOutcome.FAILED
    territory.viruses = [virus for virus in territory.viruses if virus.by != line.target]
    stage.reward(job)
    return LineOutcome.DONE


EFFECTS = {"infect": (_why_no_target, _infect), "vaccinate": (_why_no_target, _vaccinate)}
