"""A step: what the rules may use while they apply one act — the time, draws and events."""

from intriga.kernel.actors import Audience, Seat
from intriga.kernel.chance import Chance, Draw
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.text import Param


class Step:
    """One application of the rules.

    `now` is the recorded time in milliseconds since the epoch; `entry` the number of the entry
    that is being made. Draws, events and notes are collected here and recorded with the entry.
    `missed`: while a window closes whose time is up, the seats that have not answered it, nor saved
    anything for it (`Game.saved`); nobody otherwise.
    """

    __slots__ = ("_chance", "draws", "entry", "events", "missed", "notes", "now")

    def __init__(self, entry: int, now: int, chance: Chance) -> None:
        self.entry = entry
        self.now = now
        self.draws: list[Draw] = []
        self.events: list[Event] = []
        self.notes: list[Note] = []
        self.missed: tuple[Seat, ...] = ()
        self._chance = chance

    def randbelow(self, n: int, why: str) -> int:
        """A random number from 0 to n - 1.

        `why` names the kind of draw (`DrawKind.why`); it is recorded with the number. Raises
        `ChanceError` if no number can be drawn: n < 1, or a scenario or a record has none.
        """
        value = self._chance.randbelow(self.entry, len(self.draws), n, why)
        self.draws.append(Draw(why, n, value))
        return value

    def emit(self, _id: str, _to: Audience, **params: Param) -> None:
        """Record an event with the text `_id` for the audience `_to`."""
        self.events.append(Event(_to, _id, params))

    def note(self, _id: str, _turn: int, _at: str, **params: Param) -> None:
        """Write a line into the referee's log: the text `_id` at step `_at` of turn `_turn`."""
        self.notes.append(Note(_turn, _at, _id, params))
