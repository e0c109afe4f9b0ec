"""Defence: arsenals, raids, land attacks (items 36, 37, 41, 42)."""

from intriga.games.maga.effects.targets import foreign
from intriga.games.maga.lines import Attack, ChangeAbm, ChangeNuclear, Raid
from intriga.games.maga.state import LineOutcome, War
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.tables.roles import Role
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage, seat_of

Change = ChangeNuclear | ChangeAbm


def _why_no_change(stage: Stage, job: Job) -> str:
    """Buying nuclear missiles takes a level (R-N11); there must be something to scrap."""
    line = job.line
    assert isinstance(line, Change)
    if line.missiles == 0:
        return "nothing"
    if line.missiles < 0:
        return "" if _have(stage, job) else "no-missiles"
    low = stage.post(*job.actor).level < amounts().purchase_level
    return "low-level" if isinstance(line, ChangeNuclear) and low else ""


def _have(stage: Stage, job: Job) -> int:
    territory = stage.territory(job.land)
    return territory.nuclear if isinstance(job.line, ChangeNuclear) else territory.abm


def _count(stage: Stage, job: Job) -> int:
    """How many missiles come or go: one scraps no more than there are."""
    line = job.line
    assert isinstance(line, Change)
    return max(line.missiles, -_have(stage, job))


def _price(stage: Stage, job: Job) -> int:
    count = _count(stage, job)
    return count * job.action.cost if count > 0 else -count * amounts().scrap


def _change(stage: Stage, job: Job) -> LineOutcome:
    count, territory = _count(stage, job), stage.territory(job.land)
    if isinstance(job.line, ChangeNuclear):
        territory.nuclear += count
    else:
        territory.abm += count
    stage.note(job.action.id, land=seat_of(job.land), count=count)
    return LineOutcome.DONE


def _why_no_attack(stage: Stage, job: Job) -> str:
    """Not against one's own, nor by a recruited role against its own state (R-I5)."""
    line = job.line
    assert isinstance(line, Attack)
    return foreign(stage, job, line.target)


def _attack(stage: Stage, job: Job) -> LineOutcome:
    """The war is declared; it is fought at the end of the next stage (item 65)."""
    line = job.line
    assert isinstance(line, Attack)
    stage.state.declared.append(War(job.land, line.target))
    stage.note("war-declared", land=seat_of(job.land), target=seat_of(line.target))
    return LineOutcome.DONE


def _why_no_raid(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, Raid)
    return foreign(stage, job, line.target)


def _raid(stage: Stage, job: Job) -> LineOutcome:
    line = job.line
    assert isinstance(line, Raid)
    defender = (line.target, Role.DEFENCE)
    attack = stage.strength(job.actor, "none")
    if not stage.against(job, attack, stage.strength(defender, "none"), defender):
        return LineOutcome.FAILED
    victim = stage.territory(line.target)
    taken = min(amounts().raid, max(0, victim.treasury))
    victim.treasury -= taken
    stage.territory(job.land).treasury += taken
    stage.note("raided", land=seat_of(job.land), target=seat_of(line.target), amount=taken)
    stage.tell(line.target, "raided", amount=taken)
    stage.reward(job)
    return LineOutcome.DONE


EFFECTS = {
    "change-nuclear": (_why_no_change, _change),
    "change-abm": (_why_no_change, _change),
    "attack": (_why_no_attack, _attack),
    "raid": (_why_no_raid, _raid),
}
COSTS = {"change-nuclear": _price, "change-abm": _price}
