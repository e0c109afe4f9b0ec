"""Matches that began under older rules."""

from typing import Any

import msgspec

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects.editions import NEWEST


def upgraded(raw: dict[str, Any], from_version: int) -> State:
    """The same state; from now on it says under which rules the match began (`editions`). Raises
    `ValueError` for a version that there never was."""
    if from_version not in range(1, NEWEST):
        raise ValueError(f"no way from rules version {from_version}")
    return msgspec.convert({"edition": from_version, **raw}, State)
