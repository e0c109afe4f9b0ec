"""The events of a turn: one with the turn as data, then readable sentences."""

from collections.abc import Iterator

from intriga.kernel import PUBLIC, Message, Param, Step, data, msg
from intriga.warfare import message_params
from intriga.warfare.turn_report import OrderResult, Turn


def announce(map: str, turn: Turn, step: Step, prefix: str = "diplomacy-game") -> None:
    """Emit the turn as data (`<prefix>-turn`), then the orders of each power with their results
    (`<prefix>-told-<phase>`), and the units dislodged (`<prefix>-lost`). All of it is public."""
    step.emit(
        f"{prefix}-turn",
        PUBLIC,
        phase=turn.phase,
        season="autumn" if turn.autumn else "spring",
        year=str(turn.year),
        turn=data(turn),
    )
    for one in sentences(map, turn, prefix):
        step.emit(one.id, PUBLIC, **one.params)


def sentences(map: str, turn: Turn, prefix: str = "diplomacy-game") -> Iterator[Message]:
    """A turn in words: the orders of each power with their results, and the units dislodged."""
    for power in turn.before:
        orders = [with_result(map, done) for done in turn.done if done.power == power]
        if orders:
            shown = message_params.power(map, power)
            yield Message(f"{prefix}-told-{turn.phase}", {"power": shown, "orders": orders})
    if turn.lost:
        yield Message(f"{prefix}-lost", {"units": _lost(map, turn)})


def _lost(map: str, turn: Turn) -> list[Param]:
    return [
        msg(
            "diplomacy-game-lost-unit",
            power=message_params.power(map, lost.power),
            unit=message_params.unit(map, lost.unit),
            ways=len(lost.retreats),
        )
        for lost in turn.lost
    ]


def with_result(map: str, done: OrderResult) -> Param:
    """An order with its result in a word or two."""
    order = message_params.order(map, done.order)
    if done.result == "ok" or (done.result == "disband" and done.order == f"{done.unit} D"):
        return order
    result = msg(f"diplomacy-game-result-{done.result.replace(' ', '-')}")
    return msg("diplomacy-game-order-failed", order=order, result=result)
