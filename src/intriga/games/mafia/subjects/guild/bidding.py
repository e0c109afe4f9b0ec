"""Somebody orders a death or their own guard, alone (items 20–23, T4)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State, guild
from intriga.games.mafia.state.guild import Customer, Job, Order
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import about, some
from intriga.games.mafia.subjects.fields import Exp
from intriga.games.mafia.subjects.guild import contracts, customers
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    choice,
    listed,
    people,
    refuse,
    seat,
)


class BidForKilling(Act, frozen=True):
    """Order somebody's death for so much exp, alone. The dead pay double (item 23, T4)."""

    unseen: ClassVar[bool] = True
    victim: Annotated[Seat, SECRET]
    price: Annotated[Exp, SECRET]


def _check_kill(state: State, who: Seat, act: BidForKilling) -> Refusal | None:
    if not lookup.is_seat(state, act.victim):
        return refuse("mafia-refused-nobody")
    if refusal := customers.check_open(state):
        return refusal
    order = _order(state, who, Job.KILL, act.victim, act.price)
    return customers.why_not(state, order) or _affordable(state, order)


def _kill(state: State, who: Seat, act: BidForKilling, step: Step) -> None:
    customers.place(state, _order(state, who, Job.KILL, act.victim, act.price), step)


def _offer_kill(state: State, who: Seat) -> Iterator[Form]:
    if customers.check_open(state) is None and some(state, who, _kill_price):
        price = Field("price", "number", "kill-price")
        yield from about(state, who, BidForKilling, choice("victim", "victim"), _victims, price)


def _victims(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Whom one has not ordered yet; a raise is another form."""
    ordered = {order.victim for order in raisable(state, who) if order.job is Job.KILL}
    return people(one for one in state.living() if one not in ordered)


def _prices(state: State, who: Seat, job: Job) -> Range:
    """From the start price to what one has; nothing for whom the assassin does not serve."""
    least, free = 0, -1
    if _may_order_alone(state, who, job):
        customer = customers.customer(state, who)
        least = contracts.least_price(job, customer)
        factor = amounts().dead_factor if customer in guild.DOUBLE else 1
        free = lookup.free_exp(state, who) // factor
    return Range(least, free)


def _kill_price(state: State, who: Seat, chosen: Chosen) -> Range:
    return _prices(state, who, Job.KILL)


BID_FOR_KILLING = Deed(
    BidForKilling,
    _check_kill,
    _kill,
    _offer_kill,
    choices={"victim": _victims, "kill-price": _kill_price},
)


class OrderGuard(Act, frozen=True):
    """Hire the assassin to guard oneself."""

    unseen: ClassVar[bool] = True
    price: Annotated[Exp, SECRET]


def _is_open(state: State, who: Seat) -> Refusal | None:
    return customers.check_open(state)


def _check_guard(state: State, who: Seat, act: OrderGuard) -> Refusal | None:
    order = _order(state, who, Job.GUARD, who, act.price)
    return customers.why_not(state, order) or _affordable(state, order)


def _guard(state: State, who: Seat, act: OrderGuard, step: Step) -> None:
    customers.place(state, _order(state, who, Job.GUARD, who, act.price), step)


def _offer_guard(state: State, who: Seat) -> Iterator[Form]:
    if some(state, who, _guard_price):
        yield Form(OrderGuard, (Field("price", "number", "guard-price"),))


def _guard_price(state: State, who: Seat, chosen: Chosen) -> Range:
    mine = [order for order in raisable(state, who) if order.job is Job.GUARD]
    return Range(0, -1) if mine else _prices(state, who, Job.GUARD)


ORDER_GUARD = Deed(
    OrderGuard,
    _check_guard,
    _guard,
    _offer_guard,
    gate=_is_open,
    choices={"guard-price": _guard_price},
)


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


def _check_raise(state: State, who: Seat, act: RaiseBid) -> Refusal | None:
    order = _raised(state, who, act)
    if order is None:
        return refuse("mafia-refused-no-order")
    return customers.why_not(state, order) or _affordable(state, order)


def _raise_bid(state: State, who: Seat, act: RaiseBid, step: Step) -> None:
    order = _raised(state, who, act)
    assert order is not None
    customers.place(state, order, step)


def _offer_raise(state: State, who: Seat) -> Iterator[Form]:
    price = Field("price", "number", "raise", after=("victim",))
    yield from about(state, who, RaiseBid, choice("victim", "raisable"), _raisable, price)


def _most_for(state: State, who: Seat, order: Order) -> int:
    """The highest price to which somebody can raise their order."""
    factor = amounts().dead_factor if order.customer in guild.DOUBLE else 1
    return order.price + lookup.free_exp(state, who) // factor


def _raisable(state: State, who: Seat, chosen: Chosen) -> Choices:
    step = amounts().contract_step
    mine = (
        order
        for order in raisable(state, who)
        if _most_for(state, who, order) >= order.price + step and _still(state, who, order)
    )
    first = {order.victim: order for order in reversed(list(mine))}
    return listed((whom, customers.what(one)) for whom, one in sorted(first.items()))


def _raise(state: State, who: Seat, chosen: Chosen) -> Range:
    for order in raisable(state, who):
        if order.victim == chosen.get("victim"):
            least = order.price + amounts().contract_step
            return Range(least, max(least, _most_for(state, who, order)))
    return Range(1, 1)


RAISE_BID = Deed(
    RaiseBid,
    _check_raise,
    _raise_bid,
    _offer_raise,
    gate=_is_open,
    choices={"raisable": _raisable, "raise": _raise},
)


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


def _may_order_alone(state: State, who: Seat, job: Job) -> bool:
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


def _still(state: State, who: Seat, order: Order) -> bool:
    """Whether an order of somebody's own could be placed now, so may be raised."""
    raised = _order(state, who, order.job, order.victim, order.price)
    return _why_not_but_price(state, raised) is None
