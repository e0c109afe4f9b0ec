"""The host appoints the ruler of a state that has none (Z12)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects import announce, citizens, names, vain
from intriga.games.zeppelin.subjects.choosing import Id, anybody
from intriga.kernel import (
    Act,
    Choices,
    Chosen,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    choice,
    listed,
    refuse,
    seat,
)


class AppointRuler(Act, frozen=True):
    """Put a citizen into an empty ruling class (Z12)."""

    whom: Seat
    rank: Id


def _check(state: State, act: AppointRuler) -> Refusal | None:
    """Z12: the ruling class is the root of a state. Whether it is empty only its citizens know."""
    if state.phase is Phase.FOUNDING:
        return refuse("zeppelin-refused-founding")
    if not citizens.is_present(state, act.whom):
        return refuse("zeppelin-refused-nobody")
    roots = (country.root for country in state.countries.values())
    return None if act.rank in roots else refuse("zeppelin-refused-no-ruling-class")


def _appoint(state: State, act: AppointRuler, step: Step) -> None:
    """Z12: into an empty ruling class, one of its citizens; not while the state is frozen."""
    number = next(n for n, c in state.countries.items() if c.root == act.rank)
    country = state.countries[number]
    if (
        not citizens.is_citizen(state, act.whom, number)
        or citizens.members(state, number, act.rank)
        or citizens.frozen(state, country)
    ):
        vain.tried(state, act, step)
        return
    state.people[act.whom].rank = act.rank
    name = names.rank(country.classes[act.rank])
    announce.room(state, number, step, "zeppelin-ruler", whom=seat(act.whom), name=name)


def _offer(state: State) -> Iterator[Form]:
    if state.phase is not Phase.FOUNDING and state.countries:
        yield vain.form(state, AppointRuler, choice("rank", "ruling"), choice("whom", "anybody"))


def _ruling(state: State, actor: object, chosen: Chosen) -> Choices:
    countries = state.countries.items()
    return listed((c.root, names.country(state, n)) for n, c in countries)


APPOINT_RULER = HostDeed(
    AppointRuler,
    _check,
    _appoint,
    _offer,
    rank=1,
    choices={"anybody": anybody, "ruling": _ruling},
)
