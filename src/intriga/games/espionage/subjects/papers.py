"""The Papers: where they may go, and what follows when they stop."""

from intriga.games.espionage.data.geometry import distance, is_cell
from intriga.games.espionage.data.price_list import ticks_possible
from intriga.games.espionage.state import Phase, State
from intriga.games.espionage.subjects.names import place_name
from intriga.games.espionage.subjects.turns import end_by_arrival, end_turn
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse
from intriga.kernel import seat as by


def carry(state: State, by_whom: Seat, to: int, step: Step) -> None:
    """Move the Papers; they stop there, or arrive in a city. Where a city was abandoned since its
    name was called, they stay where they are."""
    if not state.is_open(to):
        state.announced = None
        step.emit("espionage-stayed", PUBLIC, city=place_name(state, to))
        after_stop(state, step)
        return
    origin, state.papers = state.papers, to
    state.announced = None
    state.path.append(to)
    step.emit(
        "espionage-moved",
        PUBLIC,
        who=by(by_whom),
        origin=place_name(state, origin),
        to=place_name(state, to),
    )
    owner = state.wins_at(to)
    if owner is not None:
        end_by_arrival(state, owner, step)
        return
    for player in state.players:
        tick = player.tick_on(to)
        if tick is not None:
            tick.armed = True
    ask_set_ups(state, step)


def ask_set_ups(state: State, step: Step) -> None:
    """Ask everybody who may have a tick: nobody may learn whether one is here (S34)."""
    state.springs = {}
    asked = with_marks(state)
    if ticks_possible(state.options) and is_cell(state.papers) and asked:
        state.open(Phase.SPRING, *asked)
    else:
        after_stop(state, step)


def with_marks(state: State) -> list[Seat]:
    """Players who are publicly known to have secret marks and have not left."""
    return [
        seat for seat in state.clockwise() if state.players[seat].notes and present(state, seat)
    ]


def present(state: State, seat: Seat) -> bool:
    """Whether the player of this seat has not left."""
    return not state.players[seat].gone


def after_stop(state: State, step: Step) -> None:
    """The Papers have stopped: a special move goes on, or the turn is over."""
    state.springs = {}
    if state.pending is not None and present(state, state.mover):
        state.open(Phase.ONWARD)
    elif state.steps_left and present(state, state.mover):
        state.open(Phase.MARCH, state.mover)
    else:
        end_turn(state, step)


def after_clearing(state: State, cell: int, step: Step) -> None:
    """A set-up that was blocked may be triggered now, if the Papers are here (S33)."""
    if cell == state.papers:
        ask_set_ups(state, step)
    else:
        end_turn(state, step)


def check_target(state: State, to: int, reach: int) -> Refusal | None:
    """Whether the Papers can go there in one move."""
    if to in state.reachable(reach):
        return None
    if to == state.papers:
        return refuse("espionage-already-there")
    if not state.is_open(to):
        return refuse("espionage-closed-city")
    if reach == 1:
        return refuse("espionage-too-far", origin=place_name(state, state.papers))
    return refuse("espionage-not-beyond", origin=place_name(state, state.papers))


def homeward(state: State, seat: Seat) -> int:
    """The adjacent place nearest to the seat's own city, the first in reading order."""
    corner = state.players[seat].corner
    assert corner is not None
    return min(state.reachable(1), key=lambda place: distance(place, corner))
