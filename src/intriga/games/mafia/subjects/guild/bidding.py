"""Somebody orders a death or their own guard, alone (items 20–23, T4)."""

from typing import Annotated, ClassVar

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State, guild
from intriga.games.mafia.state.guild import Customer, Job, Order
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.fields import Exp
from intriga.games.mafia.subjects.guild import contracts, customers
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, refuse, seat


class BidForKilling(Act, frozen=True):
    """Order somebody's death for so much exp, alone. The dead pay double (item 23, T4)."""

    unseen: ClassVar[bool] = True
    victim: Annotated[Seat, SECRET]
    price: Annotated[Exp, SECRET]


def check_kill(state: State, who: Seat, act: BidForKilling) -> Refusal | None:
    if not lookup.is_seat(state, act.victim):
        return refuse("mafia-refused-nobody")
    if refusal := customers.check_open(state):
        return refusal
    order = _order(state, who, Job.KILL, act.victim, act.price)
    return customers.why_not(state, order) or _affordable(state, order)


def kill(state: State, who: Seat, act: BidForKilling, step: Step) -> None:
    customers.place(state, _order(state, who, Job.KILL, act.victim, act.price), step)


class OrderGuard(Act, frozen=True):
    """Hire the assassin to guard oneself."""

    unseen: ClassVar[bool] = True
    price: Annotated[Exp, SECRET]


def check_guard(state: State, who: Seat, act: OrderGuard) -> Refusal | None:
    if refusal := customers.check_open(state):
        return refusal
    order = _order(state, who, Job.GUARD, who, act.price)
    return customers.why_not(state, order) or _affordable(state, order)


def guard(state: State, who: Seat, act: OrderGuard, step: Step) -> None:
    customers.place(state, _order(state, who, Job.GUARD, who, act.price), step)


class RaiseBid(Act, frozen=True):
    """Pay more for an order of one's own: to kill this victim, or to guard oneself. `price`: the
    new one."""

    unseen: ClassVar[bool] = True
    victim: Annotated[Seat, SECRET]
    price: Annotated[Exp, SECRET]


def raisable(state: State, who: Seat) -> list[Order]:
    """The orders that somebody alone may raise."""
    alone = (Customer.LONE, *guild.DOUBLE)
    return [one for one in state.guild.orders if one.by == who and one.customer in alone]


def _raised(state: State, who: Seat, act: RaiseBid) -> Order | None:
    for one in raisable(state, who):
        if one.victim == act.victim:
            return _order(state, who, one.job, one.victim, act.price)
    return None


def check_raise(state: State, who: Seat, act: RaiseBid) -> Refusal | None:
    if refusal := customers.check_open(state):
        return refusal
    order = _raised(state, who, act)
    if order is None:
        return refuse("mafia-refused-no-order")
    return customers.why_not(state, order) or _affordable(state, order)


def raise_bid(state: State, who: Seat, act: RaiseBid, step: Step) -> None:
    order = _raised(state, who, act)
    assert order is not None
    customers.place(state, order, step)


def _order(state: State, who: Seat, job: Job, victim: Seat, price: int) -> Order:
    kind = customers.customer(state, who)
    cost = price * (amounts().dead_factor if kind in guild.DOUBLE else 1)
    return Order(state.guild.received + 1, job, kind, who, victim, price, ((who, cost),))


def _affordable(state: State, order: Order) -> Refusal | None:
    """What common orders in the making hold is not free either."""
    for who, exp in order.shares:
        gathered = sum(one.shares.get(who, 0) for one in state.guild.gatherings)
        held = sum(
            old
            for other in state.guild.orders
            if not order.replaces(other)
            for payer, old in other.shares
            if payer == who
        )
        if state.people[who].exp - gathered - held < exp:
            return refuse("mafia-contract-poor", seat=seat(who))
    return None


def own_orders(state: State, who: Seat) -> list[Order]:
    """The orders that somebody pays for."""
    return [one for one in state.guild.orders if any(payer == who for payer, _ in one.shares)]


def may_order_alone(state: State, who: Seat, job: Job) -> bool:
    """Whether the assassin serves this person alone (item 23)."""
    if customers.check_open(state) is not None or (
        job is Job.GUARD and not state.people[who].lives
    ):
        return False
    least = contracts.least_price(job, customers.customer(state, who))
    probe = _order(state, who, job, who if job is Job.GUARD else state.living()[0], least)
    return _why_not_but_price(state, probe) is None


def _why_not_but_price(state: State, order: Order) -> Refusal | None:
    """Why somebody could not place it, however much they paid."""
    refusal = customers.why_not(state, order)
    money = ("mafia-contract-price", "mafia-contract-poor", "mafia-contract-shares")
    return None if refusal is not None and refusal.id in money else refusal


def still(state: State, who: Seat, order: Order) -> bool:
    """Whether an order of somebody's own could be placed now, so may be raised."""
    raised = _order(state, who, order.job, order.victim, order.price)
    return _why_not_but_price(state, raised) is None
