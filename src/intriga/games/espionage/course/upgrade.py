"""Matches that began under older rules."""

import msgspec

from intriga.games.espionage.state import Orders, Phase, State
from intriga.kernel import RawState, Seat


def upgraded(raw: RawState, from_version: int) -> State:
    """Version 2 seals questions and closes abandoned cities; version 3 has standing orders, and
    seals biddings. Raises `ValueError` for any other."""
    if from_version == 1:
        return _from_version_1(raw)
    if from_version == 2:
        return _from_version_2(raw)
    raise ValueError(f"no way from rules version {from_version}")


def _from_version_1(raw: RawState) -> State:
    """A state of version 1, which noted whom a question still awaits, but not whom it was put to.

    Whoever has answered it was asked. A seat that left unanswered needs no answer.
    """
    state = msgspec.convert(raw, State)
    answered = _answered(state)
    state.asked = tuple(
        seat for seat in state.clockwise() if seat in state.waiting or seat in answered
    )
    return state


def _from_version_2(raw: RawState) -> State:
    """A state of version 2, in which players could only pass in advance. A bidder who was asked in
    public is still asked."""
    passing = [player.pop("passes") for player in raw["players"]]
    state = msgspec.convert(raw, State)
    for player, passes in zip(state.players, passing, strict=True):
        player.orders = Orders(
            answers="pass" if Phase.CHALLENGE in passes else "ask",
            set_ups="pass" if Phase.SPRING in passes else "ask",
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
    sealed = state.options.bidding == "sealed"  # else they are asked one after another
    if sealed and state.phase is Phase.BIDDING and state.bidding is not None:
        return {call.seat for call in state.bidding.calls}
    return set()
