"""The three adjudications: orders, retreats, builds. The library decides, the state follows."""

from collections.abc import Callable

from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.movement import Season, resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.games.diplomacy.rules import announce, calendar, disorder
from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.turn_report import (
    Dislodged,
    Kind,
    OrderResult,
    Turn,
    Units,
    as_why,
)
from intriga.kernel import Step


def movement(state: State, step: Step) -> None:
    """Resolve all orders of a season."""
    turn = _opened(state, "orders")
    season = resolve(state.reader, turn.before, _orders(state), state.options.rules)
    turn.done, turn.lost = _done(season), _dislodged(season)
    state.retreats = {unit.unit: unit.retreats for unit in turn.lost if unit.retreats}
    for name, power in state.powers.items():
        power.units = season.units[name]
        power.lost = [u.unit for u in turn.lost if u.power == name and u.retreats]
        power.vote = ()  # votes lapse when the position changes (C21)
    state.last = []
    _finish(state, turn, step)


def retreats(state: State, step: Step) -> None:
    """Resolve all retreats; a unit without an order is disbanded."""
    turn, rules = _opened(state, "retreat"), state.options.rules
    phase = resolve_retreats(
        state.reader, turn.before, state.lost, state.retreats, _orders(state), rules=rules
    )
    for name, power in state.powers.items():
        for unit in power.lost:
            order = next((text for text in power.orders if text.startswith(f"{unit} ")), None)
            result, why = phase.results[order or unit], as_why(phase.reasons[order or unit])
            turn.done.append(OrderResult(name, unit, order or f"{unit} D", result, why))
    for name, power in state.powers.items():
        power.units, power.lost = phase.units[name], []
    state.retreats = {}
    _finish(state, turn, step)


def builds(state: State, step: Step) -> None:
    """Build and disband units until their number matches the centres."""
    turn, rules = _opened(state, "builds"), state.options.rules
    phase = resolve_adjustments(state.reader, turn.before, state.centres, _orders(state), rules)
    for name, power in state.powers.items():
        for unit in phase.built.get(name, ()):
            turn.done.append(OrderResult(name, unit, f"{unit} B", "ok"))
        for unit in phase.removed.get(name, ()):
            order = f"{unit} D"
            why = as_why(phase.reasons[order])
            turn.done.append(OrderResult(name, unit, order, phase.results[order], why))
        turn.done += [OrderResult(name, "", "WAIVE", "ok")] * phase.waived.get(name, 0)
        power.units = phase.units[name]
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
        owned = captured(state.reader, state.units, state.centres)
        for name, power in state.powers.items():
            power.centres = owned[name]
    turn.after, turn.centres = state.units, {n: list(c) for n, c in state.centres.items()}
    if turn.done:
        state.last.append(turn)
        announce.announce(state, turn, step)
    disorder.note_silence(state, step)
    if retreating:
        calendar.begin(state, Phase.RETREAT, step)
    elif winter:
        calendar.after_winter(state, step)
    else:
        calendar.after_season(state, step)


def _done(season: Season) -> list[OrderResult]:
    """The result of every unit's order, units by power in the given order."""
    field, names = season.field, season.board.pieces
    done = []
    for at in field.where:
        unit = names[field.piece[at]]
        text = field.given.get(at, f"{unit} H")
        power = field.powers[field.power[at]]
        done.append(OrderResult(power, unit, text, season.result(at), as_why(season.why(at))))
    return done


def _dislodged(season: Season) -> list[Dislodged]:
    board, field = season.board, season.field
    return [
        Dislodged(
            field.powers[field.power[at]],
            board.pieces[field.piece[at]],
            board.codes[attacker],
            [board.spots[spot] for spot in season.ways_out[at]],
        )
        for at, attacker in season.beaten.items()
    ]


CLOSE: dict[Phase, Callable[[State, Step], None]] = {
    Phase.ORDERS: movement,
    Phase.RETREAT: retreats,
    Phase.BUILDS: builds,
}
"""What happens when a phase closes."""
