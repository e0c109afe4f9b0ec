"""What using a thing at once is."""

from collections.abc import Callable
from typing import NamedTuple

from intriga.games.mafia.state import State
from intriga.kernel import Refusal, Seat, Step

Whom = tuple[Seat, ...]
"""The people whom a thing is for."""


class Use(NamedTuple):
    """How a kind of thing is used. `check`: why not; who has the thing, may use such things, lives
    and whether it is the time for it has been asked already. `use`: what comes of it; the thing
    itself is taken by the caller. `targets`: for how many people it is, each another (`whom`);
    `of`: the domain of a form from which they are chosen."""

    check: Callable[[State, Seat, Whom], Refusal | None]
    use: Callable[[State, Seat, Whom, Step], None]
    targets: int = 0
    of: str = ""
