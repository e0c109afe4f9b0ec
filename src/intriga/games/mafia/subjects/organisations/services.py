"""Organisations serve outsiders for a fee (item 53, M51)."""

from typing import Annotated, ClassVar

from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import BookLine, Organisation, Service, ServiceOrder
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.organisations import fund
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, refuse, seat


class PayService(Act, frozen=True):
    """An outsider puts aside the fee for a service of an organisation, the first one being 1."""

    unseen: ClassVar[bool] = True
    organisation: Annotated[Number, SECRET]
    service: Annotated[Number, SECRET]


def check_pay(state: State, who: Seat, act: PayService) -> Refusal | None:
    """Outsiders pay for what the charter offers."""
    one = fund.numbered(state, act.organisation)
    if one is None:
        return refuse("mafia-refused-no-organisation")
    if refusal := _why_not_served(state, who, one):
        return refusal
    if act.service > len(one.services):
        return refuse("mafia-refused-no-service")
    return fund.short(one.services[act.service - 1].fee, state.people[who].coins)


def _why_not_served(state: State, who: Seat, one: Organisation) -> Refusal | None:
    """One service of an organisation at a time."""
    if refusal := fund.by_day(state, who):
        return refusal
    if fund.head(state, one) is None:
        return refuse("mafia-refused-no-organisation")
    if who in one.members:
        return refuse("mafia-refused-insider")
    ordered = _ordered(one, who) is not None
    return refuse("mafia-refused-service-ordered") if ordered else None


def orderable(state: State, who: Seat, one: Organisation) -> list[tuple[int, Service]]:
    """The services that somebody can pay for now, with their numbers."""
    if _why_not_served(state, who, one) is not None:
        return []
    purse = state.people[who].coins
    numbers = enumerate(one.services, 1)
    return [(number, service) for number, service in numbers if service.fee <= purse]


def pay(state: State, who: Seat, act: PayService, step: Step) -> None:
    one = fund.numbered(state, act.organisation)
    assert one is not None
    service = one.services[act.service - 1]
    state.people[who].coins -= service.fee
    one.orders.append(ServiceOrder(who, service))
    step.emit("mafia-service-ordered", (who,), service=service.name, coins=service.fee)
    manager = fund.head(state, one)
    assert manager is not None
    step.emit(
        "mafia-service-wanted", (manager,), who=seat(who), service=service.name, coins=service.fee
    )


class RenderService(Act, frozen=True):
    """The head says that somebody's service is done, and takes the fee; or declines it."""

    unseen: ClassVar[bool] = True
    payer: Annotated[Seat, SECRET]
    yes: Annotated[bool, SECRET]


def check_render(state: State, who: Seat, act: RenderService) -> Refusal | None:
    if refusal := fund.by_day(state, who) or fund.must_head(state, who):
        return refusal
    one = fund.headed(state, who)
    assert one is not None
    return None if _ordered(one, act.payer) else refuse("mafia-refused-no-service-ordered")


def _ordered(one: Organisation, payer: Seat) -> ServiceOrder | None:
    return next((order for order in one.orders if order.by == payer), None)


def render(state: State, who: Seat, act: RenderService, step: Step) -> None:
    """Paid for on the day on which it is done."""
    one = fund.headed(state, who)
    assert one is not None
    order = _ordered(one, act.payer)
    assert order is not None
    one.orders.remove(order)
    if not act.yes:
        _give_back(state, order, step)
        return
    fund.enter(state, one, BookLine(state.turn, "service", order.by, order.service.fee), step)
    step.emit("mafia-service-rendered", (order.by,), service=order.service.name)


def _give_back(state: State, order: ServiceOrder, step: Step) -> None:
    fee = order.service.fee
    state.people[order.by].coins += fee
    step.emit("mafia-service-off", (order.by,), service=order.service.name, coins=fee)


def return_fees(state: State, step: Step) -> None:
    """Nightfall: what was not rendered on the day is not paid for."""
    for one in state.trade.organisations:
        for order in one.orders:
            _give_back(state, order, step)
        one.orders = []
