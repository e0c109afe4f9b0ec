"""What was done in a match, and what of it is in memory."""

from collections import Counter

from intriga.table.match.loaded_match import LoadedMatch
from tests.kit.table.steps import entries
from tests.kit.table.world import World


def loaded_of(world: World, match: str) -> LoadedMatch:
    loaded = world.table._registry.present(match)
    assert loaded is not None
    return loaded


def done(world: World, match: str) -> Counter[str]:
    """How often each type of act was done."""
    return Counter(str(act["type"]) for act in entries(world, match))
