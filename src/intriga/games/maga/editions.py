"""What differs in matches that began under older rules: they go on under those.

`State.edition` is the rules version under which a match began. Each difference is one question
here, with its rule; nothing else asks for the edition.
"""

from typing import Any

import msgspec

from intriga.games.maga.state import State

NEWEST = 2
"""The version of these rules."""


def upgraded(raw: dict[str, Any], version: int) -> State:
    """A state of an older version."""
    if version == 1:  # what was promised was due every turn
        for treaty in raw.get("treaties", ()):
            for clause in treaty["clauses"]:
                clause["every"] = True
    raw.setdefault("edition", version)
    return msgspec.convert(raw, State)


def duties_last(state: State) -> bool:
    """R-J1: a duty appears in the turn after its condition was met and lasts until the term ends; a
    clause says once or every turn, how much, and which territory. Before, each turn was judged by
    itself, the condition with it, and clauses bound the territory of the start alone."""
    return state.edition >= 2
