"""Which of the dearest orders the assassin carries out, or none (items 24, T4)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.guild import contracts, customers
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, refuse


class CarryOut(Act, frozen=True):
    """Which of the dearest orders the assassin carries out, by number (item 24)."""

    unseen: ClassVar[bool] = True
    contracts: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=3), SECRET]


def check_carry_out(state: State, who: Seat, act: CarryOut) -> Refusal | None:
    if refusal := customers.must_be_assassin(state, who) or lookup.must_be(state, Phase.NIGHT):
        return refusal
    numbers = {order.number for order in state.guild.orders}
    if not numbers.issuperset(act.contracts) or len(set(act.contracts)) < len(act.contracts):
        return refuse("mafia-refused-no-order")
    return None


def carry_out(state: State, who: Seat, act: CarryOut, step: Step) -> None:
    plan = state.plan(who)
    plan.picks, plan.refuses = act.contracts, False
    step.emit("mafia-order-noted", (who,))


class RefuseContracts(Act, frozen=True):
    """Refuse all orders of this day; False: no, after all (item 24)."""

    unseen: ClassVar[bool] = True
    refuse: Annotated[bool, SECRET] = True


def check_refuse(state: State, who: Seat, act: RefuseContracts) -> Refusal | None:
    return customers.must_be_assassin(state, who) or lookup.must_be(state, Phase.NIGHT)


def refuse_all(state: State, who: Seat, act: RefuseContracts, step: Step) -> None:
    state.plan(who).refuses = act.refuse
    step.emit("mafia-order-noted", (who,))


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
