"""Who belongs to which team, and commands what."""

from intriga.games.maga.lines import Land
from intriga.games.maga.state import Squad, State, Team
from intriga.kernel import Seat


def founded(state: State, who: Seat) -> Team:
    """The team with which somebody began."""
    return next(team for team, squad in state.squads.items() if who in squad.members)


def team_of(state: State, who: Seat) -> Team:
    """The team that somebody plays for now: after a conquest the victor's (item 66)."""
    return state.territories[founded(state, who)].team


def squad_of(state: State, who: Seat) -> Squad:
    """The people somebody sits with at home."""
    return state.squads[team_of(state, who)]


def commanders(state: State, land: Land) -> list[Seat]:
    """Who writes the list of a territory: the team's own people. The President of the victor
    decides for both (item 66): the people of a conquered team only watch."""
    return state.squads[state.territories[land].team].members


def lands_of(state: State, who: Seat) -> list[Land]:
    """The territories for which somebody may write."""
    team = founded(state, who)
    return state.lands(team)


def teams(state: State) -> list[Team]:
    """Those that command anything."""
    return sorted({one.team for one in state.territories})
