"""History: a finished match, step by step, as any of its viewers saw it.

If the installed rules made the record, every step is made again from it. Steps of older rules are
shown from the stored snapshots, each upgraded to today's rules, and from the stored events. What is
kept of all that is bounded (`positions`).
"""

import sys
from bisect import bisect_left
from collections.abc import Callable, Sequence, Set
from typing import Any, Final

import msgspec

from intriga.kernel.actors import PUBLIC, REFEREE, Seat, Viewer
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import TALK
from intriga.kernel.observe import heard, observe, reads_notes, standing_notes
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Entry, Footer, Header, Record
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.seats.names import Names
from intriga.store.match_log import SnapshotRow
from intriga.store.seats import NOBODY
from intriga.table.archive.positions import FoldedPositions, KeptPositions, Packed, entries_bytes
from intriga.table.errors import invalid
from intriga.table.match.match_state import NO_EVENTS, EventCounts
from intriga.table.match.referee_log import WHOLE, LogPage, LogPart, part_of
from intriga.table.models import MatchView, StepDetails

_decode_chairs = msgspec.json.Decoder(tuple[Chair, ...]).decode


_TOLD: Final = 4
"""For so many viewers it is kept which steps told them something."""
_COUNTED: Final = 32
"""At every so many steps the counts of events are kept: those of a crowd are large."""


class History:
    """A finished match. Steps count from 0, the setup, to `steps - 1`, the last."""

    def __init__(
        self,
        game: Game[Any],
        header: Header,
        entries: Sequence[Entry],
        footer: Footer,
        snapshots: Callable[[], Sequence[SnapshotRow]],
        *,
        nobody: Set[Seat] = frozenset(),
    ) -> None:
        """Takes time in proportion to the match: to be made outside the event loop.

        `snapshots`: reads those that are stored, if these are not the rules of the record;
        `nobody`: seats whose holders have erased their data."""
        self.game = game
        self.header = header
        self.footer = footer
        self.steps = len(entries)
        self._nobody = nobody
        self._entries = entries
        self._folded = _folded(game, header, entries)
        self._stored = _stored(snapshots()) if self._folded is None else None
        self._last: Position[Any] | None = None
        self._public: dict[frozenset[str], Sequence[tuple[int, Event]]] = {}
        self._told: dict[Viewer, Sequence[tuple[int, frozenset[str]]]] = {}
        self._counts: list[EventCounts] = []
        count = NO_EVENTS
        for number in range(len(entries)):
            count = self._after(count, number)
            if number % _COUNTED == 0:
                self._counts.append(count)
        self._entries_bytes = entries_bytes(entries)

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        kept = self._folded or self._stored
        assert kept is not None
        return kept.weight + self._entries_bytes

    def is_at_hand(self, n: int) -> bool:
        """Whether step `n` can be shown at once."""
        return self._folded is None or self._folded.is_at_hand(n + 1)

    def reach(self, n: int) -> None:
        """Make the position after step `n`, so that it can be shown at once. Blocks: run it in a
        thread."""
        self._page(n)

    @property
    def names(self) -> Names:
        """The names of the seats at the end."""
        return self._names(self._position(self.steps - 1))

    def _names(self, position: Position[Any]) -> Names:
        at = Names.at(self.game, position.state, position.chairs)
        return at.without(self._nobody, NOBODY)

    def view(self, n: int, viewer: Viewer, since: int | None = None) -> MatchView:
        """What a viewer saw after step `n`, with the events of the steps after `since` (None: of
        step `n` alone; -1: of all steps so far).

        Raises `TableError` for a step or a seat that does not exist.
        """
        chairs = self._chairs(self._known(n))
        if viewer not in (PUBLIC, REFEREE) and viewer not in range(len(chairs)):
            raise invalid("refused-no-seat")
        first = n if since is None else since + 1
        events = heard(self._entries[first : n + 1], viewer)
        position = self._position(n)
        known = observe(
            self.game,
            position,
            viewer,
            events,
            self._counted(n).of(viewer) - len(events),
            terms=self.header.terms,
        )
        return MatchView(self.header.match, viewer, known, {}, self._names(position), n)

    def heard(self, n: int, viewer: Viewer) -> list[Event]:
        """The viewer's events of step `n`. Raises `TableError` for a step that does not exist."""
        n = self._known(n)
        return heard(self._entries[n : n + 1], viewer)

    def told(self, viewer: Viewer) -> Sequence[tuple[int, frozenset[str]]]:
        """The steps that told this viewer something beside what was said in the chat, each with the
        ids of its events; the first and the last step in any case."""
        known = self._told.get(viewer)
        if known is None:
            last = self.steps - 1
            found = (
                (n, frozenset(event.id for event in heard([entry], viewer)) - TALK)
                for n, entry in enumerate(self._entries)
            )
            known = tuple((n, ids) for n, ids in found if ids or n in (0, last))
            while len(self._told) >= _TOLD:
                self._told.pop(next(iter(self._told)))
            self._told[viewer] = known
        return known

    def referee_log(self, n: int, viewer: Viewer, part: LogPart = WHOLE) -> LogPage | None:
        """A part of the referee's log after step `n`; None if this viewer may not read it then.
        Raises `TableError` for a step that does not exist."""
        position = self._position(self._known(n))
        if not reads_notes(self.game, position, viewer):
            return None
        page = self._page(n)
        held: Sequence[Note] = ()
        if page.rules != self.game.rules_version:
            held = self.game.held_notes(msgspec.msgpack.decode(page.packed), page.rules)
        return part_of([*held, *standing_notes(self._entries[: n + 1])], part)

    def public(self, ids: frozenset[str]) -> Sequence[tuple[int, Event]]:
        """The public events with these ids, each with its step."""
        known = self._public.get(ids)
        if known is None:
            known = self._public[ids] = tuple(
                (n, event)
                for n, entry in enumerate(self._entries if ids else ())
                for event in entry.events
                if event.id in ids and event.to == PUBLIC
            )
        return known

    def step_of(self, number: int, viewer: Viewer) -> int:
        """The step of the viewer's event with this number, counted from 1."""
        group = bisect_left(self._counts, number, key=lambda counts: counts.of(viewer)) - 1
        first = max(0, group) * _COUNTED
        counts = self._counts[max(0, group)]
        for n in range(first, self.steps):
            counts = self._after(counts, n) if n > first else counts
            if counts.of(viewer) >= number:
                return n
        return self.steps

    def moment(self, n: int) -> StepDetails:
        """Everything about step `n`. Raises `TableError` for a step that does not exist."""
        entry = self._entries[self._known(n)]
        act = msgspec.json.decode(entry.act, type=dict[str, Any])
        return StepDetails(entry.n, entry.at, entry.by, act, entry.draws, entry.events)

    def _known(self, n: int) -> int:
        if not 0 <= n < self.steps:
            raise invalid("table-no-step", n=n, last=self.steps - 1)
        return n

    def _counted(self, n: int) -> EventCounts:
        """How many events everybody has had after step `n`."""
        counts = self._counts[n // _COUNTED]
        for number in range(n - n % _COUNTED + 1, n + 1):
            counts = self._after(counts, number)
        return counts

    def _after(self, counts: EventCounts, n: int) -> EventCounts:
        return counts.plus(self._entries[n].events, len(self._chairs(n)))

    def _chairs(self, n: int) -> tuple[Chair, ...]:
        if self._folded is not None:
            return self._folded.chairs(n + 1)
        assert self._stored is not None
        return self._stored.mark(n + 1).chairs

    def _page(self, n: int) -> Packed:
        """The position after step `n`, or the nearest one before it that is stored."""
        if self._folded is not None:
            return self._folded.packed(n + 1)
        assert self._stored is not None
        return self._stored.before(n + 1)

    def _position(self, n: int) -> Position[Any]:
        """The same as it is shown; the last one shown is kept."""
        page = self._page(n)
        last = n == self.steps - 1
        known = self._last
        if known is None or known.n != page.n or last != (known.outcome is not None):
            known = self._last = self._unpacked(page, last=last)
        return known

    def _unpacked(self, page: Packed, *, last: bool) -> Position[Any]:
        if page.rules == self.game.rules_version:
            state = msgspec.msgpack.decode(page.packed, type=self.game.State)
        else:
            state = self.game.upgrade(msgspec.msgpack.decode(page.packed), page.rules)
        outcome = self.footer.outcome if last else None
        return Position(page.n, state, page.packed, "", page.chairs, outcome)


def _folded(game: Game[Any], header: Header, entries: Sequence[Entry]) -> FoldedPositions | None:
    """Every position, made again; None when these are not the rules of this record."""
    if header.rules != game.rules_version:
        return None
    try:
        return FoldedPositions(game, Record(header, list(entries), None))
    except Exception:  # the rules have changed and cannot apply the record
        return None


def _stored(snapshots: Sequence[SnapshotRow]) -> KeptPositions:
    """The stored positions, however many: nothing else can make them."""
    kept = KeptPositions(most=sys.maxsize)
    for one in snapshots:
        kept.add(Packed(one.n, one.rules, one.packed, _decode_chairs(one.chairs)))
    kept.compress()
    return kept
