"""What a phase asks, how long, and what happens when it closes."""

from collections.abc import Callable, Mapping
from typing import Final

from intriga.games.diplomacy.course import adjudication
from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects import phases, wishes
from intriga.kernel import Clock, Seat, Step, Window

CLOCKS: Final = {
    "opening": Clock(live=120, slow=86_400),
    "orders": Clock(live=600, slow=86_400),
    "retreat": Clock(live=120, slow=43_200),
    "builds": Clock(live=120, slow=43_200),
}
_CLOSE: Final[Mapping[Phase, Callable[[State, Step], None]]] = {
    Phase.WISHES: wishes.give_powers,
    Phase.ORDERS: adjudication.movement,
    Phase.RETREAT: adjudication.retreats,
    Phase.BUILDS: adjudication.builds,
}


def windows(state: State) -> tuple[Window, ...]:
    """The question of this phase; none once the match is over."""
    if state.phase is Phase.OVER:
        return ()
    kind = "opening" if state.phase is Phase.WISHES else state.phase.value
    return (Window(state.phase.value, kind, phases.awaited(state), state.ticket),)


def close(state: State, window: Window, step: Step) -> None:
    """Everybody has answered, or time is up."""
    _CLOSE[state.phase](state, step)


def saved(state: State, window: Window) -> tuple[Seat, ...]:
    """The seats whose orders count as they are, if time runs out (C4)."""
    return phases.saved(state)
