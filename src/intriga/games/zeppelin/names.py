"""What states, classes and rights are called in messages."""

from collections.abc import Iterable

from intriga.games.zeppelin.rights import Right
from intriga.games.zeppelin.state import Class, Country, Number, State
from intriga.games.zeppelin.war import naming
from intriga.kernel import Param, lookalikes, msg


def country(state: State, number: Number) -> Param:
    """The name of a state: as it was founded, or that of its power."""
    return country_name(state, state.countries[number])


def country_name(state: State, country: Country) -> Param:
    """The same, of one that may have been removed."""
    return country.name or naming.power(state.options, country.power)


def rank(one: Class) -> Param:
    """The name of a class: as it was written, or the default name of a root."""
    return one.name or msg("zeppelin-root-class")


def right(one: Right) -> Param:
    """The name of a right."""
    return msg(f"zeppelin-right-{one}")


def rights(some: tuple[Right, ...]) -> Param:
    """Several rights as a list; what stands for none of them."""
    return [right(one) for one in some] or msg("zeppelin-no-rights")


DEFAULT_ROOT = ("Граждане", "Citizens")
"""The default name of a root in each language, as its text says it."""


def rank_taken(country: Country, name: str, but: Number | None = None) -> bool:
    """Whether a class of this state has a name that readers could not tell from this one."""
    names = (one.name for number, one in country.classes.items() if number != but)
    return _alike(name, [shown for one in names for shown in ((one,) if one else DEFAULT_ROOT)])


def country_taken(state: State, name: str) -> bool:
    """The same of the states, and of the powers of the map."""
    powers = [naming.power(state.options, power)["called"].values() for power in state.armies]
    founded = [one.name for one in state.countries.values() if one.name]
    return _alike(name, [*founded, *(shown for names in powers for shown in names)])


def _alike(name: str, others: Iterable[str]) -> bool:
    keys = lookalikes(name)
    return any(keys & lookalikes(other) for other in others)
