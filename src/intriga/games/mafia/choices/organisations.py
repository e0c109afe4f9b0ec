"""What fields of organisations offer."""

from collections.abc import Iterable

from intriga.games.mafia.choices.parts import Maker, coins_between, everybody
from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import Organisation
from intriga.games.mafia.subjects.organisations import charters, fund, joining, services, statements
from intriga.kernel import Choices, Chosen, Range, Seat, Text, listed, msg, people


def _organisations(found: Iterable[Organisation]) -> Choices:
    return listed((one.number, msg("mafia-organisation", name=one.name)) for one in found)


def _chosen(state: State, chosen: Chosen) -> Organisation | None:
    number = chosen.get("organisation")
    return fund.numbered(state, number) if isinstance(number, int) else None


def _joinable(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _organisations(
        one for one in state.trade.organisations if joining.why_not_apply(state, who, one) is None
    )


def _applicant(state: State, who: Seat, chosen: Chosen) -> Choices:
    one = fund.headed(state, who)
    return people(() if one is None else sorted(joining.applicants(state, one)))


def _fund_member(state: State, who: Seat, chosen: Chosen) -> Choices:
    one = fund.headed(state, who)
    return people(() if one is None else sorted(fund.payable(state, one)))


def _from_fund(state: State, who: Seat, chosen: Chosen) -> Range:
    one = fund.headed(state, who)
    return coins_between(1, 0 if one is None else one.fund)


def _donation(state: State, who: Seat, chosen: Chosen) -> Range:
    return coins_between(1, state.people[who].coins)


def _serving(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _organisations(
        one for one in state.trade.organisations if services.orderable(state, who, one)
    )


def _service(state: State, who: Seat, chosen: Chosen) -> Choices:
    one = _chosen(state, chosen)
    able = () if one is None else services.orderable(state, who, one)
    return listed(
        (number, msg("mafia-service", name=service.name, coins=service.fee))
        for number, service in able
    )


def _service_payer(state: State, who: Seat, chosen: Chosen) -> Choices:
    one = fund.headed(state, who)
    return people(() if one is None else sorted(order.by for order in one.orders))


def _negligent(state: State, who: Seat, chosen: Chosen) -> Choices:
    found = (one for one in state.trade.organisations if statements.liable(state, one) is not None)
    return _organisations(found)


def _compensated(state: State, who: Seat, chosen: Chosen) -> Choices:
    one = _chosen(state, chosen)
    head = None if one is None else statements.liable(state, one)
    others = (seat for seat in everybody(state) if state.people[seat].walks and seat != head)
    return people(() if head is None else others)


def _compensation(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, statements.MOST_COMPENSATED)


def _organisation_name(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(60)


def _charter(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(charters.CHARTER_LENGTH)


def _condition(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(300)


def _service_name(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(100)


def _fee(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, 99)


DOMAINS: dict[str, Maker] = {
    "joinable": _joinable,
    "applicant": _applicant,
    "fund-member": _fund_member,
    "from-fund": _from_fund,
    "donation": _donation,
    "serving": _serving,
    "service": _service,
    "service-payer": _service_payer,
    "negligent": _negligent,
    "compensated": _compensated,
    "compensation": _compensation,
    "organisation-name": _organisation_name,
    "charter": _charter,
    "condition": _condition,
    "service-name": _service_name,
    "fee": _fee,
}
