"""Weights for the value of a place, a table for each season.

Those of spring and autumn are based on David Norman's DumbBot.
"""

from msgspec import Struct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """Weights of the parts of a place's value. Only their proportions matter."""

    steps: tuple[int, ...]
    """A centre here, one step away, two steps away, …"""
    attack: int
    """A centre of another power or of none, times the size of its owner."""
    defence: int
    """An own centre, times the size of the largest power that can enter it."""
    strength: int
    """Each own unit that is in the place or can enter it."""
    competition: int
    """Each unit of the strongest other power that is in the place or can enter it."""


SPRING = Weights(
    steps=(100, 1000, 30, 10, 6, 5, 4, 3, 2, 1),
    attack=700,
    defence=300,
    strength=1000,
    competition=1000,
)
"""Centres change owners in autumn: in spring it is enough to be adjacent to them."""

AUTUMN = Weights(
    steps=(1000, 100, 30, 10, 6, 5, 4, 3, 2, 1),
    attack=600,
    defence=400,
    strength=1000,
    competition=1000,
)
"""Units capture the centres they are in."""

WINTER = Weights(
    steps=(1000, 1000, 300, 100, 60, 50, 40, 30, 20, 10),
    attack=600,
    defence=600,
    strength=0,
    competition=0,
)
"""Where units are useful in the following years."""
