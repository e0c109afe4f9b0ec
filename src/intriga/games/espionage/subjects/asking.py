"""What the match asks, and whom: gates of deeds that answer it, and their forms."""

from collections.abc import Callable, Container, Mapping
from typing import Final

from intriga.games.espionage.state import Phase, State
from intriga.kernel import Act, Field, Form, Limit, Refusal, Seat, refuse

NOT_NOW: Final = refuse("espionage-not-now")


def asked_at(phase: Phase) -> Callable[[State, Seat], Refusal | None]:
    """The gate of what is done in this phase, by those whom it awaits."""
    return lambda state, seat: None if state.asks(seat, phase) else NOT_NOW


AT_TURN: Final = asked_at(Phase.TURN)
"""One's own turn, not begun."""
AT_MARCH: Final = asked_at(Phase.MARCH)
AT_BIDDING: Final = asked_at(Phase.BIDDING)


def check_asked(state: State, seat: Seat, phase: Phase, given: Container[Seat]) -> Refusal | None:
    """Whether this seat is asked this, and has not answered yet."""
    if state.asks(seat, phase):
        return None
    answered = state.phase is phase and seat in given
    return refuse("espionage-answered") if answered else NOT_NOW


def answer_by(
    state: State,
    act: type[Act],
    *fields: Field,
    limits: tuple[Limit, ...] = (),
    main: bool = False,
    preset: Mapping[str, str] | None = None,
) -> Form:
    """A form that answers the current question."""
    asked = state.phase.value, state.ticket
    return Form(act, fields, limits, *asked, main=main, preset=dict(preset or {}))
