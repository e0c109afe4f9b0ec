"""The three adjudications of the library, with results as a report of the turn has them."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.movement import Season, resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.warfare.situation import Situation, order_for
from intriga.warfare.turn_report import Dislodged, OrderResult, Units, as_why

Orders = Mapping[str, Sequence[str]]
"""Power → orders in canonical notation."""


class Carried(Struct):
    """What came of orders: `done`, the result of each, powers and units in the order of the board;
    `units`: power → units afterwards, without those of `lost`, which were dislodged."""

    done: list[OrderResult]
    units: Units
    lost: list[Dislodged] = []


def move(now: Situation, orders: Orders) -> Carried:
    """The orders of a season; a unit without one holds."""
    season = resolve(now.reader, now.units, orders, now.rules)
    units = {power: season.units[power] for power in now.units}
    return Carried(_done(season), units, _dislodged(season))


def retreat(now: Situation, orders: Orders) -> Carried:
    """The retreats of the dislodged units; one without an order is disbanded."""
    phase = resolve_retreats(now.reader, now.units, now.lost, now.retreats, orders, rules=now.rules)
    done = []
    for power in now.units:
        for unit in now.lost.get(power, ()):
            order = order_for(unit, orders.get(power, ()))
            result, why = phase.results[order or unit], as_why(phase.reasons[order or unit])
            done.append(OrderResult(power, unit, order or f"{unit} D", result, why))
    return Carried(done, {power: phase.units[power] for power in now.units})


def adjust(now: Situation, orders: Orders) -> Carried:
    """Builds and disbandments, until no power has more units than centres; who disbands too few
    loses those farthest away."""
    phase = resolve_adjustments(now.reader, now.units, now.centres, orders, now.rules)
    done = []
    for power in now.units:
        for unit in phase.built.get(power, ()):
            done.append(OrderResult(power, unit, f"{unit} B", "ok"))
        for unit in phase.removed.get(power, ()):
            order = f"{unit} D"
            why = as_why(phase.reasons[order])
            done.append(OrderResult(power, unit, order, phase.results[order], why))
        done += [OrderResult(power, "", "WAIVE", "ok")] * phase.waived.get(power, 0)
    return Carried(done, {power: phase.units[power] for power in now.units})


def taken(now: Situation) -> dict[str, list[str]]:
    """Power → centres, after every unit on one has taken it."""
    owned = captured(now.reader, now.units, now.centres)
    return {power: owned[power] for power in now.centres}


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
