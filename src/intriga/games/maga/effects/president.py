"""The President: transfers, which other ministers carry out, and dismissals (items 32, 33)."""

from intriga.games.maga.effects.targets import another
from intriga.games.maga.lines import (
    Fire,
    Land,
    TransferAbm,
    TransferIncome,
    TransferMoney,
    TransferNuclear,
)
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.tables.roles import Role, Sphere
from intriga.games.maga.technical.ends import free
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage, halved, named, seat_of
from intriga.kernel import msg

Transfer = TransferMoney | TransferIncome | TransferNuclear | TransferAbm


def _why_no_transfer(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, Transfer)
    ordered = job.orderer is not None and (job.land, _resource(line)) in stage.moved
    return another(stage, job, line.to) or ("once" if ordered else "")


def _transfer(stage: Stage, job: Job) -> LineOutcome:
    """As much as was asked for and is there (R-PAY5); an ordered one at most a part (R-I1)."""
    line = job.line
    assert isinstance(line, Transfer)
    there = max(0, available(stage, job.land, line))
    if job.orderer is not None:
        there = there * stage.state.options.ordered_share // 100
        stage.moved.add((job.land, _resource(line)))
    asked = line.money if isinstance(line, TransferMoney | TransferIncome) else line.missiles
    amount = job.moved = min(asked, there)
    _move(stage, job.land, -amount, line)
    _move(stage, line.to, amount, line)
    what = msg(f"maga-resource-{_resource(line)}")
    stage.note(
        "transfer", land=seat_of(job.land), target=seat_of(line.to), amount=amount, what=what
    )
    if amount:
        stage.tell(line.to, "received", sender=seat_of(job.land), amount=amount, what=what)
    return LineOutcome.DONE


def _resource(line: Transfer) -> str:
    match line:
        case TransferMoney():
            return "money"
        case TransferIncome(sphere=sphere):
            return str(sphere)
        case TransferNuclear():
            return "nuclear"
    return "abm"


def available(stage: Stage, land: Land, line: Transfer) -> int:
    """How much there is of what a line would move."""
    territory = stage.territory(land)
    match line:
        case TransferMoney():
            return territory.treasury
        case TransferIncome(sphere=sphere):
            return territory.incomes[sphere]
        case TransferNuclear():
            return territory.nuclear
    return territory.abm


def _move(stage: Stage, land: Land, amount: int, line: Transfer) -> None:
    territory = stage.territory(land)
    match line:
        case TransferMoney():
            territory.treasury += amount
        case TransferIncome(sphere=sphere):
            territory.incomes[Sphere(sphere)] += amount
        case TransferNuclear():
            territory.nuclear += amount
        case _:
            territory.abm += amount


def _why_no_dismissal(stage: Stage, job: Job) -> str:
    """R-I9."""
    line = job.line
    assert isinstance(line, Fire)
    return "fires-itself" if line.role is Role.PRESIDENT else ""


def _fire(stage: Stage, job: Job) -> LineOutcome:
    """Item 33: half the level, no act in the next turn, and whoever had recruited it loses it."""
    line = job.line
    assert isinstance(line, Fire)
    post = stage.post(job.land, line.role)
    post.level = halved(post.level)
    post.blocked = stage.state.turn + 1
    stage.fallen.add((job.land, line.role))
    stage.note("fired", land=seat_of(job.land), role=named(line.role), level=post.level)
    free(stage, (job.land, line.role))
    return LineOutcome.DONE


EFFECTS = {
    "transfer-money": (_why_no_transfer, _transfer),
    "transfer-income": (_why_no_transfer, _transfer),
    "transfer-nuclear": (_why_no_transfer, _transfer),
    "transfer-abm": (_why_no_transfer, _transfer),
    "fire": (_why_no_dismissal, _fire),
}
