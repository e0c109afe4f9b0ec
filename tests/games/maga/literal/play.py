"""Random positions, and a few turns from each."""

from collections import Counter
from random import Random
from typing import Any

from intriga.games.maga.state import Phase
from tests.games.maga.literal.pair import stage_agrees
from tests.games.maga.literal.wild import lists, position


def play(seed: int, turns: int) -> Counter[str]:
    """So many turns from a random position, compared after each. What happened."""
    rng = Random(seed)
    state = position(rng)
    happened: Counter[str] = Counter()
    past: dict[int, dict[str, Any]] = {}
    for turn in range(turns):
        if state.phase is not Phase.PLAY:
            break
        state.lists = lists(rng, state)
        happened += stage_agrees(state, f"{seed}.{turn}", past)
        happened["stage"] += 1
    return happened
