"""Public organisations are joined for life (item 53, M51)."""

from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import Organisation
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.organisations import charters, fund
from intriga.kernel import PUBLIC, Act, Refusal, Seat, Step, refuse, seat


class ApplyToOrganisation(Act, frozen=True):
    """Ask to be a member; it is for life."""

    organisation: Number


def check_apply(state: State, who: Seat, act: ApplyToOrganisation) -> Refusal | None:
    one = fund.numbered(state, act.organisation)
    if one is None:
        return refuse("mafia-refused-no-organisation")
    return why_not_apply(state, who, one)


def why_not_apply(state: State, who: Seat, one: Organisation) -> Refusal | None:
    """Why somebody cannot ask to join; by day, also after the days of founding."""
    if refusal := fund.by_day(state, who) or charters.unbound(state, who):
        return refusal
    if fund.head(state, one) is None:
        return refuse("mafia-refused-no-organisation")
    return refuse("mafia-refused-applied") if who in one.asking else None


def apply(state: State, who: Seat, act: ApplyToOrganisation, step: Step) -> None:
    one = fund.numbered(state, act.organisation)
    assert one is not None
    one.asking.append(who)
    step.emit("mafia-applied", PUBLIC, who=seat(who), name=one.name)


class AdmitMember(Act, frozen=True):
    """The head lets somebody in, or not."""

    whom: Seat
    yes: bool = True


def check_admit(state: State, who: Seat, act: AdmitMember) -> Refusal | None:
    if refusal := fund.by_day(state, who) or fund.must_head(state, who):
        return refusal
    one = fund.headed(state, who)
    asks = one is not None and act.whom in applicants(state, one)
    return None if asks else refuse("mafia-refused-not-applied")


def applicants(state: State, one: Organisation) -> list[Seat]:
    """Who would like to join, and counts as living today."""
    return [who for who in one.asking if state.people[who].walks]


def admit(state: State, who: Seat, act: AdmitMember, step: Step) -> None:
    one = fund.headed(state, who)
    assert one is not None
    if act.yes:
        one.members.append(act.whom)
        charters.withdraw(state, act.whom)
    else:
        one.asking.remove(act.whom)
    id = "mafia-admitted" if act.yes else "mafia-not-admitted"
    step.emit(id, PUBLIC, who=seat(act.whom), name=one.name)
