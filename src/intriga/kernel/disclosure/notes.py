"""Notes: the lines of the referee's log, which says what happened and why, secrets and all.

The rules write them (`Step.note`), they are recorded with the entry of their step, and no state has
them. A note is no event: nobody is told of it, and no cursor counts it. Who may read them, and
which still hold after a rewind, is said in `observe`.
"""

from msgspec import Struct

from intriga.kernel.text import Message, Param


class Note(Struct, frozen=True, omit_defaults=True):
    """A line of the log. `turn`: under which number it is found, as the game counts; `at`: at which
    step of that turn, in the game's own words; `id`, `params`: its text."""

    turn: int
    at: str
    id: str
    params: dict[str, Param] = {}

    @property
    def message(self) -> Message:
        """It as a text to be rendered."""
        return Message(self.id, self.params)
