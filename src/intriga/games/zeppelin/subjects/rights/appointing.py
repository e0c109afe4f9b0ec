"""Appointments: who belongs to which class (Z7, Z12)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import Number, State
from intriga.games.zeppelin.subjects import announce, citizens, gates, names, polls, tree
from intriga.games.zeppelin.subjects.choosing import Id, persons
from intriga.games.zeppelin.subjects.rights.classes import MAY_APPOINT
from intriga.kernel import (
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


class Appoint(Act, frozen=True):
    """Move a citizen in a descendant class, or oneself, into one's own class or below (Z7)."""

    whom: Seat
    rank: Id


def _check(state: State, by: Seat, act: Appoint) -> Refusal | None:
    """Z7: somebody below oneself, or oneself, into one's own class or below, where there is room.
    Nobody gets into the root without a poll (`cfg root_guard`)."""
    refusal = gates.fellow(state, by, act.whom)
    if refusal is not None:
        return refusal
    if act.whom not in _candidates(state, by):
        return refuse("zeppelin-refused-appoint-whom")
    if act.rank not in _destinations(state, by):
        return refuse("zeppelin-refused-appoint-where")
    if state.people[act.whom].rank == act.rank:
        return refuse("zeppelin-refused-appoint-there", whom=seat(act.whom))
    if not citizens.has_room(state, citizens.number_of(state, by), act.rank):
        return refuse("zeppelin-refused-class-full")
    if _by_poll(state, by, act.rank):
        return polls.check_open(state, by, "appoint", act.whom)
    return None


def _appoint(state: State, by: Seat, act: Appoint, step: Step) -> None:
    """At once; into the root by poll."""
    if _by_poll(state, by, act.rank):
        polls.open_poll(state, by, "appoint", step, whom=act.whom)
        return
    state.people[act.whom].rank = act.rank
    name = names.rank(citizens.country_of(state, by).classes[act.rank])
    announce.done(state, by, step, "zeppelin-appointed", whom=seat(act.whom), name=name)


def _candidates(state: State, by: Seat) -> list[Seat]:
    """Z7: who may be moved: citizens below one's own class, and oneself. Peers cannot."""
    number, country = citizens.number_of(state, by), citizens.country_of(state, by)
    below = tree.descendants(country, citizens.rank_of(state, by))
    return [s for s in state.citizens(number) if s == by or state.people[s].rank in below]


def _destinations(state: State, by: Seat) -> list[Number]:
    """Z7: where somebody may be moved: one's own class or below."""
    return tree.own_or_below(citizens.country_of(state, by), citizens.rank_of(state, by))


def _by_poll(state: State, by: Seat, rank: Number) -> bool:
    """Whether getting into this class needs a poll."""
    return state.options.root_guard and rank == citizens.country_of(state, by).root


def _posts_of(state: State, by: Seat, whom: Seat) -> list[Number]:
    """Where somebody may be appointed."""
    number = citizens.number_of(state, by)
    return [
        rank
        for rank in _destinations(state, by)
        if rank != state.people[whom].rank
        and citizens.has_room(state, number, rank)
        and not (_by_poll(state, by, rank) and polls.check_open(state, by, "appoint", whom))
    ]


def _appointees(state: State, by: Seat) -> Iterator[Seat]:
    return (whom for whom in _candidates(state, by) if _posts_of(state, by, whom))


def _offer(state: State, by: Seat) -> Iterator[Form]:
    if any(True for _ in _appointees(state, by)):
        where = choice("rank", "post", after=("whom",))
        yield Form(Appoint, (choice("whom", "appointee"), where))


def _posts(state: State, by: Seat, chosen: Chosen) -> Choices:
    whom = chosen.get("whom")
    if whom not in _candidates(state, by):
        raise ValueError("nobody to appoint")
    country = citizens.country_of(state, by)
    return labelled(_posts_of(state, by, whom), lambda rank: names.rank(country.classes[rank]))


APPOINT = Deed(
    Appoint,
    _check,
    _appoint,
    _offer,
    gate=MAY_APPOINT,
    choices={"appointee": persons(_appointees), "post": _posts},
)
