"""Appointments: who belongs to which class (Z7, Z12)."""

from intriga.games.zeppelin import acts, names
from intriga.games.zeppelin.rules import announce, gates, polls, standing, tree
from intriga.games.zeppelin.state import Number, State
from intriga.kernel import Refusal, Seat, Step, refuse, seat


def check_appoint(state: State, by: Seat, act: acts.Appoint) -> Refusal | None:
    """Z7: somebody below oneself, or oneself, into one's own class or below, where there is room.
    Nobody gets into the root without a poll (`cfg root_guard`)."""
    refusal = gates.ruler(state, by, "appoint") or gates.fellow(state, by, act.whom)
    if refusal is not None:
        return refusal
    if act.whom not in candidates(state, by):
        return refuse("zeppelin-refused-appoint-whom")
    if act.rank not in destinations(state, by):
        return refuse("zeppelin-refused-appoint-where")
    if state.people[act.whom].rank == act.rank:
        return refuse("zeppelin-refused-appoint-there", whom=seat(act.whom))
    if not standing.has_room(state, standing.number_of(state, by), act.rank):
        return refuse("zeppelin-refused-class-full")
    if by_poll(state, by, act.rank):
        return polls.check_open(state, by, "appoint", act.whom)
    return None


def appoint(state: State, by: Seat, act: acts.Appoint, step: Step) -> None:
    """At once; into the root by poll."""
    if by_poll(state, by, act.rank):
        polls.open_poll(state, by, "appoint", step, whom=act.whom)
        return
    number = standing.number_of(state, by)
    state.people[act.whom].rank = act.rank
    name = names.rank(state.countries[number].classes[act.rank])
    announce.room(
        state, number, step, "zeppelin-appointed", who=seat(by), whom=seat(act.whom), name=name
    )


def candidates(state: State, by: Seat) -> list[Seat]:
    """Z7: who may be moved: citizens below one's own class, and oneself. Peers cannot."""
    number, country = standing.number_of(state, by), standing.country_of(state, by)
    below = tree.descendants(country, standing.rank_of(state, by))
    return [s for s in state.citizens(number) if s == by or state.people[s].rank in below]


def destinations(state: State, by: Seat) -> list[Number]:
    """Z7: where somebody may be moved: one's own class or below."""
    return tree.own_or_below(standing.country_of(state, by), standing.rank_of(state, by))


def by_poll(state: State, by: Seat, rank: Number) -> bool:
    """Whether getting into this class needs a poll."""
    return state.options.root_guard and rank == standing.country_of(state, by).root
