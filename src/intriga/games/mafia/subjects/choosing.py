"""What choices of several subjects are made of."""

from collections.abc import Iterable

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Item
from intriga.kernel import Actor, Choices, Chosen, Range, Seat, listed, msg, people


def items(found: Iterable[Item]) -> Choices:
    """Things by number, with their names."""
    return listed((one.number, msg(things()[one.kind].text)) for one in found)


MOST_COINS = 9_999
"""As many as an act can name."""


def coins_between(least: int, most: int) -> Range:
    """Coins from the least to the most."""
    return Range(least, min(MOST_COINS, most))


def everybody(state: State) -> range:
    """All seats."""
    return range(len(state.people))


def living_others(state: State, who: Seat) -> list[Seat]:
    """Everybody alive but this person."""
    return [one for one in state.living() if one != who]


def living(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Everybody alive but oneself."""
    return people(living_others(state, who))


def anybody(state: State, actor: Actor, chosen: Chosen) -> Choices:
    """Everybody, dead or alive."""
    return people(everybody(state))


def alive(state: State, actor: Actor, chosen: Chosen) -> Choices:
    """Everybody alive."""
    return people(state.living())
