"""What the functions of choices are made of."""

from collections.abc import Callable, Iterable

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Item
from intriga.kernel import Choices, Chosen, Domain, Range, Seat, listed, msg

Maker = Callable[[State, Seat, Chosen], Domain]
"""Makes the choices of a field: for whom, after what was chosen before."""


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
