"""A match in memory: what is on disk, what is on its way there, and who is watching."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from intriga.kernel.actors import Seat, Viewer, hears
from intriga.kernel.engine import Engine
from intriga.kernel.events import Event
from intriga.kernel.game import Game
from intriga.kernel.observe import Observation, encode_observation, observe, told
from intriga.kernel.record import Header
from intriga.table.standing import Heard, Standing
from intriga.table.values import Receipt, Sight

if TYPE_CHECKING:
    from intriga.table.watching import Subscription

_TAIL = 256
"""How many of the last entries' events are kept in memory; older ones are read from disk."""
_RECENT = 512
"""How many of the last commands are remembered without asking the disk."""


class Facts(Struct, frozen=True):
    """What does not change while a match is played."""

    match: str
    host: str
    clocks: Mapping[str, int]
    header: Header
    secret: bytes

    def __repr__(self) -> str:
        return f"Facts({self.match!r})"


class Holder(Struct, frozen=True):
    """Who sits on a seat: a person (id), or a bot (its name in the game)."""

    person: str | None
    bot: str | None


class Viewed(Struct, frozen=True):
    """What a viewer knows, without events, with its bytes for comparison."""

    n: int
    observation: Observation
    encoded: bytes
    revision: int


class Command(Struct, frozen=True):
    """A command that was accepted or is being written. `digest`: of what it asked for."""

    digest: str
    receipt: "asyncio.Future[Receipt]"


class Live:
    """One match. `committed` is on disk and may be shown; `candidate` is what the next act is
    checked on. `stale`: the candidate was dropped and the match must be read from disk again."""

    def __init__(self, game: Game[Any], facts: Facts) -> None:
        self.game = game
        self.facts = facts
        self.engine: Engine[Any]
        self.committed: Standing
        self.candidate: Standing
        self.holders: tuple[Holder, ...] = ()
        self.lock = asyncio.Lock()
        self.stale = False
        self.in_flight = 0
        self.landed = asyncio.Event()
        self.landed.set()
        self.users = 0
        self.used_at = 0
        self.recent: OrderedDict[tuple[str, str], Command] = OrderedDict()
        self.subscriptions: set[Subscription] = set()
        self._tail: deque[tuple[Event, ...]] = deque()
        self._before_tail: Heard
        self._views = _ViewsOnce(game)
        self._viewed: dict[Viewer, Viewed] = {}

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
        self.committed = self.candidate = standing
        self.holders = holders
        self._tail = deque(tail)
        self._before_tail = before_tail
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
        self._tail.append(events)
        if len(self._tail) > _TAIL:
            chairs = len(standing.position.chairs)
            self._before_tail = self._before_tail.more(self._tail.popleft(), chairs)

    def remember(self, actor: str, command: str, entry: Command) -> None:
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
            latest += [told(event, viewer) for event in reversed(events) if hears(event.to, viewer)]
        return latest[: max(0, wanted)][::-1]

    def viewed(self, viewer: Viewer) -> Viewed:
        """What this viewer knows now; computed once for each step however many are watching."""
        position = self.committed.position
        known = self._viewed.get(viewer)
        if known is not None and known.n == position.n:
            return known
        self._views.at(position.n)
        observation = observe(self._views, position, viewer, (), self.committed.heard.by(viewer))
        encoded = encode_observation(observation)
        changed = known is None or known.encoded != encoded
        revision = (known.revision if known else 0) + changed
        self._viewed[viewer] = fresh = Viewed(position.n, observation, encoded, revision)
        return fresh

    def forget_views(self) -> None:
        """The match was read from disk again: nothing computed before holds."""
        self._views.at(-1)
        self._viewed = {
            viewer: Viewed(-1, known.observation, known.encoded, known.revision)
            for viewer, known in self._viewed.items()
        }

    def sight(self, viewer: Viewer, events: Sequence[Event]) -> Sight:
        """What a page shows this viewer, with these events of his."""
        viewed = self.viewed(viewer)
        known = viewed.observation
        return Sight(
            match=self.match,
            viewer=viewer,
            observation=Observation(
                cursor=known.cursor,
                view=known.view,
                windows=known.windows,
                forms=known.forms,
                rooms=known.rooms,
                events=tuple(events),
                outcome=known.outcome,
            ),
            deadlines={key: timer.due_at for key, timer in self.committed.timers.items()},
            names=tuple(chair.name for chair in self.committed.position.chairs),
            revision=viewed.revision,
        )


class _ViewsOnce:
    """A game whose view is computed once for each viewpoint of a position."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._n = -1
        self._views: dict[Hashable, Any] = {}

    def at(self, n: int) -> None:
        if n != self._n:
            self._n = n
            self._views.clear()

    def view(self, state: Any, viewpoint: Hashable) -> Any:
        if viewpoint not in self._views:
            self._views[viewpoint] = self._game.view(state, viewpoint)
        return self._views[viewpoint]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)
