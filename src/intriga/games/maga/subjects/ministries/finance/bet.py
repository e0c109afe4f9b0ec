"""A bet at the exchange, which pays out in step 8 (items 31, 35)."""

from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.data import contest
from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Line, Money
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage, Stake
from intriga.kernel import Choices, Chosen, Field, Range, Seat, choice, sums


class Bet(Line, frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=-100, le=100)]
    stake: Money


def _why_not(stage: Stage, job: Job[Bet]) -> str:
    stake, step = job.line.stake, amounts().bet_step
    return "" if stake >= step and stake % step == 0 else "stake"


def _bet(stage: Stage, job: Job[Bet]) -> LineOutcome:
    """The stake is taken now, the level and its helpers count as they are now (R-X1, R-X2)."""
    line = job.line
    level = contest.PARTS * stage.post(*job.actor).level
    level += stage.shares(job.actor, job.action.help, contest=False)
    stage.stakes.append(Stake(job, line.number, line.stake, level))
    stage.note("bet", land=seat_of(job.land), role=named(job.acting), stake=line.stake)
    return LineOutcome.DONE


def _numbers(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(amounts().bet_low, amounts().bet_high, 0)


def _stakes(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Multiples of half a million, up to twenty million."""
    step = amounts().bet_step
    return sums((step * n for n in range(1, 41)), "maga-money")


BET: Final = Carried(
    line=Bet,
    item=35,
    ministry=Role.FINANCE,
    help="any",
    kind="starred",
    once=True,
    each="stake",
    columns=(Field("number", "number", "bet-number"), choice("stake", "stake")),
    choices={"bet-number": _numbers, "stake": _stakes},
    why_not=_why_not,
    charge=lambda stage, job: job.line.stake,
    effect=_bet,
)
