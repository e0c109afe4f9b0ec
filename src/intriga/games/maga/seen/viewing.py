"""How a view is made."""

from collections.abc import Hashable

from intriga.games.maga.data.lines import Land
from intriga.games.maga.seen.view import (
    Desk,
    Home,
    Judged,
    Known,
    Lied,
    Minister,
    Past,
    Secret,
    View,
)
from intriga.games.maga.state import Phase, State, Team
from intriga.games.maga.subjects.circles.sitting import seated
from intriga.games.maga.subjects.money import upkeep
from intriga.games.maga.subjects.teams import founded
from intriga.games.maga.subjects.treaties.holding import treaties_of
from intriga.kernel import REFEREE, Viewer

BY_HOST = -1
"""The clause of a breach that the host has found."""


def viewpoint(state: State, viewer: Viewer) -> Hashable:
    """Those who began in one team see the same, whomever they play for now."""
    return viewer if isinstance(viewer, str) else ("founded", founded(state, viewer))


def view(state: State, viewpoint: Hashable) -> View:
    """What this viewpoint may know."""
    seen = View(
        phase=state.phase,
        turn=state.turn,
        turns=state.options.turns,
        lands=[Known(one.team, one.conquered) for one in state.territories],
        squads={team: squad.members for team, squad in state.squads.items()},
        out=seated(state),
        lies=[
            Lied(lie.by, against)
            for against, one in enumerate(state.territories)
            for lie in one.lies
        ],
        scores=state.scores,
        edition=state.edition,
        ending=state.ending if state.phase is Phase.OVER else "",
    )
    if isinstance(viewpoint, tuple):
        _, mine = viewpoint
        seen.home = home(state, mine)
        seen.desks = [desk(state, land) for land in state.lands(seen.home.team)]
        seen.chosen = mine in state.ready
    if viewpoint == REFEREE or state.phase is Phase.OVER:
        seen.secret = _everything(state)
    return seen


def home(state: State, mine: Team) -> Home:
    """The team of those who began in this one; who was conquered belongs to the victor's, and does
    not command."""
    team = state.territories[mine].team
    squad = state.squads[team]
    return Home(
        team=team,
        members=state.people(team),
        captain=squad.captain,
        banned=squad.banned,
        treaties=treaties_of(state, team),
        judged=[
            Judged(one.treaty, one.turn, one.breaker)
            for one in state.breaches
            if one.clause == BY_HOST and state.territories[one.victim].team == team
        ],
        commands=mine == team,
    )


def desk(state: State, land: Land) -> Desk:
    """A territory for those who command it."""
    one = state.territories[land]
    editors = state.squads[one.team].ministries
    return Desk(
        land=land,
        treasury=one.treasury,
        incomes=one.incomes,
        nuclear=one.nuclear,
        abm=one.abm,
        mood=one.mood,
        roles={
            role: Minister(post.number, post.level, post.blocked == state.turn, editors.get(role))
            for role, post in one.roles.items()
        },
        upkeep=upkeep(state, land),
        revolt=bool(one.revolt),
        liars=[lie.by for lie in one.lies],
        infected=len(one.viruses),
        recruited=[
            (other, post.number)
            for other, territory in enumerate(state.territories)
            for post in territory.roles.values()
            if post.recruiter == land
        ],
        flights=[(fly.target, fly.missiles) for fly in state.flights if fly.launcher == land],
        wars=[war for war in state.wars if land in (war.attacker, war.target)],
        handed_in=state.lists.get(land),
        report=state.reports.get(land, []),
        warned=sorted({fly.launcher for fly in state.flights if land in fly.seen_by}),
        past=[
            Past(year.turn, year.figures[land])
            for year in state.history
            if year.figures[land].team == one.team
        ],
    )


def _everything(state: State) -> Secret:
    return Secret(
        territories=state.territories,
        lists=state.lists,
        flights=state.flights,
        wars=state.wars,
        treaties=state.treaties,
        history=state.history,
    )
