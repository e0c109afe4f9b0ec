"""What fields of orders to the assassin offer."""

from collections.abc import Iterable

from intriga.games.mafia.choices.parts import Maker, living_others
from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State, guild
from intriga.games.mafia.state.guild import Customer, Job, Order
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.guild import (
    bidding,
    contracts,
    customers,
    own_will,
    telling,
    together,
)
from intriga.kernel import NOTHING, Choices, Chosen, Range, Seat, Text, listed, people, words


def _victim(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Whom one has not ordered yet; a raise is another form."""
    ordered = {order.victim for order in bidding.raisable(state, who) if order.job is Job.KILL}
    return people(one for one in state.living() if one not in ordered)


def _prices(state: State, who: Seat, job: Job) -> Range:
    """From the start price to what one has; nothing for whom the assassin does not serve."""
    least, free = 0, -1
    if bidding.may_order_alone(state, who, job):
        customer = customers.customer(state, who)
        least = contracts.least_price(job, customer)
        factor = amounts().dead_factor if customer in guild.DOUBLE else 1
        free = lookup.free_exp(state, who) // factor
    return Range(least, free)


def _kill_price(state: State, who: Seat, chosen: Chosen) -> Range:
    return _prices(state, who, Job.KILL)


def _guard_price(state: State, who: Seat, chosen: Chosen) -> Range:
    mine = [order for order in bidding.raisable(state, who) if order.job is Job.GUARD]
    return Range(0, -1) if mine else _prices(state, who, Job.GUARD)


def _most_for(state: State, who: Seat, order: Order) -> int:
    """The highest price to which somebody can raise their order."""
    factor = amounts().dead_factor if order.customer in guild.DOUBLE else 1
    return order.price + lookup.free_exp(state, who) // factor


def _raisable(state: State, who: Seat, chosen: Chosen) -> Choices:
    step = amounts().contract_step
    mine = (
        order
        for order in bidding.raisable(state, who)
        if _most_for(state, who, order) >= order.price + step and bidding.still(state, who, order)
    )
    first = {order.victim: order for order in reversed(list(mine))}
    return listed((whom, customers.what(one)) for whom, one in sorted(first.items()))


def _orders_named(orders: Iterable[Order]) -> Choices:
    return listed((order.number, customers.what(order)) for order in orders)


def _raise(state: State, who: Seat, chosen: Chosen) -> Range:
    for order in bidding.raisable(state, who):
        if order.victim == chosen.get("victim"):
            least = order.price + amounts().contract_step
            return Range(least, max(least, _most_for(state, who, order)))
    return Range(1, 1)


def _together(state: State, who: Seat, chosen: Chosen) -> Choices:
    if together.union(state, who) is None:
        return NOTHING
    return people(sorted(together.gatherable(state, who)))


def _guarded_together(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(sorted(together.guardable(state, who)))


def _together_price(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, lookup.free_exp(state, who))


def _orders(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those of today, without those named before."""
    orders = (one for one in state.guild.orders if one.customer is not Customer.SELF)
    return _orders_named(one for one in orders if one.number not in chosen.values())


def _own_will(state: State, who: Seat, chosen: Chosen) -> Choices:
    others = living_others(state, who)
    return people(others if others and own_will.may_kill_unbidden(state, who, others[0]) else ())


def _announced(state: State, who: Seat, chosen: Chosen) -> Choices:
    jobs = {order.job for order in state.guild.orders}
    return words((job for job in Job if job in jobs), "mafia-announce-")


def _tellable(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _orders_named(one.order for one in telling.tellable(state, who))


def _told_part(state: State, who: Seat, chosen: Chosen) -> Choices:
    which = chosen.get("which")
    fit = telling.parts(state, which) if isinstance(which, int) else ("both",)
    return words(fit, "mafia-tell-")


def _words(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(500)


DOMAINS: dict[str, Maker] = {
    "victim": _victim,
    "kill-price": _kill_price,
    "guard-price": _guard_price,
    "raisable": _raisable,
    "raise": _raise,
    "together": _together,
    "guarded-together": _guarded_together,
    "together-price": _together_price,
    "orders": _orders,
    "own-will": _own_will,
    "announced": _announced,
    "tellable": _tellable,
    "told-part": _told_part,
    "words": _words,
}
