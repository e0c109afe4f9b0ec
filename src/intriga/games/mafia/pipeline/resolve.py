"""The night, from the spells to the morning: steps N1 to N9 of T1. N0 is nightfall itself
(`rules.nightfall`), before anybody orders anything."""

from collections.abc import Callable

from intriga.games.mafia.pipeline import (
    aftermath,
    contracts,
    dawn,
    deaths,
    defence,
    executions,
    loot,
    potions,
    shots,
    spells,
    thieves,
)
from intriga.games.mafia.pipeline.tonight import Tonight
from intriga.games.mafia.state import State
from intriga.kernel import Step

STEPS: tuple[Callable[[Tonight], None], ...] = (
    defence.run,  # N1
    spells.run,  # N2
    executions.run,  # N3
    potions.run,  # N3
    contracts.run,  # N3
    thieves.run,  # N4
    shots.run,  # N5, N6
    deaths.run,  # N7
    aftermath.run,  # N8
    loot.run,  # N8
    dawn.run,  # N9
)


def resolve(state: State, step: Step) -> Tonight:
    """Carry out what was ordered for this night."""
    tonight = Tonight(state, step)
    for one in STEPS:
        one(tonight)
    return tonight
