"""History: a finished match, step by step, as any of its viewers saw it.

If the installed rules made the record, every step is made again from it. Steps of older rules are
shown from the stored snapshots, each upgraded to today's rules, and from the stored events.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence, Set
from typing import Any

import msgspec
from msgspec import Struct

from intriga.kernel.actors import PUBLIC, REFEREE, Seat, Viewer
from intriga.kernel.engine import Position
from intriga.kernel.events import Event
from intriga.kernel.game import Chair, Game
from intriga.kernel.observe import heard, observe
from intriga.kernel.records.record import Entry, Footer, Header, Record
from intriga.kernel.records.replay import fold
from intriga.store.match_log import Snapshot
from intriga.store.seats import NOBODY
from intriga.table.errors import invalid
from intriga.table.match.match_state import NO_EVENTS, EventCounts
from intriga.table.models import MatchView, Moment

_decode_chairs = msgspec.json.Decoder(tuple[Chair, ...]).decode


class _Page(Struct, frozen=True):
    """A position whose state is still packed. `rules`: the version that packed it."""

    n: int
    rules: int
    packed: bytes
    chairs: tuple[Chair, ...]


class History:
    """A finished match. Steps count from 0, the setup, to `steps - 1`, the last."""

    def __init__(
        self,
        game: Game[Any],
        header: Header,
        entries: Sequence[Entry],
        footer: Footer,
        snapshots: Sequence[Snapshot],
        *,
        nobody: Set[Seat] = frozenset(),
    ) -> None:
        """Takes time in proportion to the match: to be made outside the event loop.

        `nobody`: seats whose holders have erased their data."""
        self.game = game
        self.header = header
        self.footer = footer
        self.steps = len(entries)
        self._nobody = nobody
        self._entries = entries
        self._pages = _folded(game, header, entries) or _stored(snapshots)
        self._heard: list[EventCounts] = []
        count = NO_EVENTS
        for number, entry in enumerate(entries):
            count = count.plus(entry.events, len(self._page(number).chairs))
            self._heard.append(count)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats at the end."""
        return self._called(self._page(self.steps - 1).chairs)

    def _called(self, chairs: Sequence[Chair]) -> tuple[str, ...]:
        return tuple(NOBODY if chair.seat in self._nobody else chair.name for chair in chairs)

    def view(self, n: int, viewer: Viewer, since: int | None = None) -> MatchView:
        """What a viewer saw after step `n`, with the events of the steps after `since` (None: of
        step `n` alone; -1: of all steps so far).

        Raises `TableError` for a step or a seat that does not exist.
        """
        page = self._page(self._known(n))
        if viewer not in (PUBLIC, REFEREE) and viewer not in range(len(page.chairs)):
            raise invalid("refused-no-seat")
        first = n if since is None else since + 1
        events = heard(self._entries[first : n + 1], viewer)
        position = self._position(page, last=n == self.steps - 1)
        known = observe(
            self.game,
            position,
            viewer,
            events,
            self._heard[n].of(viewer) - len(events),
            terms=self.header.terms,
        )
        names = self._called(page.chairs)
        return MatchView(self.header.match, viewer, known, {}, names, n)

    def heard(self, n: int, viewer: Viewer) -> list[Event]:
        """The viewer's events of step `n`. Raises `TableError` for a step that does not exist."""
        n = self._known(n)
        return heard(self._entries[n : n + 1], viewer)

    def step_of(self, number: int, viewer: Viewer) -> int:
        """The step of the viewer's event with this number, counted from 1."""
        return bisect_left(self._heard, number, key=lambda counts: counts.of(viewer))

    def moment(self, n: int) -> Moment:
        """Everything about step `n`. Raises `TableError` for a step that does not exist."""
        entry = self._entries[self._known(n)]
        act = msgspec.json.decode(entry.act, type=dict[str, Any])
        return Moment(entry.n, entry.at, entry.by, act, entry.draws, entry.events)

    def _known(self, n: int) -> int:
        if not 0 <= n < self.steps:
            raise invalid("table-no-step", n=n, last=self.steps - 1)
        return n

    def _page(self, n: int) -> _Page:
        """The position after step `n`, or the nearest one before it that is stored."""
        after = bisect_right(self._pages, n + 1, key=lambda page: page.n)
        return self._pages[max(0, after - 1)]

    def _position(self, page: _Page, last: bool) -> Position[Any]:
        if page.rules == self.game.rules_version:
            state = msgspec.msgpack.decode(page.packed, type=self.game.State)
        else:
            state = self.game.upgrade(msgspec.msgpack.decode(page.packed), page.rules)
        outcome = self.footer.outcome if last else None
        return Position(page.n, state, page.packed, "", page.chairs, outcome)


def _folded(game: Game[Any], header: Header, entries: Sequence[Entry]) -> list[_Page]:
    """Every position, made again; empty when these are not the rules of this record."""
    if header.rules != game.rules_version:
        return []
    pages: list[_Page] = []
    try:
        for advance in fold(game, Record(header, list(entries), None)):
            if advance.entry.state != entries[advance.entry.n].state:
                return []
            position = advance.position
            pages.append(_Page(position.n, header.rules, position.packed, position.chairs))
    except Exception:  # the rules have changed and cannot apply the record
        return []
    return pages


def _stored(snapshots: Sequence[Snapshot]) -> list[_Page]:
    return [
        _Page(kept.n, kept.rules, kept.packed, _decode_chairs(kept.chairs)) for kept in snapshots
    ]
