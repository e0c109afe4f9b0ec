"""Saboteurs: all bribes on a cell burn (S28)."""

from collections.abc import Iterator

from intriga.games.espionage.data import price_list
from intriga.games.espionage.state import State
from intriga.games.espionage.subjects.asking import answer_by
from intriga.games.espionage.subjects.choosing import CELL, Cell, cells
from intriga.games.espionage.subjects.names import place_name
from intriga.games.espionage.subjects.papers import after_clearing
from intriga.games.espionage.subjects.specials.holding import at_turn_with
from intriga.kernel import PUBLIC, Act, Deed, Form, Seat, Step
from intriga.kernel import seat as by


class Saboteurs(Act, frozen=True):
    """A special move: all bribes on a cell burn (S28)."""

    cell: Cell


def _burn(state: State, seat: Seat, act: Saboteurs, step: Step) -> None:
    """The user's burn, too; ticks stay (S28)."""
    state.players[seat].spend(price_list.SABOTEURS)
    step.emit("espionage-saboteurs", PUBLIC, who=by(seat), cell=place_name(state, act.cell))
    clear(state, act.cell, step)
    after_clearing(state, act.cell, step)


def clear(state: State, cell: int, step: Step) -> None:
    """Burn all bribes on a cell."""
    for seat, player in enumerate(state.players):
        lost = player.bribes.pop(cell, 0)
        if lost:
            state.burn(lost)
            step.emit("espionage-bribe-burned", (seat,), cell=place_name(state, cell), sum=lost)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, Saboteurs, CELL)


SABOTEURS = Deed(
    Saboteurs,
    None,
    _burn,
    _offer,
    gate=at_turn_with(price_list.SABOTEURS),
    answers=True,
    choices={"cell": cells},
)
