"""The events of an adjudication: one with the turn as data, then readable sentences."""

import msgspec

from intriga.games.diplomacy import message_params
from intriga.games.diplomacy.state import State
from intriga.games.diplomacy.turn_report import OrderResult, Turn
from intriga.kernel import PUBLIC, Param, Step, data, msg

TURN = "diplomacy-game-turn"
"""The event that carries a turn as data (`turn_report.Turn`)."""


def announce(state: State, turn: Turn, step: Step) -> None:
    """Emit the turn as data, then the orders of each power with their results."""
    map = state.map
    step.emit(
        TURN,
        PUBLIC,
        phase=turn.phase,
        season="autumn" if turn.autumn else "spring",
        year=str(turn.year),
        turn=data(msgspec.to_builtins(turn)),
    )
    for name in state.powers:
        orders = [with_result(map, done) for done in turn.done if done.power == name]
        if orders:
            step.emit(
                f"diplomacy-game-told-{turn.phase}",
                PUBLIC,
                power=message_params.power(map, name),
                orders=orders,
            )
    if turn.lost:
        units = [
            msg(
                "diplomacy-game-lost-unit",
                power=message_params.power(map, lost.power),
                unit=message_params.unit(map, lost.unit),
                ways=len(lost.retreats),
            )
            for lost in turn.lost
        ]
        step.emit("diplomacy-game-lost", PUBLIC, units=units)
    for name, power in state.powers.items():
        had = bool(turn.before[name]) or any(done.power == name for done in turn.done)
        if had and not power.alive:
            step.emit("diplomacy-game-eliminated", PUBLIC, power=message_params.power(map, name))


def with_result(map: str, done: OrderResult) -> Param:
    """An order with its result in a word or two."""
    order = message_params.order(map, done.order)
    if done.result == "ok" or (done.result == "disband" and done.order == f"{done.unit} D"):
        return order
    result = msg(f"diplomacy-game-result-{done.result.replace(' ', '-')}")
    return msg("diplomacy-game-order-failed", order=order, result=result)
