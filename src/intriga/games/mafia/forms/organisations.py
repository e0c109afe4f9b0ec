"""Public organisations: founding, joining, the fund."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.acts import organisations
from intriga.games.mafia.forms.parts import YES, Maker, about
from intriga.games.mafia.rules import coins, funds
from intriga.games.mafia.rules import organisations as rules
from intriga.games.mafia.state import State
from intriga.games.mafia.tables.status_words import no_status
from intriga.kernel import AtMost, Field, Form, Seat, choice

MOST_SERVICES = 5


def _head(state: State, who: Seat) -> Iterator[Form]:
    one = funds.headed(state, who)
    if one is None or coins.may_pay(state, who) is not None:
        return
    render, admit = organisations.RenderService, organisations.AdmitMember
    yield from about(state, who, render, "payer", "service-payer", YES, asks=True)
    yield from about(state, who, admit, "whom", "applicant", YES, asks=True)
    if one.fund:
        sum_ = Field("coins", "number", "from-fund")
        yield from about(state, who, organisations.SpendFund, "to", "fund-member", sum_)
    if not funds.is_reported(state, one):
        yield Form(organisations.ReportOnFund)


def _members(state: State, who: Seat) -> Iterator[Form]:
    if funds.of(state, who) is None or coins.may_pay(state, who) is not None:
        return
    if state.people[who].coins:
        yield Form(organisations.DonateToFund, (Field("coins", "number", "donation"),))


def _outsiders(state: State, who: Seat) -> Iterator[Form]:
    if choices.some(state, who, "serving"):
        service = choice("service", "service", after=("organisation",))
        fields = (choice("organisation", "serving"), service)
        yield Form(organisations.PayService, fields)
    yield from about(state, who, organisations.ApplyToOrganisation, "organisation", "joinable")


def _founding(state: State, who: Seat) -> Iterator[Form]:
    if rules.may_found(state, who) is None:
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
            rules.unlike_others(state),
            no_status("condition"),
        )
        yield Form(organisations.FoundOrganisation, fields, limits)


MAKERS: tuple[Maker, ...] = (_head, _members, _outsiders, _founding)
