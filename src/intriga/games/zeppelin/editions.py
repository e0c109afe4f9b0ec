"""What matches that began under older rules do otherwise.

People agreed to the rules of the day on which they began: `State.edition` is the version of them.
Each difference is a function here, with its ruling; what was merely wrong is mended for everybody.
"""

from intriga.games.zeppelin.state import State

NEWEST = 2
"""The version of these rules."""


def cap_before_migration(state: State) -> bool:
    """Z4, B8: at the cap on turns the citizens win who were there before the last migration."""
    return state.edition >= 2


def winners_needed(state: State) -> bool:
    """Z4: a state without citizens can't win."""
    return state.edition >= 2
