"""Who sees what: the board is public, saved orders and votes are seen by their power alone."""

from collections.abc import Hashable

from msgspec import Struct

from intriga.diplomacy.rule_choices import Rules
from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects.victory import last_year
from intriga.games.diplomacy.subjects.votes import may_vote
from intriga.kernel import REFEREE, Param, Seat
from intriga.warfare import message_params
from intriga.warfare.turn_report import Turn


class PowerView(Struct, frozen=True):
    """A power as everybody sees it. `name`: as a message parameter. `state`: `playing`;
    `absent`, in civil disorder; `vacant`, without a player; `out` of the game.

    `decides`: whether it has something to order in this phase; `due`: units to build, or (below
    zero) to disband, in winter; `lost`: dislodged units → where they may retreat.
    """

    power: str
    name: Param
    seat: Seat | None
    state: str
    units: tuple[str, ...]
    centres: tuple[str, ...]
    lost: dict[str, tuple[str, ...]]
    decides: bool
    sealed: bool
    due: int


class Mine(Struct, frozen=True):
    """What only a power itself knows: the orders saved in this phase, and its vote."""

    power: str
    orders: tuple[str, ...]
    sealed: bool
    vote: tuple[str, ...]
    may_vote: bool


class View(Struct, frozen=True):
    """The match as one viewer knows it. `name` as saved games call the phase: S1901M.

    `rules`: disputed points as this match decides them; `goal`: centres needed to win;
    `last_year`: after its autumn the match is a draw. `turns`: the last movement with the retreats
    and builds after it. `papers`: for the referee, the secrets of all powers. `wish`: the viewer's,
    before powers are given out.
    """

    map: str
    rules: Rules
    phase: str
    name: str
    year: int
    autumn: bool
    goal: int
    last_year: int
    powers: tuple[PowerView, ...]
    turns: tuple[Turn, ...]
    sharers: tuple[str, ...]
    ending: str
    me: Mine | None = None
    wish: tuple[str, ...] | None = None
    papers: tuple[Mine, ...] = ()


def view(state: State, viewer: Hashable) -> View:
    """What this viewer may know."""
    mine = state.power_of(viewer) if isinstance(viewer, int) else None
    wishing = state.phase is Phase.WISHES and isinstance(viewer, int)
    return View(
        map=state.map,
        rules=state.options.rules,
        phase=state.phase.value,
        name=state.name,
        year=state.year,
        autumn=state.autumn,
        goal=state.goal,
        last_year=last_year(state),
        powers=tuple(_power(state, name) for name in state.powers),
        turns=tuple(state.last),
        sharers=state.sharers,
        ending=state.ending,
        me=None if mine is None else _mine(state, mine),
        wish=state.wishes.get(viewer) if wishing and isinstance(viewer, int) else None,
        papers=_papers(state) if viewer == REFEREE else (),
    )


def _power(state: State, name: str) -> PowerView:
    power = state.powers[name]
    return PowerView(
        power=name,
        name=message_params.power(state.map, name),
        seat=power.seat,
        state=_status(state, name),
        units=tuple(power.units),
        centres=tuple(power.centres),
        lost={unit: tuple(state.retreats.get(unit, ())) for unit in power.lost},
        decides=name in state.deciding and power.present,
        sealed=power.sealed,
        due=state.due(name) if state.phase is Phase.BUILDS else 0,
    )


def _status(state: State, name: str) -> str:
    power = state.powers[name]
    if not power.alive:
        return "out"
    if state.phase is not Phase.WISHES and (power.seat is None or power.gone):
        return "vacant"
    return "absent" if power.absent else "playing"


def _mine(state: State, name: str) -> Mine:
    power = state.powers[name]
    return Mine(
        power=name,
        orders=tuple(power.orders),
        sealed=power.sealed,
        vote=power.vote,
        may_vote=state.phase not in (Phase.WISHES, Phase.OVER) and may_vote(state, name),
    )


def _papers(state: State) -> tuple[Mine, ...]:
    """The secrets of all powers."""
    return tuple(
        _mine(state, name) for name, power in state.powers.items() if power.orders or power.vote
    )
