"""What is kept of each night and day for the end of the match: everybody's exp."""

from intriga.games.mafia.state import State
from intriga.games.mafia.state.annals import Standing


def record(state: State) -> None:
    """The night or the day is over, or the first night is about to begin."""
    exp = tuple(person.exp for person in state.people)
    state.standings.append(Standing(state.tick, exp))
