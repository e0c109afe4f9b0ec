"""Circles as rooms (items 8–12, R-A1): a team's own, and the international one."""

from collections.abc import Sequence
from typing import Literal

from intriga.games.maga.state import PLAYED, Phase, State
from intriga.games.maga.subjects.circles.sitting import INTERNATIONAL, at_home, room_key, visitors
from intriga.games.maga.subjects.teams import team_of, teams
from intriga.kernel import Message, Room, Seat


def in_hall(state: State) -> bool:
    """Whether people walk between circles in a hall (R-A2)."""
    return state.options.hall == "hall"


def rooms(state: State) -> Sequence[Room]:
    """Who is ambassador somewhere reads and writes there, and not at home, until the turn ends.
    In a hall people talk by mouth; their teams may still write to each other. In a pause all are at
    home (item 12)."""
    if state.phase not in PLAYED:
        return ()
    found = [_circle(state, team) for team in teams(state)]
    if state.options.hall == "rooms":
        guests = tuple(visitors(state, INTERNATIONAL))
        if guests:
            title = Message("maga-circle-international")
            found.append(
                Room(room_key(INTERNATIONAL), title, guests, guests, "present", host=_host(state))
            )
    return found


def _circle(state: State, team: int) -> Room:
    inside = set(state.people(team))
    if state.options.hall == "rooms":
        inside = {*at_home(state, team), *visitors(state, team)}
    seats = tuple(sorted(inside))
    title = Message("maga-circle", {"n": team + 1})
    return Room(room_key(team), title, seats, seats, "present", host=_host(state))


def _host(state: State) -> Literal["none", "speaks"]:
    """Curators hear what is said in their circle (item 8), and can mute (R-A4)."""
    return "speaks" if state.options.curators else "none"


def may_talk(state: State, seats: Sequence[Seat]) -> bool:
    """Private letters inside a team; between teams only where the match lets them (item 12), and in
    no pause (item 7)."""
    if state.phase not in PLAYED:
        return True
    if state.phase is Phase.PLAY and (state.options.letters or state.options.hall == "free"):
        return True
    return len({team_of(state, who) for who in seats}) == 1
