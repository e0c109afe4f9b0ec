"""The public events of a match so far, as its hosts see them: where it can be rewound to, and what
that would undo. Nothing here depends on what is secret."""

from collections.abc import Container, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import PUBLIC
from intriga.kernel.acts import Rename, Replace, tag_of
from intriga.kernel.disclosure.events import Event
from intriga.kernel.house_rules.house_acts import Close, Delegate, Rewind
from intriga.kernel.house_rules.undo import NO_WAY_BACK, is_seen_to_reveal
from intriga.kernel.records.record import Entry, type_of
from intriga.table.errors import conflict, unknown
from intriga.table.event_texts import names_along

_REWIND, _BY_HOST = tag_of(Rewind), {tag_of(Close), tag_of(Delegate)}
_REPLACE, _RENAME = tag_of(Replace), tag_of(Rename)


class TurningPoint(Struct, frozen=True):
    """A public event before which a match can be rewound to. `number`: which of the public's
    events it is, from 1. `at`: milliseconds since the epoch. `names`: of the seats then.
    `revealed`: everybody knows that something was drawn or came to light since."""

    number: int
    at: int
    event: Event
    names: tuple[str, ...]
    revealed: bool = False


class Undoing(Struct, frozen=True):
    """What a rewind would undo, as far as everybody knows it: the public events that would no
    longer hold, the oldest first; whether seats have changed hands since then, which stays."""

    events: tuple[TurningPoint, ...]
    reseated: bool


class PublicPast:
    """Made from all entries of a match. `names`: of the seats after the last one; `reveals`: the
    ids of events that bring something to light.

    `points`: where it can be rewound to, with the numbers of their entries.
    """

    def __init__(
        self, entries: Sequence[Entry], names: tuple[str, ...], reveals: Container[str] = ()
    ) -> None:
        self._reveals = reveals
        self._revealed = -1
        """The last entry in which something was seen to come to light."""
        self.points: list[tuple[TurningPoint, int]] = []
        self._standing: list[tuple[TurningPoint, int]] = []
        self._reseated: list[int] = []
        self._barrier = 0
        public = [[event for event in entry.events if event.to == PUBLIC] for entry in entries]
        along = names_along([event for events in public for event in events], names)
        before = 0
        for entry, events in zip(entries, public, strict=True):
            numbered = [
                TurningPoint(number + 1, entry.at, event, along[number])
                for number, event in enumerate(events, before)
            ]
            before += len(events)
            self._follow(entry, numbered, before)

    def _follow(self, entry: Entry, events: list[TurningPoint], upto: int) -> None:
        """One more entry with its public events. `upto`: how many there have been by then."""
        kind = type_of(entry)
        if kind == _REWIND:  # undone events cannot be rewound to
            to = msgspec.json.decode(entry.act, type=Rewind).to
            self.points = [(point, n) for point, n in self.points if n < to]
            self._standing = [(event, n) for event, n in self._standing if n < to]
        elif kind in NO_WAY_BACK:
            self.points, self._standing, self._barrier = [], [], upto
        elif kind == _REPLACE:
            self._reseated.append(entry.n)
        elif events and entry.n and _changes_game(kind):
            if is_seen_to_reveal(entry, self._reveals):
                self._revealed = entry.n
            # The first event represents the whole step.
            self.points.append((events[0], entry.n))
            self._standing += [(event, entry.n) for event in events]

    def entry(self, number: int) -> int:
        """The entry before which the public event of this number is undone. Raises `TableError`
        where there is no way back."""
        for point, entry in self.points:
            if point.number == number:
                return entry
        if number <= self._barrier:
            raise conflict("refused-rewind-seats")
        raise unknown("refused-rewind-nowhere")

    def turning_points(self) -> list[TurningPoint]:
        """Where the match can be rewound to, the latest first."""
        return [
            replace(point, revealed=entry <= self._revealed) for point, entry in self.points[::-1]
        ]

    def undoing(self, number: int) -> Undoing:
        """What a rewind to before this public event would undo. Raises as `entry` does."""
        entry = self.entry(number)
        gone = tuple(event for event, n in self._standing if n >= entry)
        return Undoing(gone, any(n >= entry for n in self._reseated))


def _changes_game(kind: str) -> bool:
    """Whether acts of this type change what the rules of the game know."""
    return kind in _BY_HOST or not kind.startswith(("house-", _RENAME))
