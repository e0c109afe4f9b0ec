"""The end of a year (items 15, 17, 26–28, table B 3): centres change colour, somebody may have won,
units are built and disbanded."""

from intriga.games.zeppelin.state import Number, State
from intriga.games.zeppelin.war import board, season, telling
from intriga.games.zeppelin.war.removing import Removal, removals
from intriga.kernel import Step
from intriga.warfare import adjudication as war
from intriga.warfare.order_parsing import read_orders
from intriga.warfare.situation import Situation
from intriga.warfare.turn_report import OrderResult, Why


def repaint(state: State, step: Step) -> None:
    """A centre with a foreign unit takes its colour; one that was left keeps its own (item 27,
    Z38)."""
    owned = war.taken(board.situation(state, "builds"))
    if any(set(owned[power]) != set(army.centres) for power, army in state.armies.items()):
        turn = season.opened(state, "centres")
        for power, army in state.armies.items():
            army.centres = owned[power]
        season.end_season(state, turn, step)
    telling.centres(state, step)


def conquerors(state: State) -> list[Number]:
    """The states that have enough centres to win: one at most (item 15, Z3, Z4)."""
    goal, armies = board.goal(state), state.armies
    held = {n: armies[c.power].centres for n, c in state.countries.items() if c.power in armies}
    return [number for number, centres in held.items() if len(centres) >= goal]


def due(state: State, power: str) -> int:
    """Units a power may build, or (below zero) must disband."""
    army = state.armies[power]
    return len(army.centres) - len(army.units)


def to_build(state: State) -> bool:
    """Whether some state has anything to build, or a choice what to disband (Z2)."""
    now = board.situation(state, "builds")
    return any(now.decides(power) for power in state.armies if board.ruled(state, power))


def adjust(state: State, step: Step) -> None:
    """Units are built and disbanded until no power has more units than centres (items 17, 26). Who
    ordered no builds gets none; who disbands too few loses others (Z37)."""
    now = board.situation(state, "builds")
    uneven = any(now.due(power) for power in state.armies)
    turn = season.opened(state, "builds")
    orders = {power: _orders(state, now, power) for power in state.armies}
    forced = {power: _forced(state, now, power, orders[power], step) for power in state.armies}
    for power, gone in forced.items():
        orders[power] += [f"{one.unit} D" for one in gone]
    carried = war.adjust(now, orders)
    whys = {(power, one.unit): one.why for power, gone in forced.items() for one in gone}
    turn.done = [_told(done, whys.get((done.power, done.unit), "")) for done in carried.done]
    for power, army in state.armies.items():
        army.units = carried.units[power]
        army.builds, army.removals = [], []
        army.orders = {unit: text for unit, text in army.orders.items() if unit in army.units}
        army.wishes = {unit: spots for unit, spots in army.wishes.items() if unit in army.units}
    if uneven:
        season.end_season(state, turn, step)


def _orders(state: State, now: Situation, power: str) -> list[str]:
    """What was ordered and can be done: no more than is due (Z39)."""
    if not board.ruled(state, power):
        return []
    return read_orders(now, power, state.armies[power].builds).orders


def _forced(
    state: State, now: Situation, power: str, ordered: list[str], step: Step
) -> list[Removal]:
    """The units that a power must lose beside those it disbands itself (Z37)."""
    missing = -now.due(power) - len(ordered)
    if missing <= 0:
        return []
    army = state.armies[power]
    left = [unit for unit in army.units if f"{unit} D" not in ordered]
    return removals(left, missing, army.removals, state.options.removal, step)


def _told(done: OrderResult, why: str) -> OrderResult:
    """What came of an order; a unit that was lost without one has the reason given here."""
    if why:
        done.result, done.why = "civil disorder", Why(why)
    return done
