"""The table: everything about matches that the pages, the API and the chat bot may use."""

import asyncio
import itertools
import logging
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from random import Random, SystemRandom
from types import TracebackType
from typing import Any

import msgspec
from sqlalchemy import Connection

from intriga import games as installed_games
from intriga.kernel.actors import PUBLIC, REFEREE, Actor, Seat, Viewer
from intriga.kernel.engine import Advance, Seen
from intriga.kernel.events import Event
from intriga.kernel.game import Game
from intriga.kernel.observe import Offer
from intriga.kernel.record import Footer
from intriga.kernel.text import Refusal
from intriga.store import Store, log, matches, people, seats
from intriga.store.log import Snapshot
from intriga.store.matches import MatchRow
from intriga.table.bells import Bells
from intriga.table.bridge import Bridge
from intriga.table.clock import Clock
from intriga.table.desk import Desk, decode_entry, decode_header
from intriga.table.errors import TableError, conflict, forbidden, invalid, unknown
from intriga.table.history import History
from intriga.table.live import Live
from intriga.table.lobby import Lobby
from intriga.table.mailbox import Letter, Mailbox
from intriga.table.people import People
from intriga.table.players import Pause, Players
from intriga.table.standing import Standing
from intriga.table.timing import SystemTime, Time
from intriga.table.values import Receipt, Sight
from intriga.table.watching import Subscription, events_on_disk, sight_since

_log = logging.getLogger(__name__)

_HISTORIES = 8
_EVICT_MS = 60_000
_SWEEP_EVERY = 60
_KEY = "return-code-key"
_decode_footer = msgspec.json.Decoder(Footer).decode


class Table:
    """One for a process and an event loop. `people` and `lobby` are the rooms around it."""

    people: People
    lobby: Lobby

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]] | None = None,
        time: Time | None = None,
        pause: Pause | None = None,
        rng: Random | None = None,
    ) -> None:
        """`games`: by id, else those installed. `pause`: how long bots wait. `rng`: for the bots
        and nothing else; chance in matches comes from their own secrets."""
        self._store = store
        self._games = installed_games.installed() if games is None else games
        self._time = time or SystemTime()
        self._pause = pause or Pause()
        self._rng = rng or SystemRandom()
        self._histories: OrderedDict[str, History] = OrderedDict()
        self._subscriptions: set[Subscription] = set()

    async def __aenter__(self) -> "Table":
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Take up the matches on disk: their clocks run on, their bots sit down again."""
        self._bridge = Bridge(self._store)
        self._desk = Desk(self._bridge, self._games, self._time)
        self._mailbox = Mailbox(self._desk)
        self._clock = Clock(self._desk, self._mailbox)
        self._players = Players(self._desk, self._mailbox, self._pause, self._rng)
        self._bells = Bells()
        self.people = People(self._bridge, self._time)
        fresh = secrets.token_bytes(32)
        key = await self._bridge.write(
            lambda connection: people.keep_setting(connection, _KEY, fresh)
        )
        self.lobby = Lobby(self._desk, self._mailbox, self._bells, key)
        self.lobby.on_begun = self._begun
        self._desk.on_loaded = self._players.seat
        self._desk.on_evicted = self._players.dismiss
        self._mailbox.on_committed = self._committed
        self._mailbox.on_seated = self._seated
        self._mailbox.on_reloaded = self._reloaded
        await self._clock.start()
        for match in await self._bridge.read(matches.with_bots):
            await self._wake(match)
        self._sweeper = asyncio.create_task(self._sweep(), name="intriga-sweeper")

    async def stop(self) -> None:
        """Stop bots and clocks and end all subscriptions. What was accepted is on disk."""
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        await self._players.stop()
        await self._clock.stop()
        for subscription in list(self._subscriptions):
            subscription.end()
        self._bells.close()
        self.people.close()
        self._bridge.close()

    # Playing.

    async def viewer(self, match: str, me: str | None) -> Viewer:
        """As whom this person sees a match: his seat, or the public.

        Raises `TableError` when there is no such match or it is not for watching.
        """
        live = self._desk.present(match)
        held = live.seat_of(me) if live is not None and me is not None else None
        if held is not None:  # the quick way: no disk for every act
            return held
        row, seat = await self._bridge.read(lambda connection: _seat_of(connection, match, me))
        if seat is not None:
            return seat
        if row.watch or row.status == "over" or (me is not None and me == row.host):
            return PUBLIC
        raise forbidden("table-not-for-watching")

    async def observe(self, match: str, viewer: Viewer, since: int = 0) -> Sight:
        """What a viewer sees now, with his events after his own ordinal `since`.

        Raises `TableError` before the match begins, and for a referee while it is played.
        """
        async with self._desk.using(match) as live:
            self._admit(live, viewer)
            return await sight_since(self._desk, live, viewer, since)

    async def offer(self, match: str, seat: Seat) -> Offer:
        """What a seat may do now, with the domains of the fields."""
        async with self._desk.using(match) as live:
            self._admit(live, seat)
            return Offer(live.game, live.committed.position.state, seat)

    async def submit(
        self,
        match: str,
        actor: Actor,
        act: dict[str, Any] | bytes,
        command: str,
        *,
        seen: Seen | None = None,
        me: str | None = None,
    ) -> Receipt | Refusal:
        """Act. Returns when the act is on disk, or why it is not possible.

        `act`: plain data or JSON. `command`: the client's own id of this request, unique for the
        match and actor; repeated, it is answered with the first receipt. `me`: the person who
        must hold the seat, or be the host. Raises `TableError` when nothing can be written.
        """
        if actor == "table" or not command:
            raise invalid("refused-not-yours")
        return await self._mailbox.post(match, Letter(actor, act, command, seen, me))

    async def events(
        self, match: str, viewer: Viewer, after: int = 0, limit: int | None = None
    ) -> list[Event]:
        """The viewer's events after his own ordinal, at most so many, the oldest first."""
        async with self._desk.using(match) as live:
            self._admit(live, viewer)
            events = live.events_after(viewer, max(0, after))
            if events is None:
                events = (await events_on_disk(self._desk, live, viewer))[max(0, after) :]
            return events if limit is None else events[:limit]

    def subscribe(self, match: str, viewer: Viewer, cursor: int | None = None) -> Subscription:
        """Follow a match: `async with … as sub: async for sight in sub`.

        The first sight comes at once, with the events after `cursor` (None: with none), then one
        whenever this viewer's sight has changed. Ends with the sight that has the outcome.
        """
        return Subscription(self._desk, match, viewer, cursor, self._presence)

    # Afterwards.

    async def history(self, match: str) -> History:
        """A finished match, step by step. Raises `TableError` while it is being played."""
        known = self._histories.get(match)
        if known is not None:
            self._histories.move_to_end(match)
            return known
        row, lines, kept = await self._bridge.read(lambda connection: _whole(connection, match))
        game = self._games.get(row.game)
        if game is None:
            raise conflict("table-game-missing", game=row.game)
        assert row.header is not None
        assert row.footer is not None
        header, footer = decode_header(row.header), _decode_footer(row.footer)
        history = await self._bridge.think(
            lambda: History(game, header, [decode_entry(line) for line in lines], footer, kept)
        )
        self._histories[match] = history
        while len(self._histories) > _HISTORIES:
            self._histories.popitem(last=False)
        return history

    async def record(self, match: str) -> list[bytes]:
        """The lines of a finished match's record. Raises `TableError` while it is played."""
        row, lines, _ = await self._bridge.read(lambda connection: _whole(connection, match))
        assert row.header is not None
        assert row.footer is not None
        return [row.header, *lines, row.footer]

    # What follows from a step.

    def _admit(self, live: Live, viewer: Viewer) -> None:
        if viewer == REFEREE and not live.over:
            raise forbidden("table-no-referee")
        if isinstance(viewer, int) and not 0 <= viewer < len(live.committed.position.chairs):
            raise unknown("refused-no-seat")

    def _committed(self, live: Live, before: Standing, advance: Advance[Any]) -> None:
        self._clock.set(live.match, before.timers, live.committed.timers)
        self._players.step(live, advance.position, advance.entry.events)
        for subscription in list(live.subscriptions):
            subscription.step()
        if live.over:
            self._bells.ring_lobby(live.match)

    def _begun(self, match: str, standing: Standing) -> None:
        self._clock.set(match, {}, standing.timers)

    def _seated(self, live: Live) -> None:
        self._players.seat(live)
        self._bells.ring_lobby(live.match)

    def _reloaded(self, live: Live) -> None:
        """Candidates were dropped, or another process has acted."""
        self._clock.set(live.match, {}, live.committed.timers)
        self._players.again(live)
        for subscription in list(live.subscriptions):
            subscription.step()

    def _presence(self, subscription: Subscription, here: bool) -> None:
        if here:
            self._subscriptions.add(subscription)
        else:
            self._subscriptions.discard(subscription)
        self._bells.ring(subscription.match)

    async def _wake(self, match: str) -> None:
        try:
            async with self._desk.using(match):
                pass
        except TableError as problem:
            _log.error("match %s cannot be taken up: %s", match, problem.refusal.id)

    async def _sweep(self) -> None:
        for times in itertools.count(1):
            await self._time.sleep_until(self._time.now() + _EVICT_MS)
            try:
                await self._desk.evict()
                if times % _SWEEP_EVERY == 0:
                    await self.people.sweep()
            except Exception as problem:
                _log.warning("sweeping was put off: %s", type(problem).__name__)


def _seat_of(connection: Connection, match: str, me: str | None) -> tuple[MatchRow, Seat | None]:
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    sitting = seats.of_match(connection, match) if me is not None else []
    return row, next((chair.seat for chair in sitting if chair.person == me), None)


def _whole(connection: Connection, match: str) -> tuple[MatchRow, list[bytes], list[Snapshot]]:
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    if row.footer is None:
        raise conflict("table-not-over")
    return row, log.lines(connection, match), log.boundaries(connection, match)
