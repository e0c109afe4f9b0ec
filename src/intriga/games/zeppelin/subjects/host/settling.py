"""The host moves people into states, and out of them (item 30)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects import citizens, passage, vain
from intriga.games.zeppelin.subjects.choosing import anybody
from intriga.games.zeppelin.subjects.host.states import all_states
from intriga.kernel import Act, Form, HostDeed, Refusal, Seat, Step, choice, refuse


class Settle(Act, frozen=True):
    """Move a person into a country (its migrant class), or `country` None: out of theirs."""

    whom: Seat
    country: int | None = None


def _check(state: State, act: Settle) -> Refusal | None:
    """Somebody who is there, and a state that exists."""
    if not citizens.is_present(state, act.whom):
        return refuse("zeppelin-refused-nobody")
    if act.country is not None and act.country not in state.countries:
        return refuse("zeppelin-refused-no-country")
    return None


def _move_citizen(state: State, act: Settle, step: Step) -> None:
    """The host moves somebody, but for the dead, prisoners, and whom the state has blacklisted."""
    person = state.people[act.whom]
    barred = act.country is not None and act.whom in state.countries[act.country].blacklist
    if person.died is not None or person.jailed or barred or person.country == act.country:
        vain.tried(state, act, step)
        return
    passage.forget_request(state, act.whom)
    if person.country is not None:
        passage.depart(state, act.whom, step)
    if act.country is not None:
        passage.arrive(state, act.whom, act.country, step)


def _offer(state: State) -> Iterator[Form]:
    if state.countries:
        where = choice("country", "country", optional=True)
        yield vain.form(state, Settle, choice("whom", "anybody"), where)


SETTLE = HostDeed(
    Settle, _check, _move_citizen, _offer, choices={"anybody": anybody, "country": all_states}
)
