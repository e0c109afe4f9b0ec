"""Message ids in records of rules version 1, where the ids of this game began with `classic-`."""

from collections.abc import Iterable
from typing import Final

OLD_PREFIX: Final = "classic-"
NEW_PREFIX: Final = "diplomacy-game-"


def with_old_ids(ids: Iterable[str]) -> frozenset[str]:
    """Ids of events, with those they had in older records."""
    found = frozenset(ids)
    return found | {id.replace(NEW_PREFIX, OLD_PREFIX, 1) for id in found}
