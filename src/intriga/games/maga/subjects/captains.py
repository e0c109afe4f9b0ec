"""Captains: who hands in for a team, where a match lets only one do so."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.state import Phase, State, Team
from intriga.games.maga.subjects.names import lands
from intriga.games.maga.subjects.teams import (
    commands_nothing,
    founded,
    known_land,
    members,
    organises,
    playing,
    teams,
    tell_team,
)
from intriga.kernel import (
    Act,
    Actor,
    Choices,
    Chosen,
    Deed,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
)


class NameCaptain(Act, frozen=True):
    """Who hands in for the team, where only one may; the others may then only write."""

    whom: Seat


def captain_only(state: State, who: Seat) -> Refusal | None:
    """Why somebody may not hand in: their team has another captain."""
    captain = state.squads[founded(state, who)].captain
    if state.options.captain and captain is not None and captain != who:
        return refuse("maga-refused-captain-only")
    return None


def _check(state: State, who: Seat, act: NameCaptain) -> Refusal | None:
    """Of one's own team; once there is one, they alone name another."""
    if state.phase is Phase.PLAY and (refusal := commands_nothing(state, who)):
        return refusal
    if not state.options.captain:
        return refuse("maga-refused-no-captains")
    if act.whom not in state.squads[founded(state, who)].members:
        return refuse("maga-refused-not-of-team")
    return captain_only(state, who)


def _name(state: State, who: Seat, act: NameCaptain, step: Step) -> None:
    state.squads[founded(state, who)].captain = act.whom
    tell_team(state, who, step, "maga-captain", whom={"seat": act.whom})


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if organises(state, who) and state.options.captain and captain_only(state, who) is None:
        yield Form(NameCaptain, (choice("whom", "member"),))


NAME_CAPTAIN: Final = Deed(NameCaptain, _check, _name, _offer, rank=1, choices={"member": members})


def lose_absent(state: State, absent: Sequence[Seat], step: Step) -> None:
    """Captains who have let the time of a stage run out with nothing handed in or written."""
    for seat in absent:
        lose_captain_on(state, seat, step)


def lose_captain_on(state: State, seat: Seat, step: Step) -> None:
    """If this is a captain, their team has none any more."""
    for team, squad in state.squads.items():
        if squad.captain == seat:
            _lose(state, team, step)


def _lose(state: State, team: Team, step: Step) -> None:
    """A captain who cannot hand in would mute the team: now everybody can, until it names one."""
    squad = state.squads[team]
    if squad.captain is not None:
        squad.captain = None
        step.emit("maga-no-captain", tuple(state.people(team)))


# ── the host ────────────────────────────────────────────────────────────────────────────


class DismissCaptain(Act, frozen=True):
    """A team has no captain any more: everybody hands in, until it names another one."""

    team: Annotated[int, Meta(ge=0, le=119)]


def _check_dismissal(state: State, act: DismissCaptain) -> Refusal | None:
    """Whether there is a captain only the team knows."""
    if not state.options.captain:
        return refuse("maga-refused-no-captains")
    if refusal := playing(state) or known_land(state, act.team):
        return refusal
    return None if act.team in teams(state) else refuse("maga-refused-no-team")


def _dismiss(state: State, act: DismissCaptain, step: Step) -> None:
    """For a team whose captain is away: it can name another."""
    _lose(state, act.team, step)


def _offer_dismissal(state: State) -> Iterator[Form]:
    if state.options.captain and playing(state) is None:
        yield Form(DismissCaptain, (choice("team", "any-team"),))


def _any_team(state: State, who: Actor, chosen: Chosen) -> Choices:
    return lands(teams(state))


DISMISS_CAPTAIN: Final = HostDeed(
    DismissCaptain,
    _check_dismissal,
    _dismiss,
    _offer_dismissal,
    choices={"any-team": _any_team},
)
