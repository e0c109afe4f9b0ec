"""The three adjudications: orders, retreats, builds. The library decides, we carry it out."""

from collections.abc import Callable

from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.movement import Season, resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.games.diplomacy.rules import announce, calendar, disorder
from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.turn import Done, Kind, Lost, Turn, Units, as_why
from intriga.kernel import Step


def movement(state: State, step: Step) -> None:
    """All orders of a season at once."""
    turn = _opened(state, "orders")
    season = resolve(state.reader, turn.before, _orders(state), state.options.rules)
    turn.done, turn.lost = _done(season), _dislodged(season)
    state.retreats = {unit.unit: unit.retreats for unit in turn.lost if unit.retreats}
    for name, power in state.powers.items():
        power.units = season.units[name]
        power.lost = [u.unit for u in turn.lost if u.power == name and u.retreats]
        power.vote = ()  # the position it was about is no more (C21)
    state.last = []
    _finish(state, turn, step)


def retreats(state: State, step: Step) -> None:
    """All dislodged units at once; who has no order is disbanded."""
    turn, rules = _opened(state, "retreat"), state.options.rules
    phase = resolve_retreats(
        state.reader, turn.before, state.lost, state.retreats, _orders(state), rules=rules
    )
    for name, power in state.powers.items():
        for unit in power.lost:
            order = next((text for text in power.orders if text.startswith(f"{unit} ")), None)
            result, why = phase.results[order or unit], as_why(phase.reasons[order or unit])
            turn.done.append(Done(name, unit, order or f"{unit} D", result, why))
    for name, power in state.powers.items():
        power.units, power.lost = phase.units[name], []
    state.retreats = {}
    _finish(state, turn, step)


def builds(state: State, step: Step) -> None:
    """Units are built and disbanded until they match the centres."""
    turn, rules = _opened(state, "builds"), state.options.rules
    phase = resolve_adjustments(state.reader, turn.before, state.centres, _orders(state), rules)
    for name, power in state.powers.items():
        for unit in phase.built.get(name, ()):
            turn.done.append(Done(name, unit, f"{unit} B", "ok"))
        for unit in phase.removed.get(name, ()):
            order = f"{unit} D"
            why = as_why(phase.reasons[order])
            turn.done.append(Done(name, unit, order, phase.results[order], why))
        turn.done += [Done(name, "", "WAIVE", "ok")] * phase.waived.get(name, 0)
        power.units = phase.units[name]
    _finish(state, turn, step)


def _opened(state: State, phase: Kind) -> Turn:
    """A turn that begins as the board stands."""
    return Turn(state.name, phase, state.year, state.autumn, state.units)


def _orders(state: State) -> Units:
    """What every power has saved."""
    return {name: power.orders for name, power in state.powers.items()}


def _finish(state: State, turn: Turn, step: Step) -> None:
    """Centres change hands, the turn is announced, the next phase begins."""
    winter, astray = turn.phase == "builds", bool(state.retreats)
    if state.autumn and not winter and not astray:
        owned = captured(state.reader, state.units, state.centres)
        for name, power in state.powers.items():
            power.centres = owned[name]
    turn.after, turn.centres = state.units, {n: list(c) for n, c in state.centres.items()}
    if turn.done:
        state.last.append(turn)
        announce.announce(state, turn, step)
    disorder.note_silence(state, step)
    if astray:
        calendar.begin(state, Phase.RETREAT, step)
    elif winter:
        calendar.after_winter(state, step)
    else:
        calendar.after_season(state, step)


def _done(season: Season) -> list[Done]:
    """What came of every unit's order, units by power as they were given."""
    field, names = season.field, season.board.pieces
    done = []
    for at in field.where:
        unit = names[field.piece[at]]
        text = field.said.get(at, f"{unit} H")
        power = field.powers[field.power[at]]
        done.append(Done(power, unit, text, season.result(at), as_why(season.why(at))))
    return done


def _dislodged(season: Season) -> list[Lost]:
    board, field = season.board, season.field
    return [
        Lost(
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
"""What the end of a phase's time leads to."""
