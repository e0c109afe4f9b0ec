"""The night, from the spells to the morning: steps N1 to N9 of T1. N0 is nightfall itself
(`nightfall`), before anybody orders anything."""

from collections.abc import Callable

from intriga.games.mafia.course.night import (
    aftermath,
    assaults,
    chosen_orders,
    dawn,
    deaths,
    defence,
    executions,
    potions,
    spells,
    spoils,
)
from intriga.games.mafia.course.night.thieving import thieves
from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.state import State
from intriga.kernel import Step

STEPS: tuple[Callable[[Tonight], None], ...] = (
    defence.run,  # N1
    spells.run,  # N2
    executions.run,  # N3
    potions.run,  # N3
    chosen_orders.run,  # N3
    thieves.run,  # N4
    assaults.run,  # N5, N6
    deaths.run,  # N7
    aftermath.run,  # N8
    spoils.run,  # N8
    dawn.run,  # N9
)


def resolve(state: State, step: Step) -> Tonight:
    """Carry out what was ordered for this night."""
    tonight = Tonight(state, step)
    for one in STEPS:
        one(tonight)
    return tonight
