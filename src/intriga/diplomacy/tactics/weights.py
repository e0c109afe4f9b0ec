"""Weights: what counts in the worth of a place, as one table a season.

The figures of the spring and the autumn go back to David Norman's DumbBot.
"""

from msgspec import Struct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """How much things count. Only the proportions matter."""

    steps: tuple[int, ...]
    """A centre here, one step away, two steps away, …"""
    attack: int
    """A centre that is another's or nobody's, by the size of its owner."""
    defence: int
    """An own centre, by the size of the greatest power that can enter it."""
    strength: int
    """Each own unit that can enter the place too, or is there."""
    competition: int
    """Each unit of the strongest other power that can enter it, or is there."""


SPRING = Weights(
    steps=(100, 1000, 30, 10, 6, 5, 4, 3, 2, 1),
    attack=700,
    defence=300,
    strength=1000,
    competition=1000,
)
"""Centres change hands in autumn: now it is as good to stand beside them."""

AUTUMN = Weights(
    steps=(1000, 100, 30, 10, 6, 5, 4, 3, 2, 1),
    attack=600,
    defence=400,
    strength=1000,
    competition=1000,
)
"""Who stands on a centre now has it."""

WINTER = Weights(
    steps=(1000, 1000, 300, 100, 60, 50, 40, 30, 20, 10),
    attack=600,
    defence=600,
    strength=0,
    competition=0,
)
"""Where units are wanted for years to come."""
