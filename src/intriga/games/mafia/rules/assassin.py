"""What the assassin does about orders, alive and dead (items 21, 24–27)."""

from intriga.games.mafia import editions
from intriga.games.mafia.acts.assassin import (
    AnnouncePrice,
    CarryOut,
    ComplainOfBlackmail,
    KillUnbidden,
    RefuseContracts,
    TakeArrow,
    TellContract,
)
from intriga.games.mafia.night import contracts
from intriga.games.mafia.night.contracts import Customer, Job, Order
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import guild, houses, lookup
from intriga.games.mafia.state import Done, Phase, State
from intriga.games.mafia.tables.awards import amounts
from intriga.kernel import PUBLIC, REFEREE, Refusal, Seat, Step, refuse, seat


def _must_be_assassin(state: State, who: Seat) -> Refusal | None:
    if state.people[who].role is not Role.ASSASSIN:
        return refuse("mafia-refused-not-assassin")
    return lookup.must_live(state, who)


def check_announce(state: State, who: Seat, act: AnnouncePrice) -> Refusal | None:
    if refusal := _must_be_assassin(state, who) or lookup.must_be(state, Phase.DAY):
        return refusal
    if any(order.job == act.kind for order in state.guild.orders):
        return None
    return refuse("mafia-refused-no-orders")


def take_arrow(state: State, who: Seat, act: TakeArrow, step: Step) -> None:
    state.plan(who).arrow = act.arrow
    step.emit("mafia-order-noted", (who,))


def check_arrow(state: State, who: Seat, act: TakeArrow) -> Refusal | None:
    if refusal := _must_be_assassin(state, who) or lookup.must_be(state, Phase.NIGHT):
        return refusal
    has = state.people[who].has("arrow") is not None
    return None if has else refuse("mafia-refused-no-arrow", seat=seat(who))


def announce(state: State, who: Seat, act: AnnouncePrice, step: Step) -> None:
    top = max(order.price for order in state.guild.orders if order.job == act.kind)
    step.emit(f"mafia-red-{act.kind}", PUBLIC, price=top)


def check_carry_out(state: State, who: Seat, act: CarryOut) -> Refusal | None:
    if refusal := _must_be_assassin(state, who) or lookup.must_be(state, Phase.NIGHT):
        return refusal
    numbers = {order.number for order in state.guild.orders}
    if not numbers.issuperset(act.contracts) or len(set(act.contracts)) < len(act.contracts):
        return refuse("mafia-refused-no-order")
    return None


def carry_out(state: State, who: Seat, act: CarryOut, step: Step) -> None:
    plan = state.plan(who)
    plan.picks, plan.refuses = act.contracts, False
    step.emit("mafia-order-noted", (who,))


def check_refuse(state: State, who: Seat, act: RefuseContracts) -> Refusal | None:
    return _must_be_assassin(state, who) or lookup.must_be(state, Phase.NIGHT)


def refuse_all(state: State, who: Seat, act: RefuseContracts, step: Step) -> None:
    state.plan(who).refuses = act.refuse
    step.emit("mafia-order-noted", (who,))


def _own_will(state: State, who: Seat, victim: Seat) -> Order:
    price = amounts().contract_self
    return Order(
        state.guild.received + 1, Job.KILL, Customer.SELF, who, victim, price, ((who, price),)
    )


def _without_own_will(state: State) -> list[Order]:
    return [order for order in state.guild.orders if order.customer is not Customer.SELF]


def check_unbidden(state: State, who: Seat, act: KillUnbidden) -> Refusal | None:
    if refusal := _must_be_assassin(state, who) or lookup.must_be(state, Phase.NIGHT):
        return refusal
    if act.whom is None:
        return None
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    order = _own_will(state, who, act.whom)
    return contracts.why_not(order, tuple(_without_own_will(state)), guild.town_of(state))


def kill_unbidden(state: State, who: Seat, act: KillUnbidden, step: Step) -> None:
    state.guild.orders = _without_own_will(state)
    if act.whom is not None:
        state.guild.orders.append(_own_will(state, who, act.whom))
        state.guild.received += 1
    step.emit("mafia-order-noted", (who,))


def tellable(state: State, who: Seat) -> list[Done]:
    """Item 26: what the dead assassin may tell: victim and customer are dead; of a guard to whom
    nobody came, the customer."""
    if state.people[who].lives:
        return []
    return [
        one
        for one in state.guild.done
        if one.assassin == who
        and one.order.number not in state.guild.told
        and _all_dead(state, one)
    ]


def _all_dead(state: State, one: Done) -> bool:
    victim = one.order.job is Job.GUARD and not one.struck
    dead = not state.people[one.order.by].lives
    return dead and (victim or not state.people[one.order.victim].lives)


def parts(state: State, number: int) -> tuple[str, ...]:
    """What the assassin may still tell of an order (item 26)."""
    if not editions.contracts_are_told_in_part(state):
        return ("both",)
    match state.guild.half_told.get(number):
        case "customer":
            return ("victim",)
        case "victim":
            return ("customer",)
        case _:
            return ("both", "customer", "victim")


def check_tell(state: State, who: Seat, act: TellContract) -> Refusal | None:
    found = any(one.order.number == act.which for one in tellable(state, who))
    if not found:
        return refuse("mafia-refused-not-tellable")
    return None if act.what in parts(state, act.which) else refuse("mafia-refused-told", at="what")


def tell(state: State, who: Seat, act: TellContract, step: Step) -> None:
    one = next(one for one in tellable(state, who) if one.order.number == act.which)
    what, by = guild.what(one.order), guild.named(one.order)
    if act.what == "both":
        step.emit("mafia-told", PUBLIC, who=seat(who), what=what, by=by)
    elif act.what == "customer":
        step.emit("mafia-told-customer", PUBLIC, who=seat(who), by=by)
    else:
        step.emit("mafia-told-victim", PUBLIC, who=seat(who), what=what)
    half = state.guild.half_told
    if act.what == "both" or act.which in half:
        half.pop(act.which, None)
        state.guild.told.append(act.which)
    else:
        half[act.which] = act.what


def check_complain(state: State, who: Seat, act: ComplainOfBlackmail) -> Refusal | None:
    return why_no_complaint(state, who)


def why_no_complaint(state: State, who: Seat) -> Refusal | None:
    """Item 27: once a day or night, by the living, in a match that has had an assassin."""
    if Role.ASSASSIN not in state.roles:
        return refuse("mafia-refused-no-assassin")
    if refusal := lookup.must_live(state, who) or houses.playing(state):
        return refusal
    return refuse("mafia-refused-complained") if who in state.guild.complaints else None


def complain(state: State, who: Seat, act: ComplainOfBlackmail, step: Step) -> None:
    state.guild.complaints.append(who)
    step.emit("mafia-complaint-noted", (who,))
    step.emit("mafia-complaint", REFEREE, who=seat(who), words=act.words)


def may_kill_unbidden(state: State, who: Seat, whom: Seat) -> bool:
    """Item 25."""
    return check_unbidden(state, who, KillUnbidden(whom)) is None
