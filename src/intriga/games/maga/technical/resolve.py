"""The technical stage: nine steps, one after the other (R-ORD)."""

from collections.abc import Callable

from intriga.games.maga.state import State
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.games.maga.technical import (
    closing,
    freeze,
    impacts,
    income,
    modifiers,
    payouts,
    processing,
    toll,
    wars,
)
from intriga.kernel import Step

STEPS: tuple[tuple[str, Callable[[Stage], None]], ...] = (
    ("1", freeze.run),
    ("2", income.run),
    ("3", toll.run),
    ("4", modifiers.run),
    ("5", processing.run),
    ("6", impacts.run),
    ("7", wars.run),
    ("8", payouts.run),
    ("9", closing.run),
)


def resolve(state: State, step: Step) -> Stage:
    """Carry out the lists of this turn. The turn is still the same afterwards."""
    stage = Stage(state, step)
    for at, run in STEPS:
        stage.at = at
        run(stage)
    return stage
