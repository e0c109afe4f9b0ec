"""What changes when a seat changes hands."""

from intriga.games.maga.state import State
from intriga.games.maga.subjects.captains import lose_captain_on
from intriga.kernel import Replace, SeatChange, Step


def apply(state: State, change: SeatChange, step: Step) -> None:
    """Whoever takes over a captain's seat is nobody's choice."""
    if isinstance(change, Replace):
        lose_captain_on(state, change.seat, step)
