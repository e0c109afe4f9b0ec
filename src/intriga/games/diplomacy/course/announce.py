"""The events of an adjudication: the turn, and the powers that are left with nothing."""

from intriga.games.diplomacy.state import State
from intriga.kernel import PUBLIC, Step
from intriga.warfare import announcing, message_params
from intriga.warfare.turn_report import Turn

TURN = "diplomacy-game-turn"
"""The event that carries a turn as data (`turn_report.Turn`)."""


def announce(state: State, turn: Turn, step: Step) -> None:
    """Emit the turn with the orders of each power, then who is eliminated."""
    announcing.announce(state.map, turn, step)
    for name, power in state.powers.items():
        had = bool(turn.before[name]) or any(done.power == name for done in turn.done)
        if had and not power.alive:
            shown = message_params.power(state.map, name)
            step.emit("diplomacy-game-eliminated", PUBLIC, power=shown)
