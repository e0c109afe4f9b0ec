"""The tree of classes of a state (item 7)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import Country, Number


def ancestors(country: Country, rank: Number) -> Iterator[Number]:
    """The classes above one, from its parent to the root."""
    parent = country.classes[rank].parent
    while parent is not None:
        yield parent
        parent = country.classes[parent].parent


def children(country: Country, rank: Number) -> list[Number]:
    """The classes right below one."""
    return [number for number, one in country.classes.items() if one.parent == rank]


def descendants(country: Country, rank: Number) -> list[Number]:
    """All classes strictly below one, each after its parent."""
    found = []
    for child in children(country, rank):
        found += [child, *descendants(country, child)]
    return found


def own_or_below(country: Country, rank: Number) -> list[Number]:
    """A class and all classes below it."""
    return [rank, *descendants(country, rank)]


def trim(country: Country, rank: Number) -> None:
    """Z10: no class has a right that its parent lacks."""
    allowed = country.classes[rank].rights
    for child in children(country, rank):
        below = country.classes[child]
        below.rights = tuple(right for right in below.rights if right in allowed)
        trim(country, child)
