"""Organisations serve outsiders for a fee (item 53, M51)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import BookLine, Organisation, Service, ServiceOrder
from intriga.games.mafia.subjects.asking import YES, about
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.money import paying
from intriga.games.mafia.subjects.organisations import fund
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    listed,
    msg,
    people,
    refuse,
    seat,
)


class PayService(Act, frozen=True):
    """An outsider puts aside the fee for a service of an organisation, the first one being 1."""

    unseen: ClassVar[bool] = True
    organisation: Annotated[Number, SECRET]
    service: Annotated[Number, SECRET]


def _check_pay(state: State, who: Seat, act: PayService) -> Refusal | None:
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
    if refusal := paying.may_pay(state, who):
        return refusal
    if fund.head(state, one) is None:
        return refuse("mafia-refused-no-organisation")
    if who in one.members:
        return refuse("mafia-refused-insider")
    ordered = _ordered(one, who) is not None
    return refuse("mafia-refused-service-ordered") if ordered else None


def _orderable(state: State, who: Seat, one: Organisation) -> list[tuple[int, Service]]:
    """The services that somebody can pay for now, with their numbers."""
    if _why_not_served(state, who, one) is not None:
        return []
    purse = state.people[who].coins
    numbers = enumerate(one.services, 1)
    return [(number, service) for number, service in numbers if service.fee <= purse]


def _pay(state: State, who: Seat, act: PayService, step: Step) -> None:
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


def _offer_pay(state: State, who: Seat) -> Iterator[Form]:
    organisation = choice("organisation", "serving")
    service = choice("service", "service", after=("organisation",))
    yield from about(state, who, PayService, organisation, _serving, service)


def _serving(state: State, who: Seat, chosen: Chosen) -> Choices:
    return fund.organisation_choices(
        one for one in state.trade.organisations if _orderable(state, who, one)
    )


def _services(state: State, who: Seat, chosen: Chosen) -> Choices:
    one = fund.chosen_organisation(state, chosen)
    able = () if one is None else _orderable(state, who, one)
    return listed(
        (number, msg("mafia-service", name=service.name, coins=service.fee))
        for number, service in able
    )


PAY_SERVICE = Deed(
    PayService, _check_pay, _pay, _offer_pay, choices={"serving": _serving, "service": _services}
)


class RenderService(Act, frozen=True):
    """The head says that somebody's service is done, and takes the fee; or declines it."""

    unseen: ClassVar[bool] = True
    payer: Annotated[Seat, SECRET]
    yes: Annotated[bool, SECRET]


def _check_render(state: State, who: Seat, act: RenderService) -> Refusal | None:
    one = fund.headed(state, who)
    assert one is not None
    return None if _ordered(one, act.payer) else refuse("mafia-refused-no-service-ordered")


def _ordered(one: Organisation, payer: Seat) -> ServiceOrder | None:
    return next((order for order in one.orders if order.by == payer), None)


def _render(state: State, who: Seat, act: RenderService, step: Step) -> None:
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


def _offer_render(state: State, who: Seat) -> Iterator[Form]:
    payer = choice("payer", "service-payer")
    yield from about(state, who, RenderService, payer, _payers, YES, asks=True)


def _payers(state: State, who: Seat, chosen: Chosen) -> Choices:
    one = fund.headed(state, who)
    return people(() if one is None else sorted(order.by for order in one.orders))


RENDER_SERVICE = Deed(
    RenderService,
    _check_render,
    _render,
    _offer_render,
    gate=fund.heads_by_day,
    answers=True,
    choices={"service-payer": _payers},
)


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
