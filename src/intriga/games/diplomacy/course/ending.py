"""The result: of a match that is over, and of one that ends now."""

from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects.victory import ending_params, survivors
from intriga.kernel import Message, Outcome


def outcome(state: State) -> Outcome | None:
    """The result of a match that is over."""
    if state.phase is not Phase.OVER:
        return None
    return _shared(state, state.sharers, f"diplomacy-game-end-{state.ending}")


def standing(state: State) -> Outcome | None:
    """As after the last year: a draw of all survivors (C16a)."""
    left = survivors(state)
    if state.phase is Phase.WISHES or not left:
        return None
    return _shared(state, left, "diplomacy-game-standing")


def _shared(state: State, sharers: tuple[str, ...], reason: str) -> Outcome:
    """The outcome in which these powers share the result; the centres are the scores (C19)."""
    scores = [0] * state.chairs
    for power in state.powers.values():
        if power.seat is not None:
            scores[power.seat] = len(power.centres)
    sharing = (state.powers[name].seat for name in sharers)
    winners = tuple(sorted(seat for seat in sharing if seat is not None))
    return Outcome(winners, tuple(scores), Message(reason, ending_params(state, sharers)))
