"""What holds in every position: units, centres, and whom the phase waits for fit the map."""

from collections.abc import Iterator

from intriga.diplomacy.notation.reader import BadOrder
from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects.phases import decides


def broken(state: State) -> list[str]:
    """The invariants that do not hold."""
    return [*_names(state)] or [*_position(state), *_phase(state)]


def _names(state: State) -> Iterator[str]:
    """Powers, units, centres and seats that there are."""
    board = state.board
    unknown = set(state.powers).symmetric_difference(board.powers)
    if unknown:
        yield f"powers: {', '.join(sorted(unknown))}"
    for power in state.powers.values():
        for unit in (*power.units, *power.lost):
            if not _is_unit(state, unit):
                yield f"no unit of this map: {unit}"
        for order in power.orders:
            if not _is_order(state, order):
                yield f"no order of this map: {order}"
    for unit, spots in state.retreats.items():
        if not _is_unit(state, unit) or not all(spot in board.spot_of for spot in spots):
            yield f"no retreat on this map: {unit}"
    known = {board.codes[p] for p in board.centres}
    if any(not known.issuperset(power.centres) for power in state.powers.values()):
        yield "a centre that is not on the map"
    seats = [power.seat for power in state.powers.values() if power.seat is not None]
    if len(set(seats)) < len(seats) or not set(seats).issubset(range(state.chairs)):
        yield "a seat with two powers, or one that is not in the match"


def _is_unit(state: State, unit: str) -> bool:
    """Whether it is the name of a unit as the state has it: `A PAR`, `F STP/SC`."""
    try:
        return state.board.pieces[state.reader.unit(unit)] == unit
    except BadOrder:
        return False


def _is_order(state: State, order: str) -> bool:
    try:
        state.reader.order(order)
    except BadOrder:
        return False
    return True


def _position(state: State) -> Iterator[str]:
    """One unit per province, one owner per centre, after winter no more units than centres."""
    provinces = [
        unit.partition(" ")[2].partition("/")[0]
        for power in state.powers.values()
        for unit in power.units
    ]
    if len(set(provinces)) < len(provinces):
        yield "two units in one province"
    centres = [centre for power in state.powers.values() for centre in power.centres]
    if len(set(centres)) < len(centres):
        yield "a centre with two owners"
    if state.phase is Phase.ORDERS and not state.autumn:
        for name in state.powers:
            if state.due(name) < 0:
                yield f"{name} has more units than centres after winter"


def _phase(state: State) -> Iterator[str]:
    """Who decides in a phase follows from the position, and only dislodged units retreat."""
    if state.phase in (Phase.ORDERS, Phase.RETREAT, Phase.BUILDS):
        due = [name for name in state.powers if decides(state, name)]
        if sorted(state.deciding) != sorted(due):
            yield f"deciding: those with something to order are {', '.join(due) or 'none'}"
    lost = sorted(unit for power in state.powers.values() for unit in power.lost)
    if sorted(state.retreats) != lost:
        yield "retreats: its units are those in `lost`"
    # A match may end before they have retreated: by a vote, or when everybody has left.
    if lost and state.phase not in (Phase.RETREAT, Phase.OVER):
        yield "dislodged units outside a retreat phase"
