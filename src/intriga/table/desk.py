"""The desk: the matches in memory. It reads them from disk when they are needed, continues those
of older rules under newer ones, and puts idle ones away."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.games import UnknownGame
from intriga.kernel.acting import reader
from intriga.kernel.chance import ChanceError, Replayed, Sealed
from intriga.kernel.engine import Advance, Engine, Position
from intriga.kernel.engine import Snapshot as KernelSnapshot
from intriga.kernel.events import Event
from intriga.kernel.game import Chair, Game
from intriga.kernel.record import Entry, Header, digest
from intriga.kernel.text import Refusal
from intriga.store import Conflict, StoreError, log, matches, seats
from intriga.store.log import Append, Snapshot, Timer
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.table.bridge import Bridge
from intriga.table.errors import conflict, unavailable, unknown
from intriga.table.live import Facts, Holder, Live
from intriga.table.standing import (
    BOUNDARY_EVERY,
    Heard,
    Standing,
    following,
    snapshot,
    started,
    stopped,
    windows_of,
)
from intriga.table.timing import Time

_log = logging.getLogger(__name__)

_TAIL = 64
_IDLE_MS = 10 * 60_000

decode_entry = msgspec.json.Decoder(Entry).decode
decode_header = msgspec.json.Decoder(Header).decode
_decode_chairs = msgspec.json.Decoder(tuple[Chair, ...]).decode
_decode_heard = msgspec.json.Decoder(Heard).decode
_decode_clocks = msgspec.json.Decoder(dict[str, int]).decode


class _Stored(Struct, frozen=True):
    """A match as one reading of the disk shows it. `lines`: the last entries."""

    row: MatchRow
    snapshot: Snapshot
    timers: list[Timer]
    lines: list[bytes]
    seats: list[SeatRow]


class Broken(Exception):
    """A stored match that its rules do not follow any more."""


class Desk:
    """The matches in memory, by id."""

    def __init__(self, bridge: Bridge, games: Mapping[str, Game[Any]], time: Time) -> None:
        self.bridge = bridge
        self.time = time
        self.on_loaded: Callable[[Live], None] = lambda _live: None
        self.on_evicted: Callable[[Live], None] = lambda _live: None
        self._games = games
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

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

    def present(self, match: str) -> Live | None:
        """The match if it is in memory."""
        return self._live.get(match)

    @asynccontextmanager
    async def using(self, match: str) -> AsyncIterator[Live]:
        """The match, read from disk if need be, kept in memory meanwhile.

        Raises `TableError` when there is no such match or it has not begun.
        """
        live = self._live.get(match)
        if live is None:
            live = await self._load(match)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.used_at = self.time.now()

    async def _load(self, match: str) -> Live:
        """Read a match in, once for all who wait for it."""
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.create_task(self._read_in(match))
            loading.add_done_callback(lambda done: self._loaded(match, done))
        return await asyncio.shield(loading)

    async def _read_in(self, match: str) -> Live:
        stored = await self.bridge.read(lambda connection: _read(connection, match))
        live = await self._set_up(stored)
        live.used_at = self.time.now()
        self._live[match] = live
        self.on_loaded(live)
        return live

    def _loaded(self, match: str, done: "asyncio.Task[Live]") -> None:
        del self._loading[match]
        if not done.cancelled():
            done.exception()  # those who wait hear of it; if nobody does, it is no matter

    async def reload(self, live: Live) -> None:
        """Drop the candidates and stand where the disk says. The caller holds the match's lock."""
        await live.landed.wait()
        stored = await self.bridge.read(lambda connection: _read(connection, live.match))
        await self._stand(live, stored)
        live.forget_views()
        live.recent.clear()

    async def evict(self) -> None:
        """Put away the matches that nobody has used for a while."""
        now = self.time.now()
        for match, live in list(self._live.items()):
            used = live.users or live.in_flight or live.subscriptions or live.lock.locked()
            if not used and now - live.used_at >= _IDLE_MS:
                del self._live[match]
                self.on_evicted(live)

    async def _set_up(self, stored: _Stored) -> Live:
        row = stored.row
        try:
            game = self.game(row.game)
        except UnknownGame:
            raise conflict("table-game-missing", game=row.game) from None
        assert row.header is not None
        header = decode_header(row.header)
        clocks = _decode_clocks(row.clocks)
        live = Live(game, Facts(row.id, row.host, clocks, header, row.secret))
        await self._stand(live, stored)
        return live

    async def _stand(self, live: Live, stored: _Stored) -> None:
        facts = live.facts
        engine: Engine[Any] = Engine(
            live.game, facts.header, Sealed(facts.secret, facts.header.salts)
        )
        holders = tuple(Holder(seat.person, seat.bot) for seat in stored.seats)
        tail = [decode_entry(line).events for line in stored.lines]
        try:
            if stored.snapshot.rules != live.game.rules_version and stored.row.status == "playing":
                standing, more = await self._upgrade(live, engine, stored)
                tail.append(more)
            else:
                standing = _restore(live, engine, stored)
        except (Broken, ValueError, msgspec.ValidationError) as problem:
            _log.error(
                "match %s does not continue under %s, rules version %d: %s",
                facts.match,
                live.game.id,
                live.game.rules_version,
                type(problem).__name__,
            )
            raise conflict("table-match-stuck") from problem
        live.stand(engine, standing, tail, _minus(standing.heard, tail), holders)

    async def _upgrade(
        self, live: Live, engine: Engine[Any], stored: _Stored
    ) -> tuple[Standing, tuple[Event, ...]]:
        """Continue a match of older rules, as an entry that is on disk before anybody acts."""
        old = _kernel_snapshot(stored.snapshot)
        if old.n != stored.row.length or old.rules > live.game.rules_version:
            raise Broken(f"rules version {old.rules} at entry {old.n} of {stored.row.length}")
        advance = engine.upgrade(old, self.time.now())
        # The clocks of the old windows run on where their question still stands.
        position = Position(old.n, advance.position.state, old.packed, old.head, old.chairs, None)
        before = Standing(
            position=position,
            windows=(),
            timers={timer.window: timer for timer in stored.timers},
            heard=_decode_heard(stored.snapshot.heard),
            # Whatever came before, the first position under new rules is kept for good.
            kept=old.n if stored.snapshot.boundary else -BOUNDARY_EVERY,
            stored=old.n,
        )
        after = following(live.game, before, advance, live.facts.clocks)
        step = entry_append(live, before, after, advance)
        try:
            await asyncio.shield(self.bridge.post(lambda connection: log.append(connection, step)))
        except Conflict:
            raise conflict("table-try-again") from None
        except StoreError:
            raise unavailable() from None
        _log.info(
            "match %s continues under %s, rules version %d",
            live.match,
            live.game.id,
            live.game.rules_version,
        )
        return after, advance.entry.events


def entry_append(
    live: Live, before: Standing | None, after: Standing, advance: Advance[Any]
) -> Append:
    """A step as the log takes it."""
    position = after.position
    over = position.outcome is not None
    replaces = before is not None and before.kept != before.stored
    return Append(
        match=live.match,
        seq=advance.entry.n,
        at=advance.entry.at,
        prev=advance.entry.prev,
        line=advance.line,
        tip=snapshot(after, live.game.rules_version),
        before=before.stored if before is not None and replaces else None,
        stopped=stopped(before, after),
        started=started(before, after),
        footer=(
            msgspec.json.encode(live.engine.footer(position, live.facts.secret)) if over else None
        ),
    )


def _read(connection: Connection, match: str) -> _Stored:
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    newest = log.newest_snapshot(connection, match)
    if row.status in ("gathering", "cancelled") or newest is None:
        raise conflict("table-not-started")
    first = max(0, min(newest.n, row.length - _TAIL))
    return _Stored(
        row,
        newest,
        log.timers_of(connection, match),
        log.lines(connection, match, first),
        seats.of_match(connection, match),
    )


def _restore(live: Live, engine: Engine[Any], stored: _Stored) -> Standing:
    """The standing on disk: the newest snapshot and the entries after it."""
    kept = stored.snapshot
    position = _position(live.game, engine, kept)
    heard = _decode_heard(kept.heard)
    behind = stored.row.length - kept.n
    for line in stored.lines[len(stored.lines) - behind :] if behind else ():
        entry = decode_entry(line)
        again = _again(live.game, live.facts.header, position, entry)
        position = replace(again, head=digest(line))
        heard = heard.more(entry.events, len(position.chairs))
    if position.n != stored.row.length or behind < 0:
        raise Broken("entries are missing")
    return Standing(
        position=position,
        windows=windows_of(live.game, position),
        timers={timer.window: timer for timer in stored.timers},
        heard=heard,
        kept=kept.n if kept.boundary else 0,
        stored=kept.n,
    )


def _again(game: Game[Any], header: Header, position: Position[Any], entry: Entry) -> Position[Any]:
    """One stored entry applied anew, with its own draws."""
    engine: Engine[Any] = Engine(game, header, Replayed(entry.draws))
    try:
        advance = engine.act(position, entry.by, reader(game).recorded(entry.act), entry.at)
    except ChanceError as problem:
        raise Broken(f"entry {entry.n}: {problem}") from problem
    if isinstance(advance, Refusal) or advance.entry.state != entry.state:
        raise Broken(f"entry {entry.n}: the rules have changed")
    return advance.position


def _position(game: Game[Any], engine: Engine[Any], kept: Snapshot) -> Position[Any]:
    """A stored position; one of older rules (a finished match) in the shape of these."""
    old = _kernel_snapshot(kept)
    if kept.rules == game.rules_version:
        return engine.restore(old)
    state = game.upgrade(msgspec.msgpack.decode(kept.packed), kept.rules)
    return Position(old.n, state, old.packed, old.head, old.chairs, game.outcome(state))


def _kernel_snapshot(kept: Snapshot) -> KernelSnapshot:
    return KernelSnapshot(kept.n, kept.rules, kept.packed, kept.head, _decode_chairs(kept.chairs))


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
