"""Who orders, and what of whom: the position's side of `contracts` (items 20–23, T4)."""

from collections.abc import Iterable

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.guild import Customer, Gathering, Order
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.subjects import editions, lookup
from intriga.games.mafia.subjects.guild import contracts
from intriga.kernel import Choices, Refusal, Seat, Step, listed, msg, refuse, seat


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


def must_be_assassin(state: State, who: Seat) -> Refusal | None:
    """A refusal of whoever is not the living assassin."""
    if state.people[who].role is not Role.ASSASSIN:
        return refuse("mafia-refused-not-assassin")
    return lookup.must_live(state, who)


def must_work(state: State, who: Seat) -> Refusal | None:
    """A gate: the assassin, alive, in a night."""
    return must_be_assassin(state, who) or lookup.must_be(state, Phase.NIGHT)


def why_not(state: State, order: Order) -> Refusal | None:
    """Why this order cannot be placed now, besides the purses of its payers."""
    return contracts.why_not(order, tuple(state.guild.orders), town_of(state))


def check_open(state: State) -> Refusal | None:
    """Item 21: orders close at nightfall."""
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    return None if assassin(state) is not None else refuse("mafia-refused-no-assassin")


def place(state: State, order: Order, step: Step) -> None:
    """An order is placed, or raised: its payers and the assassin read of it."""
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


def by_number(orders: Iterable[Order]) -> Choices:
    """Orders to choose from, by number."""
    return listed((order.number, what(order)) for order in orders)
