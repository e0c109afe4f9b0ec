"""The assassin kills of their own will (item 25)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State
from intriga.games.mafia.state.guild import Customer, Job, Order
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import about
from intriga.games.mafia.subjects.choosing import living_others
from intriga.games.mafia.subjects.guild import contracts, customers
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
)


class KillUnbidden(Act, frozen=True):
    """Kill somebody on one's own account for 10 exp; None: not (item 25)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


def _own_will(state: State, who: Seat, victim: Seat) -> Order:
    price = amounts().contract_self
    return Order(
        state.guild.received + 1, Job.KILL, Customer.SELF, who, victim, price, ((who, price),)
    )


def _without_own_will(state: State) -> list[Order]:
    return [order for order in state.guild.orders if order.customer is not Customer.SELF]


def _check_unbidden(state: State, who: Seat, act: KillUnbidden) -> Refusal | None:
    if act.whom is None:
        return None
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    order = _own_will(state, who, act.whom)
    return contracts.why_not(order, tuple(_without_own_will(state)), customers.town_of(state))


def _kill_unbidden(state: State, who: Seat, act: KillUnbidden, step: Step) -> None:
    state.guild.orders = _without_own_will(state)
    if act.whom is not None:
        state.guild.orders.append(_own_will(state, who, act.whom))
        state.guild.received += 1
    step.emit("mafia-order-noted", (who,))


def _may_kill_unbidden(state: State, who: Seat, whom: Seat) -> bool:
    """Item 25."""
    refusal = customers.must_work(state, who) or _check_unbidden(state, who, KillUnbidden(whom))
    return refusal is None


def _offer(state: State, who: Seat) -> Iterator[Form]:
    whom = choice("whom", "own-will", optional=True)
    yield from about(state, who, KillUnbidden, whom, _victims)


def _victims(state: State, who: Seat, chosen: Chosen) -> Choices:
    others = living_others(state, who)
    return people(others if others and _may_kill_unbidden(state, who, others[0]) else ())


KILL_UNBIDDEN = Deed(
    KillUnbidden,
    _check_unbidden,
    _kill_unbidden,
    _offer,
    gate=customers.must_work,
    choices={"own-will": _victims},
)
