"""The moves and retreats at the end of a turn (items 20–25, table B 1 and 2)."""

from intriga.games.zeppelin.state import Held, State
from intriga.games.zeppelin.war import board, telling
from intriga.games.zeppelin.war.retreating import Fleeing, destinations
from intriga.kernel import Step
from intriga.warfare import adjudication as war
from intriga.warfare.turn_report import OrderResult, Turn, TurnKind, Units, Why


def move(state: State, step: Step) -> None:
    """The moves, at once for everybody to see."""
    publish(state, played(state), step)


def played(state: State) -> Held:
    """What comes of the standing orders: units without one hold (item 20, Z31), and so do those of
    powers without a state (Z30). Nothing is changed yet, but the report is whole: the host reads it
    as everybody will."""
    turn = opened(state, "orders")
    orders = {
        power: list(army.orders.values())
        for power, army in state.armies.items()
        if board.ruled(state, power)
    }
    carried = war.move(board.situation(state, "orders"), orders)
    turn.done, turn.lost = carried.done, carried.lost
    lost = {
        power: [one.unit for one in carried.lost if one.power == power and one.retreats]
        for power in state.armies
    }
    turn.after, turn.centres = carried.units, centres(state)
    return Held(turn, carried.units, lost)


def publish(state: State, held: Held, step: Step) -> None:
    """The board changes, and all are told. Dislodged units that can retreat are then in
    `Army.lost`, with their ways in `State.ways`; the orders are spent."""
    state.ways = held.ways
    for power, army in state.armies.items():
        army.units, army.lost = held.units[power], held.lost[power]
        army.orders = {}
        army.wishes = {unit: army.wishes[unit] for unit in army.lost if unit in army.wishes}
    state.last = []
    end_season(state, held.turn, step)


def retreat(state: State, step: Step) -> None:
    """The dislodged units retreat (item 25, Z36); where none can, nothing happens."""
    if not state.ways:
        return
    turn = opened(state, "retreat")
    goals = planned(state)
    orders = {
        power: [_order(unit, goals[unit]) for unit in army.lost]
        for power, army in state.armies.items()
    }
    carried = war.retreat(board.situation(state, "retreat"), orders)
    turn.done = [_with_host(state, done) for done in carried.done]
    for power, army in state.armies.items():
        army.units, gone = carried.units[power], set(army.lost)
        army.lost = []
        army.wishes = {unit: places for unit, places in army.wishes.items() if unit not in gone}
    state.ways, state.overrides = {}, {}
    end_season(state, turn, step)


def planned(state: State) -> dict[str, str]:
    """Dislodged unit → the spot it goes to, "" if it is disbanded."""
    fleeing = [
        Fleeing(power, unit, state.ways[unit], army.wishes.get(unit, ()))
        for power, army in state.armies.items()
        for unit in army.lost
    ]
    centres = {power: army.centres for power, army in state.armies.items()}
    return destinations(board.reader(state).board, fleeing, centres, state.overrides)


def _order(unit: str, goal: str) -> str:
    return f"{unit} R {goal}" if goal else f"{unit} D"


def _with_host(state: State, done: OrderResult) -> OrderResult:
    """A retreat; where the host has decided it, this is said."""
    if done.unit in state.overrides:
        done.why = Why("zeppelin-war-why-host")
    return done


def opened(state: State, phase: TurnKind) -> Turn:
    """The report of what begins with the board as it is."""
    letter = {"orders": "M", "retreat": "R", "centres": "C", "builds": "A"}[phase]
    name, autumn = board.name(state, letter), board.autumn(state)
    return Turn(name, phase, board.year(state), autumn, units(state))


def units(state: State) -> Units:
    """Power → its units on the board."""
    return {power: list(army.units) for power, army in state.armies.items()}


def centres(state: State) -> Units:
    """Power → its centres."""
    return {power: list(army.centres) for power, army in state.armies.items()}


def end_season(state: State, turn: Turn, step: Step) -> None:
    """The report is finished, kept and told to the world."""
    turn.after = units(state)
    turn.centres = centres(state)
    state.last.append(turn)
    telling.turn(state, turn, step)
