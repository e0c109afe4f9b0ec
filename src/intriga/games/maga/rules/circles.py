"""Circles: who sits where (items 8–12, R-A1 to R-A3)."""

from intriga.games.maga.acts.circles import INTERNATIONAL, BanTeam, SendAmbassador
from intriga.games.maga.rules.teams import team_of, teams
from intriga.games.maga.state import Phase, State, Team
from intriga.kernel import PUBLIC, Param, Refusal, Seat, Step, msg, refuse, seat

AMBASSADOR = "ambassador"
"""The draw: who of those at home is sent."""


def at_home(state: State, team: Team) -> list[Seat]:
    """Those of a team who are not out this turn."""
    out = state.squads[team].out
    return [who for who in state.people(team) if who not in out]


def visitors(state: State, circle: int) -> list[Seat]:
    """The ambassadors who may sit in a circle now, by seat: those of banned teams may not."""
    banned = [] if circle == INTERNATIONAL else state.squads[circle].banned
    return sorted(
        who
        for team, squad in state.squads.items()
        if team not in banned
        for who, where in squad.out.items()
        if where == circle
    )


def check_send(state: State, who: Seat, act: SendAmbassador) -> Refusal | None:
    """One for each circle and turn; while there is somebody at home."""
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
    team = team_of(state, who)
    squad = state.squads[team]
    if act.circle == team or (act.circle != INTERNATIONAL and act.circle not in teams(state)):
        return refuse("maga-refused-no-circle")
    if act.circle in squad.out.values():
        return refuse("maga-refused-ambassador-there")
    if act.circle != INTERNATIONAL and team in state.squads[act.circle].banned:
        return refuse("maga-refused-banned")
    return None if at_home(state, team) else refuse("maga-refused-nobody-at-home")


def send(state: State, who: Seat, act: SendAmbassador, step: Step) -> None:
    """Who goes is drawn: a team names the circle only. Everybody sees who sits where."""
    team = team_of(state, who)
    home = at_home(state, team)
    sent = home[step.randbelow(len(home), AMBASSADOR) if len(home) > 1 else 0]
    state.squads[team].out[sent] = act.circle
    step.emit("maga-ambassador", PUBLIC, who=seat(sent), n=team + 1, where=where(act.circle))


def check_ban(state: State, who: Seat, act: BanTeam) -> Refusal | None:
    """Item 10; nobody bans themselves."""
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
    team = team_of(state, who)
    if act.team == team or act.team not in teams(state):
        return refuse("maga-refused-no-team")
    known = act.team in state.squads[team].banned
    return refuse("maga-refused-no-change") if known is act.banned else None


def ban(state: State, who: Seat, act: BanTeam, step: Step) -> None:
    """At once: ambassadors who sit here must leave (item 10)."""
    team = team_of(state, who)
    banned = state.squads[team].banned
    if act.banned:
        banned.append(act.team)
        banned.sort()
    else:
        banned.remove(act.team)
    told = tuple(sorted({*state.people(team), *state.people(act.team)}))
    step.emit(
        "maga-banned" if act.banned else "maga-unbanned",
        told,
        land=team + 1,
        team=act.team + 1,
    )


def where(circle: int) -> Param:
    """A circle in a text."""
    if circle == INTERNATIONAL:
        return msg("maga-circle-international")
    return msg("maga-circle", n=circle + 1)


def all_go_home(state: State) -> None:
    """At the technical stage (item 12)."""
    for squad in state.squads.values():
        squad.out = {}
