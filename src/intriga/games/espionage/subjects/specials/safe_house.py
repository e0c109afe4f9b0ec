"""The safe house: others' bribes on a cell go back to them (S29)."""

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


class SafeHouse(Act, frozen=True):
    """A special move: others' bribes on a cell return to their owners (S29)."""

    cell: Cell


def _return(state: State, seat: Seat, act: SafeHouse, step: Step) -> None:
    state.players[seat].spend(price_list.SAFE_HOUSE)
    step.emit("espionage-safe-house", PUBLIC, who=by(seat), cell=place_name(state, act.cell))
    refund(state, seat, act.cell, step)
    after_clearing(state, act.cell, step)


def refund(state: State, user: Seat, cell: int, step: Step) -> None:
    """Return others' bribes; the user learns whether there were any (S29)."""
    found = False
    for seat, player in enumerate(state.players):
        if seat == user or cell not in player.bribes:
            continue
        found = True
        sum = player.bribes.pop(cell)
        player.pay(-sum)
        step.emit("espionage-bribe-back", (seat,), cell=place_name(state, cell), sum=sum)
    id = "espionage-safe-house-found" if found else "espionage-safe-house-empty"
    step.emit(id, (user,), cell=place_name(state, cell))


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, SafeHouse, CELL)


SAFE_HOUSE = Deed(
    SafeHouse,
    None,
    _return,
    _offer,
    gate=at_turn_with(price_list.SAFE_HOUSE),
    answers=True,
    choices={"cell": cells},
)
