"""States are founded and removed by the host alone (item 1, Z30)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.state import Class, Country, Number, State
from intriga.games.zeppelin.subjects import announce, citizens, names
from intriga.games.zeppelin.subjects.choosing import Id, Name, name_text
from intriga.games.zeppelin.subjects.rights import treaties
from intriga.games.zeppelin.war import naming
from intriga.kernel import (
    Act,
    Choices,
    Chosen,
    Field,
    Form,
    HostDeed,
    Refusal,
    Step,
    broken_limits,
    choice,
    labelled,
    refuse,
)
from intriga.warfare.brought_maps import POWERS

LEAST, MOST = 2, POWERS[-1]
"""States in one match: so many before the first turn begins, and never more than a map may have
powers."""


def found(state: State, name: str, power: str) -> Number:
    """Item 8, Z30: a state whose root has all rights and no limit, and nobody in it."""
    number, root = state.number(), state.number()
    classes = {root: Class("", RIGHTS)}
    state.countries[number] = Country(name, power, classes, root, root, founded=state.turn)
    return number


def free_powers(state: State) -> list[str]:
    """The powers of the map that are no states."""
    return [power for power in state.armies if citizens.country_with(state, power) is None]


# ── to found one ────────────────────────────────────────────────────────────────────────


class FoundCountry(Act, frozen=True):
    """`power`: a free power of the map, or "" for none."""

    name: Name
    power: Annotated[str, Meta(max_length=24)] = ""


def _check(state: State, act: FoundCountry) -> Refusal | None:
    """Z30: on a free power of the map, or on none."""
    if len(state.countries) >= MOST:
        return refuse("zeppelin-refused-countries", most=MOST)
    if not act.name.strip():
        return refuse("zeppelin-refused-country-name")
    if act.power and act.power not in free_powers(state):
        return refuse("zeppelin-refused-power-taken")
    if broken_limits((names.unlike_countries(state),), act):
        return refuse("zeppelin-refused-country-same-name")
    return None


def _found(state: State, act: FoundCountry, step: Step) -> None:
    """Z30: with its units and centres as they stand."""
    announce.world(state, found(state, act.name, act.power), step, "zeppelin-founded")


def _offer(state: State) -> Iterator[Form]:
    if len(state.countries) < MOST:
        fields = (Field("name", "text", "country-name"), choice("power", "power", optional=True))
        yield Form(FoundCountry, fields, (names.unlike_countries(state),))


def _powers(state: State, actor: object, chosen: Chosen) -> Choices:
    return labelled(free_powers(state), lambda power: naming.power(state.options, power))


FOUND_COUNTRY = HostDeed(
    FoundCountry, _check, _found, _offer, choices={"country-name": name_text, "power": _powers}
)


# ── to remove one ───────────────────────────────────────────────────────────────────────


class RemoveCountry(Act, frozen=True):
    country: Id


def _check_known(state: State, act: RemoveCountry) -> Refusal | None:
    return None if act.country in state.countries else refuse("zeppelin-refused-no-country")


def _remove(state: State, act: RemoveCountry, step: Step) -> None:
    """Z30: its citizens are stateless and free; its polls, revolutions, queues and blacklist end;
    its units stay, and hold."""
    country = state.countries[act.country]
    announce.world(state, act.country, step, "zeppelin-removed")
    treaties.lapse(state, act.country)
    for person in state.people:
        if person.country == act.country:
            person.country = person.rank = None
            person.jailed = False
    state.requests = [r for r in state.requests if act.country not in (r.leave, r.enter)]
    army = state.armies.get(country.power)
    if army is not None:
        army.orders, army.wishes, army.builds, army.log = {}, {}, [], []
    del state.countries[act.country]


def _offer_removal(state: State) -> Iterator[Form]:
    if state.countries:
        yield Form(RemoveCountry, (choice("country", "country"),))


def all_states(state: State, actor: object, chosen: Chosen) -> Choices:
    """Every state there is."""
    return labelled(state.countries, lambda number: names.country(state, number))


REMOVE_COUNTRY = HostDeed(
    RemoveCountry,
    _check_known,
    _remove,
    _offer_removal,
    rank=1,
    choices={"country": all_states},
)
