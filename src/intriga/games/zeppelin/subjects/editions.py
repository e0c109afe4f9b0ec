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


def polls_by_content(state: State) -> bool:
    """Z8: of two proposals for the root's rights both are voted on, if they differ."""
    return state.edition >= 2


def polls_follow(state: State) -> bool:
    """Z8, Z29: who leaves under a poll on their arrest, exile or execution suffers it."""
    return state.edition >= 2


def builds_by_centre(state: State) -> bool:
    """Z31, Z39: of builds, too, the latest order counts for each centre, not the latest list."""
    return state.edition >= 2


def revolts_in_winter(state: State) -> bool:
    """Z15: a revolution may start in the review and the building window, unless the last part of
    the turn had begun before; those windows have a last part, too."""
    return state.edition >= 2


def talk_counts(state: State) -> bool:
    """Z8: who talks in the room of their state is there, and counts in its polls."""
    return state.edition >= 2
