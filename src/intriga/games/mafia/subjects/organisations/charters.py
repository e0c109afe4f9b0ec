"""Public organisations are founded on one of the first days (item 53, M51)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.status_words import no_status
from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import Organisation, Service
from intriga.games.mafia.subjects.money import paying
from intriga.games.mafia.subjects.organisations import fund
from intriga.kernel import (
    PUBLIC,
    Act,
    AtMost,
    Deed,
    Document,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    Text,
    Unlike,
    always,
    broken_limits,
    document,
    refuse,
    seat,
    too_long,
    word_in,
)

CHARTER_LENGTH = 8_000


def unbound(state: State, who: Seat) -> Refusal | None:
    """One organisation in a match."""
    mine = fund.of(state, who)
    return None if mine is None else refuse("mafia-refused-member", name=mine.name)


MOST_SERVICES = 5


class FoundOrganisation(Act, frozen=True):
    """Found a public organisation on day 1 or 2 (item 53, M51); the founder is its head.
    `condition`: who may join; `services`: what outsiders may pay for, part of the charter."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    charter: Document
    condition: Annotated[str, Meta(min_length=1, max_length=300)]
    goals: Annotated[str, Meta(min_length=1, max_length=300)]
    services: Annotated[tuple[Service, ...], Meta(max_length=5)] = ()


def _may_found(state: State, who: Seat) -> Refusal | None:
    """Whether somebody can found one today, whatever they write."""
    if refusal := paying.may_pay(state, who) or unbound(state, who):
        return refusal
    last = amounts().founding_days
    return refuse("mafia-refused-founding-over", day=last) if state.turn > last else None


def _check_found(state: State, who: Seat, act: FoundOrganisation) -> Refusal | None:
    """M51: the day, a charter, a condition that asks for nobody's role, a head, goals."""
    if not act.charter.length:
        return refuse("mafia-refused-charter")
    texts = {"name": act.name, "condition": act.condition, "goals": act.goals}
    for field, text in texts.items():
        if not text.strip():
            return refuse("mafia-refused-empty", at=field)
    if broken_limits((_unlike_others(state),), act):
        return refuse("mafia-refused-organisation-name", at="name")
    if word := word_in(no_status("condition"), act.condition):
        return refuse("mafia-refused-condition", at="condition", word=word)
    for number, service in enumerate(act.services):
        if not service.name.strip():
            return refuse("mafia-refused-empty", at=f"services.{number}.name")
    return too_long(act.charter, CHARTER_LENGTH)


def _unlike_others(state: State) -> Unlike:
    """No two organisations have names that readers could not tell apart."""
    return Unlike("name", tuple(one.name for one in state.trade.organisations))


def _found(state: State, who: Seat, act: FoundOrganisation, step: Step) -> None:
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
    withdraw(state, who)
    charter = document(act.charter)
    step.emit("mafia-founded", PUBLIC, who=seat(who), name=act.name.strip(), charter=charter)


def withdraw(state: State, who: Seat) -> None:
    """A member asks nowhere else any more."""
    for one in state.trade.organisations:
        one.asking = [asking for asking in one.asking if asking != who]


def _offer(state: State, who: Seat) -> Iterator[Form]:
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
        _unlike_others(state),
        no_status("condition"),
    )
    yield Form(FoundOrganisation, fields, limits)


FOUND_ORGANISATION = Deed(
    FoundOrganisation,
    _check_found,
    _found,
    _offer,
    gate=_may_found,
    choices={
        "organisation-name": always(Text(60)),
        "charter": always(Text(CHARTER_LENGTH)),
        "condition": always(Text(300)),
        "service-name": always(Text(100)),
        "fee": always(Range(1, 99)),
    },
)
