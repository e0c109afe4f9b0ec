"""What happens to matches, for those parts of the table that the sender does not know.

`table.effects` subscribes to all of these. Whatever else one service needs of another it gets as a
constructor argument.
"""

from typing import Any

from intriga.kernel.positions import Advance
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.match_state import CurrentPosition
from intriga.table.runtime.broadcast import Broadcast


class MatchEvents:
    """One for each table, made before its services. `here` is whether this process has written
    what happened; else another process on the same database has."""

    def __init__(self) -> None:
        self.begun: Broadcast[[str, CurrentPosition]] = Broadcast()
        """A match (its id) has begun here, with this first position."""
        self.loaded: Broadcast[[LoadedMatch]] = Broadcast()
        """A match was read into memory."""
        self.evicted: Broadcast[[LoadedMatch]] = Broadcast()
        """A match was dropped from memory."""
        self.stepped: Broadcast[[LoadedMatch, CurrentPosition, Advance[Any], bool]] = Broadcast()
        """A step is on disk and acknowledged: the match, its position before, the step, `here`."""
        self.seated: Broadcast[[LoadedMatch, bool]] = Broadcast()
        """The holder of a seat has changed while the match is played: the match, `here`."""
        self.reloaded: Broadcast[[LoadedMatch]] = Broadcast()
        """Another process has written more than can be followed step by step, so the match was
        read from disk as a whole."""
        self.bots_moved: Broadcast[[str]] = Broadcast()
        """The bots of a match (its id) play in this process from now on, or no longer do."""
