"""Circles: who sits where (items 8–12, 14, R-A1 to R-A4)."""

from intriga.games.maga.acts.circles import INTERNATIONAL, OCEAN, BanTeam, SendAmbassador
from intriga.games.maga.acts.host import SendHome, WarnCircle
from intriga.games.maga.rules.teams import commands_nothing, team_of, teams
from intriga.games.maga.state import Phase, State, Team
from intriga.kernel import PUBLIC, Param, Refusal, Seat, Step, msg, refuse, seat

AMBASSADOR = "ambassador"
"""The draw: who of those at home is sent."""


def not_yet_out(state: State, team: Team) -> list[Seat]:
    """Those of a team who have not been ambassadors this turn."""
    out = state.squads[team].out
    return [who for who in state.people(team) if who not in out]


def at_home(state: State, team: Team) -> list[Seat]:
    """Those of a team who are not out now: whom a circle has banned, or a curator sent away, has
    come back at once (items 10, 14)."""
    out = seated(state)
    return [who for who in state.people(team) if who not in out]


def visitors(state: State, circle: int) -> list[Seat]:
    """The ambassadors who may sit in a circle now, by seat."""
    return sorted(who for who, where in seated(state).items() if where == circle)


def seated(state: State) -> dict[Seat, int]:
    """Who sits as ambassador where; those of banned teams have gone home (item 10)."""
    return {
        who: where
        for team, squad in state.squads.items()
        for who, where in squad.out.items()
        if who not in squad.sent_home and not _is_banned(state, team, where)
    }


def on_the_ocean(state: State) -> list[Seat]:
    """Those who may be on their way between circles: in a hall the ambassadors, online nobody."""
    return sorted(seated(state)) if state.options.hall == "hall" else []


def _is_banned(state: State, team: Team, circle: int) -> bool:
    return circle != INTERNATIONAL and team in state.squads[circle].banned


def _cannot(state: State, who: Seat) -> Refusal | None:
    """Why somebody has no say over a circle: where everybody talks to everybody there are none,
    and the conquered have none of their own."""
    if state.options.hall == "free":
        return refuse("maga-refused-no-circles")
    return commands_nothing(state, who)


def check_send(state: State, who: Seat, act: SendAmbassador) -> Refusal | None:
    """One for each circle and turn; while there is somebody at home."""
    if refusal := _cannot(state, who):
        return refusal
    team = team_of(state, who)
    squad = state.squads[team]
    if act.circle == team or (act.circle != INTERNATIONAL and act.circle not in teams(state)):
        return refuse("maga-refused-no-circle")
    if act.circle in squad.out.values():
        return refuse("maga-refused-ambassador-there")
    if act.circle != INTERNATIONAL and team in state.squads[act.circle].banned:
        return refuse("maga-refused-banned")
    return None if not_yet_out(state, team) else refuse("maga-refused-nobody-at-home")


def send(state: State, who: Seat, act: SendAmbassador, step: Step) -> None:
    """Who goes is drawn: a team names the circle only. Everybody sees who sits where."""
    team = team_of(state, who)
    home = not_yet_out(state, team)
    sent = home[step.randbelow(len(home), AMBASSADOR) if len(home) > 1 else 0]
    state.squads[team].out[sent] = act.circle
    step.emit("maga-ambassador", PUBLIC, who=seat(sent), n=team + 1, where=where(act.circle))


def check_ban(state: State, who: Seat, act: BanTeam) -> Refusal | None:
    """Item 10; nobody bans themselves."""
    if refusal := _cannot(state, who):
        return refusal
    team = team_of(state, who)
    if act.team == team or act.team not in teams(state):
        return refuse("maga-refused-no-team")
    known = act.team in state.squads[team].banned
    return refuse("maga-refused-no-change") if known is act.banned else None


def ban(state: State, who: Seat, act: BanTeam, step: Step) -> None:
    """At once: ambassadors who sit here must leave (item 10)."""
    team = team_of(state, who)
    banned = state.squads[team].banned
    before = seated(state)
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
    after = seated(state)
    for one in sorted(before.keys() - after.keys()):
        step.emit("maga-turned-away", PUBLIC, who=seat(one), where=where(team))
    for one in sorted(after.keys() - before.keys()):
        step.emit("maga-received-again", PUBLIC, who=seat(one), where=where(team))


# ── curators ────────────────────────────────────────────────────────────────────────────


def check_send_home(state: State, act: SendHome) -> Refusal | None:
    """Only who sits somewhere as ambassador."""
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
    return None if act.whom in seated(state) else refuse("maga-refused-no-ambassador")


def send_home(state: State, act: SendHome, step: Step) -> None:
    """R-A4: until the turn ends they are at home, and their team sends nobody else there."""
    squad = next(one for one in state.squads.values() if act.whom in one.out)
    squad.sent_home.append(act.whom)
    squad.sent_home.sort()
    step.emit("maga-sent-home", PUBLIC, who=seat(act.whom), where=where(squad.out[act.whom]))


def check_warn(state: State, act: WarnCircle) -> Refusal | None:
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
    if state.options.hall == "free":
        return refuse("maga-refused-no-circles")
    if act.circle == OCEAN:
        return None if on_the_ocean(state) else refuse("maga-refused-no-circle")
    known = act.circle == INTERNATIONAL or act.circle in teams(state)
    return None if known else refuse("maga-refused-no-circle")


def warn(state: State, act: WarnCircle, step: Step) -> None:
    """Those who sit there read it."""
    inside = set(on_the_ocean(state) if act.circle == OCEAN else visitors(state, act.circle))
    if act.circle not in (INTERNATIONAL, OCEAN):
        inside |= set(at_home(state, act.circle))
    to = tuple(sorted(inside))
    step.emit("maga-warned", to, where=where(act.circle), reason=act.reason)


def where(circle: int) -> Param:
    """A circle in a text."""
    if circle == OCEAN:
        return msg("maga-ocean")
    if circle == INTERNATIONAL:
        return msg("maga-circle-international")
    return msg("maga-circle", n=circle + 1)


def room_key(circle: int) -> str:
    """The key of the room of a circle; the ocean, where nobody talks, has a key without a room."""
    return {INTERNATIONAL: "international", OCEAN: "ocean"}.get(circle, f"circle-{circle}")


def all_go_home(state: State) -> None:
    """At the technical stage (item 12)."""
    for squad in state.squads.values():
        squad.out = {}
        squad.sent_home = []
