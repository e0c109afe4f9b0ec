"""A team sends an ambassador; a curator sends them home (items 9, 11, 14, R-A1 to R-A4)."""

from collections.abc import Iterator
from typing import Final

from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.circles.sitting import (
    INTERNATIONAL,
    Circle,
    has_no_say,
    not_yet_out,
    room_key,
    seated,
    where,
)
from intriga.games.maga.subjects.teams import playing, team_of, teams
from intriga.kernel import (
    PUBLIC,
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
    labelled,
    offers_any,
    people,
    refuse,
    seat,
)

AMBASSADOR: Final = "ambassador"
"""The draw: who of those at home is sent."""


class SendAmbassador(Act, frozen=True):
    """One of the team, by chance, is its ambassador in a circle until the end of the turn."""

    circle: Circle


def _check(state: State, who: Seat, act: SendAmbassador) -> Refusal | None:
    """One for each circle and turn; while there is somebody at home."""
    team = team_of(state, who)
    squad = state.squads[team]
    if act.circle == team or (act.circle != INTERNATIONAL and act.circle not in teams(state)):
        return refuse("maga-refused-no-circle")
    if act.circle in squad.out.values():
        return refuse("maga-refused-ambassador-there")
    if act.circle != INTERNATIONAL and team in state.squads[act.circle].banned:
        return refuse("maga-refused-banned")
    return None if not_yet_out(state, team) else refuse("maga-refused-nobody-at-home")


def _send(state: State, who: Seat, act: SendAmbassador, step: Step) -> None:
    """Who goes is drawn: a team names the circle only. Everybody sees who sits where."""
    team = team_of(state, who)
    home = not_yet_out(state, team)
    sent = home[step.randbelow(len(home), AMBASSADOR) if len(home) > 1 else 0]
    state.squads[team].out[sent] = act.circle
    step.emit("maga-ambassador", PUBLIC, who=seat(sent), n=team + 1, where=where(act.circle))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if not_yet_out(state, team_of(state, who)) and offers_any(_circles(state, who, {})):
        yield Form(SendAmbassador, (choice("circle", "circle"),))


def _circles(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Circles where the team has nobody and is not banned."""
    team = team_of(state, who)
    taken = state.squads[team].out.values()
    open_ = [
        other
        for other in teams(state)
        if other != team and other not in taken and team not in state.squads[other].banned
    ]
    return labelled(open_ if INTERNATIONAL in taken else [INTERNATIONAL, *open_], where)


SEND_AMBASSADOR: Final = Deed(
    SendAmbassador,
    _check,
    _send,
    _offer,
    gate=has_no_say,
    rank=2,
    choices={"circle": _circles},
)


class SendHome(Act, frozen=True):
    """An ambassador goes home until the turn ends: the curator's word (item 14, R-A4)."""

    whom: Seat


def _check_sending_home(state: State, act: SendHome) -> Refusal | None:
    """Only who sits somewhere as ambassador."""
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
    return None if act.whom in seated(state) else refuse("maga-refused-no-ambassador")


def _send_home(state: State, act: SendHome, step: Step) -> None:
    """R-A4: until the turn ends they are at home, and their team sends nobody else there."""
    squad = next(one for one in state.squads.values() if act.whom in one.out)
    squad.sent_home.append(act.whom)
    squad.sent_home.sort()
    step.emit("maga-sent-home", PUBLIC, who=seat(act.whom), where=where(squad.out[act.whom]))


def _offer_sending_home(state: State) -> Iterator[Form]:
    if playing(state) is None and seated(state):
        yield Form(SendHome, (choice("whom", "ambassador"),))


def _ambassadors(state: State, who: Actor, chosen: Chosen) -> Choices:
    """Those who sit somewhere."""
    return people(sorted(seated(state)))


def _their_circle(state: State, fields: Chosen) -> str | None:
    circle = seated(state).get(fields.get("whom", -1))
    return None if circle is None else room_key(circle)


SEND_HOME: Final = HostDeed(
    SendHome,
    _check_sending_home,
    _send_home,
    _offer_sending_home,
    choices={"ambassador": _ambassadors},
    room=_their_circle,
)
