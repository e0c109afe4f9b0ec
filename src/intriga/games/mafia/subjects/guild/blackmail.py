"""Blackmail by the assassin: complaints, and what the host does about it (item 27)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import editions, lookup
from intriga.games.mafia.subjects.guild import customers, together
from intriga.games.mafia.subjects.log import note
from intriga.kernel import (
    PUBLIC,
    REFEREE,
    SECRET,
    Act,
    Deed,
    Field,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    Text,
    always,
    refuse,
    seat,
)


class ComplainOfBlackmail(Act, frozen=True):
    """Tell the host that one was blackmailed with an order (item 27)."""

    unseen: ClassVar[bool] = True
    words: Annotated[str, Meta(min_length=1, max_length=500), SECRET]


def _why_no_complaint(state: State, who: Seat) -> Refusal | None:
    """Item 27: once a day or night, by the living, in a match that has had an assassin."""
    if Role.ASSASSIN not in state.roles:
        return refuse("mafia-refused-no-assassin")
    if refusal := lookup.must_live(state, who) or lookup.playing(state):
        return refusal
    return refuse("mafia-refused-complained") if who in state.guild.complaints else None


def _complain(state: State, who: Seat, act: ComplainOfBlackmail, step: Step) -> None:
    state.guild.complaints.append(who)
    step.emit("mafia-complaint-noted", (who,))
    step.emit("mafia-complaint", REFEREE, who=seat(who), words=act.words)


def _offer_complaint(state: State, who: Seat) -> Iterator[Form]:
    yield Form(ComplainOfBlackmail, (Field("words", "text", "words"),))


COMPLAIN_OF_BLACKMAIL = Deed(
    ComplainOfBlackmail,
    None,
    _complain,
    _offer_complaint,
    gate=_why_no_complaint,
    choices={"words": always(Text(500))},
)


class StripAssassin(Act, frozen=True):
    """The assassin has blackmailed somebody, and loses role and earned exp (item 27)."""


def _check_strip(state: State, act: StripAssassin) -> Refusal | None:
    found = customers.assassin(state) is not None
    return None if found else refuse("mafia-refused-no-assassin")


def _strip_assassin(state: State, act: StripAssassin, step: Step) -> None:
    """Item 27: the role and all exp earned by it are gone; orders go back."""
    killer = customers.assassin(state)
    assert killer is not None
    person = state.people[killer]
    person.role = Role.HONEST
    state.guild.stripped.append(killer)
    person.exp -= min(person.exp, state.guild.fees.pop(killer, 0))
    for order in state.guild.orders:
        for payer, _ in order.shares:
            step.emit("mafia-order-released", (payer,), what=customers.what(order), exp=0)
    state.guild.orders = []
    together.disband(state, step)
    step.emit("mafia-stripped", (killer,))
    step.emit("mafia-host-strips", PUBLIC)
    note(state, step, "D0", "mafia-log-assassin-stripped", who=seat(killer))


def _offer_strip(state: State) -> Iterator[Form]:
    if _check_strip(state, StripAssassin()) is None:
        yield Form(StripAssassin)


STRIP_ASSASSIN = HostDeed(
    StripAssassin, _check_strip, _strip_assassin, _offer_strip, gate=lookup.is_begun
)


class AppointAssassin(Act, frozen=True):
    """One of the honest becomes the new assassin, by chance (item 27)."""


ASSASSIN = "mafia-draw-assassin"


def _check_appoint(state: State, act: AppointAssassin) -> Refusal | None:
    """Only where one has lost the role: a dead assassin has no heir."""
    ever = any(one.role is Role.ASSASSIN for one in state.people)
    stripped = not ever and Role.ASSASSIN in state.roles
    return None if stripped else refuse("mafia-refused-assassin-there")


def _appoint(state: State, act: AppointAssassin, step: Step) -> None:
    """Item 27: somebody else of the honest, whom no clan has recognised yet (M22)."""
    fit = [who for who in state.living() if state.people[who].role is Role.HONEST]
    if editions.new_assassin_is_unknown(state):
        fit = [who for who in fit if who not in state.guild.stripped]
        for gang in state.clans.values():
            gang.knows_assassin = False
    if not fit:
        return
    new = fit[step.randbelow(len(fit), ASSASSIN)]
    state.people[new].role = Role.ASSASSIN
    step.emit("mafia-assassin-appointed", (new,))
    step.emit("mafia-host-appoints", PUBLIC)
    note(state, step, "D0", "mafia-log-assassin", who=seat(new))


def _offer_appoint(state: State) -> Iterator[Form]:
    if _check_appoint(state, AppointAssassin()) is None:
        yield Form(AppointAssassin)


APPOINT_ASSASSIN = HostDeed(
    AppointAssassin, _check_appoint, _appoint, _offer_appoint, gate=lookup.is_begun
)
