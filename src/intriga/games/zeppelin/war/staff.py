"""Who orders an army, and who sees its orders."""

from collections.abc import Sequence
from typing import NamedTuple

from intriga.games.zeppelin.rules import standing
from intriga.games.zeppelin.state import State
from intriga.kernel import Actor, Seat


class Staff(NamedTuple):
    """Who orders: the power, the seat of the commander, and the seats that see the orders of this
    army now, who are told of it (Z31)."""

    power: str
    by: Seat
    hearers: Sequence[Seat]


def staff_of(state: State, actor: Actor) -> Staff | None:
    """The staff to which a citizen belongs; None where there is no army."""
    if isinstance(actor, str) or not 0 <= actor < len(state.people):
        return None
    number = state.people[actor].country
    if number is None or state.countries[number].power not in state.armies:
        return None
    return Staff(state.countries[number].power, actor, standing.commanders(state, number))
