"""Whose turn it is, and when the game ends."""

from intriga.games.espionage.data.geometry import distance
from intriga.games.espionage.state import Phase, State
from intriga.kernel import PUBLIC, Seat, Step
from intriga.kernel import seat as by


def begin_turn(state: State, seat: Seat, step: Step) -> None:
    """Begin the turn of this seat."""
    state.mover = seat
    state.announced = None
    state.bidding = None
    state.winner = None
    state.steps_left = 0
    state.pending = None
    state.leap = False
    state.open(Phase.TURN, seat)
    step.emit("espionage-turn", PUBLIC, who=by(seat), round=state.round)


def end_turn(state: State, step: Step) -> None:
    """Begin the turn of the next player clockwise; after the last one, a new round (S21, S25)."""
    start = state.order.index(state.mover)
    for offset in range(1, len(state.order) + 1):
        seat = state.order[(start + offset) % len(state.order)]
        if seat == state.first:
            state.round += 1
            if state.round > state.options.rounds:
                end_by_cap(state, step)
                return
        if not state.players[seat].gone:
            begin_turn(state, seat, step)
            return
    end_empty(state, step)


def end_by_cap(state: State, step: Step) -> None:
    """End after the last round: the nearest city wins, equal distances are a draw (S25). Abandoned
    cities do not count."""
    state.round = state.options.rounds
    nearest = nearest_to_papers(state)
    state.victor = nearest[0] if len(nearest) == 1 else None
    if state.victor is None:
        step.emit("espionage-drawn", PUBLIC, rounds=state.options.rounds)
    else:
        step.emit("espionage-nearest", PUBLIC, who=by(state.victor), rounds=state.options.rounds)
    close_match(state, step)


def nearest_to_papers(state: State) -> list[Seat]:
    """The seats whose cities are nearest to the Papers; none before there are cities."""
    ways = {
        seat: distance(state.papers, player.corner)
        for seat, player in enumerate(state.players)
        if player.corner is not None and not player.gone
    }
    return [seat for seat, way in ways.items() if way == min(ways.values())]


def end_by_arrival(state: State, owner: Seat, step: Step) -> None:
    """End with the Papers in a city: its owner wins, whoever moved them (S23)."""
    state.victor = owner
    step.emit("espionage-arrived", PUBLIC, who=by(owner))
    close_match(state, step)


def end_empty(state: State, step: Step) -> None:
    """End a match that all players have left."""
    step.emit("espionage-deserted", PUBLIC)
    close_match(state, step)


def close_match(state: State, step: Step) -> None:
    """End the match: all cards are opened (S40)."""
    step.emit("espionage-cards-open", PUBLIC)
    state.open(Phase.OVER)
