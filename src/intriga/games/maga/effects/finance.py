"""Finance: income, contested where a sphere is full, and the exchange (items 29–31, 34, 35)."""

from intriga.games.maga import contest
from intriga.games.maga.lines import Bet, Land, RaiseIncome
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.tables.roles import Role, Sphere
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage, Stake, named, seat_of
from intriga.kernel import msg

LEADER = "leader"
"""The draw: with which of several equal leaders of a full sphere one competes."""


def _why_no_raise(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, RaiseIncome)
    return "same-sphere" if line.first == line.second else ""


def _raise_income(stage: Stage, job: Job) -> LineOutcome:
    """Each sphere apart; a level at most, after both (R-F2)."""
    line = job.line
    assert isinstance(line, RaiseIncome)
    results = [_in_sphere(stage, job, sphere) for sphere in (line.first, line.second)]
    if any(won is True for _, won in results):
        stage.reward(job)
    return LineOutcome.DONE if any(gained for gained, _ in results) else LineOutcome.FAILED


def is_full(stage: Stage, sphere: Sphere) -> bool:
    """R-F1: half a million more is above what the sphere bears."""
    total = sum(one.incomes[sphere] for one in stage.state.territories)
    most = amounts().saturation * len(stage.state.territories)
    return total + amounts().raised > most


def _in_sphere(stage: Stage, job: Job, sphere: Sphere) -> tuple[bool, bool | None]:
    """Whether income rose in a sphere, and whether a contest was won for it; None: there was
    none."""
    mine = stage.territory(job.land).incomes
    if not is_full(stage, sphere):
        mine[sphere] += amounts().raised
        stage.note(
            "income",
            land=seat_of(job.land),
            sphere=msg(f"maga-sphere-{sphere}"),
            amount=amounts().raised,
        )
        return True, None
    rival = leader(stage, job.land, sphere)
    if rival is None:
        stage.note("no-rival", land=seat_of(job.land), sphere=msg(f"maga-sphere-{sphere}"))
        return False, None
    defender = (rival, Role.FINANCE)
    attack = stage.strength(job.actor, job.action.help)
    if not stage.against(job, attack, stage.strength(defender, "any"), defender):
        return False, False
    theirs = stage.territory(rival).incomes
    taken = min(amounts().raised, theirs[sphere])
    theirs[sphere] -= taken
    mine[sphere] += taken
    stage.note(
        "income-won",
        land=seat_of(job.land),
        target=seat_of(rival),
        sphere=msg(f"maga-sphere-{sphere}"),
        amount=taken,
    )
    return True, True


def leader(stage: Stage, land: Land, sphere: Sphere) -> Land | None:
    """Item 30: who earns most there, of other teams; of equals the higher level of finance, of
    equal levels chance. None: nobody earns anything (R-F3)."""
    others = {
        other: one.incomes[sphere]
        for other, one in enumerate(stage.state.territories)
        if not stage.same_owner(other, land) and one.incomes[sphere] > 0
    }
    if not others:
        return None
    most = max(others.values())
    first = [other for other, income in others.items() if income == most]
    level = max(stage.post(other, Role.FINANCE).level for other in first)
    first = [other for other in first if stage.post(other, Role.FINANCE).level == level]
    return first[stage.below(len(first), LEADER) if len(first) > 1 else 0]


def _why_no_bet(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, Bet)
    step = amounts().bet_step
    return "" if line.stake >= step and line.stake % step == 0 else "stake"


def _stake(stage: Stage, job: Job) -> int:
    line = job.line
    assert isinstance(line, Bet)
    return line.stake


def _bet(stage: Stage, job: Job) -> LineOutcome:
    """The stake is taken now, the level and its helpers count as they are now (R-X1, R-X2)."""
    line = job.line
    assert isinstance(line, Bet)
    level = contest.PARTS * stage.post(*job.actor).level
    level += sum(
        contest.share(one.role, stage.post(one.land, one.role).level, contest=False)
        for one in stage.helpers(job.actor, job.action.help)
    )
    stage.stakes.append(Stake(job, line.number, line.stake, level))
    stage.note("bet", land=seat_of(job.land), role=named(job.acting), stake=line.stake)
    return LineOutcome.DONE


EFFECTS = {
    "raise-income": (_why_no_raise, _raise_income),
    "bet": (_why_no_bet, _bet),
}
COSTS = {"bet": _stake}
