"""Ambassadors of a team may not sit in our circle, or may again (item 10)."""

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.state import State
from intriga.games.maga.subjects.circles.sitting import has_no_say, seated, where
from intriga.games.maga.subjects.names import lands
from intriga.games.maga.subjects.teams import team_of, teams
from intriga.kernel import (
    PUBLIC,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    offers_any,
    refuse,
    seat,
)


class BanTeam(Act, frozen=True):
    """Ambassadors of a team may not sit in our circle, or may again (item 10)."""

    team: Annotated[int, Meta(ge=0, le=119)]
    banned: bool = True


def _check(state: State, who: Seat, act: BanTeam) -> Refusal | None:
    """Nobody bans themselves."""
    team = team_of(state, who)
    if act.team == team or act.team not in teams(state):
        return refuse("maga-refused-no-team")
    known = act.team in state.squads[team].banned
    return refuse("maga-refused-no-change") if known is act.banned else None


def _ban(state: State, who: Seat, act: BanTeam, step: Step) -> None:
    """At once: ambassadors who sit here must leave."""
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


def _offer(state: State, who: Seat) -> Iterator[Form]:
    for banned, of, choose in ((True, "to-ban", _to_ban), (False, "banned", _banned)):
        if offers_any(choose(state, who, {})):
            yield Form(BanTeam, (choice("team", of),), preset={"banned": banned})


def _to_ban(state: State, who: Seat, chosen: Chosen) -> Choices:
    team = team_of(state, who)
    known = state.squads[team].banned
    return lands(other for other in teams(state) if other != team and other not in known)


def _banned(state: State, who: Seat, chosen: Chosen) -> Choices:
    left = teams(state)
    return lands(team for team in state.squads[team_of(state, who)].banned if team in left)


BAN_TEAM: Final = Deed(
    BanTeam,
    _check,
    _ban,
    _offer,
    gate=has_no_say,
    rank=2,
    choices={"to-ban": _to_ban, "banned": _banned},
)
