"""The FSB: the search for another state's foreign intelligence (item 44). Protections are
registered in step 4."""

from intriga.games.maga.effects.targets import foreign
from intriga.games.maga.lines import FindForeign
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage, seat_of


def _why_no_search(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, FindForeign)
    if why := foreign(stage, job, line.target):
        return why
    nobody = line.target not in stage.territory(job.land).agents
    return "nobody-there" if nobody and stage.state.options.free_search else ""


def _find(stage: Stage, job: Job) -> LineOutcome:
    """Whoever did nothing here is not found: charged, and told like a lost contest (R-PAY6)."""
    line = job.line
    assert isinstance(line, FindForeign)
    if line.target not in stage.territory(job.land).agents:
        stage.note("nobody-there", land=seat_of(job.land), target=seat_of(line.target))
        return LineOutcome.FAILED
    wanted = (line.target, Role.FOREIGN)
    attack = stage.strength(job.actor, "none")
    if not stage.against(job, attack, stage.strength(wanted, "none"), wanted):
        return LineOutcome.FAILED
    number = stage.post(*wanted).number
    stage.territory(job.land).found[line.target] = number
    stage.learn(job.land, wanted)
    stage.tell(job.land, "found", target=seat_of(line.target), number=number)
    stage.reward(job)
    return LineOutcome.DONE


EFFECTS = {"find-foreign": (_why_no_search, _find)}
