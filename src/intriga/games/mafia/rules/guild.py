"""The assassin and those who order (items 20–28, T4): the position's side of `night.contracts`."""

from msgspec.structs import replace

from intriga.games.mafia import editions
from intriga.games.mafia.acts.assassin import (
    BidForKilling,
    BidTogether,
    OrderGuard,
    RaiseBid,
)
from intriga.games.mafia.night import contracts
from intriga.games.mafia.night.contracts import Customer, Job, Order
from intriga.games.mafia.night.target import Clan
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import lookup
from intriga.games.mafia.rules.clans import duty_man
from intriga.games.mafia.state import Gathering, Phase, State
from intriga.games.mafia.tables.awards import amounts
from intriga.kernel import Refusal, Seat, Step, msg, refuse, seat


def assassin(state: State) -> Seat | None:
    """The living assassin."""
    return state.holder(Role.ASSASSIN)


def town_of(state: State) -> contracts.Town:
    """What contracts depend on."""
    people = list(enumerate(state.people))
    killer = assassin(state)
    assert killer is not None
    necromancers = (who for who, one in people if one.role is Role.NECROMANCER)
    united: set[tuple[Customer, Clan | Seat | None]] = {
        (Customer.DEAD_CLAN, clan) for clan, gang in state.clans.items() if gang.united
    }
    if state.guild.honest_united:
        united.add((Customer.DEAD_HONEST, None))
    return contracts.Town(
        living=frozenset(state.living()),
        assassin=killer,
        exp={who: one.exp for who, one in people},
        clans={who: one.clan for who, one in people if one.clan and is_mate(state, who)},
        commissars=frozenset(who for who, one in people if one.role is Role.COMMISSAR),
        necromancer=next(necromancers, None),
        executed=state.guild.commissar_orders,
        ordered=frozenset(united),
    )


def is_mate(state: State, who: Seat) -> bool:
    """Whether somebody orders as one of their clan: a bandit, or an infiltrator who lives (T4)."""
    person = state.people[who]
    if person.clan is None:
        return False
    if person.role is Role.BANDIT:
        return True
    return person.lives and editions.infiltrator_is_a_clan_mate(state)


def customer(state: State, who: Seat) -> Customer:
    """As whom somebody orders alone."""
    person = state.people[who]
    if person.lives:
        return Customer.LONE
    if person.role is Role.COMMISSAR:
        return Customer.DEAD_COMMISSAR
    return Customer.DEAD_BANDIT


def _order(state: State, who: Seat, job: Job, victim: Seat, price: int) -> Order:
    kind = customer(state, who)
    cost = price * (amounts().dead_factor if kind in contracts.DOUBLE else 1)
    return Order(state.guild.received + 1, job, kind, who, victim, price, ((who, cost),))


def _why_not(state: State, order: Order) -> Refusal | None:
    return contracts.why_not(order, tuple(state.guild.orders), town_of(state))


def _open(state: State) -> Refusal | None:
    """Item 21: orders close at nightfall."""
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    return None if assassin(state) is not None else refuse("mafia-refused-no-assassin")


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


def check_kill(state: State, who: Seat, act: BidForKilling) -> Refusal | None:
    if not lookup.is_seat(state, act.victim):
        return refuse("mafia-refused-nobody")
    if refusal := _open(state):
        return refusal
    order = _order(state, who, Job.KILL, act.victim, act.price)
    return _why_not(state, order) or _affordable(state, order)


def kill(state: State, who: Seat, act: BidForKilling, step: Step) -> None:
    _place(state, _order(state, who, Job.KILL, act.victim, act.price), step)


def check_guard(state: State, who: Seat, act: OrderGuard) -> Refusal | None:
    if refusal := _open(state):
        return refusal
    order = _order(state, who, Job.GUARD, who, act.price)
    return _why_not(state, order) or _affordable(state, order)


def guard(state: State, who: Seat, act: OrderGuard, step: Step) -> None:
    _place(state, _order(state, who, Job.GUARD, who, act.price), step)


def own_orders(state: State, who: Seat) -> list[Order]:
    """The orders that somebody pays for."""
    return [one for one in state.guild.orders if any(payer == who for payer, _ in one.shares)]


def may_order_alone(state: State, who: Seat, job: Job) -> bool:
    """Whether the assassin serves this person alone (item 23)."""
    if _open(state) is not None or (job is Job.GUARD and not state.people[who].lives):
        return False
    least = contracts.least_price(job, customer(state, who))
    probe = _order(state, who, job, who if job is Job.GUARD else state.living()[0], least)
    return _why_not_but_price(state, probe) is None


def _why_not_but_price(state: State, order: Order) -> Refusal | None:
    """Why somebody could not place it, however much they paid."""
    refusal = _why_not(state, order)
    money = ("mafia-contract-price", "mafia-contract-poor", "mafia-contract-shares")
    return None if refusal is not None and refusal.id in money else refusal


def still(state: State, who: Seat, order: Order) -> bool:
    """Whether an order of somebody's own could be placed now, so may be raised."""
    raised = _order(state, who, order.job, order.victim, order.price)
    return _why_not_but_price(state, raised) is None


def hires_guards(state: State, who: Seat) -> bool:
    """Item 22: whether somebody may pay with their clan for the guard of one of them."""
    mine = union(state, who)
    clan = mine is not None and mine[0] is Customer.CLAN
    return clan and editions.clans_hire_guards(state)


def guardable(state: State, who: Seat) -> list[Seat]:
    """Of whom somebody's clan may order the guard: its living members."""
    mine = union(state, who)
    if mine is None or mine[1] is None or not hires_guards(state, who):
        return []
    mates = state.members(mine[1])
    return [
        one for one in mates if check_together(state, who, BidTogether(one, 1, "guard")) is None
    ]


def gatherable(state: State, who: Seat) -> list[Seat]:
    """Against whom somebody may give one exp more to a common order. The unions of the dead have
    one order, so one victim."""
    mine = union(state, who)
    if mine is None:
        return []
    placed = [one for one in state.guild.orders if one.party == mine]
    if mine[0] in contracts.ONCE and placed:
        victims = [placed[0].victim]
    else:
        victims = state.living()
    return victims if check_together(state, who, BidTogether(victims[0], 1)) is None else []


def raisable(state: State, who: Seat) -> list[Order]:
    """The orders that somebody alone may raise."""
    alone = (Customer.LONE, *contracts.DOUBLE)
    return [one for one in state.guild.orders if one.by == who and one.customer in alone]


def _raised(state: State, who: Seat, act: RaiseBid) -> Order | None:
    for one in raisable(state, who):
        if one.victim == act.victim:
            return _order(state, who, one.job, one.victim, act.price)
    return None


def check_raise(state: State, who: Seat, act: RaiseBid) -> Refusal | None:
    if refusal := _open(state):
        return refusal
    order = _raised(state, who, act)
    if order is None:
        return refuse("mafia-refused-no-order")
    return _why_not(state, order) or _affordable(state, order)


def raise_bid(state: State, who: Seat, act: RaiseBid, step: Step) -> None:
    order = _raised(state, who, act)
    assert order is not None
    _place(state, order, step)


def _place(state: State, order: Order, step: Step) -> None:
    state.guild.received += 1
    state.guild.orders = list(contracts.place(order, tuple(state.guild.orders)))
    for payer, exp in order.shares:
        step.emit("mafia-order-placed", (payer,), what=what(order), exp=exp)
    killer = assassin(state)
    assert killer is not None
    step.emit(
        "mafia-order-received", (killer,), what=what(order), by=named(order), price=order.price
    )


def what(order: Order | Gathering) -> dict[str, object]:
    """An order in words, without who made it."""
    return msg(f"mafia-job-{order.job}", seat=seat(order.victim))


def named(order: Order) -> dict[str, object]:
    """Item 22: of a clan, a living member; of a union of the dead, that it is one."""
    if order.customer in (Customer.DEAD_HONEST, Customer.DEAD_CLAN):
        return msg(f"mafia-customer-{order.customer}")
    return msg(f"mafia-customer-{order.customer}", seat=seat(order.by))


# ── together ────────────────────────────────────────────────────────────────────────────


def union(state: State, who: Seat) -> tuple[Customer, Clan | None] | None:
    """With whom somebody may order together now: a clan, the dead honest, a wiped-out clan."""
    person = state.people[who]
    if person.clan is not None and is_mate(state, who):
        if person.lives:
            return Customer.CLAN, person.clan
        return None if state.members(person.clan) else (Customer.DEAD_CLAN, person.clan)
    if person.lives or person.role is Role.ASSASSIN:
        return None
    return (Customer.DEAD_HONEST, None)


def _gathering(state: State, who: Seat, act: BidTogether) -> Gathering:
    """What the others of the union have given so far to this end, as a copy with the new share
    still to be added."""
    mine = union(state, who)
    assert mine is not None
    customer, clan = mine
    new = Gathering(customer, act.victim, clan, job=Job(act.job))
    for one in state.guild.gatherings:
        if one.end == new.end:
            return replace(new, shares=dict(one.shares))
    for order in state.guild.orders:
        if (order.customer, order.clan, order.job, order.victim) == new.end:
            return replace(new, shares=dict(order.shares))
    return replace(new, shares={})


def _together(state: State, who: Seat, act: BidTogether) -> tuple[Gathering, Order]:
    gathering = _gathering(state, who, act)
    gathering.shares[who] = gathering.shares.get(who, 0) + act.price
    order = Order(
        state.guild.received + 1,
        gathering.job,
        gathering.customer,
        _face(state, gathering),
        act.victim,
        sum(gathering.shares.values()),
        tuple(sorted(gathering.shares.items())),
        gathering.clan,
    )
    return gathering, order


def _face(state: State, gathering: Gathering) -> Seat:
    """Whose name the assassin learns: who is to be guarded, else the clan's duty man (item 29); of
    the dead anybody's, as it is not told."""
    if gathering.job is Job.GUARD:
        return gathering.victim
    if gathering.clan is not None and gathering.customer is Customer.CLAN:
        duty = duty_man(state, gathering.clan)
        return state.members(gathering.clan)[0] if duty is None else duty
    return min(gathering.shares)


def check_together(state: State, who: Seat, act: BidTogether) -> Refusal | None:
    if not lookup.is_seat(state, act.victim):
        return refuse("mafia-refused-nobody")
    if refusal := _open(state):
        return refusal
    if union(state, who) is None:
        return refuse("mafia-refused-no-union")
    if act.job == "guard" and not hires_guards(state, who):
        return refuse("mafia-contract-guard-oneself")
    if lookup.free_exp(state, who) < act.price:
        return refuse("mafia-contract-poor", seat=seat(who))
    _, order = _together(state, who, act)
    least = contracts.least_price(order.job, order.customer)
    if order.price < least:  # not an order yet: only who may gather, and to what end
        refusal = _why_not(state, replace(order, price=least))
        return None if refusal is None or refusal.id == "mafia-contract-shares" else refusal
    return _why_not(state, order)


def bid_together(state: State, who: Seat, act: BidTogether, step: Step) -> None:
    gathering, order = _together(state, who, act)
    guild = state.guild
    guild.gatherings = [one for one in guild.gatherings if one.end != gathering.end]
    if order.price < contracts.least_price(order.job, order.customer):
        guild.gatherings.append(gathering)
        step.emit("mafia-gathered", (who,), what=what(order), exp=order.price)
        return
    _place(state, order, step)


def disband(state: State, step: Step) -> None:
    """At nightfall what did not become an order goes back to those who gave it."""
    for one in state.guild.gatherings:
        for payer in one.shares:
            step.emit("mafia-gathering-over", (payer,), what=what(one))
    state.guild.gatherings = []


def partners(state: State, who: Seat) -> list[Seat]:
    """All who may collect for a common order with somebody, and see what there is."""
    mine = union(state, who)
    if mine is None:
        return []
    return [one for one in range(len(state.people)) if union(state, one) == mine]


def select(state: State, pacifist: bool) -> contracts.Selection:
    """N3: which orders are executed tonight; all are released without a living assassin."""
    orders = tuple(state.guild.orders)
    killer = assassin(state)
    if killer is None:
        return contracts.Selection((), orders)
    plan = state.plans.get(killer)
    answer = contracts.Answer(plan.refuses, plan.picks) if plan else None
    actions = 1 + (plan.potions if plan else 0)
    return contracts.select(orders, town_of(state), answer, actions=actions, pacifist=pacifist)
