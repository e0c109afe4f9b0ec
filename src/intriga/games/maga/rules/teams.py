"""Who belongs to which team, and commands what."""

from intriga.games.maga.lines import Land
from intriga.games.maga.state import State, Team
from intriga.kernel import Seat


def founded(state: State, who: Seat) -> Team:
    """The team with which somebody began."""
    return next(team for team, squad in state.squads.items() if who in squad.members)


def team_of(state: State, who: Seat) -> Team:
    """The team that somebody plays for now: after a conquest the victor's (item 66)."""
    return state.territories[founded(state, who)].team


def lands_of(state: State, who: Seat) -> list[Land]:
    """The territories for which somebody may write."""
    return state.lands(founded(state, who))


def teams(state: State) -> list[Team]:
    """Those that command anything."""
    return sorted({one.team for one in state.territories})
