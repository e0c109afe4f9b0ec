"""N3: the assassin's orders are chosen and paid, the others released (T4)."""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.state.guild import Customer, Done, Job, Order
from intriga.games.mafia.subjects.guild import carrying_out, customers
from intriga.kernel import Seat, msg, seat


def run(tonight: Tonight) -> None:
    state = tonight.state
    selection = carrying_out.select(state, tonight.pacifist)
    killer = customers.assassin(state)
    if tonight.pacifist and killer is not None and state.guild.orders:
        tonight.step.emit("mafia-pacified", (killer,))
        tonight.note("N3", "mafia-log-pacified", who=seat(killer))
    state.guild.orders = []
    for order in selection.released:
        _tell(tonight, order, "mafia-order-released")
    if killer is None:
        return
    for payer, exp in selection.charges().items():
        state.people[payer].exp -= exp
    state.people[killer].exp += selection.fee
    state.guild.fees[killer] = state.guild.fees.get(killer, 0) + selection.fee
    for order in selection.executed:
        _execute(tonight, killer, order)


def _execute(tonight: Tonight, killer: Seat, order: Order) -> None:
    guild_ = tonight.state.guild
    guild_.done.append(Done(tonight.state.tick, order, killer, struck=order.job is Job.KILL))
    if order.customer is Customer.DEAD_COMMISSAR:
        guild_.commissar_orders += 1
    elif order.customer is Customer.DEAD_HONEST:
        guild_.honest_united = True
    elif order.customer is Customer.DEAD_CLAN:
        assert order.clan is not None
        tonight.state.clans[order.clan].united = True
    _tell(tonight, order, "mafia-order-taken")
    tonight.note(
        "N3",
        "mafia-log-contract",
        what=msg(f"mafia-job-{order.job}", seat=seat(order.victim)),
        by=seat(order.by),
        price=order.price,
        fee=order.fee,
    )


def _tell(tonight: Tonight, order: Order, id: str) -> None:
    """Section 5: a customer hears whether theirs was taken."""
    if order.customer is not Customer.SELF:
        what = msg(f"mafia-job-{order.job}", seat=seat(order.victim))
        for payer, exp in order.shares:
            tonight.step.emit(id, (payer,), what=what, exp=exp)
