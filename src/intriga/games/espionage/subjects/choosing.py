"""Places of the board as types, fields and choices: what several deeds have in common."""

from collections.abc import Iterable
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.espionage.data.geometry import CELLS
from intriga.games.espionage.state import State
from intriga.games.espionage.subjects.names import place_name
from intriga.kernel import Choice, Choices, Chosen, Field, Seat, choice, msg

Cell = Annotated[int, Meta(ge=1, le=CELLS)]
"""A numbered cell, as printed."""
Place = Annotated[int, Meta(ge=0, le=80)]
"""A cell, 0 (Geneva), or a corner (77…80: top left, top right, bottom left, bottom right)."""
MOST_DOLLARS: Final = 100_000
Dollars = Annotated[int, Meta(ge=1, le=MOST_DOLLARS)]

TO: Final = choice("to", "step")
JUMP_TO: Final = choice("to", "jump")
CELL: Final = choice("cell", "cell")
WAY: Final = choice("to", "way", optional=True, after=("cell",))
_JOIN: Final = Field("join", "flag")


def joinable(state: State, seat: Seat) -> tuple[Field, ...]:
    """The promise to bid, for a mover with a bribe under the Papers."""
    return (_JOIN,) if state.papers in state.players[seat].bribes else ()


_CELL_CHOICES = {
    cell: Choice(cell, msg("espionage-cell", number=cell)) for cell in range(1, CELLS + 1)
}
_ALL_CELLS = Choices(tuple(_CELL_CHOICES.values()))
"""The same in every match, and asked for with every turn."""


def places(state: State, of: Iterable[int], default: int | None = None) -> Choices:
    """These places."""
    options = tuple(
        _CELL_CHOICES.get(place) or Choice(place, place_name(state, place)) for place in of
    )
    return Choices(options, default)


def cells(state: State, seat: Seat, chosen: Chosen) -> Choices:
    """All cells."""
    return _ALL_CELLS


def steps(state: State, seat: Seat, chosen: Chosen) -> Choices:
    """Where the Papers may go in one move."""
    return places(state, state.reachable(1))


def jumps(state: State, seat: Seat, chosen: Chosen) -> Choices:
    """Where the Papers may jump (S31)."""
    return places(state, state.reachable(2))
