"""Exp that is paid at the end of the match: who has earned what (item 43)."""

from intriga.games.mafia.state import Award, State
from intriga.kernel import Seat


def award(state: State, who: Seat, reason: str, exp: int) -> None:
    """Note an award. `reason`: a text `mafia-award-…`."""
    state.awards.append(Award(who, reason, exp, state.tick))
