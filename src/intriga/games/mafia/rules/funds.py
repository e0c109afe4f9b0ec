"""The fund of an organisation (item 53, M51): who pays into it, what its head does with it, and
what the head owes.

The head alone knows who has given what; members read the head's reports; everybody reads whether
there was one.
"""

from collections.abc import Mapping

from intriga.games.mafia.acts.host import OrderCompensation
from intriga.games.mafia.acts.organisations import (
    DonateToFund,
    PayService,
    RenderService,
    ReportOnFund,
    SpendFund,
)
from intriga.games.mafia.log import note
from intriga.games.mafia.rules import lookup
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.trade import (
    BookLine,
    Organisation,
    Payment,
    Service,
    ServiceOrder,
    Statement,
)
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat

MOST_COMPENSATED = 99
"""The most that the host lets a head pay."""
_LOGGED: Mapping[Payment, str] = {
    "donation": "mafia-log-donation",
    "service": "mafia-log-service",
    "payout": "mafia-log-payout",
}


def numbered(state: State, number: int) -> Organisation | None:
    """The organisation with this number."""
    return next((one for one in state.trade.organisations if one.number == number), None)


def of(state: State, who: Seat) -> Organisation | None:
    """The organisation of which somebody is a member, for life."""
    return next((one for one in state.trade.organisations if who in one.members), None)


def head(state: State, one: Organisation) -> Seat | None:
    """Who manages it: the founder, while they live; else the member who has lived in it longest.
    None if all are dead."""
    return next((who for who in one.members if state.people[who].lives), None)


def announce_heads(state: State, step: Step) -> None:
    """Dusk and dawn: who manages an organisation now, if its head has died or lives again."""
    for one in state.trade.organisations:
        manager = head(state, one)
        known = one.head if one.announced is None else one.announced
        if manager is not None and manager != known:
            one.announced = manager
            step.emit("mafia-new-head", PUBLIC, who=seat(manager), name=one.name)


def headed(state: State, who: Seat) -> Organisation | None:
    """The organisation that somebody manages."""
    one = of(state, who)
    return one if one is not None and head(state, one) == who else None


def must_head(state: State, who: Seat) -> Refusal | None:
    """A refusal of whoever manages no organisation."""
    return None if headed(state, who) is not None else refuse("mafia-refused-not-head")


def _by_day(state: State, who: Seat) -> Refusal | None:
    return lookup.must_be(state, Phase.DAY) or lookup.must_walk(state, who)


def _short(coins: int, there: int) -> Refusal | None:
    return refuse("mafia-refused-purse", coins=coins) if there < coins else None


def _enter(state: State, one: Organisation, what: Payment, who: Seat, coins: int) -> None:
    """The books, and the fund with them."""
    one.books.append(BookLine(state.turn, what, who, coins))
    one.fund += -coins if what == "payout" else coins
    note(state, "D0", _LOGGED[what], who=seat(who), name=one.name, coins=coins)


# ── members ─────────────────────────────────────────────────────────────────────────────


def check_donate(state: State, who: Seat, act: DonateToFund) -> Refusal | None:
    """Members alone give to the fund; it is no bribe (M46)."""
    if of(state, who) is None:
        return refuse("mafia-refused-not-member")
    return _by_day(state, who) or _short(act.coins, state.people[who].coins)


def donate(state: State, who: Seat, act: DonateToFund, step: Step) -> None:
    one = of(state, who)
    assert one is not None
    state.people[who].coins -= act.coins
    _enter(state, one, "donation", who, act.coins)
    step.emit("mafia-donated", (who,), name=one.name, coins=act.coins)
    manager = head(state, one)
    if manager is not None and manager != who:
        step.emit("mafia-fund-donation", (manager,), who=seat(who), coins=act.coins)


def check_spend(state: State, who: Seat, act: SpendFund) -> Refusal | None:
    """On its members alone."""
    if refusal := _by_day(state, who) or must_head(state, who):
        return refusal
    one = headed(state, who)
    assert one is not None
    if act.to not in payable(state, one):
        return refuse("mafia-refused-not-member-they")
    return _short(act.coins, one.fund)


def payable(state: State, one: Organisation) -> list[Seat]:
    """The members who count as living today."""
    return [who for who in one.members if state.people[who].walks]


def spend(state: State, who: Seat, act: SpendFund, step: Step) -> None:
    one = headed(state, who)
    assert one is not None
    _enter(state, one, "payout", act.to, act.coins)
    state.people[act.to].coins += act.coins
    step.emit("mafia-fund-paid", (who,), to=seat(act.to), coins=act.coins)
    if act.to != who:
        step.emit("mafia-fund-received", (act.to,), name=one.name, coins=act.coins)


# ── services to outsiders ───────────────────────────────────────────────────────────────


def check_pay(state: State, who: Seat, act: PayService) -> Refusal | None:
    """Outsiders pay for what the charter offers."""
    one = numbered(state, act.organisation)
    if one is None:
        return refuse("mafia-refused-no-organisation")
    if refusal := _why_not_served(state, who, one):
        return refusal
    if act.service > len(one.services):
        return refuse("mafia-refused-no-service")
    return _short(one.services[act.service - 1].fee, state.people[who].coins)


def _why_not_served(state: State, who: Seat, one: Organisation) -> Refusal | None:
    """One service of an organisation at a time."""
    if refusal := _by_day(state, who):
        return refusal
    if head(state, one) is None:
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
    one = numbered(state, act.organisation)
    assert one is not None
    service = one.services[act.service - 1]
    state.people[who].coins -= service.fee
    one.orders.append(ServiceOrder(who, service))
    step.emit("mafia-service-ordered", (who,), service=service.name, coins=service.fee)
    manager = head(state, one)
    assert manager is not None
    step.emit(
        "mafia-service-wanted", (manager,), who=seat(who), service=service.name, coins=service.fee
    )


def check_render(state: State, who: Seat, act: RenderService) -> Refusal | None:
    if refusal := _by_day(state, who) or must_head(state, who):
        return refusal
    one = headed(state, who)
    assert one is not None
    return None if _ordered(one, act.payer) else refuse("mafia-refused-no-service-ordered")


def _ordered(one: Organisation, payer: Seat) -> ServiceOrder | None:
    return next((order for order in one.orders if order.by == payer), None)


def render(state: State, who: Seat, act: RenderService, step: Step) -> None:
    """Paid for on the day on which it is done."""
    one = headed(state, who)
    assert one is not None
    order = _ordered(one, act.payer)
    assert order is not None
    one.orders.remove(order)
    if not act.yes:
        _give_back(state, order, step)
        return
    _enter(state, one, "service", order.by, order.service.fee)
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


# ── the head's reports ──────────────────────────────────────────────────────────────────


def check_report(state: State, who: Seat, act: ReportOnFund) -> Refusal | None:
    return _by_day(state, who) or must_head(state, who)


def is_reported(state: State, one: Organisation) -> bool:
    """Whether the head has reported today, and nothing has moved since."""
    last = one.statements[-1] if one.statements else None
    return last is not None and last == _statement(state, one)


def _statement(state: State, one: Organisation) -> Statement:
    today = [entry for entry in one.books if entry.day == state.turn]
    came = sum(entry.coins for entry in today if entry.what != "payout")
    went = sum(entry.coins for entry in today if entry.what == "payout")
    return Statement(state.turn, came, went, one.fund)


def report(state: State, who: Seat, act: ReportOnFund, step: Step) -> None:
    """The day's totals, without names; a later report of a day takes the place of the first."""
    one = headed(state, who)
    assert one is not None
    today = _statement(state, one)
    one.statements = [old for old in one.statements if old.day != state.turn]
    one.statements.append(today)
    step.emit("mafia-reported", PUBLIC, name=one.name)
    step.emit(
        "mafia-fund-statement",
        tuple(sorted(one.members)),
        name=one.name,
        came=today.came,
        went=today.went,
        fund=today.fund,
    )


def miss_reports(state: State, step: Step) -> None:
    """Nightfall: a head who has not reported today is warned, and the host with them (M51). Whoever
    became the head this evening, as theirs was hanged, had no time to."""
    for one in state.trade.organisations:
        due = _head_of_today(state, one)
        reported = any(old.day == state.turn for old in one.statements)
        if due is not None and state.people[due].lives and not reported:
            one.missed.append(state.turn)
            step.emit("mafia-report-missed", PUBLIC, who=seat(due), name=one.name)


def _head_of_today(state: State, one: Organisation) -> Seat | None:
    for who in one.members:
        grave = state.people[who].grave
        if grave is None or grave.tick == state.tick:
            return who
    return None


def liable(state: State, one: Organisation) -> Seat | None:
    """The head who pays for an error that came of a missed report."""
    return head(state, one) if one.missed else None


def check_compensation(state: State, act: OrderCompensation) -> Refusal | None:
    """Only of a head who has missed a report."""
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    one = numbered(state, act.organisation)
    payer = None if one is None else liable(state, one)
    if payer is None:
        return refuse("mafia-refused-no-report-missed")
    if payer == act.whom or not state.people[act.whom].walks:
        return refuse("mafia-refused-compensation")
    if act.coins > MOST_COMPENSATED:
        return refuse("mafia-refused-compensated", most=MOST_COMPENSATED, at="coins")
    return None


def compensate(state: State, act: OrderCompensation, step: Step) -> None:
    """Out of the head's own purse, as far as it goes. The host does not learn how far."""
    one = numbered(state, act.organisation)
    assert one is not None
    payer = liable(state, one)
    assert payer is not None
    coins = min(act.coins, state.people[payer].coins)
    state.people[payer].coins -= coins
    state.people[act.whom].coins += coins
    who, whom = seat(payer), seat(act.whom)
    step.emit("mafia-host-compensates", PUBLIC, who=who, whom=whom, coins=act.coins)
    step.emit("mafia-compensation-paid", (payer,), whom=whom, coins=coins)
    step.emit("mafia-compensation-received", (act.whom,), who=who, coins=coins)
    note(state, "D0", "mafia-log-compensation", who=who, whom=whom, coins=coins)
