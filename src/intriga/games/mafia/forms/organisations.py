"""Public organisations: founding, joining, the fund."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.data.status_words import no_status
from intriga.games.mafia.forms.parts import YES, Maker, about
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.money import paying
from intriga.games.mafia.subjects.organisations import charters, fund, joining, services, statements
from intriga.kernel import AtMost, Field, Form, Seat, choice

MOST_SERVICES = 5


def _head(state: State, who: Seat) -> Iterator[Form]:
    one = fund.headed(state, who)
    if one is None or paying.may_pay(state, who) is not None:
        return
    render, admit = services.RenderService, joining.AdmitMember
    yield from about(state, who, render, "payer", "service-payer", YES, asks=True)
    yield from about(state, who, admit, "whom", "applicant", YES, asks=True)
    if one.fund:
        sum_ = Field("coins", "number", "from-fund")
        yield from about(state, who, fund.SpendFund, "to", "fund-member", sum_)
    if not statements.is_reported(state, one):
        yield Form(statements.ReportOnFund)


def _members(state: State, who: Seat) -> Iterator[Form]:
    if fund.of(state, who) is None or paying.may_pay(state, who) is not None:
        return
    if state.people[who].coins:
        yield Form(fund.DonateToFund, (Field("coins", "number", "donation"),))


def _outsiders(state: State, who: Seat) -> Iterator[Form]:
    if choices.some(state, who, "serving"):
        service = choice("service", "service", after=("organisation",))
        fields = (choice("organisation", "serving"), service)
        yield Form(services.PayService, fields)
    yield from about(state, who, joining.ApplyToOrganisation, "organisation", "joinable")


def _founding(state: State, who: Seat) -> Iterator[Form]:
    if charters.may_found(state, who) is None:
        service = (Field("name", "text", "service-name"), Field("fee", "number", "fee"))
        fields = (
            Field("name", "text", "organisation-name"),
            Field("charter", "document", "charter"),
            Field("condition", "text", "condition"),
            Field("goals", "text", "condition"),
            Field("services", "rows", row=service),
        )
        limits = (
            AtMost("services", MOST_SERVICES),
            charters.unlike_others(state),
            no_status("condition"),
        )
        yield Form(charters.FoundOrganisation, fields, limits)


MAKERS: tuple[Maker, ...] = (_head, _members, _outsiders, _founding)
