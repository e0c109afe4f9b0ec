"""The desk: the matches in memory. It reads them from disk when they are needed, continues those
of older rules under newer ones, and puts idle ones away."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.games import UnknownGame
from intriga.kernel.acts import tag_of
from intriga.kernel.chance import Sealed
from intriga.kernel.engine import Advance, Before, Engine, Position
from intriga.kernel.engine import Snapshot as KernelSnapshot
from intriga.kernel.events import Event
from intriga.kernel.game import Chair, Game
from intriga.kernel.house_rules.enforce import unwound
from intriga.kernel.house_rules.house_acts import TALK, Say
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.records.record import Entry, Header, digest, type_of
from intriga.store import Conflict, StoreError, log, matches, seats
from intriga.store.log import Append, Snapshot, Timer
from intriga.store.matches import MatchRow
from intriga.store.seats import NOBODY, SeatRow
from intriga.table.db import AsyncStore
from intriga.table.errors import conflict, unavailable, unknown
from intriga.table.match.loaded import Facts, Holder, LoadedMatch
from intriga.table.match.refold import Broken, again
from intriga.table.match.standing import (
    BOUNDARY_EVERY,
    Heard,
    Standing,
    following,
    snapshot,
    spoken,
    started,
    stopped,
    windows_of,
)
from intriga.table.schedule import Schedule
from intriga.table.time import Time

_log = logging.getLogger(__name__)

_TAIL = 64
_IDLE_MS = 10 * 60_000

decode_entry = msgspec.json.Decoder(Entry).decode
decode_header = msgspec.json.Decoder(Header).decode
_decode_chairs = msgspec.json.Decoder(tuple[Chair, ...]).decode
_decode_house = msgspec.json.Decoder(House).decode
_decode_heard = msgspec.json.Decoder(Heard).decode
_decode_schedule = msgspec.json.Decoder(Schedule).decode


class _Stored(Struct, frozen=True):
    """A match as one reading of the disk shows it. `lines`: the last entries."""

    row: MatchRow
    snapshot: Snapshot
    timers: list[Timer]
    lines: list[bytes]
    seats: list[SeatRow]


class MatchRegistry:
    """The matches in memory, by id."""

    def __init__(self, store: AsyncStore, games: Mapping[str, Game[Any]], time: Time) -> None:
        self.store = store
        self.time = time
        self.on_loaded: Callable[[LoadedMatch], None] = lambda _loaded: None
        self.on_evicted: Callable[[LoadedMatch], None] = lambda _loaded: None
        self.slow: set[tuple[str, str]] = set()
        """Kinds of acts, by game, whose rules work long."""
        self._games = games
        self._loaded: dict[str, LoadedMatch] = {}
        self._loading: dict[str, asyncio.Task[LoadedMatch]] = {}

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

    @asynccontextmanager
    async def using(self, match: str) -> AsyncIterator[LoadedMatch]:
        """The match, read from disk if need be, kept in memory meanwhile.

        Raises `TableError` when there is no such match or it has not begun.
        """
        loaded = self._loaded.get(match)
        if loaded is None:
            loaded = await self._load(match)
        loaded.users += 1
        try:
            yield loaded
        finally:
            loaded.users -= 1
            loaded.used_at = self.time.now()

    async def _load(self, match: str) -> LoadedMatch:
        """Read a match in, once for all who wait for it."""
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.create_task(self._read_in(match))
            loading.add_done_callback(lambda done: self._load_done(match, done))
        return await asyncio.shield(loading)

    async def _read_in(self, match: str) -> LoadedMatch:
        stored = await self.store.read(lambda connection: _read(connection, match))
        loaded = await self._set_up(stored)
        loaded.used_at = self.time.now()
        self._loaded[match] = loaded
        self.on_loaded(loaded)
        return loaded

    def _load_done(self, match: str, done: "asyncio.Task[LoadedMatch]") -> None:
        del self._loading[match]
        if not done.cancelled():
            done.exception()  # those who wait hear of it; if nobody does, it is no matter

    async def reload(self, loaded: LoadedMatch) -> None:
        """Drop the candidates and stand where the disk says. The caller holds the match's lock."""
        await loaded.landed.wait()
        stored = await self.store.read(lambda connection: _read(connection, loaded.match))
        await self._stand(loaded, stored)
        loaded.forget_views()
        loaded.recent.clear()

    async def earlier(self, loaded: LoadedMatch, n: int) -> Before[Any] | None:
        """The position a rewind leads to, and what it takes back; None where there is no way.
        The caller holds the match's lock."""
        await loaded.landed.wait()
        length = loaded.candidate.position.n
        if not 1 <= n < length:
            return None

        def read(connection: Connection) -> tuple[Snapshot | None, list[bytes]]:
            kept = log.snapshot_before(connection, loaded.match, n)
            return kept, log.lines(connection, loaded.match, kept.n if kept else n, length)

        kept, lines = await self.store.read(read)
        if kept is None or kept.rules != loaded.game.rules_version:
            return None
        return await self.store.think(_before, loaded, kept, lines, n)

    @property
    def loaded_matches(self) -> Sequence[LoadedMatch]:
        """The matches in memory."""
        return list(self._loaded.values())

    def is_idle(self, match: str) -> bool:
        """Whether nobody uses a match that is in memory."""
        loaded = self._loaded[match]
        return not (
            loaded.users or loaded.in_flight or loaded.subscriptions or loaded.lock.locked()
        )

    def put_away(self, match: str) -> None:
        """Forget a match that nobody uses."""
        self.on_evicted(self._loaded.pop(match))

    async def evict(self) -> None:
        """Put away the matches that nobody has used for a while."""
        now = self.time.now()
        for match, loaded in list(self._loaded.items()):
            if now - loaded.used_at >= _IDLE_MS and self.is_idle(match):
                self.put_away(match)

    async def _set_up(self, stored: _Stored) -> LoadedMatch:
        row = stored.row
        try:
            game = self.game(row.game)
        except UnknownGame:
            raise conflict("table-game-missing", game=row.game) from None
        assert row.header is not None
        header = decode_header(row.header)
        schedule = _decode_schedule(row.schedule)
        loaded = LoadedMatch(game, Facts(row.id, row.host, schedule, header, row.secret))
        await self._stand(loaded, stored)
        return loaded

    async def _stand(self, loaded: LoadedMatch, stored: _Stored) -> None:
        facts = loaded.facts
        engine: Engine[Any] = Engine(
            loaded.game, facts.header, Sealed(facts.secret, facts.header.salts)
        )
        holders = tuple(Holder(seat.person, seat.bot) for seat in stored.seats)
        tail = [decode_entry(line).events for line in stored.lines]
        try:
            if (
                stored.snapshot.rules != loaded.game.rules_version
                and stored.row.status == "playing"
            ):
                standing, more = await self._upgrade(loaded, engine, stored)
                tail.append(more)
            else:
                standing = _restore(loaded, engine, stored)
        except (Broken, ValueError, msgspec.ValidationError) as problem:
            _log.error(
                "match %s does not continue under %s, rules version %d: %s",
                facts.match,
                loaded.game.id,
                loaded.game.rules_version,
                type(problem).__name__,
            )
            raise conflict("table-match-stuck") from problem
        loaded.stand(engine, standing, tail, _minus(standing.heard, tail), holders)
        loaded.nobody = frozenset(seat.seat for seat in stored.seats if seat.name == NOBODY)

    async def _upgrade(
        self, loaded: LoadedMatch, engine: Engine[Any], stored: _Stored
    ) -> tuple[Standing, tuple[Event, ...]]:
        """Continue a match of older rules, as an entry that is on disk before anybody acts."""
        old, heard = _after_talk(stored)
        if old.n != stored.row.length or old.rules > loaded.game.rules_version:
            raise Broken(f"rules version {old.rules} at entry {old.n} of {stored.row.length}")
        advance = engine.upgrade(old, self.time.now())
        # The clocks of the old windows run on where their question still stands.
        position = Position(
            old.n, advance.position.state, old.packed, old.head, old.chairs, None, old.house
        )
        before = Standing(
            position=position,
            windows=(),
            timers={timer.window: timer for timer in stored.timers},
            heard=heard,
            # Whatever came before, the first position under new rules is kept for good.
            kept=stored.snapshot.n if stored.snapshot.boundary else -BOUNDARY_EVERY,
            stored=stored.snapshot.n,
        )
        after = following(loaded.game, before, advance, loaded.facts.schedule)
        step = entry_append(loaded, before, after, advance)
        try:
            await asyncio.shield(self.store.post(lambda connection: log.append(connection, step)))
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


def entry_append(
    loaded: LoadedMatch, before: Standing | None, after: Standing, advance: Advance[Any]
) -> Append:
    """A step as the log takes it."""
    position = after.position
    over = position.outcome is not None
    replaces = before is not None and before.kept != before.stored
    wanted = before is None or not spoken(before, advance)
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
        footer=(
            msgspec.json.encode(loaded.engine.footer(position, loaded.facts.secret))
            if over
            else None
        ),
    )


def _read(connection: Connection, match: str) -> _Stored:
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    newest = log.newest_snapshot(connection, match)
    if row.status in ("gathering", "cancelled") or newest is None:
        raise conflict("table-not-started")
    return _Stored(
        row,
        newest,
        log.timers_of(connection, match),
        _latest(connection, match, max(0, min(newest.n, row.length - _TAIL))),
        seats.of_match(connection, match),
    )


def _latest(connection: Connection, match: str, first: int) -> list[bytes]:
    """The lines from this one on, and as many before as it takes to have enough that are not
    talk: pages show what happened last, however much was said since."""
    lines = log.lines(connection, match, first)
    more = _TAIL
    while first > 0 and sum(map(_is_deed, lines)) < _TAIL:
        earlier = max(0, first - more)
        lines = log.lines(connection, match, earlier, first) + lines
        first, more = earlier, 2 * more
    return lines


def _is_deed(line: bytes) -> bool:
    return any(event.id not in TALK for event in decode_entry(line).events)


def _restore(loaded: LoadedMatch, engine: Engine[Any], stored: _Stored) -> Standing:
    """The standing on disk: the newest snapshot and the entries after it."""
    kept = stored.snapshot
    position = _position(loaded.game, engine, kept)
    heard = _decode_heard(kept.heard)
    for line in _behind(stored):
        entry = decode_entry(line)
        position = again(loaded.game, loaded.facts.header, position, entry, line).position
        heard = heard.more(entry.events, len(position.chairs))
    if position.n != stored.row.length:
        raise Broken("entries are missing")
    return Standing(
        position=position,
        windows=windows_of(loaded.game, position),
        timers={timer.window: timer for timer in stored.timers},
        heard=heard,
        kept=kept.n if kept.boundary else 0,
        stored=kept.n,
    )


def _before(loaded: LoadedMatch, kept: Snapshot, lines: list[bytes], n: int) -> Before[Any] | None:
    entries = [decode_entry(line) for line in lines]
    position = loaded.engine.restore(_kernel_snapshot(kept))
    try:
        for entry, line in zip(entries[: n - kept.n], lines, strict=False):
            position = again(loaded.game, loaded.facts.header, position, entry, line).position
        return Before(position, unwound(entries[n - kept.n :]))
    except (Broken, ValueError):
        return None


def _behind(stored: _Stored) -> list[bytes]:
    """The lines that were written after the newest snapshot."""
    behind = stored.row.length - stored.snapshot.n
    return stored.lines[len(stored.lines) - behind :] if behind > 0 else []


def _after_talk(stored: _Stored) -> tuple[KernelSnapshot, Heard]:
    """The newest position of older rules, after all that was only said since."""
    old, heard = _kernel_snapshot(stored.snapshot), _decode_heard(stored.snapshot.heard)
    for line in _behind(stored):
        entry = decode_entry(line)
        if type_of(entry) != tag_of(Say):
            raise Broken(f"entry {entry.n} of older rules stands behind the newest snapshot")
        heard = heard.more(entry.events, len(old.chairs))
        old = replace(old, n=old.n + 1, head=digest(line))
    return old, heard


def _position(game: Game[Any], engine: Engine[Any], kept: Snapshot) -> Position[Any]:
    """A stored position; one of older rules (a finished match) in the shape of these."""
    old = _kernel_snapshot(kept)
    if kept.rules == game.rules_version:
        return engine.restore(old)
    state = game.upgrade(msgspec.msgpack.decode(kept.packed), kept.rules)
    outcome = game.outcome(state)
    return Position(old.n, state, old.packed, old.head, old.chairs, outcome, old.house)


def _kernel_snapshot(kept: Snapshot) -> KernelSnapshot:
    return KernelSnapshot(
        kept.n,
        kept.rules,
        kept.packed,
        kept.head,
        _decode_chairs(kept.chairs),
        _decode_house(kept.house),
    )


def _minus(heard: Heard, tail: list[tuple[Event, ...]]) -> Heard:
    """The counts before the tail."""
    later = Heard(0, (0,) * len(heard.seats), 0)
    for events in tail:
        later = later.more(events, len(heard.seats))
    return Heard(
        heard.public - later.public,
        tuple(count - more for count, more in zip(heard.seats, later.seats, strict=True)),
        heard.referee - later.referee,
    )
