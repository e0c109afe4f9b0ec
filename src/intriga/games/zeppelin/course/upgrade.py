"""Matches that began under older rules."""

import msgspec

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects.editions import NEWEST
from intriga.kernel import RawState


def upgraded(raw: RawState, from_version: int) -> State:
    """The same state; from now on it says under which rules the match began (`editions`). Raises
    `ValueError` for a version that there never was."""
    if from_version not in range(1, NEWEST):
        raise ValueError(f"no way from rules version {from_version}")
    return msgspec.convert({"edition": from_version, **raw}, State)
