"""Migration: requests that are carried out at the end of the turn (Z27)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.zeppelin.state import Number, Phase, Request, State
from intriga.games.zeppelin.subjects import names, passage
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    labelled,
    refuse,
    seat,
)

# ── to ask ──────────────────────────────────────────────────────────────────────────────


class Migrate(Act, frozen=True):
    """Ask to enter a country, leaving one's own; `to` None: only to leave."""

    unseen: ClassVar[bool] = True

    to: Annotated[int | None, SECRET] = None


def _check(state: State, by: Seat, act: Migrate) -> Refusal | None:
    """Z27: anybody but prisoners, to where they are not blacklisted; also the dead, who wait."""
    person = state.people[by]
    if person.jailed:
        return refuse("zeppelin-refused-jailed")
    if act.to is None:
        return refuse("zeppelin-refused-stateless") if person.country is None else None
    if act.to not in state.countries:
        return refuse("zeppelin-refused-no-country")
    if act.to == person.country:
        return refuse("zeppelin-refused-migrate-here")
    if by in state.countries[act.to].blacklist:
        return refuse("zeppelin-refused-blacklisted", where=names.country(state, act.to))
    return None


def _migrate(state: State, by: Seat, act: Migrate, step: Step) -> None:
    """The last request counts. In turn 0, or with `cfg immediate`, it is carried out at once."""
    passage.forget_request(state, by)
    person = state.people[by]
    at_once = state.phase is Phase.FOUNDING or state.options.migration == "immediate"
    if not at_once or person.died is not None:
        state.requests.append(Request(by, person.country, act.to))
        _tell_author(state, by, act.to, step)
        return
    if person.country is not None:
        passage.depart(state, by, step)
    if act.to is not None:
        passage.arrive(state, by, act.to, step)


def _tell_author(state: State, by: Seat, to: Number | None, step: Step) -> None:
    if to is None:
        step.emit("zeppelin-asked-to-leave", (by,), who=seat(by))
    else:
        step.emit("zeppelin-asked-to-enter", (by,), to=names.country(state, to))


def _offer(state: State, by: Seat) -> Iterator[Form]:
    person = state.people[by]
    citizen = person.country is not None
    if person.jailed:
        return
    if open_to(state, by):
        yield Form(Migrate, (choice("to", "abroad", optional=citizen),))
    elif citizen:
        yield Form(Migrate)


def _abroad(state: State, by: Seat, chosen: Chosen) -> Choices:
    return labelled(open_to(state, by), lambda number: names.country(state, number))


MIGRATE = Deed(Migrate, _check, _migrate, _offer, rank=-1, choices={"abroad": _abroad})


# ── to stay ─────────────────────────────────────────────────────────────────────────────


class StayHere(Act, frozen=True):
    """Withdraw the request to migrate."""

    unseen: ClassVar[bool] = True


def _check_request(state: State, by: Seat, act: StayHere) -> Refusal | None:
    """Z27: the author withdraws the request, also a prisoner."""
    return None if request_of(state, by) else refuse("zeppelin-refused-no-request")


def _stay(state: State, by: Seat, act: StayHere, step: Step) -> None:
    passage.forget_request(state, by)
    step.emit("zeppelin-request-withdrawn", (by,))


def _offer_stay(state: State, by: Seat) -> Iterator[Form]:
    if request_of(state, by):
        yield Form(StayHere)


STAY_HERE = Deed(StayHere, _check_request, _stay, _offer_stay, rank=-2)


# ── what is asked ───────────────────────────────────────────────────────────────────────


def request_of(state: State, by: Seat) -> Request | None:
    """The request of somebody, if they have made one."""
    return next((request for request in state.requests if request.seat == by), None)


def open_to(state: State, by: Seat) -> list[Number]:
    """Z27: where somebody may ask to go."""
    own = state.people[by].country
    return [n for n, c in state.countries.items() if n != own and by not in c.blacklist]


# ── the end of the turn ─────────────────────────────────────────────────────────────────


def let_through(state: State, step: Step) -> None:
    """B8, B9: first all who asked leave, then those who asked enter. What cannot be done lapses,
    both halves; the dead wait."""
    state.requests = [one for one in state.requests if not _lapsed(state, one, step)]
    for request in state.requests:
        if request.leave is not None and state.people[request.seat].country == request.leave:
            passage.depart(state, request.seat, step)
    waiting = []
    for request in state.requests:
        if state.people[request.seat].died is not None:
            waiting.append(request)
        elif request.enter is not None and state.people[request.seat].country is None:
            passage.arrive(state, request.seat, request.enter, step)
    state.requests = waiting


def _lapsed(state: State, request: Request, step: Step) -> bool:
    """Whether a request can no longer be carried out: its author is jailed or has left, or is
    blacklisted there, or the state is no more."""
    person = state.people[request.seat]
    gone = request.enter is not None and request.enter not in state.countries
    barred = (
        request.enter in state.countries
        and request.seat in state.countries[request.enter].blacklist
    )
    lapses = person.left or person.jailed or gone or barred
    if lapses and not person.left:
        step.emit("zeppelin-request-lapsed", (request.seat,))
    return lapses
