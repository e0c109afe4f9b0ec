"""How a match ends, and how it would if it were adjourned."""

from intriga.games.espionage.state import Phase, State
from intriga.games.espionage.subjects.turns import nearest_to_papers
from intriga.kernel import Message, Outcome, Result


def outcome(state: State) -> Outcome | None:
    """The Papers have arrived, or the last round is over; None while the match is played."""
    if state.phase is not Phase.OVER:
        return None
    seats = range(len(state.players))
    if state.victor is None:
        return Outcome((), tuple(0 for _ in seats), Message("espionage-end-draw"))
    reason = "arrived" if state.owner(state.papers) == state.victor else "nearest"
    return Outcome(
        winners=(state.victor,),
        scores=tuple(int(seat == state.victor) for seat in seats),
        reason=Message(f"espionage-end-{reason}", {"who": {"seat": state.victor}}),
    )


def standing(state: State) -> Outcome | None:
    """As after the last round: the nearest city wins, equal distances are a draw (S25a)."""
    nearest = nearest_to_papers(state)
    if state.phase is Phase.CITIES or not nearest:
        return None
    seats = range(len(state.players))
    if len(nearest) > 1:
        return Outcome((), tuple(0 for _ in seats), Message("espionage-standing-draw"))
    reason = Message("espionage-standing-nearest", {"who": {"seat": nearest[0]}})
    return Outcome(tuple(nearest), tuple(int(seat in nearest) for seat in seats), reason)


def result(outcome: Outcome) -> Result:
    """Without a winner it is a draw of everybody."""
    return "won" if outcome.winners else "drawn"
