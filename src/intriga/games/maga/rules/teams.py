"""Who belongs to which team, and commands what."""

from intriga.games.maga.lines import Land
from intriga.games.maga.state import Phase, State, Team
from intriga.kernel import Refusal, Seat, refuse


def founded(state: State, who: Seat) -> Team:
    """The team with which somebody began."""
    return next(team for team, squad in state.squads.items() if who in squad.members)


def team_of(state: State, who: Seat) -> Team:
    """The team that somebody plays for now: after a conquest the victor's (item 66)."""
    return state.territories[founded(state, who)].team


def lands_of(state: State, who: Seat) -> list[Land]:
    """The territories for which somebody may write."""
    return state.lands(founded(state, who))


def commands_nothing(state: State, who: Seat) -> Refusal | None:
    """Why somebody can do nothing for a team now: the conquered watch (item 66)."""
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
    return None if lands_of(state, who) else refuse("maga-refused-commands-nothing")


def teams(state: State) -> list[Team]:
    """Those that command anything."""
    return sorted({one.team for one in state.territories})
