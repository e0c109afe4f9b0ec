"""Who has a special move, and may use it in their turn."""

from collections.abc import Callable

from intriga.games.espionage.state import State
from intriga.games.espionage.subjects.asking import AT_TURN
from intriga.games.espionage.subjects.names import special_name
from intriga.kernel import Refusal, Seat, refuse


def at_turn_with(special: str) -> Callable[[State, Seat], Refusal | None]:
    """The gate of a special move: it is the player's turn, and they have it."""
    lacking = refuse("espionage-no-special", special=special_name(special))

    def gate(state: State, seat: Seat) -> Refusal | None:
        refusal = AT_TURN(state, seat)
        return refusal or (None if state.players[seat].holds(special) else lacking)

    return gate
