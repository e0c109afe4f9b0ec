"""What the forms of a seat follow from, so that a hundred open pages need not ask after every act
of another team (`Game.offer_key`)."""

import msgspec

from intriga.games.maga.data.lines import Land
from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.agents import recruited
from intriga.games.maga.subjects.money import upkeep
from intriga.games.maga.subjects.teams import founded, team_of, teams
from intriga.games.maga.subjects.treaties.holding import treaties_of
from intriga.kernel import Seat

_pack = msgspec.msgpack.Encoder().encode


def key(state: State, seat: Seat) -> bytes:
    """The turn, one's own team and territories, one's treaties, and whose circles are open."""
    mine = founded(state, seat)
    leads = state.options.captain and state.squads[mine].captain == seat
    if state.phase is Phase.OPENING:
        return _pack((state.phase, mine in state.ready, state.squads[mine].captain, leads))
    if state.phase is Phase.PAUSE:
        return _pack((state.phase, state.turn, mine in state.ready, state.lands(mine)))
    team = team_of(state, seat)
    squad = state.squads[team]
    known = (
        state.phase,
        state.turn,
        state.squads[mine].captain,
        leads,
        state.squads[mine].ministries,
        [_territory(state, land) for land in state.lands(mine)],
        teams(state),
        state.people(team),
        squad.out,
        squad.banned,
        [other for other, one in state.squads.items() if team in one.banned],
        treaties_of(state, team),
        [one.team for one in state.territories],
    )
    return _pack(known)


def _territory(state: State, land: Land) -> object:
    """What its list is written from: the money, whom it controls, what flies, what was handed
    in."""
    one = state.territories[land]
    return (
        land,
        one.treasury,
        one.incomes,
        bool(one.revolt),
        upkeep(state, land),
        recruited(state, land),
        [fly.target for fly in state.flights if fly.launcher == land],
        state.lists.get(land),
    )
