"""Which question stands, whom it awaits, and what follows when it closes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from intriga.games.espionage.state import Phase, State
from intriga.games.espionage.subjects import (
    bidding,
    challenge,
    cities,
    moves,
    purchase,
    set_ups,
    steering,
)
from intriga.games.espionage.subjects.specials import forced_march, house
from intriga.kernel import Clock, Seat, Step, Window

CLOCKS: Final[Mapping[str, Clock]] = {
    "opening": Clock(live=180, slow=86_400),
    "turn": Clock(live=120, slow=86_400),
    "answer": Clock(live=60, slow=21_600),
    "bid": Clock(live=60, slow=21_600),
}

_STANDS: Final[Mapping[Phase, tuple[str, Callable[[State, Step], None]]]] = {
    Phase.CITIES: ("opening", cities.close_cities),
    Phase.PURCHASE: ("opening", purchase.close_purchase),
    Phase.TURN: ("turn", moves.close_turn),
    Phase.MARCH: ("turn", forced_march.close_march),
    Phase.CHALLENGE: ("answer", challenge.close_challenge),
    Phase.BIDDING: ("bid", bidding.close_bidding),
    Phase.STEER: ("turn", steering.close_steer),
    Phase.SPRING: ("answer", set_ups.close_springs),
    Phase.ONWARD: ("turn", house.go_on),
}
"""The clock of each question, and what closes it."""


def windows(state: State) -> Sequence[Window]:
    """The question that stands; none when the match is over."""
    if state.phase is Phase.OVER:
        return ()
    kind, _ = _STANDS[state.phase]
    asked = _present(state, state.asked) if state.sealed else ()
    awaited = _present(state, state.waiting)
    return (Window(state.phase.value, kind, awaited, state.ticket, asked=asked),)


def _present(state: State, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if not state.players[seat].gone)


def close(state: State, window: Window, step: Step) -> None:
    """The question is closed."""
    _, close_it = _STANDS[state.phase]
    close_it(state, step)
