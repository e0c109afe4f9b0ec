"""Players who leave, come back, are replaced or enter (C11–C13)."""

from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects import votes
from intriga.games.diplomacy.subjects.disorder import returned, vacant
from intriga.games.diplomacy.subjects.victory import end
from intriga.kernel import Enter, Leave, Refusal, Seat, SeatChange, Step, refuse


def check(state: State, change: SeatChange) -> Refusal | None:
    """Whether a player may join, leave or be replaced."""
    if isinstance(change, Enter):
        there = state.phase is not Phase.WISHES and vacant(state) is not None
        return None if there else refuse("diplomacy-game-full")
    if state.phase is Phase.WISHES:
        gone = isinstance(change, Leave) and change.seat in state.left_early
        return refuse("diplomacy-game-no-power") if gone else None
    name = state.power_of(change.seat)
    if name is None or (isinstance(change, Leave) and state.powers[name].gone):
        return refuse("diplomacy-game-no-power")
    return None


def apply(state: State, change: SeatChange, step: Step) -> None:
    """Carry out what passed the check."""
    if isinstance(change, Enter):
        _enter(state, step)
    elif isinstance(change, Leave):
        _leave(state, change.seat, step)
    else:
        _replace(state, change.seat, step)


def _leave(state: State, seat: Seat, step: Step) -> None:
    """A player leaves: their orders and their vote are dropped."""
    if state.phase is Phase.WISHES:
        state.wishes.pop(seat, None)
        state.left_early.append(seat)
        if len(state.left_early) == state.chairs:
            end(state, "deserted", (), step)
        return
    name = state.power_of(seat)
    assert name is not None
    power = state.powers[name]
    power.gone, power.sealed, power.spoke, power.orders, power.vote = True, False, False, [], ()
    if not any(other.present for other in state.powers.values()):
        end(state, "deserted", (), step)
    else:
        votes.count(state, step)


def _replace(state: State, seat: Seat, step: Step) -> None:
    """Another player takes over a seat with all it knows."""
    if state.phase is Phase.WISHES:
        if seat in state.left_early:
            state.left_early.remove(seat)
        return
    name = state.power_of(seat)
    assert name is not None
    returned(state, name, step)


def _enter(state: State, step: Step) -> None:
    """A new player takes the first power without one (C13)."""
    name = vacant(state)
    assert name is not None
    power = state.powers[name]
    power.seat, power.gone = state.chairs, True
    state.chairs += 1
    returned(state, name, step)
