"""Who sees what: the board is public, saved orders and votes are seen by their power alone."""

from msgspec import Struct

from intriga.diplomacy.rule_choices import Rules
from intriga.games.diplomacy.rules import calendar, voting
from intriga.games.diplomacy.state import Phase, State
from intriga.kernel import REFEREE, Message, Param, Seat, Viewer, msg
from intriga.kernel import seat as by
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


def view(state: State, viewer: Viewer) -> View:
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
        last_year=calendar.last_year(state),
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
        may_vote=state.phase not in (Phase.WISHES, Phase.OVER) and voting.may_vote(state, name),
    )


def _papers(state: State) -> tuple[Mine, ...]:
    """The secrets of all powers."""
    return tuple(
        _mine(state, name) for name, power in state.powers.items() if power.orders or power.vote
    )


# ── in sentences ────────────────────────────────────────────────────────────────────────


def describe(view: View) -> list[Message]:
    """The view in sentences."""
    season = "winter" if view.phase == "builds" else "autumn" if view.autumn else "spring"
    texts = [
        Message(
            "diplomacy-game-tell-phase",
            {"phase": view.phase, "season": season, "year": str(view.year)},
        ),
        Message("diplomacy-game-tell-goal", {"goal": view.goal, "year": str(view.last_year)}),
    ]
    if view.wish is not None:
        names = {power.power: power.name for power in view.powers}
        wishes = [names[power] for power in view.wish] or msg("diplomacy-game-nothing")
        texts.append(Message("diplomacy-game-tell-wish", {"powers": wishes}))
    for power in view.powers:
        texts += _describe_power(view, power)
    texts += [message for turn in view.turns for message in _describe_turn(view, turn)]
    for mine in view.papers or ((view.me,) if view.me else ()):
        texts += _describe_mine(view, mine)
    return texts


def _describe_power(view: View, power: PowerView) -> list[Message]:
    units = [message_params.unit(view.map, unit) for unit in power.units]
    centres = [message_params.place(view.map, centre) for centre in power.centres]
    params = {
        "power": power.name,
        "who": msg("diplomacy-game-nobody") if power.seat is None else by(power.seat),
        "state": power.state,
        "count": len(power.centres),
        "centres": centres or msg("diplomacy-game-nothing"),
        "units": units or msg("diplomacy-game-nothing"),
    }
    texts = [Message("diplomacy-game-tell-power", params)]
    for unit, ways in power.lost.items():
        to = [message_params.place(view.map, way) for way in ways]
        lost = {"unit": message_params.unit(view.map, unit), "ways": to}
        texts.append(Message("diplomacy-game-tell-lost", lost))
    if power.due and power.decides:
        due = {"power": power.name, "count": abs(power.due)}
        texts.append(Message(f"diplomacy-game-tell-{'build' if power.due > 0 else 'remove'}", due))
    return texts


def _describe_turn(view: View, turn: Turn) -> list[Message]:
    """Orders of the last turn that failed, each with the reason."""
    return [
        Message(
            "diplomacy-game-tell-failed",
            {
                "order": message_params.order(view.map, done.order),
                "why": message_params.reason(view.map, done.why),
            },
        )
        for done in turn.done
        if done.result != "ok" and done.why is not None
    ]


def _describe_mine(view: View, mine: Mine) -> list[Message]:
    texts = []
    if mine.orders:
        orders = [message_params.order(view.map, order) for order in mine.orders]
        params = {"power": message_params.power(view.map, mine.power), "orders": orders}
        texts.append(Message(f"diplomacy-game-tell-{'sealed' if mine.sealed else 'saved'}", params))
    if mine.vote:
        share = [
            msg("diplomacy-game-vote-draw")
            if power == "draw"
            else message_params.power(view.map, power)
            for power in mine.vote
        ]
        params = {"power": message_params.power(view.map, mine.power), "share": share}
        texts.append(Message("diplomacy-game-tell-vote", params))
    return texts
