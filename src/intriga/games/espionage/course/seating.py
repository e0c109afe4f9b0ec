"""A player leaves, or somebody takes over the seat."""

from intriga.games.espionage.state import Orders, State
from intriga.games.espionage.subjects.names import place_name
from intriga.kernel import PUBLIC, Enter, Leave, Refusal, SeatChange, Step, refuse


def check(state: State, change: SeatChange) -> Refusal | None:
    """Nobody enters, and nobody leaves twice."""
    if isinstance(change, Enter):
        return refuse("espionage-full")
    gone = isinstance(change, Leave) and state.players[change.seat].gone
    return refuse("espionage-gone") if gone else None


def apply(state: State, change: SeatChange, step: Step) -> None:
    """An abandoned city is closed, and nobody wins there until somebody plays for it again. A new
    player is asked everything, whatever orders the one before has put down."""
    if isinstance(change, Enter):
        return
    player, leaves = state.players[change.seat], isinstance(change, Leave)
    changes = player.gone != leaves
    player.gone = leaves
    player.orders = Orders()
    for tick in player.ticks:
        tick.to = None
    if changes and player.corner is not None:
        id = "espionage-city-abandoned" if leaves else "espionage-city-manned"
        step.emit(id, PUBLIC, city=place_name(state, player.corner))
