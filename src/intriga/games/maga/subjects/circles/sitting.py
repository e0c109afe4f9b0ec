"""Who sits in which circle, and who is at home."""

from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.state import State, Team
from intriga.games.maga.subjects.teams import commands_nothing
from intriga.kernel import Param, Refusal, Seat, msg, refuse

INTERNATIONAL: Final = -1
"""The international circle, where a team is asked for."""
OCEAN: Final = -2
"""All between the circles, where a circle is asked for."""

Circle = Annotated[int, Meta(ge=INTERNATIONAL, le=119)]


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


def has_no_say(state: State, who: Seat) -> Refusal | None:
    """Why somebody has no say over a circle: where everybody talks to everybody there are none,
    and the conquered have none of their own."""
    return no_circles(state) or commands_nothing(state, who)


def no_circles(state: State) -> Refusal | None:
    """Why there are none."""
    return refuse("maga-refused-no-circles") if state.options.hall == "free" else None


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
