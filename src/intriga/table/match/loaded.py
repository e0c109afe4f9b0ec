"""A match in memory: what is on disk, what is on its way there, and who is watching."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import Seat, Viewer, hears
from intriga.kernel.engine import Engine, Position
from intriga.kernel.events import Event
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import TALK
from intriga.kernel.observe import Observation, encode_observation, observe, received
from intriga.kernel.records.record import Header
from intriga.store.seats import NOBODY
from intriga.table.match.schedule import Schedule
from intriga.table.match.standing import Heard, Standing
from intriga.table.models import Receipt, Sight

if TYPE_CHECKING:
    from intriga.table.match.subscriptions import Subscription

_TAIL = 256
"""How many of the last entries' events are kept in memory; older ones are read from disk."""
_RECENT = 512
"""How many of the last commands are remembered without asking the disk."""


Numbered: TypeAlias = tuple[int, Event]
"""An event with its viewer's own ordinal."""


class Facts(Struct, frozen=True):
    """What does not change while a match is played."""

    match: str
    host: str
    schedule: Schedule
    header: Header
    secret: bytes

    def __repr__(self) -> str:
        return f"Facts({self.match!r})"


class Holder(Struct, frozen=True):
    """Who sits on a seat: a person (id), or a bot (its name in the game)."""

    person: str | None
    bot: str | None


class Viewed(Struct, frozen=True):
    """What a viewer knows at a position, without events, with its bytes (but for the cursor) for
    comparison."""

    position: Position[Any] | None
    observation: Observation
    encoded: bytes
    revision: int


class LastSight(Struct, frozen=True):
    """What a viewer was given last: where the match stood, since which event, and the sight."""

    standing: Standing
    since: int
    sight: Sight


class Receipted(Struct, frozen=True):
    """A command that was accepted or is being written. `digest`: of what it asked for."""

    digest: str
    receipt: "asyncio.Future[Receipt]"


class LoadedMatch:
    """One match. `committed` is on disk and may be shown; `candidate` is what the next act is
    checked on. `stale`: the candidate was dropped and the match must be read from disk again.
    `followed`: how often it has caught up with other processes."""

    def __init__(self, game: Game[Any], facts: Facts) -> None:
        self.game = game
        self.facts = facts
        self.engine: Engine[Any]
        self.committed: Standing
        self.candidate: Standing
        self.holders: tuple[Holder, ...] = ()
        self.nobody: frozenset[Seat] = frozenset()
        """Seats of those who have erased their data: their names are shown no more."""
        self.lock = asyncio.Lock()
        self.stale = False
        self.followed = 0
        self.in_flight = 0
        self.landed = asyncio.Event()
        self.landed.set()
        self.users = 0
        self.used_at = 0
        self.recent: OrderedDict[tuple[str, str], Receipted] = OrderedDict()
        self.subscriptions: set[Subscription] = set()
        self._tail: deque[tuple[Event, ...]] = deque()
        self._before_tail: Heard
        self._deeds: deque[tuple[Heard, tuple[Event, ...]]] = deque(maxlen=_TAIL)
        self._all_deeds = False
        self._views = _ViewsOnce(game)
        self._viewed: dict[Viewer, Viewed] = {}
        self.last_sights: dict[Viewer, LastSight] = {}

    @property
    def match(self) -> str:
        """The id of the match."""
        return self.facts.match

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.committed.position.outcome is not None

    def stand(
        self,
        engine: Engine[Any],
        standing: Standing,
        tail: Sequence[tuple[Event, ...]],
        before_tail: Heard,
        holders: tuple[Holder, ...],
    ) -> None:
        """Stand where the disk says; `tail` are the events of the last entries."""
        self.engine = engine
        self.holders = holders
        self._tail, self._before_tail = deque(), before_tail
        self._deeds.clear()
        self._all_deeds = before_tail.referee == 0
        heard, chairs = before_tail, len(standing.position.chairs)
        for events in tail:
            heard = heard.more(events, chairs)
            self._add(events, heard, chairs)
        self.committed = self.candidate = standing
        self.stale = False

    def seat_of(self, person: str) -> Seat | None:
        """Where this person sits."""
        for seat, holder in enumerate(self.holders):
            if holder.person == person:
                return seat
        return None

    def hold(self, seat: Seat, holder: Holder) -> None:
        """Somebody else sits on this seat."""
        self.holders = (*self.holders[:seat], holder, *self.holders[seat + 1 :])

    def commit(self, standing: Standing, events: tuple[Event, ...]) -> None:
        """A step is on disk."""
        self.committed = standing
        self._add(events, standing.heard, len(standing.position.chairs))

    def _add(self, events: tuple[Event, ...], heard: Heard, chairs: int) -> None:
        self._tail.append(events)
        if len(self._tail) > _TAIL:
            self._before_tail = self._before_tail.more(self._tail.popleft(), chairs)
        if any(event.id not in TALK for event in events):
            self._all_deeds = self._all_deeds and len(self._deeds) < _TAIL
            self._deeds.append((heard, events))

    def remember(self, actor: str, command: str, entry: Receipted) -> None:
        """Keep the answer to a command at hand."""
        self.recent[actor, command] = entry
        while len(self.recent) > _RECENT:
            self.recent.popitem(last=False)

    def events_after(self, viewer: Viewer, cursor: int) -> list[Event] | None:
        """The viewer's events after his own ordinal, or None when the disk must be asked."""
        if cursor < self._before_tail.by(viewer):
            return None
        wanted = self.committed.heard.by(viewer) - cursor
        latest: list[Event] = []
        for events in reversed(self._tail):
            if len(latest) >= wanted:
                break
            latest += [
                received(event, viewer) for event in reversed(events) if hears(event.to, viewer)
            ]
        return latest[: max(0, wanted)][::-1]

    def deeds(self, viewer: Viewer, upto: int, most: int) -> tuple[list[Numbered], bool] | None:
        """The viewer's latest events up to his own ordinal, but for talk, each with its ordinal,
        and whether there are earlier ones; None when the disk must be asked."""
        latest: list[Numbered] = []
        for heard, events in reversed(self._deeds):
            number = heard.by(viewer)
            for event in reversed(events):
                if hears(event.to, viewer):
                    if event.id not in TALK and number <= upto:
                        latest.append((number, received(event, viewer)))
                    number -= 1
            if len(latest) > most:
                return latest[:most][::-1], True
        return (latest[::-1], False) if self._all_deeds else None

    def viewed(self, viewer: Viewer) -> Viewed:
        """What this viewer knows now; computed once for each step however many are watching."""
        position = self.committed.position
        known = self._viewed.get(viewer)
        if known is not None and known.position is position:
            return known
        heard = self.committed.heard.by(viewer)
        if known is not None and known.position is not None and _alike(known.position, position):
            fresh = _heard_more(known, position, heard)
        else:
            fresh = self._view_anew(known, position, viewer, heard)
        self._viewed[viewer] = fresh
        return fresh

    def _view_anew(
        self, known: Viewed | None, position: Position[Any], viewer: Viewer, heard: int
    ) -> Viewed:
        self._views.at(position)
        terms = self.facts.header.terms
        observation = observe(self._views, position, viewer, (), 0, terms=terms)
        encoded = encode_observation(observation)
        changed = known is None or known.encoded != encoded or known.observation.cursor != heard
        revision = (known.revision if known else 0) + changed
        return Viewed(position, replace(observation, cursor=heard), encoded, revision)

    def forget_views(self) -> None:
        """The match was read from disk again: nothing computed before holds."""
        self._views.at(None)
        self._viewed = {
            viewer: replace(known, position=None) for viewer, known in self._viewed.items()
        }

    def sight(self, viewer: Viewer, events: Sequence[Event]) -> Sight:
        """What a page shows this viewer, with these events of his."""
        viewed = self.viewed(viewer)
        known = viewed.observation
        return Sight(
            match=self.match,
            viewer=viewer,
            observation=replace(known, events=tuple(events)),
            deadlines={
                key: timer.due_at - self.facts.schedule.grace * 1000
                for key, timer in self.committed.timers.items()
                if timer.left is None
            },
            names=tuple(
                NOBODY if chair.seat in self.nobody else chair.name
                for chair in self.committed.position.chairs
            ),
            revision=viewed.revision,
            grace=self.facts.schedule.grace,
        )


def _alike(one: Position[Any], other: Position[Any]) -> bool:
    """Whether nothing but talk lies between two positions: then everybody sees the same in both."""
    return one.packed is other.packed and one.house == other.house and one.chairs is other.chairs


def _heard_more(known: Viewed, position: Position[Any], heard: int) -> Viewed:
    """The same sight, after talk that this viewer may have heard."""
    if known.observation.cursor == heard:
        return replace(known, position=position)
    observation = replace(known.observation, cursor=heard)
    return Viewed(position, observation, known.encoded, known.revision + 1)


class _ViewsOnce:
    """A game whose view is computed once for each viewpoint of a position."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._packed: bytes | None = None
        self._views: dict[Hashable, Any] = {}

    def at(self, position: Position[Any] | None) -> None:
        packed = position.packed if position is not None else None
        if packed is not self._packed:
            self._packed = packed
            self._views.clear()

    def view(self, state: Any, viewpoint: Hashable) -> Any:
        if viewpoint not in self._views:
            self._views[viewpoint] = self._game.view(state, viewpoint)
        return self._views[viewpoint]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)
