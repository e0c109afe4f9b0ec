"""What an adjudication tells: one event with all a page needs, then a few readable sentences."""

import msgspec

from intriga.games.diplomacy import message_params
from intriga.games.diplomacy.state import State
from intriga.games.diplomacy.turn import Done, Turn
from intriga.kernel import PUBLIC, Param, Step, data, msg

TURN = "classic-turn"
"""The event that carries a turn as data (`turn.Turn`)."""


def announce(state: State, turn: Turn, step: Step) -> None:
    """The turn as data; then, power by power, what was ordered and what came of it."""
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
        orders = [result_of(map, done) for done in turn.done if done.power == name]
        if orders:
            step.emit(
                f"classic-told-{turn.phase}",
                PUBLIC,
                power=message_params.power(map, name),
                orders=orders,
            )
    if turn.lost:
        units = [
            msg(
                "classic-lost-unit",
                power=message_params.power(map, lost.power),
                unit=message_params.unit(map, lost.unit),
                ways=len(lost.retreats),
            )
            for lost in turn.lost
        ]
        step.emit("classic-lost", PUBLIC, units=units)
    for name, power in state.powers.items():
        had = bool(turn.before[name]) or any(done.power == name for done in turn.done)
        if had and not power.alive:
            step.emit("classic-eliminated", PUBLIC, power=message_params.power(map, name))


def result_of(map: str, done: Done) -> Param:
    """An order with its result in a word or two."""
    order = message_params.order(map, done.order)
    if done.result == "ok" or (done.result == "disband" and done.order == f"{done.unit} D"):
        return order
    word = msg(f"classic-result-{done.result.replace(' ', '-')}")
    return msg("classic-order-failed", order=order, result=word)
