"""Transfers of money, income and missiles, made by the ministers of what is moved (item 32)."""

from typing import Final, Literal, TypeAlias

from intriga.games.maga.data.lines import Count, Land, Line, Money
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import LineOutcome, Territory
from intriga.games.maga.subjects.ministries.aims import (
    MISSILES,
    TO,
    another,
    missiles,
    money,
    other_land,
    spheres,
)
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.action import Choose
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Field, choice, msg


class TransferMoney(Line, frozen=True, kw_only=True):
    to: Land
    money: Money


class TransferIncome(Line, frozen=True, kw_only=True):
    to: Land
    sphere: Sphere
    money: Money


class TransferNuclear(Line, frozen=True, kw_only=True):
    to: Land
    missiles: Count


class TransferAbm(Line, frozen=True, kw_only=True):
    to: Land
    missiles: Count


Transfer: TypeAlias = TransferMoney | TransferIncome | TransferNuclear | TransferAbm


def _why_not(stage: Stage, job: Job[Transfer]) -> str:
    line = job.line
    ordered = job.orderer is not None and (job.land, _resource(line)) in stage.moved
    return another(stage, job, line.to) or ("once" if ordered else "")


def _transfer(stage: Stage, job: Job[Transfer]) -> LineOutcome:
    """As much as was asked for and is there (R-PAY5); an ordered one at most a part (R-I1)."""
    line = job.line
    there = max(0, _there(stage.territory(job.land), line))
    if job.orderer is not None:
        there = there * stage.state.options.ordered_share // 100
        stage.moved.add((job.land, _resource(line)))
    asked = line.money if isinstance(line, TransferMoney | TransferIncome) else line.missiles
    amount = job.moved = min(asked, there)
    _move(stage.territory(job.land), -amount, line)
    _move(stage.territory(line.to), amount, line)
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


def _there(territory: Territory, line: Transfer) -> int:
    """How much there is of what a line would move."""
    match line:
        case TransferMoney():
            return territory.treasury
        case TransferIncome(sphere=sphere):
            return territory.incomes[sphere]
        case TransferNuclear():
            return territory.nuclear
    return territory.abm


def _move(territory: Territory, amount: int, line: Transfer) -> None:
    match line:
        case TransferMoney():
            territory.treasury += amount
        case TransferIncome(sphere=sphere):
            territory.incomes[Sphere(sphere)] += amount
        case TransferNuclear():
            territory.nuclear += amount
        case _:
            territory.abm += amount


def _of(
    line: type[Transfer],
    acting: Role,
    moves: Literal["money", "missiles"],
    *columns: Field,
) -> Carried[Transfer]:
    return Carried(
        line=line,
        item=32,
        ministry=Role.PRESIDENT,
        acting=acting,
        help="any",
        kind="plain",
        moves=moves,
        columns=(TO, *columns),
        choices=_CHOICES,
        why_not=_why_not,
        effect=_transfer,
    )


_CHOICES: Final[dict[str, Choose]] = {
    "other-land": other_land,
    "sphere": spheres,
    "money": money,
    "sphere-money": money,
    "missiles": missiles,
}
_MONEY: Final = Field("money", "number", "money")
_SPHERE: Final = choice("sphere", "sphere")
_OF_SPHERE: Final = Field("money", "number", "sphere-money", after=("sphere",))

TRANSFER_MONEY: Final = _of(TransferMoney, Role.FINANCE, "money", _MONEY)
TRANSFER_INCOME: Final = _of(TransferIncome, Role.FINANCE, "money", _SPHERE, _OF_SPHERE)
TRANSFER_NUCLEAR: Final = _of(TransferNuclear, Role.DEFENCE, "missiles", MISSILES)
TRANSFER_ABM: Final = _of(TransferAbm, Role.DEFENCE, "missiles", MISSILES)
