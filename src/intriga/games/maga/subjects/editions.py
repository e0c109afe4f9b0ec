"""What differs in matches that began under older rules: they go on under those.

`State.edition` is the rules version under which a match began. Each difference is one question
here, with its rule; nothing else asks for the edition (`course/older_states` reads older states).
"""

from typing import Final, Protocol

NEWEST: Final = 3
"""The version of these rules."""


class Begun(Protocol):
    """What knows under which version its match began: the position, and what is seen of it."""

    edition: int


def duties_last(state: Begun) -> bool:
    """R-J1: a duty appears in the turn after its condition was met and lasts until the term ends; a
    clause says once or every turn, how much, and which territory. Before, each turn was judged by
    itself, the condition with it, and clauses bound the territory of the start alone."""
    return state.edition >= 2


def rows_have_one_place(state: Begun) -> bool:
    """R-ORD1, R-N1, item 43: the rows of a strike or a protection have one place in the list.
    Before, what stood below them came so many places later."""
    return state.edition >= 2
