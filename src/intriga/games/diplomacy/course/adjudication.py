"""The three adjudications: orders, retreats, builds. The library decides, the state follows."""

from intriga.games.diplomacy.course import announce, calendar
from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects.disorder import note_silence
from intriga.games.diplomacy.subjects.phases import begin
from intriga.kernel import Step
from intriga.warfare import adjudication as war
from intriga.warfare.turn_report import Kind, Turn, Units


def movement(state: State, step: Step) -> None:
    """Resolve all orders of a season."""
    turn = _opened(state, "orders")
    carried = war.move(state.situation, _orders(state))
    turn.done, turn.lost = carried.done, carried.lost
    state.retreats = {unit.unit: unit.retreats for unit in turn.lost if unit.retreats}
    for name, power in state.powers.items():
        power.units = carried.units[name]
        power.lost = [u.unit for u in turn.lost if u.power == name and u.retreats]
        power.vote = ()  # votes lapse when the position changes (C21)
    state.last = []
    _finish(state, turn, step)


def retreats(state: State, step: Step) -> None:
    """Resolve all retreats; a unit without an order is disbanded."""
    turn = _opened(state, "retreat")
    carried = war.retreat(state.situation, _orders(state))
    turn.done = carried.done
    for name, power in state.powers.items():
        power.units, power.lost = carried.units[name], []
    state.retreats = {}
    _finish(state, turn, step)


def builds(state: State, step: Step) -> None:
    """Build and disband units until their number matches the centres."""
    turn = _opened(state, "builds")
    carried = war.adjust(state.situation, _orders(state))
    turn.done = carried.done
    for name, power in state.powers.items():
        power.units = carried.units[name]
    _finish(state, turn, step)


def _opened(state: State, phase: Kind) -> Turn:
    """The report of a turn that begins with the current board."""
    return Turn(state.name, phase, state.year, state.autumn, state.units)


def _orders(state: State) -> Units:
    """The saved orders of every power."""
    return {name: power.orders for name, power in state.powers.items()}


def _finish(state: State, turn: Turn, step: Step) -> None:
    """Centres change owners, the turn is announced, the next phase begins."""
    winter, retreating = turn.phase == "builds", bool(state.retreats)
    if state.autumn and not winter and not retreating:
        owned = war.taken(state.situation)
        for name, power in state.powers.items():
            power.centres = owned[name]
    turn.after, turn.centres = state.units, {n: list(c) for n, c in state.centres.items()}
    if turn.done:
        state.last.append(turn)
        announce.announce(state, turn, step)
    note_silence(state, step)
    if retreating:
        begin(state, Phase.RETREAT, step)
    elif winter:
        calendar.after_winter(state, step)
    else:
        calendar.after_season(state, step)
