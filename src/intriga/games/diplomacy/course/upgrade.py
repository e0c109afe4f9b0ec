"""Positions of older rules versions."""

from typing import Final

from msgspec import convert

from intriga.games.diplomacy.state import State
from intriga.kernel import RawState

_OLDER: Final = (1, 2)


def upgraded(raw: RawState, from_version: int) -> State:
    """Version 2 only renamed message ids (see `data.old_ids`), version 3 has more options, which
    are off by default: matches go on as they began. But a power that the host has cut off was not
    silent in any of them (C10). Raises `ValueError` for another version."""
    if from_version not in _OLDER:
        raise ValueError(f"no way from rules version {from_version}")
    return convert(raw, State)
