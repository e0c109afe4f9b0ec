"""Moving the Papers: where they go, and set-ups where they stop (S32–S34)."""

from collections.abc import Container

from intriga.games.espionage.acts import Spring, Steer
from intriga.games.espionage.geometry import distance, is_cell
from intriga.games.espionage.message_params import place_name
from intriga.games.espionage.price_list import ticks_possible
from intriga.games.espionage.rules.flow import end_by_arrival, end_turn
from intriga.games.espionage.state import Phase, State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse
from intriga.kernel import seat as by

NOT_NOW = -1
"""The answer of a player who leaves the Papers where they are."""


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


def check_spring(state: State, seat: Seat, act: Spring) -> Refusal | None:
    if refusal := check_asked(state, seat, Phase.SPRING, state.springs):
        return refusal
    if act.to is None:
        return None
    tick = state.players[seat].tick_on(state.papers)
    if tick is None or not tick.armed:
        return refuse("espionage-no-tick", cell=place_name(state, state.papers))
    return check_target(state, act.to, reach=1)


def check_asked(state: State, seat: Seat, phase: Phase, given: Container[Seat]) -> Refusal | None:
    """Whether this seat is asked this, and has not answered yet."""
    if state.asks(seat, phase):
        return None
    answered = state.phase is phase and seat in given
    return refuse("espionage-answered" if answered else "espionage-not-now")


def spring(state: State, seat: Seat, act: Spring, step: Step) -> None:
    """Keep the answer until all have answered."""
    state.springs[seat] = NOT_NOW if act.to is None else act.to
    state.answered(seat)


def close_springs(state: State, step: Step) -> None:
    """Trigger the first set-up, clockwise from the mover, that is not blocked (S33, S34)."""
    for seat in state.clockwise():
        to = state.springs.get(seat, NOT_NOW)
        if to == NOT_NOW:
            continue
        if state.others_bribe(seat, state.papers):
            step.emit("espionage-set-up-blocked", (seat,), cell=place_name(state, state.papers))
            continue
        player = state.players[seat]
        player.ticks = [tick for tick in player.ticks if tick.cell != state.papers]
        player.notes -= 1
        step.emit(
            "espionage-set-up-sprung", PUBLIC, who=by(seat), cell=place_name(state, state.papers)
        )
        carry(state, seat, to, step)
        return
    after_stop(state, step)


def after_stop(state: State, step: Step) -> None:
    """The Papers have stopped: a special move goes on, or the turn is over."""
    state.springs = {}
    if state.pending is not None and present(state, state.mover):
        state.open(Phase.ONWARD)
    elif state.steps_left and present(state, state.mover):
        state.open(Phase.MARCH, state.mover)
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


def check_steer(state: State, seat: Seat, act: Steer) -> Refusal | None:
    if not state.asks(seat, Phase.STEER):
        return refuse("espionage-not-now")
    if jumps(state) and act.to in state.reachable(2):
        return None
    return check_target(state, act.to, reach=1)


def jumps(state: State) -> bool:
    """Whether the winner may jump: a mover on secret paths who wins the bidding may (S30a)."""
    assert state.announced is not None
    return state.winner == state.mover and state.announced.reach == 2


def steer(state: State, seat: Seat, act: Steer, step: Step) -> None:
    """The winner of the bidding moves the Papers; a lost challenge ends a march (S30)."""
    if seat != state.mover:
        state.steps_left = 0
    carry(state, seat, act.to, step)


def close_steer(state: State, step: Step) -> None:
    """Time is up: the mover goes to the announced target, another winner towards their city."""
    assert state.winner is not None
    assert state.announced is not None
    if state.winner == state.mover:
        to = state.announced.to
    else:
        to = homeward(state, state.winner)
    steer(state, state.winner, Steer(to), step)


def homeward(state: State, seat: Seat) -> int:
    """The adjacent place nearest to the seat's own city, the first in reading order."""
    corner = state.players[seat].corner
    assert corner is not None
    return min(state.reachable(1), key=lambda place: distance(place, corner))
