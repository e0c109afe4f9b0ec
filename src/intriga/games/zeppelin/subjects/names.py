"""What states, classes and rights are called in messages."""

from intriga.games.zeppelin.data.rights import Right
from intriga.games.zeppelin.state import Class, Country, Number, State
from intriga.games.zeppelin.war import naming
from intriga.kernel import Param, Unlike, msg


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


def unlike_ranks(country: Country, but: Number | None = None) -> Unlike:
    """No two classes of a state have names that readers could not tell apart."""
    names = (one.name for number, one in country.classes.items() if number != but)
    shown = (text for one in names for text in ((one,) if one else DEFAULT_ROOT))
    return Unlike("name", tuple(shown))


def unlike_countries(state: State) -> Unlike:
    """The same of the states, and of the powers of the map, but for that on which a state is
    founded: it may bear its name, as all do that the rules found by themselves (Z30)."""
    powers = {
        power: tuple(naming.power(state.options, power)["called"].values())
        for power in state.armies
    }
    founded = [one.name for one in state.countries.values() if one.name]
    shown = (name for names in powers.values() for name in names)
    taken = {one.power for one in state.countries.values()}
    free = {power: names for power, names in powers.items() if power not in taken}
    return Unlike("name", (*founded, *shown), by="power", but=free)
