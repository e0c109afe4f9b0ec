"""Export: a match as a saved game, in the JSON of the Python package `diplomacy`."""

from collections.abc import Iterable
from typing import NotRequired, TypeAlias, TypedDict

from msgspec import convert, to_builtins

from intriga.diplomacy.adjudication.legal import builds_of
from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.saved_games import BUILD_ANY, COMPLETED, map_name
from intriga.diplomacy.vocabulary import Verb
from intriga.games.diplomacy.course.announce import TURN
from intriga.games.diplomacy.game import game
from intriga.games.diplomacy.saved.position_hash import position_hash
from intriga.games.diplomacy.state import OWN, Phase, State
from intriga.kernel import Chair
from intriga.kernel.records.record import Record
from intriga.kernel.records.replay import fold
from intriga.warfare.message_params import parsed
from intriga.warfare.turn_report import OrderResult, Turn, Units

Ways: TypeAlias = dict[str, dict[str, list[str]]]
"""Power → dislodged unit → where it may retreat."""


class SavedBuilds(TypedDict):
    """How many units a power is due to build (below zero: disband), and where it may."""

    count: int
    homes: list[str]


class SavedPosition(TypedDict):
    """The position of a phase; all by power."""

    name: str
    map: str
    zobrist_hash: str
    units: dict[str, list[str]]
    retreats: Ways
    centers: dict[str, list[str]]
    homes: dict[str, list[str]]
    builds: dict[str, SavedBuilds]


class SavedPhase(TypedDict):
    """A phase: its position, the orders by power, the results by unit."""

    name: str
    state: SavedPosition
    orders: dict[str, list[str]]
    results: dict[str, list[str]]
    messages: list[str]


class _MapText(TypedDict, total=False):
    map_text: str


class ExportedGame(TypedDict):
    """A saved game, with the names of the package. `map_text`: of a map of one's own."""

    id: str
    map: str
    map_text: NotRequired[str]
    rules: list[str]
    adjudication: dict[str, str]
    players: dict[str, str]
    winners: list[str]
    phases: list[SavedPhase]


_ONE_PHASE_DIFFERS = "DIFFERENT_ADJUDICATION"
"""The package's rule for files in which one phase may lead elsewhere than by its rules."""


def saved_game(record: Record) -> ExportedGame:
    """A record of Diplomacy as a saved game: what everybody could see, and nothing else.

    Chat and votes are left out; orders are those that were carried out, so a unit without one has
    an order to hold. Raises `ReplayError` for a record that does not follow these rules,
    `ValueError` for one in which powers were not given out yet.
    """
    turns, opening, state, chairs = _turns(record)
    if opening is None:
        raise ValueError("no power has a player")
    phases = []
    lost: Ways = {}
    centres = opening.centres
    for turn in turns:
        phases.append(_phase(state, turn, centres, lost))
        lost = _dislodged(turn)
        centres = turn.centres
    of_own: _MapText = {"map_text": state.options.map_text} if state.chosen == OWN else {}
    return {
        "id": record.header.match,
        "map": map_name(state.chosen),
        **of_own,
        "rules": _rules(state),
        "adjudication": to_builtins(state.options.rules),
        "players": _players(state, chairs),
        "winners": list(state.sharers),
        "phases": [*phases, _last(state)],
    }


def _turns(
    record: Record,
) -> tuple[list[Turn], State | None, State, tuple[Chair, ...]]:
    """All turns, the position before the first, the last position and its chairs.

    Turns that a rewind took back are left out: those not before the current phase.
    """
    turns: list[Turn] = []
    opening: State | None = None
    for advance in fold(game, record):
        state = advance.position.state
        if state.phase is not Phase.WISHES and opening is None:
            opening = state
        reports = (event.params for event in advance.entry.events if event.id == TURN)
        turns += [convert(params["turn"]["data"], Turn) for params in reports]
        if state.phase is not Phase.OVER:
            turns = [turn for turn in turns if _sort_key(turn.name) < _sort_key(state.name)]
    return turns, opening, state, advance.position.chairs


def _sort_key(name: str) -> tuple[int, int]:
    """Phases in the order of the calendar: S1901M, S1901R, F1901M, F1901R, W1901A."""
    order = ("SM", "SR", "FM", "FR", "WA")
    return int(name[1:-1]), order.index(name[0] + name[-1])


def _rules(state: State) -> list[str]:
    """The rules as the package names them. It knows one end of a game, more than half of the
    centres; one that ended otherwise has a last phase that its own rules would not give."""
    names = [BUILD_ANY] if state.options.builds == "owned" else []
    if state.phase is Phase.OVER:
        half = len(state.board.centres) // 2
        if not any(len(centres) > half for centres in state.centres.values()):
            names.append(_ONE_PHASE_DIFFERS)
    return names


def _players(state: State, chairs: Iterable[Chair]) -> dict[str, str]:
    names = {chair.seat: chair.name for chair in chairs}
    return {
        name: names[power.seat] for name, power in state.powers.items() if power.seat is not None
    }


# ── phases ──────────────────────────────────────────────────────────────────────────────


def _phase(state: State, turn: Turn, centres: Units, lost: Ways) -> SavedPhase:
    orders: dict[str, list[str]] = {power: [] for power in turn.before}
    results: dict[str, list[str]] = {}
    for done in turn.done:
        if done.unit:  # a build that was waived is no order to a unit: the package leaves it out
            orders[done.power].append(_order(state.map, done))
            results[done.unit] = [] if done.result == "ok" else [done.result]
    shown = lost if turn.phase == "retreat" else {}
    return {
        "name": turn.name,
        "state": _position(state, turn.name, turn.before, centres, shown),
        "orders": orders,
        "results": results,
        "messages": [],
    }


def _order(map: str, done: OrderResult) -> str:
    """An order as such files have it: a move by convoy has VIA."""
    order = parsed(map, done.order)
    if order.verb != Verb.MOVE or order.via or order.unit.startswith("F"):
        return done.order
    atlas = reader_of(map).board.atlas
    near = atlas.provinces[order.unit.split(" ")[1]].army.split()
    sailed = done.why is not None and done.why.params.get("sea") is True
    return f"{done.order} VIA" if sailed or order.to not in near else done.order


def _dislodged(turn: Turn) -> Ways:
    """Power → dislodged unit → where it may retreat."""
    ways: Ways = {}
    for lost in turn.lost:
        if lost.retreats:
            ways.setdefault(lost.power, {})[lost.unit] = lost.retreats
    return ways


def _last(state: State) -> SavedPhase:
    """The current phase, without its orders, which are secret; or the end."""
    over = state.phase is Phase.OVER
    name = COMPLETED if over else state.name
    lost = {
        power: {unit: state.retreats[unit] for unit in units} for power, units in state.lost.items()
    }
    position = _position(state, name, state.units, state.centres, {} if over else lost)
    return {"name": name, "state": position, "orders": {}, "results": {}, "messages": []}


def _position(
    state: State,
    name: str,
    units: Units,
    centres: Units,
    lost: Ways,
) -> SavedPosition:
    board = state.board
    homes: dict[str, list[str]] = {power: [] for power in units}
    for p, power in board.home.items():
        homes[power].append(board.codes[p])
    owned = {power: list(centres.get(power, ())) for power in units}
    return {
        "name": name,
        "map": map_name(state.chosen),
        "zobrist_hash": position_hash(
            state.map, units, {power: list(ways) for power, ways in lost.items()}, owned, homes
        ),
        "units": {
            power: [*own, *(f"*{unit}" for unit in lost.get(power, ()))]
            for power, own in units.items()
        },
        "retreats": {power: lost.get(power, {}) for power in units},
        "centers": owned,
        "homes": homes,
        "builds": {power: _builds(state, name, power, units, centres) for power in units},
    }


def _builds(state: State, name: str, power: str, units: Units, centres: Units) -> SavedBuilds:
    """Units due to be built, no more than there are free sites, or (below zero) disbanded."""
    if not name.endswith("A"):
        return {"count": 0, "homes": []}
    due = len(centres.get(power, ())) - len(units[power])
    offered = builds_of(state.reader, power, units, centres, state.options.rules)
    sites = dict.fromkeys(order.unit[2:].partition("/")[0] for order in offered if due > 0)
    room = [site for site in sites if site]
    return {"count": min(due, len(room)) if due > 0 else due, "homes": room}
