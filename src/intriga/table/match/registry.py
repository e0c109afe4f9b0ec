"""The matches in memory: read from disk when they are needed, dropped when nobody uses them."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from intriga.games import UnknownGame
from intriga.kernel.actors import Seat
from intriga.kernel.chance import Chosen, Sealed
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game
from intriga.kernel.positions import Advance, Before, Position
from intriga.store import Conflict, StoreError, match_log, seats
from intriga.store.match_log import Append, SnapshotRow
from intriga.store.seats import NOBODY, SeatRow
from intriga.table.errors import TableError, conflict, unavailable
from intriga.table.leagues.match_ledgers import left_by
from intriga.table.match.due_times import NO_BEATS, Beats
from intriga.table.match.events import MatchEvents
from intriga.table.match.loaded_match import Holder, LoadedMatch, MatchSetup
from intriga.table.match.long_steps import LongSteps
from intriga.table.match.match_state import (
    BOUNDARY_EVERY,
    CurrentPosition,
    following,
    is_talk,
    snapshot,
    started,
    stopped,
)
from intriga.table.match.steady import stranded
from intriga.table.match.stored_match import (
    BrokenRecord,
    StoredMatch,
    apply_talk,
    counts_before,
    decode_entry,
    decode_header,
    read_match,
    restore,
    restore_earlier,
    strand,
)
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.time import Time
from intriga.table.schedule import Schedule

_log = logging.getLogger(__name__)

_IDLE_MS = 10 * 60_000
"""How long a match is kept in memory after its last use, in milliseconds."""

_decode_schedule = msgspec.json.Decoder(Schedule).decode
_decode_draws = msgspec.json.Decoder(dict[str, tuple[int, ...]]).decode


class _Use:
    """See `MatchRegistry.using`. Not a generator: every push uses its match several times."""

    __slots__ = ("_keeps", "_loaded", "_match", "_registry")

    def __init__(self, registry: "MatchRegistry", match: str, keeps: bool) -> None:
        self._registry = registry
        self._match = match
        self._keeps = keeps
        self._loaded: LoadedMatch

    async def __aenter__(self) -> LoadedMatch:
        loaded = self._registry.present(self._match)
        if loaded is None:
            loaded = await self._registry.load(self._match)
        loaded.users += 1
        self._loaded = loaded
        return loaded

    async def __aexit__(self, *_problem: object) -> None:
        self._loaded.users -= 1
        if self._keeps:
            self._loaded.used_at = self._registry.time.now()


class MatchRegistry:
    """The matches in memory, by id, and what all services of a match share: the database, the time,
    the beats at which sealed windows settle, the installed games, the events that others
    subscribe to, and which steps take long."""

    def __init__(
        self,
        store: AsyncStore,
        games: Mapping[str, Game[Any]],
        time: Time,
        beats: Beats,
        events: MatchEvents,
    ) -> None:
        self.store = store
        self.time = time
        self.beats = beats
        self.events = events
        self.long_steps = LongSteps()
        self._games = games
        self._loaded: dict[str, LoadedMatch] = {}
        self._loading: dict[str, asyncio.Task[LoadedMatch]] = {}

    def beats_of(self, loaded: LoadedMatch) -> Beats:
        """The beats at which the sealed windows of this match settle."""
        return NO_BEATS if loaded.alone else self.beats

    def game(self, id: str) -> Game[Any]:
        """The rules of an installed game. Raises `UnknownGame`."""
        try:
            return self._games[id]
        except KeyError:
            raise UnknownGame(id) from None

    @property
    def games(self) -> Mapping[str, Game[Any]]:
        """The installed games by id."""
        return self._games

    def present(self, match: str) -> LoadedMatch | None:
        """The match if it is in memory."""
        return self._loaded.get(match)

    def using(self, match: str, *, keeps: bool = True) -> "_Use":
        """The match, read from disk if need be, and kept in memory meanwhile, and if it `keeps` the
        match, for a while afterwards: `async with registry.using(match) as loaded`.

        Raises `TableError` when there is no such match or it has not begun.
        """
        return _Use(self, match, keeps)

    async def load(self, match: str) -> LoadedMatch:
        """Read a match into memory, once for all who wait for it."""
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.create_task(self._read_in(match))
            loading.add_done_callback(lambda done: self._load_done(match, done))
        return await asyncio.shield(loading)

    async def _read_in(self, match: str) -> LoadedMatch:
        stored = await self.store.read(lambda connection: read_match(connection, match))
        loaded = await self._set_up(stored)
        loaded.used_at = self.time.now()
        self._loaded[match] = loaded
        self.events.loaded.emit(loaded)
        return loaded

    def _load_done(self, match: str, done: "asyncio.Task[LoadedMatch]") -> None:
        del self._loading[match]
        if not done.cancelled():
            done.exception()  # raised to those who wait; nobody may be waiting any more

    async def reload(self, loaded: LoadedMatch) -> None:
        """Drop the candidates and take over what is on disk. The caller holds the match's lock."""
        await loaded.landed.wait()
        stored = await self.store.read(lambda connection: read_match(connection, loaded.match))
        await self._stand(loaded, stored)
        loaded.forget_views()
        loaded.recent.clear()

    async def earlier(self, loaded: LoadedMatch, n: int) -> Before[Any] | None:
        """The position that a rewind to before entry `n` leads to, and what the rewind takes back;
        None where it cannot be restored. The caller holds the match's lock."""
        await loaded.landed.wait()
        length = loaded.candidate.position.n
        if not 1 <= n < length:
            return None

        def read(connection: Connection) -> tuple[SnapshotRow | None, list[bytes]]:
            kept = match_log.snapshot_before(connection, loaded.match, n)
            return kept, match_log.lines(connection, loaded.match, kept.n if kept else n, length)

        kept, lines = await self.store.read(read)
        if kept is None or kept.rules != loaded.game.rules_version:
            return None
        return await self.store.think(restore_earlier, loaded, kept, lines, n)

    @property
    def loaded_matches(self) -> Sequence[LoadedMatch]:
        """The matches in memory."""
        return list(self._loaded.values())

    async def forget_names(self) -> None:
        """Somebody may have erased their data elsewhere: show their name no more."""
        here = list(self._loaded.values())
        ids = [loaded.match for loaded in here]
        found = await self.store.read(lambda connection: seats.of_matches(connection, ids))
        for loaded in here:
            loaded.unname(nameless(found[loaded.match]))

    def forget_last_views(self, _person: str) -> None:
        """What was made of views may have texts of somebody who has erased them."""
        for loaded in self._loaded.values():
            loaded.last_views.clear()

    def is_idle(self, match: str) -> bool:
        """Whether nobody uses a match that is in memory."""
        loaded = self._loaded[match]
        return not (loaded.users or loaded.in_flight or loaded.watchers or loaded.lock.locked())

    def evict(self, match: str) -> None:
        """Drop a match that nobody uses from memory."""
        self.events.evicted.emit(self._loaded.pop(match))

    async def evict_idle(self) -> None:
        """Drop the matches that nobody has used for a while."""
        now = self.time.now()
        for match, loaded in list(self._loaded.items()):
            if now - loaded.used_at >= _IDLE_MS and self.is_idle(match):
                self.evict(match)

    async def _set_up(self, stored: StoredMatch) -> LoadedMatch:
        row = stored.row
        try:
            game = self.game(row.game)
        except UnknownGame:
            raise conflict("table-game-missing", game=row.game) from None
        assert row.header is not None
        header = decode_header(row.header)
        schedule = _decode_schedule(row.schedule)
        draws = _decode_draws(row.draws) if row.draws is not None else {}
        setup = MatchSetup(row.id, row.host, schedule, header, row.secret, row.lesson or "", draws)
        loaded = LoadedMatch(game, setup)
        await self._stand(loaded, stored)
        return loaded

    async def _stand(self, loaded: LoadedMatch, stored: StoredMatch) -> None:
        setup = loaded.setup
        holders = tuple(Holder(seat.person, seat.bot) for seat in stored.seats)
        tail = [decode_entry(line).events for line in stored.lines]
        loaded.game, loaded.stranded = self.game(stored.row.game), False
        loaded.private = stored.is_private
        try:
            engine = self._engine(loaded, stored)
            if (
                stored.snapshot.rules != loaded.game.rules_version
                and stored.row.status == "playing"
            ):
                current, more = await self._upgrade(loaded, engine, stored)
                tail.append(more)
            else:
                current = restore(loaded, engine, stored)
        except TableError:
            raise
        except Exception as problem:  # whatever rules may raise
            _log.error(
                "match %s does not continue under %s, rules version %d: %s",
                setup.match,
                loaded.game.id,
                loaded.game.rules_version,
                type(problem).__name__,
            )
            if stored.row.status != "playing":
                raise conflict("table-match-stuck") from problem
            loaded.game, loaded.stranded = stranded(loaded.game, stored.snapshot.rules), True
            engine = self._engine(loaded, stored)
            try:
                current = strand(stored)
            except BrokenRecord:
                raise conflict("table-match-stuck") from problem
        loaded.stand(engine, current, tail, counts_before(current.heard, tail), holders)
        loaded.unname(nameless(stored.seats))

    def _engine(self, loaded: LoadedMatch, stored: StoredMatch) -> Engine[Any]:
        setup = loaded.setup
        if setup.lesson:
            past = {entry.n: entry.draws for entry in map(decode_entry, stored.lines)}
            return Engine(loaded.game, setup.header, Chosen(setup.draws, past))
        return Engine(loaded.game, setup.header, Sealed(setup.secret, setup.header.salts))

    async def _upgrade(
        self, loaded: LoadedMatch, engine: Engine[Any], stored: StoredMatch
    ) -> tuple[CurrentPosition, tuple[Event, ...]]:
        """Continue a match of older rules, by an entry that is on disk before anybody acts."""
        old, counts = apply_talk(stored)
        if old.n != stored.row.length or old.rules > loaded.game.rules_version:
            raise BrokenRecord(f"rules version {old.rules} at entry {old.n} of {stored.row.length}")
        advance = engine.upgrade(old, self.time.now())
        # The timers of windows that are still open continue.
        position = Position(
            old.n, advance.position.state, old.packed, old.head, old.chairs, None, old.house
        )
        before = CurrentPosition(
            position=position,
            windows=(),
            timers={timer.key: timer for timer in stored.timers},
            heard=counts,
            # However few entries precede it, the first position under new rules is kept for good.
            kept=stored.snapshot.n if stored.snapshot.boundary else -BOUNDARY_EVERY,
            stored=stored.snapshot.n,
        )
        after = following(
            loaded.game, before, advance, loaded.setup.schedule, self.beats_of(loaded)
        )
        step = entry_append(loaded, before, after, advance)
        try:
            await asyncio.shield(
                self.store.submit(lambda connection: match_log.append(connection, step))
            )
        except Conflict:
            raise conflict("table-try-again") from None
        except StoreError:
            raise unavailable() from None
        _log.info(
            "match %s continues under %s, rules version %d",
            loaded.match,
            loaded.game.id,
            loaded.game.rules_version,
        )
        return after, advance.entry.events


def nameless(chairs: Sequence[SeatRow]) -> frozenset[Seat]:
    """The seats of those who have erased their data."""
    return frozenset(chair.seat for chair in chairs if chair.name == NOBODY)


def entry_append(
    loaded: LoadedMatch,
    before: CurrentPosition | None,
    after: CurrentPosition,
    advance: Advance[Any],
) -> Append:
    """A step as the log takes it. `before`: None for the first one."""
    position = after.position
    over = position.outcome is not None
    replaces = before is not None and before.kept != before.stored
    wanted = before is None or not is_talk(before, advance)
    return Append(
        match=loaded.match,
        seq=advance.entry.n,
        at=advance.entry.at,
        prev=advance.entry.prev,
        head=position.head,
        line=advance.line,
        tip=snapshot(after, loaded.game.rules_version) if wanted else None,
        before=before.stored if before is not None and replaces else None,
        stopped=stopped(before, after),
        started=started(before, after),
        left=left_by(loaded.game, position.outcome),
        footer=(
            msgspec.json.encode(loaded.engine.footer(position, loaded.setup.secret))
            if over
            else None
        ),
    )
