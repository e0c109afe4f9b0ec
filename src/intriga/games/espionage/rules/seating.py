"""A player leaves, or somebody takes over the seat."""

from intriga.games.espionage.message_params import place_name
from intriga.games.espionage.state import Orders, State
from intriga.kernel import PUBLIC, Seat, Step


def change_player(state: State, seat: Seat, *, leaves: bool, step: Step) -> None:
    """An abandoned city is closed, and nobody wins there until somebody plays for it again. A new
    player is asked everything, whatever orders the one before has put down."""
    player = state.players[seat]
    changes = player.gone != leaves
    player.gone = leaves
    player.orders = Orders()
    for tick in player.ticks:
        tick.to = None
    if changes and player.corner is not None:
        id = "espionage-city-abandoned" if leaves else "espionage-city-manned"
        step.emit(id, PUBLIC, city=place_name(state, player.corner))
