"""Who belongs to which team, and commands what."""

from intriga.games.maga.data.lines import Land
from intriga.games.maga.state import PLAYED, Phase, State, Team
from intriga.kernel import (
    Act,
    Actor,
    Choices,
    Chosen,
    Param,
    Refusal,
    Seat,
    Step,
    Text,
    people,
    refuse,
)


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


def team_form(state: State, who: Seat) -> tuple[Seat, ...]:
    """The people who share a form that each of them may send; of who is alone nobody."""
    members = tuple(state.squads[founded(state, who)].members)
    return members if len(members) > 1 else ()


def tell_team(state: State, who: Seat, step: Step, id: str, /, **params: Param) -> None:
    """An event for those who play with somebody."""
    step.emit(id, tuple(state.people(founded(state, who))), **params)


def insiders(state: State, actor: Seat, act: Act) -> list[Seat]:
    """A team knows what it does."""
    return state.people(team_of(state, actor))


def organises(state: State, who: Seat) -> bool:
    """Whether a team of several people, that commands anything, can share out what it does now."""
    several = len(state.squads[founded(state, who)].members) > 1
    return several and state.phase in (Phase.OPENING, Phase.PLAY) and bool(lands_of(state, who))


def members(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those who began with somebody."""
    return people(state.squads[founded(state, who)].members)


def playing(state: State) -> Refusal | None:
    """The host does nothing to what has not begun, or is over."""
    return None if state.phase in PLAYED else refuse("maga-refused-not-playing")


def known_land(state: State, land: Land) -> Refusal | None:
    """Whether there is this territory."""
    return None if land < len(state.territories) else refuse("maga-refused-no-land")


def reasons(state: State, who: Actor, chosen: Chosen) -> Text:
    """Why the host does it."""
    return Text(300)
