"""What the world is told of the war: turns, centres."""

from intriga.games.zeppelin.state import Held, State
from intriga.games.zeppelin.war import board
from intriga.kernel import PUBLIC, Param, Step, msg
from intriga.warfare import announcing, message_params
from intriga.warfare.turn_report import Turn

TURN = "zeppelin-war-turn"
"""The event that carries a turn as data (`intriga.warfare.turn_report.Turn`)."""


def turn(state: State, report: Turn, step: Step) -> None:
    """Tell a part of a turn with its orders and results; who has lost everything is named."""
    map = board.map_of(state.options)
    announcing.announce(map, report, step, "zeppelin-war")
    for power, army in state.armies.items():
        had = bool(report.before[power]) or any(done.power == power for done in report.done)
        if had and not (army.units or army.centres or army.lost):
            name = message_params.power(map, power)
            step.emit("zeppelin-war-eliminated", PUBLIC, power=name)


def played(state: State, held: Held) -> tuple[Param, ...]:
    """Moves that the host looks at before they are published, in sentences."""
    map = board.map_of(state.options)
    told = announcing.sentences(map, held.turn, "zeppelin-war")
    return tuple(msg(one.id, **one.params) for one in told)


def centres(state: State, step: Step) -> None:
    """Tell how many centres each power has after the year (item 27)."""
    map = board.map_of(state.options)
    counts = [
        msg("zeppelin-war-has", power=message_params.power(map, power), count=len(army.centres))
        for power, army in state.armies.items()
        if army.centres
    ]
    step.emit("zeppelin-war-centres", PUBLIC, year=str(board.year(state)), counts=counts)
