"""Public organisations are joined for life (item 53, M51)."""

from collections.abc import Iterator

from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import Organisation
from intriga.games.mafia.subjects.asking import YES, about
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.money import paying
from intriga.games.mafia.subjects.organisations import charters, fund
from intriga.kernel import (
    PUBLIC,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
    seat,
)


class ApplyToOrganisation(Act, frozen=True):
    """Ask to be a member; it is for life."""

    organisation: Number


def _check_apply(state: State, who: Seat, act: ApplyToOrganisation) -> Refusal | None:
    one = fund.numbered(state, act.organisation)
    if one is None:
        return refuse("mafia-refused-no-organisation")
    return _why_not_apply(state, who, one)


def _why_not_apply(state: State, who: Seat, one: Organisation) -> Refusal | None:
    """Why somebody cannot ask to join; by day, also after the days of founding."""
    if refusal := paying.may_pay(state, who) or charters.unbound(state, who):
        return refusal
    if fund.head(state, one) is None:
        return refuse("mafia-refused-no-organisation")
    return refuse("mafia-refused-applied") if who in one.asking else None


def _apply(state: State, who: Seat, act: ApplyToOrganisation, step: Step) -> None:
    one = fund.numbered(state, act.organisation)
    assert one is not None
    one.asking.append(who)
    step.emit("mafia-applied", PUBLIC, who=seat(who), name=one.name)


def _offer_apply(state: State, who: Seat) -> Iterator[Form]:
    organisation = choice("organisation", "joinable")
    yield from about(state, who, ApplyToOrganisation, organisation, _joinable)


def _joinable(state: State, who: Seat, chosen: Chosen) -> Choices:
    return fund.organisation_choices(
        one for one in state.trade.organisations if _why_not_apply(state, who, one) is None
    )


APPLY_TO_ORGANISATION = Deed(
    ApplyToOrganisation, _check_apply, _apply, _offer_apply, choices={"joinable": _joinable}
)


class AdmitMember(Act, frozen=True):
    """The head lets somebody in, or not."""

    whom: Seat
    yes: bool = True


def _check_admit(state: State, who: Seat, act: AdmitMember) -> Refusal | None:
    one = fund.headed(state, who)
    asks = one is not None and act.whom in applicants(state, one)
    return None if asks else refuse("mafia-refused-not-applied")


def applicants(state: State, one: Organisation) -> list[Seat]:
    """Who would like to join, and counts as living today."""
    return [who for who in one.asking if state.people[who].walks]


def _admit(state: State, who: Seat, act: AdmitMember, step: Step) -> None:
    one = fund.headed(state, who)
    assert one is not None
    if act.yes:
        one.members.append(act.whom)
        charters.withdraw(state, act.whom)
    else:
        one.asking.remove(act.whom)
    id = "mafia-admitted" if act.yes else "mafia-not-admitted"
    step.emit(id, PUBLIC, who=seat(act.whom), name=one.name)


def _offer_admit(state: State, who: Seat) -> Iterator[Form]:
    whom = choice("whom", "applicant")
    yield from about(state, who, AdmitMember, whom, _applicants, YES, asks=True)


def _applicants(state: State, who: Seat, chosen: Chosen) -> Choices:
    one = fund.headed(state, who)
    return people(() if one is None else sorted(applicants(state, one)))


ADMIT_MEMBER = Deed(
    AdmitMember,
    _check_admit,
    _admit,
    _offer_admit,
    gate=fund.heads_by_day,
    answers=True,
    choices={"applicant": _applicants},
)
