"""What always holds of a position; scenarios are checked by it, too."""

from collections.abc import Iterator

from intriga.games.zeppelin.data.rights import in_order
from intriga.games.zeppelin.state import Country, Number, Person, Phase, State
from intriga.games.zeppelin.subjects import citizens, tree
from intriga.games.zeppelin.war import invariants as of_war


def broken(state: State) -> list[str]:
    """The invariants that are broken, as sentences."""
    return [
        *(problem for n, p in enumerate(state.people) for problem in _person(state, n, p)),
        *(problem for n, c in state.countries.items() for problem in _country(state, n, c)),
        *_requests(state),
        *_world(state),
        *of_war.broken(state),
    ]


def _person(state: State, seat: int, one: Person) -> Iterator[str]:
    if one.died is not None and (one.country, one.rank, one.jailed) != (None, None, False):
        yield f"seat {seat} is dead and holds something"
    if (one.country is None) != (one.rank is None):
        yield f"seat {seat} has a class without a state, or a state without a class"
    if one.jailed and one.country is None:
        yield f"seat {seat} is jailed nowhere"
    if one.left and one.country is not None and not one.jailed:
        yield f"seat {seat} has left and is still a citizen"
    if one.country is not None and one.country not in state.countries:
        yield f"seat {seat} lives in a state that does not exist: {one.country}"
    if one.died is not None and not 0 <= one.died <= state.turn:
        yield f"seat {seat} died in turn {one.died}"


def _country(state: State, number: Number, country: Country) -> Iterator[str]:
    where = f"state {number}"
    if country.root not in country.classes or country.migrant not in country.classes:
        yield f"{where} has no root, or no class for newcomers"
        return
    if "appoint" not in country.classes[country.root].rights:
        yield f"the root of {where} does not appoint"
    if country.classes[country.migrant].limit:
        yield f"the class of newcomers of {where} has a limit"
    if set(country.blacklist) & set(country.guests):
        yield f"{where} has guests on its blacklist"
    if any(citizens.is_citizen(state, guest, number) for guest in country.guests):
        yield f"{where} has citizens among its guests"
    if country.power and country.power not in state.armies:
        yield f"{where} has a power that the map has not: {country.power}"
    yield from _classes(state, number, country)
    for seat in state.citizens(number):
        if state.people[seat].rank not in country.classes:
            yield f"seat {seat} is in a class that {where} has not: {state.people[seat].rank}"


def _classes(state: State, number: Number, country: Country) -> Iterator[str]:
    if sorted(tree.own_or_below(country, country.root)) != sorted(country.classes):
        yield f"the classes of state {number} are no tree"
        return
    texts = [one.name for one in country.classes.values()]
    if len(set(texts)) != len(texts):
        yield f"two classes of state {number} have the same name"
    for rank, one in country.classes.items():
        above = None if one.parent is None else country.classes[one.parent]
        if above is not None and not set(one.rights) <= set(above.rights):
            yield f"class {rank} has rights that its parent lacks"
        if one.rights != in_order(one.rights):
            yield f"the rights of class {rank} are not in order"
        if 0 < one.limit < len(citizens.members(state, number, rank)):
            yield f"class {rank} has more members than its limit"


def _requests(state: State) -> Iterator[str]:
    asked = [request.seat for request in state.requests]
    if len(set(asked)) != len(asked):
        yield "somebody asks to migrate twice"
    for request in state.requests:
        if not 0 <= request.seat < len(state.people):
            yield f"a request of a seat that no player has: {request.seat}"


def _world(state: State) -> Iterator[str]:
    powers = [country.power for country in state.countries.values() if country.power]
    if len(set(powers)) != len(powers):
        yield "two states have the same power of the map"
    # All may leave before there are states: then it is over in turn 0.
    if state.phase is not Phase.OVER and (state.phase is Phase.FOUNDING) != (state.turn == 0):
        yield f"turn {state.turn} in the phase {state.phase.value}"
    used = [
        number
        for one, country in state.countries.items()
        for number in (one, *country.classes, *country.laws)
    ]
    used += state.treaties
    if len(set(used)) != len(used) or max(used, default=0) > state.numbers:
        yield "two things have the same number"
