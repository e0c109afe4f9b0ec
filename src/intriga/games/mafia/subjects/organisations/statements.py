"""The head's reports on the fund, and what missing one costs (item 53, M51)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.trade import Organisation, Statement
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.choosing import everybody
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.organisations import fund
from intriga.kernel import (
    PUBLIC,
    Act,
    Actor,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    HostDeed,
    Range,
    Refusal,
    Seat,
    Step,
    always,
    choice,
    people,
    refuse,
    seat,
)


class ReportOnFund(Act, frozen=True):
    """The head reports on the fund of today: the server counts it, members read it."""

    about: Literal["today"] = "today"


def _is_reported(state: State, one: Organisation) -> bool:
    """Whether the head has reported today, and nothing has moved since."""
    last = one.statements[-1] if one.statements else None
    return last is not None and last == _statement(state, one)


def _statement(state: State, one: Organisation) -> Statement:
    today = [entry for entry in one.books if entry.day == state.turn]
    came = sum(entry.coins for entry in today if entry.what != "payout")
    went = sum(entry.coins for entry in today if entry.what == "payout")
    return Statement(state.turn, came, went, one.fund)


def _report(state: State, who: Seat, act: ReportOnFund, step: Step) -> None:
    """The day's totals, without names; a later report of a day takes the place of the first."""
    one = fund.headed(state, who)
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


def _offer_report(state: State, who: Seat) -> Iterator[Form]:
    one = fund.headed(state, who)
    if one is not None and not _is_reported(state, one):
        yield Form(ReportOnFund)


REPORT_ON_FUND = Deed(ReportOnFund, None, _report, _offer_report, gate=fund.heads_by_day)


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


class OrderCompensation(Act, frozen=True):
    """A head who has missed a report pays somebody out of their own purse for what came of it
    (item 53): `coins`, or as many as there are."""

    organisation: Annotated[int, Meta(ge=1)]
    whom: Seat
    coins: Annotated[int, Meta(ge=1, le=999)]


MOST_COMPENSATED = 99
"""The most that the host lets a head pay."""


def _liable(state: State, one: Organisation) -> Seat | None:
    """The head who pays for an error that came of a missed report."""
    return fund.head(state, one) if one.missed else None


def _check_compensation(state: State, act: OrderCompensation) -> Refusal | None:
    """Only of a head who has missed a report."""
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    one = fund.numbered(state, act.organisation)
    payer = None if one is None else _liable(state, one)
    if payer is None:
        return refuse("mafia-refused-no-report-missed")
    if payer == act.whom or not state.people[act.whom].walks:
        return refuse("mafia-refused-compensation")
    if act.coins > MOST_COMPENSATED:
        return refuse("mafia-refused-compensated", most=MOST_COMPENSATED, at="coins")
    return None


def _compensate(state: State, act: OrderCompensation, step: Step) -> None:
    """Out of the head's own purse, as far as it goes. The host does not learn how far."""
    one = fund.numbered(state, act.organisation)
    assert one is not None
    payer = _liable(state, one)
    assert payer is not None
    coins = min(act.coins, state.people[payer].coins)
    state.people[payer].coins -= coins
    state.people[act.whom].coins += coins
    who, whom = seat(payer), seat(act.whom)
    step.emit("mafia-host-compensates", PUBLIC, who=who, whom=whom, coins=act.coins)
    step.emit("mafia-compensation-paid", (payer,), whom=whom, coins=coins)
    step.emit("mafia-compensation-received", (act.whom,), who=who, coins=coins)
    note(state, step, "D0", "mafia-log-compensation", who=who, whom=whom, coins=coins)


def _offer_compensation(state: State) -> Iterator[Form]:
    if state.phase is Phase.DAY and any(
        _liable(state, one) is not None for one in state.trade.organisations
    ):
        fields = (
            choice("organisation", "negligent"),
            choice("whom", "compensated", after=("organisation",)),
            Field("coins", "number", "compensation"),
        )
        yield Form(OrderCompensation, fields)


def _negligent(state: State, actor: Actor, chosen: Chosen) -> Choices:
    found = (one for one in state.trade.organisations if _liable(state, one) is not None)
    return fund.organisation_choices(found)


def _compensated(state: State, actor: Actor, chosen: Chosen) -> Choices:
    one = fund.chosen_organisation(state, chosen)
    head = None if one is None else _liable(state, one)
    others = (seat for seat in everybody(state) if state.people[seat].walks and seat != head)
    return people(() if head is None else others)


ORDER_COMPENSATION = HostDeed(
    OrderCompensation,
    _check_compensation,
    _compensate,
    _offer_compensation,
    gate=lookup.is_begun,
    choices={
        "negligent": _negligent,
        "compensated": _compensated,
        "compensation": always(Range(1, MOST_COMPENSATED)),
    },
)
