"""Guests: people of elsewhere who sit in the room of a state (item 2, Z43)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects import announce, citizens, gates
from intriga.games.zeppelin.subjects.choosing import about, persons
from intriga.kernel import Act, Deed, Form, Refusal, Seat, Step, refuse, seat

_MAY_HAVE = gates.holding("exile")


class AdmitGuest(Act, frozen=True):
    whom: Seat


class DismissGuest(Act, frozen=True):
    whom: Seat


def _check(state: State, by: Seat, act: AdmitGuest) -> Refusal | None:
    """Z43: anybody who is no citizen and not blacklisted."""
    if not citizens.is_present(state, act.whom):
        return refuse("zeppelin-refused-nobody")
    country = citizens.country_of(state, by)
    if citizens.is_citizen(state, act.whom, citizens.number_of(state, by)):
        return refuse("zeppelin-refused-guest-citizen")
    if act.whom in country.blacklist:
        return refuse("zeppelin-refused-guest-blacklisted", whom=seat(act.whom))
    return refuse("zeppelin-refused-guest-already") if act.whom in country.guests else None


def _admit(state: State, by: Seat, act: AdmitGuest, step: Step) -> None:
    citizens.country_of(state, by).guests.append(act.whom)
    announce.done(state, by, step, "zeppelin-guest-admitted", whom=seat(act.whom))


def _admissible(state: State, by: Seat) -> list[Seat]:
    number, country = citizens.number_of(state, by), citizens.country_of(state, by)
    barred = {*state.citizens(number), *country.blacklist, *country.guests}
    return [one for one in citizens.present(state) if one not in barred]


def _offer(state: State, by: Seat) -> Iterator[Form]:
    return about(AdmitGuest, "whom", "stranger", _admissible(state, by))


def _check_guest(state: State, by: Seat, act: DismissGuest) -> Refusal | None:
    """Z43."""
    known = act.whom in _guests(state, by)
    return None if known else refuse("zeppelin-refused-no-guest")


def _dismiss(state: State, by: Seat, act: DismissGuest, step: Step) -> None:
    announce.done(state, by, step, "zeppelin-guest-dismissed", whom=seat(act.whom))
    _guests(state, by).remove(act.whom)


def _guests(state: State, by: Seat) -> list[Seat]:
    return citizens.country_of(state, by).guests


def _offer_guest(state: State, by: Seat) -> Iterator[Form]:
    return about(DismissGuest, "whom", "guest", _guests(state, by))


ADMIT_GUEST = Deed(
    AdmitGuest,
    _check,
    _admit,
    _offer,
    gate=_MAY_HAVE,
    choices={"stranger": persons(_admissible)},
)
DISMISS_GUEST = Deed(
    DismissGuest,
    _check_guest,
    _dismiss,
    _offer_guest,
    gate=_MAY_HAVE,
    choices={"guest": persons(_guests)},
)
