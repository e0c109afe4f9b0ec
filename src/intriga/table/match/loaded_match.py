"""A match in memory: what is on disk, what is being written, and who is watching."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, cast

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import Seat, Viewer, hears
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import TALK
from intriga.kernel.observe import Observation, Observer, encode_observation, received
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Header
from intriga.kernel.seats.names import Names
from intriga.store.seats import NOBODY
from intriga.table.match.log_index import LogIndex
from intriga.table.match.match_state import CurrentPosition, EventCounts
from intriga.table.match.steady import Steady
from intriga.table.models import MatchView, Receipt
from intriga.table.schedule import Schedule

_TAIL = 256
"""How many of the last entries keep their events in memory; older ones are read from disk."""
_RECENT = 512
"""How many of the last commands are kept in memory, to answer repeats without the database."""


Numbered: TypeAlias = tuple[int, Event]
"""An event with its viewer's own ordinal, from 1."""


class MatchSetup(Struct, frozen=True):
    """What does not change while a match is played. `match`, `host`: ids; `secret`: the seed of
    its chance. `lesson`: the name of the lesson that it is, "" for none; `draws`: those chosen for
    it, by their reasons."""

    match: str
    host: str
    schedule: Schedule
    header: Header
    secret: bytes
    lesson: str = ""
    draws: dict[str, tuple[int, ...]] = {}

    def __repr__(self) -> str:
        return f"MatchSetup({self.match!r})"


class Holder(Struct, frozen=True):
    """Who holds a seat: a person (id), or a bot (its name in the game)."""

    person: str | None
    bot: str | None


class Watcher(Protocol):
    """Somebody who follows a match in memory."""

    @property
    def viewer(self) -> Viewer:
        """The viewer as which they see the match."""
        ...

    def step(self) -> None:
        """A step is on disk."""
        ...


class Viewed(Struct, frozen=True):
    """What a viewer knows at a position, without events. `revision` grows with every change this
    viewer can see."""

    position: Position[Any] | None
    observation: Observation
    revision: int


class LastView(Struct, frozen=True):
    """What a viewer was given last: where the match stood, after which of the viewer's events the
    view begins, and the view."""

    current: CurrentPosition
    since: int
    view: MatchView


class Receipted(Struct, frozen=True):
    """A command that was accepted or is being written. `digest`: of what it asked for."""

    digest: str
    receipt: "asyncio.Future[Receipt]"


class LoadedMatch:
    """One match. `committed` is on disk and may be shown; the next act is checked on `candidate`.
    `stale`: the candidate was dropped, and the match must be read from disk before the next act.
    `followed`: how often the match has caught up with other processes. `landed` is set while no
    write is in flight. `nobody`: seats whose holders have erased their data, so that their names
    are no longer shown. `stranded`: the installed rules cannot go on with it. `log_index`: of the
    referee's log, as far as somebody has read it. `private`: nobody may see the match but who holds
    a seat, and its creator."""

    def __init__(self, game: Game[Any], setup: MatchSetup) -> None:
        self.game = game
        self.stranded = False
        self.private = False
        self.setup = setup
        self.engine: Engine[Any]
        self.committed: CurrentPosition
        self.candidate: CurrentPosition
        self.holders: tuple[Holder, ...] = ()
        self.nobody: frozenset[Seat] = frozenset()
        self.lock = asyncio.Lock()
        self.stale = False
        self.followed = 0
        self.in_flight = 0
        self.landed = asyncio.Event()
        self.landed.set()
        self.users = 0
        self.used_at = 0
        self.recent: OrderedDict[tuple[str, str], Receipted] = OrderedDict()
        self.watchers: set[Watcher] = set()
        self.last_views: dict[Viewer, LastView] = {}
        self.log_index = LogIndex()
        self._tail: deque[tuple[Event, ...]] = deque()
        self._before_tail: EventCounts
        self._events_of_play: deque[tuple[EventCounts, tuple[Event, ...]]] = deque(maxlen=_TAIL)
        self._has_all_play = False
        self._observer: Observer[Any] | None = None
        self._steady: Steady
        self._viewed: dict[Viewer, Viewed] = {}

    @property
    def match(self) -> str:
        """The id of the match."""
        return self.setup.match

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.committed.position.outcome is not None

    @property
    def alone(self) -> bool:
        """Whether its creator plays against bots and nobody else may look: then no time tells
        anybody anything, and nobody waits for beats."""
        if not self.private:  # asked for each act, of matches with 120 seats, too
            return False
        people = {holder.person for holder in self.holders if holder.person is not None}
        return people == {self.setup.host}

    def stand(
        self,
        engine: Engine[Any],
        current: CurrentPosition,
        tail: Sequence[tuple[Event, ...]],
        before_tail: EventCounts,
        holders: tuple[Holder, ...],
    ) -> None:
        """Take over what is on disk. `tail`: the events of the last entries, one tuple for each
        entry; `before_tail`: how many events there were before them."""
        self.engine = engine
        self.holders = holders
        self._tail, self._before_tail = deque(), before_tail
        self._events_of_play.clear()
        self._has_all_play = before_tail.referee == 0
        counts, chairs = before_tail, len(current.position.chairs)
        for events in tail:
            counts = counts.plus(events, chairs)
            self._add(events, counts, chairs)
        self.committed = self.candidate = current
        self.stale = False

    def seat_of(self, person: str) -> Seat | None:
        """The seat this person holds."""
        for seat, holder in enumerate(self.holders):
            if holder.person == person:
                return seat
        return None

    def hold(self, seat: Seat, holder: Holder) -> None:
        """Somebody else holds this seat now."""
        self.holders = (*self.holders[:seat], holder, *self.holders[seat + 1 :])

    def commit(self, current: CurrentPosition, events: tuple[Event, ...]) -> None:
        """A step is on disk."""
        self.committed = current
        self._add(events, current.heard, len(current.position.chairs))

    def _add(self, events: tuple[Event, ...], counts: EventCounts, chairs: int) -> None:
        self._tail.append(events)
        if len(self._tail) > _TAIL:
            self._before_tail = self._before_tail.plus(self._tail.popleft(), chairs)
        if any(event.id not in TALK for event in events):
            self._has_all_play = self._has_all_play and len(self._events_of_play) < _TAIL
            self._events_of_play.append((counts, events))

    def remember(self, actor: str, command: str, entry: Receipted) -> None:
        """Keep the answer to a command in memory."""
        self.recent[actor, command] = entry
        while len(self.recent) > _RECENT:
            self.recent.popitem(last=False)

    def events_after(self, viewer: Viewer, cursor: int) -> list[Event] | None:
        """The viewer's events after their own ordinal `cursor`; None when they must be read from
        disk."""
        if cursor < self._before_tail.of(viewer):
            return None
        wanted = self.committed.heard.of(viewer) - cursor
        latest: list[Event] = []
        for events in reversed(self._tail):
            if len(latest) >= wanted:
                break
            latest += [
                received(event, viewer) for event in reversed(events) if hears(event.to, viewer)
            ]
        return latest[: max(0, wanted)][::-1]

    def play_events(
        self, viewer: Viewer, upto: int, most: int
    ) -> tuple[list[Numbered], bool] | None:
        """The viewer's latest events up to their own ordinal `upto`, without chat messages, at most
        `most`, the oldest first; and whether there are earlier ones. None when they must be read
        from disk."""
        latest: list[Numbered] = []
        for counts, events in reversed(self._events_of_play):
            number = counts.of(viewer)
            for event in reversed(events):
                if hears(event.to, viewer):
                    if event.id not in TALK and number <= upto:
                        latest.append((number, received(event, viewer)))
                    number -= 1
            if len(latest) > most:
                return latest[:most][::-1], True
        return (latest[::-1], False) if self._has_all_play else None

    @property
    def observer(self) -> Observer[Any]:
        """Observes what is on disk: the same one as long as only chat messages are added."""
        position = self.committed.position
        if self._observer is None or not _alike(self._observer.position, position):
            terms = self.setup.header.terms
            self._steady = Steady(self.game)
            game = cast(Game[Any], self._steady)
            self._observer = Observer(game, position, terms, self._observer)
        return self._observer

    @property
    def steady(self) -> Game[Any]:
        """The game for those who look at what is on disk: it never raises (see `steady`)."""
        _ = self.observer
        return cast(Game[Any], self._steady)

    def viewed(self, viewer: Viewer) -> Viewed:
        """What this viewer knows now; computed once for each step, however many are watching."""
        position = self.committed.position
        known = self._viewed.get(viewer)
        if known is not None and known.position is position:
            return known
        heard = self.committed.heard.of(viewer)
        if known is not None and known.position is not None and _alike(known.position, position):
            seen = known.observation
            seen = seen if seen.cursor == heard else replace(seen, cursor=heard)
        else:
            seen = self.observer.observation(viewer, seen=heard)
        if known is None:
            fresh = Viewed(position, seen, 1)
        elif _same(seen, known.observation):
            fresh = replace(known, position=position)
        else:
            fresh = Viewed(position, seen, known.revision + 1)
        self._viewed[viewer] = fresh
        return fresh

    def forget_views(self) -> None:
        """The match was read from disk again: nothing computed before holds."""
        self._observer = None
        self._viewed = {
            viewer: replace(known, position=None) for viewer, known in self._viewed.items()
        }

    def unname(self, seats: frozenset[Seat]) -> None:
        """The holders of these seats have erased their data."""
        if seats != self.nobody:
            self.nobody = seats
            self.last_views.clear()

    def _fails(self, viewer: Viewer) -> bool:
        _ = self.observer
        return self._steady.fails(viewer)

    def _names(self) -> Names:
        """The names of the players, without those who have erased their data."""
        names = self.observer.names
        if not self.nobody:
            return names
        return names.without(self.nobody, NOBODY)

    def view(self, viewer: Viewer, events: Sequence[Event]) -> MatchView:
        """What a page shows this viewer, with these events of theirs."""
        viewed = self.viewed(viewer)
        known = viewed.observation
        grace = self.setup.schedule.grace
        return MatchView(
            match=self.match,
            viewer=viewer,
            observation=replace(known, events=tuple(events)),
            deadlines={
                window.key: timer.due_at - grace * 1000
                for window in known.windows
                if (timer := self.committed.closing(window.key)) is not None and timer.left is None
            },
            names=self._names(),
            revision=viewed.revision,
            grace=grace,
            failing=self.stranded or (not self.over and self._fails(viewer)),
            viewpoint=self.observer.viewpoint(viewer),
        )


def _alike(one: Position[Any], other: Position[Any]) -> bool:
    """Whether only chat messages lie between two positions, so that viewers see the same in
    both.
    """
    return one.packed is other.packed and one.house == other.house and one.chairs is other.chairs


def _same(one: Observation, other: Observation) -> bool:
    """Whether a viewer could not tell one from the other. Encoded, too, as a game may have values
    that equal only themselves."""
    if one.cursor != other.cursor:
        return False
    return one == other or encode_observation(one) == encode_observation(other)
