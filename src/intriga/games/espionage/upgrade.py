"""Matches that began under older rules."""

from typing import Any

import msgspec

from intriga.games.espionage.state import Phase, State
from intriga.kernel import Seat


def from_version_1(raw: dict[str, Any]) -> State:
    """A state of version 1, which noted whom a question still awaits, but not whom it was put to.

    Whoever has answered it was asked. A seat that left unanswered needs no answer.
    """
    state = msgspec.convert(raw, State)
    answered = _answered(state)
    state.asked = tuple(
        seat for seat in state.clockwise() if seat in state.waiting or seat in answered
    )
    return state


def _answered(state: State) -> set[Seat]:
    """Who has answered the current question."""
    if state.phase is Phase.CHALLENGE:
        return set(state.answers)
    if state.phase is Phase.SPRING:
        return set(state.springs)
    if state.phase is Phase.PURCHASE:
        return set(state.order)
    if state.phase is Phase.BIDDING and state.bidding is not None:
        return {call.seat for call in state.bidding.calls}
    return set()
