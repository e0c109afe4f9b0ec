"""What the host does besides founding states (Z12, item 30).

The host sees no more than everybody. So an act over people is checked by what everybody knows; what
cannot be done for another reason fails, and all that they are told is that it has failed. Nobody
else hears of it: that a host has tried something with a person would tell of that person.
"""

from intriga.games.zeppelin import acts, names
from intriga.games.zeppelin.rules import (
    announce,
    founding,
    passage,
    prison,
    standing,
    turn_end,
)
from intriga.games.zeppelin.state import Phase, State
from intriga.kernel import HOST, Act, Refusal, Step, refuse, seat


def check_settle(state: State, act: acts.Settle) -> Refusal | None:
    """Somebody who is there, and a state that exists."""
    if not standing.is_present(state, act.whom):
        return refuse("zeppelin-refused-nobody")
    if act.country is not None and act.country not in state.countries:
        return refuse("zeppelin-refused-no-country")
    return None


def settle(state: State, act: acts.Settle, step: Step) -> None:
    """The host moves somebody, but for the dead, prisoners, and whom the state has blacklisted."""
    person = state.people[act.whom]
    barred = act.country is not None and act.whom in state.countries[act.country].blacklist
    if person.died is not None or person.jailed or barred or person.country == act.country:
        _in_vain(state, act, step)
        return
    passage.forget_request(state, act.whom)
    if person.country is not None:
        passage.depart(state, act.whom, step)
    if act.country is not None:
        passage.arrive(state, act.whom, act.country, step)


def check_rule(state: State, act: acts.AppointRuler) -> Refusal | None:
    """Z12: the ruling class is the root of a state. Whether it is empty only its citizens know."""
    if state.phase is Phase.FOUNDING:
        return refuse("zeppelin-refused-founding")
    if not standing.is_present(state, act.whom):
        return refuse("zeppelin-refused-nobody")
    roots = (country.root for country in state.countries.values())
    return None if act.rank in roots else refuse("zeppelin-refused-no-ruling-class")


def rule(state: State, act: acts.AppointRuler, step: Step) -> None:
    """Z12: into an empty ruling class, one of its citizens; not while the state is frozen."""
    number = next(n for n, c in state.countries.items() if c.root == act.rank)
    country = state.countries[number]
    if (
        not standing.is_citizen(state, act.whom, number)
        or standing.members(state, number, act.rank)
        or standing.frozen(state, country)
    ):
        _in_vain(state, act, step)
        return
    state.people[act.whom].rank = act.rank
    name = names.rank(country.classes[act.rank])
    announce.room(state, number, step, "zeppelin-ruler", whom=seat(act.whom), name=name)


def check_pardon(state: State, act: acts.Pardon) -> Refusal | None:
    """Z12: whether somebody is jailed, and nobody free could pardon them, only their state
    knows."""
    if state.phase is Phase.FOUNDING:
        return refuse("zeppelin-refused-founding")
    return None if standing.is_present(state, act.whom) else refuse("zeppelin-refused-nobody")


def pardon(state: State, act: acts.Pardon, step: Step) -> None:
    """Z12."""
    if prison.host_may_pardon(state, act.whom):
        prison.host_pardon(state, act.whom, step)
    else:
        _in_vain(state, act, step)


def check_begin(state: State, act: acts.BeginTurns) -> Refusal | None:
    """Turn 0 ends when there are states to play."""
    if state.phase is not Phase.FOUNDING:
        return refuse("zeppelin-refused-begun")
    enough = len(state.countries) >= founding.LEAST
    return None if enough else refuse("zeppelin-refused-two-states")


def begin(state: State, act: acts.BeginTurns, step: Step) -> None:
    turn_end.begin_turns(state, step)


def check_publish(state: State, act: acts.Publish) -> Refusal | None:
    """Z36: what was reviewed is published."""
    reviewed = state.phase is Phase.REVIEW
    return None if reviewed else refuse("zeppelin-refused-not-reviewing")


def publish(state: State, act: acts.Publish, step: Step) -> None:
    turn_end.close(state, step)


def _in_vain(state: State, act: Act, step: Step) -> None:
    """The host alone learns that nothing has come of it, beside the form (`forms`)."""
    state.vain = str(type(act).__struct_config__.tag)
    step.emit("zeppelin-host-vain", HOST)
