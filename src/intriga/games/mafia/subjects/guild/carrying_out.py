"""Which of the dearest orders the assassin carries out, or none (items 24, T4)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.state import State
from intriga.games.mafia.state.guild import Customer
from intriga.games.mafia.subjects.asking import some
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.guild import contracts, customers
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
)


class CarryOut(Act, frozen=True):
    """Which of the dearest orders the assassin carries out, by number (item 24)."""

    unseen: ClassVar[bool] = True
    contracts: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=3), SECRET]


def _check_carry_out(state: State, who: Seat, act: CarryOut) -> Refusal | None:
    numbers = {order.number for order in state.guild.orders}
    if not numbers.issuperset(act.contracts) or len(set(act.contracts)) < len(act.contracts):
        return refuse("mafia-refused-no-order")
    return None


def _carry_out(state: State, who: Seat, act: CarryOut, step: Step) -> None:
    plan = state.plan(who)
    plan.picks, plan.refuses = act.contracts, False
    step.emit("mafia-order-noted", (who,))


def _offer_carry_out(state: State, who: Seat) -> Iterator[Form]:
    if some(state, who, _orders):
        most = 1 + sum(item.kind == "potion" for item in state.people[who].things)
        names = ("first", "second", "third")[:most]
        slots = tuple(
            choice(name, "orders", optional=number > 0, after=names[:number])
            for number, name in enumerate(names)
        )
        yield Form(CarryOut, (Field("contracts", "slots", row=slots),))


def _orders(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those of today, without those named before."""
    orders = (one for one in state.guild.orders if one.customer is not Customer.SELF)
    return customers.by_number(one for one in orders if one.number not in chosen.values())


CARRY_OUT = Deed(
    CarryOut,
    _check_carry_out,
    _carry_out,
    _offer_carry_out,
    gate=customers.must_work,
    choices={"orders": _orders},
)


class RefuseContracts(Act, frozen=True):
    """Refuse all orders of this day; False: no, after all (item 24)."""

    unseen: ClassVar[bool] = True
    refuse: Annotated[bool, SECRET] = True


def _refuse_all(state: State, who: Seat, act: RefuseContracts, step: Step) -> None:
    state.plan(who).refuses = act.refuse
    step.emit("mafia-order-noted", (who,))


def _offer_refuse(state: State, who: Seat) -> Iterator[Form]:
    if some(state, who, _orders):
        plan = state.plans.get(who)
        refuses = not (plan is not None and plan.refuses)
        yield Form(RefuseContracts, preset={"refuse": refuses})


REFUSE_CONTRACTS = Deed(RefuseContracts, None, _refuse_all, _offer_refuse, gate=customers.must_work)


def select(state: State, pacifist: bool) -> contracts.Selection:
    """N3: which orders are executed tonight; all are released without a living assassin."""
    orders = tuple(state.guild.orders)
    killer = customers.assassin(state)
    if killer is None:
        return contracts.Selection((), orders)
    plan = state.plans.get(killer)
    answer = contracts.Answer(plan.refuses, plan.picks) if plan else None
    actions = 1 + (plan.potions if plan else 0)
    return contracts.select(
        orders, customers.town_of(state), answer, actions=actions, pacifist=pacifist
    )
