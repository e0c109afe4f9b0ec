"""Several order together: a clan, the dead honest, a clan that is no more (items 22, 23, T4)."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar, Literal

from msgspec.structs import replace

from intriga.games.mafia.state import State, guild
from intriga.games.mafia.state.guild import Customer, Gathering, Job, Order
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.subjects import editions, lookup
from intriga.games.mafia.subjects.asking import some
from intriga.games.mafia.subjects.clans.duty import duty_man
from intriga.games.mafia.subjects.fields import Exp
from intriga.games.mafia.subjects.guild import contracts, customers
from intriga.kernel import (
    NOTHING,
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
    people,
    refuse,
    seat,
)


class BidTogether(Act, frozen=True):
    """Order a death together: a clan (of the living), the dead honest without a necromancer once, a
    wiped-out clan once (items 22, 23). The union's members add with further acts of this kind to
    the same victim until nightfall. `price`: what the actor pays; `job`: a living clan may also
    order the guard of one of its own, `victim`, who is named to the assassin."""

    unseen: ClassVar[bool] = True
    victim: Annotated[Seat, SECRET]
    price: Annotated[Exp, SECRET]
    job: Annotated[Literal["kill", "guard"], SECRET] = "kill"


def _check_together(state: State, who: Seat, act: BidTogether) -> Refusal | None:
    if not lookup.is_seat(state, act.victim):
        return refuse("mafia-refused-nobody")
    if refusal := customers.check_open(state):
        return refusal
    if union(state, who) is None:
        return refuse("mafia-refused-no-union")
    if act.job == "guard" and not _hires_guards(state, who):
        return refuse("mafia-contract-guard-oneself")
    if lookup.free_exp(state, who) < act.price:
        return refuse("mafia-contract-poor", seat=seat(who))
    _, order = _together(state, who, act)
    least = contracts.least_price(order.job, order.customer)
    if order.price < least:  # not an order yet: only who may gather, and to what end
        refusal = customers.why_not(state, replace(order, price=least))
        return None if refusal is None or refusal.id == "mafia-contract-shares" else refusal
    return customers.why_not(state, order)


def _bid_together(state: State, who: Seat, act: BidTogether, step: Step) -> None:
    gathering, order = _together(state, who, act)
    guild = state.guild
    guild.gatherings = [one for one in guild.gatherings if one.end != gathering.end]
    if order.price < contracts.least_price(order.job, order.customer):
        guild.gatherings.append(gathering)
        step.emit("mafia-gathered", (who,), what=customers.what(order), exp=order.price)
        return
    customers.place(state, order, step)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if customers.check_open(state) is not None or not lookup.free_exp(state, who):
        return
    price = Field("price", "number", "together-price", after=("victim",))
    for job, of, domain in (
        ("kill", "together", _victims),
        ("guard", "guarded-together", _guarded),
    ):
        if some(state, who, domain):
            yield Form(BidTogether, (choice("victim", of), price), preset={"job": job})


def _victims(state: State, who: Seat, chosen: Chosen) -> Choices:
    if union(state, who) is None:
        return NOTHING
    return people(sorted(_gatherable(state, who)))


def _guarded(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(sorted(_guardable(state, who)))


def _price(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, lookup.free_exp(state, who))


def _insiders(state: State, who: Seat, act: BidTogether) -> Sequence[Seat]:
    """Those who collect together see what there is."""
    return _partners(state, who) if lookup.playing(state) is None else ()


BID_TOGETHER = Deed(
    BidTogether,
    _check_together,
    _bid_together,
    _offer,
    choices={"together": _victims, "guarded-together": _guarded, "together-price": _price},
    insiders=_insiders,
)


def union(state: State, who: Seat) -> tuple[Customer, Clan | None] | None:
    """With whom somebody may order together now: a clan, the dead honest, a wiped-out clan."""
    person = state.people[who]
    if person.clan is not None and customers.is_mate(state, who):
        if person.lives:
            return Customer.CLAN, person.clan
        return None if state.members(person.clan) else (Customer.DEAD_CLAN, person.clan)
    if person.lives or person.role is Role.ASSASSIN:
        return None
    return (Customer.DEAD_HONEST, None)


def _hires_guards(state: State, who: Seat) -> bool:
    """Item 22: whether somebody may pay with their clan for the guard of one of them."""
    mine = union(state, who)
    clan = mine is not None and mine[0] is Customer.CLAN
    return clan and editions.clans_hire_guards(state)


def _guardable(state: State, who: Seat) -> list[Seat]:
    """Of whom somebody's clan may order the guard: its living members."""
    mine = union(state, who)
    if mine is None or mine[1] is None or not _hires_guards(state, who):
        return []
    mates = state.members(mine[1])
    return [
        one for one in mates if _check_together(state, who, BidTogether(one, 1, "guard")) is None
    ]


def _gatherable(state: State, who: Seat) -> list[Seat]:
    """Against whom somebody may give one exp more to a common order. The unions of the dead have
    one order, so one victim."""
    mine = union(state, who)
    if mine is None:
        return []
    placed = [one for one in state.guild.orders if one.party == mine]
    if mine[0] in guild.ONCE and placed:
        victims = [placed[0].victim]
    else:
        victims = state.living()
    return victims if _check_together(state, who, BidTogether(victims[0], 1)) is None else []


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


def disband(state: State, step: Step) -> None:
    """At nightfall what did not become an order goes back to those who gave it."""
    for one in state.guild.gatherings:
        for payer in one.shares:
            step.emit("mafia-gathering-over", (payer,), what=customers.what(one))
    state.guild.gatherings = []


def _partners(state: State, who: Seat) -> list[Seat]:
    """All who may collect for a common order with somebody, and see what there is."""
    mine = union(state, who)
    if mine is None:
        return []
    return [one for one in range(len(state.people)) if union(state, one) == mine]
