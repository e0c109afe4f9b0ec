"""Public organisations: founded on one of the first days, joined for life (item 53, M51)."""

from intriga.games.mafia.acts.organisations import (
    AdmitMember,
    ApplyToOrganisation,
    FoundOrganisation,
)
from intriga.games.mafia.rules import funds, lookup
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.tables.awards import amounts
from intriga.games.mafia.tables.status_words import no_status
from intriga.games.mafia.trade import Organisation
from intriga.kernel import (
    PUBLIC,
    Refusal,
    Seat,
    Step,
    Unlike,
    broken_limits,
    document,
    refuse,
    seat,
    too_long,
    word_in,
)

CHARTER_LENGTH = 8_000


def _by_day(state: State, who: Seat) -> Refusal | None:
    return lookup.must_be(state, Phase.DAY) or lookup.must_walk(state, who)


def _unbound(state: State, who: Seat) -> Refusal | None:
    """One organisation in a match."""
    mine = funds.of(state, who)
    return None if mine is None else refuse("mafia-refused-member", name=mine.name)


# ── founding ────────────────────────────────────────────────────────────────────────────


def may_found(state: State, who: Seat) -> Refusal | None:
    """Whether somebody can found one today, whatever they write."""
    if refusal := _by_day(state, who) or _unbound(state, who):
        return refusal
    last = amounts().founding_days
    return refuse("mafia-refused-founding-over", day=last) if state.turn > last else None


def check_found(state: State, who: Seat, act: FoundOrganisation) -> Refusal | None:
    """M51: the day, a charter, a condition that asks for nobody's role, a head, goals."""
    if refusal := may_found(state, who):
        return refusal
    if not act.charter.length:
        return refuse("mafia-refused-charter")
    texts = {"name": act.name, "condition": act.condition, "goals": act.goals}
    for field, text in texts.items():
        if not text.strip():
            return refuse("mafia-refused-empty", at=field)
    if broken_limits((unlike_others(state),), act):
        return refuse("mafia-refused-organisation-name", at="name")
    if word := word_in(no_status("condition"), act.condition):
        return refuse("mafia-refused-condition", at="condition", word=word)
    for number, service in enumerate(act.services):
        if not service.name.strip():
            return refuse("mafia-refused-empty", at=f"services.{number}.name")
    return too_long(act.charter, CHARTER_LENGTH)


def unlike_others(state: State) -> Unlike:
    """No two organisations have names that readers could not tell apart."""
    return Unlike("name", tuple(one.name for one in state.trade.organisations))


def found(state: State, who: Seat, act: FoundOrganisation, step: Step) -> None:
    everything = state.trade.organisations
    everything.append(
        Organisation(
            # Not `State.number()`: everybody reads it.
            number=len(everything) + 1,
            name=act.name.strip(),
            head=who,
            charter=act.charter,
            condition=act.condition.strip(),
            goals=act.goals.strip(),
            founded=state.turn,
            services=act.services,
            members=[who],
        )
    )
    _withdraw(state, who)
    charter = document(act.charter)
    step.emit("mafia-founded", PUBLIC, who=seat(who), name=act.name.strip(), charter=charter)


# ── joining ─────────────────────────────────────────────────────────────────────────────


def check_apply(state: State, who: Seat, act: ApplyToOrganisation) -> Refusal | None:
    one = funds.numbered(state, act.organisation)
    if one is None:
        return refuse("mafia-refused-no-organisation")
    return why_not_apply(state, who, one)


def why_not_apply(state: State, who: Seat, one: Organisation) -> Refusal | None:
    """Why somebody cannot ask to join; by day, also after the days of founding."""
    if refusal := _by_day(state, who) or _unbound(state, who):
        return refusal
    if funds.head(state, one) is None:
        return refuse("mafia-refused-no-organisation")
    return refuse("mafia-refused-applied") if who in one.asking else None


def apply(state: State, who: Seat, act: ApplyToOrganisation, step: Step) -> None:
    one = funds.numbered(state, act.organisation)
    assert one is not None
    one.asking.append(who)
    step.emit("mafia-applied", PUBLIC, who=seat(who), name=one.name)


def check_admit(state: State, who: Seat, act: AdmitMember) -> Refusal | None:
    if refusal := _by_day(state, who) or funds.must_head(state, who):
        return refusal
    one = funds.headed(state, who)
    asks = one is not None and act.whom in applicants(state, one)
    return None if asks else refuse("mafia-refused-not-applied")


def applicants(state: State, one: Organisation) -> list[Seat]:
    """Who would like to join, and counts as living today."""
    return [who for who in one.asking if state.people[who].walks]


def admit(state: State, who: Seat, act: AdmitMember, step: Step) -> None:
    one = funds.headed(state, who)
    assert one is not None
    if act.yes:
        one.members.append(act.whom)
        _withdraw(state, act.whom)
    else:
        one.asking.remove(act.whom)
    id = "mafia-admitted" if act.yes else "mafia-not-admitted"
    step.emit(id, PUBLIC, who=seat(act.whom), name=one.name)


def _withdraw(state: State, who: Seat) -> None:
    """A member asks nowhere else any more."""
    for one in state.trade.organisations:
        one.asking = [asking for asking in one.asking if asking != who]
