"""Pardon: of a prisoner by who has the right, or by the host (Z12, Z18, Z20)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects import announce, citizens, gates, vain
from intriga.games.zeppelin.subjects.choosing import about, anybody, persons
from intriga.kernel import (
    Act,
    Deed,
    DrawKind,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
    seat,
)

ESCAPES = DrawKind("escape", "100", "zeppelin-draw-escape")


class Pardon(Act, frozen=True):
    """Let a prisoner out. The host may where nobody free has the right (Z12)."""

    whom: Seat


def _check(state: State, by: Seat, act: Pardon) -> Refusal | None:
    """Z18, Z20: any prisoner of the state, also while it is frozen; oneself only with the bot's
    quirks (`cfg bot_quirks`)."""
    if _pardons_self(state, by, act.whom):
        return None
    return gates.holder(state, by, "pardon") or gates.prisoner(state, by, act.whom)


def _pardons_self(state: State, by: Seat, whom: Seat) -> bool:
    """F9: the bot let a jailed holder of the right free himself."""
    person = state.people[by]
    jailed = person.jailed and not person.left and person.country is not None
    return (
        state.options.bot_quirks
        and by == whom
        and jailed
        and "pardon" in citizens.class_of(state, by).rights
    )


def _pardon(state: State, by: Seat, act: Pardon, step: Step) -> None:
    """The prisoner is free at once. In a frozen state each other prisoner may escape
    (`cfg jailbreak`, F6)."""
    number = citizens.number_of(state, by)
    state.people[act.whom].jailed = False
    announce.done(state, by, step, "zeppelin-pardoned", whom=seat(act.whom))
    if state.options.jailbreak and citizens.frozen(state, state.countries[number]):
        for other in citizens.prisoners(state, number):
            if step.randbelow(100, ESCAPES.why) < state.options.jailbreak:
                state.people[other].jailed = False
                announce.room(state, number, step, "zeppelin-escaped", who=seat(other))


def _prisoners(state: State, by: Seat) -> tuple[Seat, ...]:
    return citizens.prisoners(state, citizens.number_of(state, by))


def _offer(state: State, by: Seat) -> Iterator[Form]:
    if gates.holder(state, by, "pardon") is None:
        yield from about(Pardon, "whom", "prisoner", _prisoners(state, by))
    elif gates.begun(state) is None and _pardons_self(state, by, by):
        yield Form(Pardon, preset={"whom": by})


PARDON = Deed(Pardon, _check, _pardon, _offer, choices={"prisoner": persons(_prisoners)})


# ── by the host ─────────────────────────────────────────────────────────────────────────


def _check_host(state: State, act: Pardon) -> Refusal | None:
    """Z12: whether somebody is jailed, and nobody free could pardon them, only their state
    knows."""
    if state.phase is Phase.FOUNDING:
        return refuse("zeppelin-refused-founding")
    return None if citizens.is_present(state, act.whom) else refuse("zeppelin-refused-nobody")


def _pardon_by_host(state: State, act: Pardon, step: Step) -> None:
    """Z12: a prisoner of a state where nobody free could pardon them."""
    person = state.people[act.whom]
    number = person.country
    if not person.jailed or number is None or citizens.holders(state, number, "pardon"):
        vain.tried(state, act, step)
        return
    person.jailed = False
    announce.room(state, number, step, "zeppelin-pardoned-by-host", whom=seat(act.whom))


def _offer_host(state: State) -> Iterator[Form]:
    if state.phase is not Phase.FOUNDING:
        yield vain.form(state, Pardon, choice("whom", "anybody"))


PARDON_BY_HOST = HostDeed(
    Pardon, _check_host, _pardon_by_host, _offer_host, rank=1, choices={"anybody": anybody}
)
