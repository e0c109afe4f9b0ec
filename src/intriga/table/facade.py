"""The table: everything about matches that the pages, the API and the chat bot may use."""

import asyncio
import itertools
import logging
import secrets
from collections.abc import Iterable, Mapping, Set
from random import Random, SystemRandom
from types import TracebackType
from typing import Any

from sqlalchemy import Connection, select

from intriga import games as installed_games
from intriga.kernel.actors import PUBLIC, REFEREE, Actor, Seat, Viewer
from intriga.kernel.engine import Seen
from intriga.kernel.events import Event
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import TALK, HouseAct
from intriga.kernel.observe import Offer
from intriga.kernel.text import Refusal
from intriga.store import Store, accounts, matches, seats
from intriga.store.matches import MatchRow
from intriga.table.accounts.accounts import Accounts
from intriga.table.accounts.api_tokens import ApiTokens
from intriga.table.admin import AdminService
from intriga.table.archive.archive import Archive
from intriga.table.chat.service import ChatService
from intriga.table.cluster.node import ClusterConfig, Node
from intriga.table.db import AsyncStore
from intriga.table.email.addresses import EmailAddresses
from intriga.table.email.outbox import Outbox
from intriga.table.email.triggers import EmailTriggers
from intriga.table.errors import TableError, forbidden, invalid, unknown
from intriga.table.lobby.create import Lobby
from intriga.table.match.bots import BotPause, Bots
from intriga.table.match.commands import Command, CommandQueue
from intriga.table.match.effects import StepEffects
from intriga.table.match.hosting import Hosting
from intriga.table.match.loaded import LoadedMatch, Numbered
from intriga.table.match.no_shows import NoShows
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.subscriptions import Subscription, events_on_disk, view_since
from intriga.table.match.timers import WindowTimers
from intriga.table.models import MatchView, Receipt
from intriga.table.personal_data import PersonalData
from intriga.table.presence import Presence
from intriga.table.signals import Signals
from intriga.table.time import SystemTime, Time

_log = logging.getLogger(__name__)

FORGET_AFTER = 14
"""Days after which a gathering match in which nothing happens is called off."""
_EVICT_MS = 60_000
_SWEEP_EVERY = 60
_DAY_MS = 24 * 3600 * 1000
_KEY = "return-code-key"


class Table:
    """One for each process and event loop; its services are attributes."""

    archive: Archive
    personal_data: PersonalData
    accounts: Accounts
    lobby: Lobby
    hosting: Hosting
    admin: AdminService
    email_addresses: EmailAddresses
    outbox: Outbox
    api_tokens: ApiTokens
    chat: ChatService

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]] | None = None,
        time: Time | None = None,
        pause: BotPause | None = None,
        rng: Random | None = None,
        *,
        forget_after: int = FORGET_AFTER,
        emails: bool = False,
        others: ClusterConfig | None = None,
    ) -> None:
        """`games`: by id, else those installed. `pause`: how long bots wait. `rng`: for the bots
        and nothing else; chance in matches comes from their own secrets. `forget_after`: days
        after which a gathering match in which nothing happens is called off; 0: never. `emails`:
        people may be written to; whoever sends the letters finds them in `outbox`. `others`: how
        to keep up with other processes on the same database; None: there are none."""
        self._store = store
        self._others = others
        self._games = installed_games.installed() if games is None else games
        self._time = time or SystemTime()
        self._pause = pause or BotPause()
        self._forget_after = forget_after
        self._emails = emails
        self._rng = rng or SystemRandom()
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
        self._bridge = AsyncStore(self._store)
        self._registry = MatchRegistry(self._bridge, self._games, self._time)
        self._commands = CommandQueue(self._registry)
        self._no_shows = NoShows(self._registry, self._commands, self._rng)
        self._timers = WindowTimers(self._registry, self._commands, self._no_shows)
        self._bots = Bots(self._registry, self._commands, self._pause, self._rng)
        self._signals = Signals()
        self._node = self._among(self._others) if self._others is not None else None
        self._presence = Presence(self._time, self._here)
        self.accounts = Accounts(self._bridge, self._time)
        self.api_tokens = ApiTokens(self._bridge, self._time)
        self.archive = Archive(self._bridge, self._games)
        self.accounts.on_forgotten = self._forgotten
        fresh = secrets.token_bytes(32)
        key = await self._bridge.write(
            lambda connection: accounts.keep_setting(connection, _KEY, fresh)
        )
        email_triggers = EmailTriggers(self._emails)
        self.email_addresses = EmailAddresses(self._bridge, self._time, key, on=self._emails)
        self.outbox = Outbox(self._bridge, self._registry, self.email_addresses)
        self.lobby = Lobby(
            self._registry,
            self._commands,
            self._signals,
            self._presence,
            key=key,
            passwords=self.accounts.passwords,
            email_triggers=email_triggers,
        )
        self.hosting = Hosting(self._registry, self._commands, self._signals)
        self.admin = AdminService(
            self._bridge, self._time, self.accounts, self.lobby, self.email_addresses
        )
        self.chat = ChatService(self._registry, self._commands, self._signals, key)
        self.personal_data = PersonalData(
            self._registry, self.accounts, self.lobby, chat=self.chat, archive=self.archive
        )
        self._no_shows.replace = self.lobby.replace_absent
        self._commands.beside = email_triggers.of_step
        effects = StepEffects(
            registry=self._registry,
            clock=self._timers,
            no_shows=self._no_shows,
            bots=self._bots,
            talk=self.chat,
            signals=self._signals,
            node=self._node,
        )
        effects.follow(self._commands)
        self.lobby.on_begun = effects.begun
        if self._node is not None:
            await self._join(self._node)
        else:
            await self._timers.start()
            await self._wake(await self._bridge.read(matches.with_bots))
        self._sweeper = asyncio.create_task(self._sweep(), name="intriga-sweeper")

    def _among(self, others: ClusterConfig) -> Node:
        """This process as a node among others."""
        node = Node(self._registry, self._commands, self._signals, others)
        node.on_look = self._timers.look
        node.on_forgotten = self._forget_here
        self._timers.claim = node.claim
        self._bots.leases = node.leases
        return node

    async def _join(self, node: Node) -> None:
        """Share the clocks and the bots with the other nodes."""
        node.traces = self.lobby.traces
        node.present = self._presence.told
        self._presence.elsewhere = node.elsewhere
        self.api_tokens.on_forgotten = self.chat.on_forgotten = node.forget
        await self._timers.start(alone=await node.join())
        bots = await self._bridge.read(matches.with_bots)
        await node.leases.take(bots)
        await self._wake(match for match in bots if node.leases.mine(match))
        node.begin()

    async def stop(self) -> None:
        """Stop bots and clocks and end all subscriptions. What was accepted is on disk."""
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        await self._bots.stop()
        await self._no_shows.stop()
        await self._timers.stop()
        await self._presence.stop()
        if self._node is not None:
            await self._node.stop()
        for subscription in list(self._subscriptions):
            subscription.end()
        self._signals.close()
        self.accounts.close()
        self._bridge.close()

    async def ready(self) -> bool:
        """Whether the database answers, so that people may be sent here."""
        try:
            await self._bridge.read(lambda connection: connection.execute(select(1)))
        except TableError:
            return False
        return True

    # Playing.

    async def viewer(self, match: str, me: str | None) -> Viewer:
        """As whom this person sees a match: his seat, or the public.

        Raises `TableError` when there is no such match or it is not for watching.
        """
        if self._node is not None:
            await self._node.look_at(match)
        loaded = self._registry.present(match)
        held = loaded.seat_of(me) if loaded is not None and me is not None else None
        if held is not None:  # the quick way: no disk for every act
            return held
        row, seat = await self._bridge.read(lambda c: _seat_of(c, match, me))
        if seat is not None:
            return seat
        if row.watch or row.status == "over" or row.hosted_by(me):
            return PUBLIC
        raise forbidden("table-not-for-watching")

    async def observe(self, match: str, viewer: Viewer, since: int = 0) -> MatchView:
        """What a viewer sees now, with his events after his own ordinal `since`.

        Raises `TableError` before the match begins, and for a referee while it is played.
        """
        if self._node is not None:
            await self._node.look_at(match)
        async with self._registry.using(match) as loaded:
            self._admit(loaded, viewer)
            return await view_since(self._registry, loaded, viewer, since)

    async def offer(self, match: str, seat: Seat) -> Offer:
        """What a seat may do now, with the domains of the fields."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, seat)
            position = loaded.committed.position
            return Offer(loaded.game, position.state, seat, position.house)

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
        return await self._commands.post(match, Command(actor, act, command, seen, me))

    async def check(
        self,
        match: str,
        seat: Seat,
        act: dict[str, Any] | bytes,
        *,
        seen: Seen | None = None,
        me: str | None = None,
    ) -> Refusal | None:
        """Why a seat could not act so now, or None. As `submit`, but nothing happens."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, seat)
            return self._commands.check(loaded, Command(seat, act, "check", seen, me))

    async def keep(
        self, match: str, actor: Actor, act: HouseAct, command: str, *, me: str | None = None
    ) -> Receipt | Refusal:
        """Keep house: pause, extend, speak, rewind. As `submit`, for acts that every game has.

        A message's text is not written by this: see `table.chat`.
        """
        if actor == "table" or not command:
            raise invalid("refused-not-yours")
        return await self._commands.post(match, Command(actor, act, command, me=me))

    async def events(
        self, match: str, viewer: Viewer, after: int = 0, limit: int | None = None
    ) -> list[Event]:
        """The viewer's events after his own ordinal, at most so many, the oldest first."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, viewer)
            events = loaded.events_after(viewer, max(0, after))
            if events is None:
                events = (await events_on_disk(self._registry, loaded, viewer))[max(0, after) :]
            return events if limit is None else events[:limit]

    async def deeds(
        self, match: str, viewer: Viewer, upto: int, most: int | None = None
    ) -> tuple[list[Numbered], bool]:
        """The viewer's events up to his own ordinal, but for talk, at most so many of the latest,
        each with its ordinal; and whether there are earlier ones."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, viewer)
            known = None if most is None else loaded.deeds(viewer, upto, most)
            if known is not None:
                return known
            events = (await events_on_disk(self._registry, loaded, viewer))[:upto]
            deeds = [(n, event) for n, event in enumerate(events, 1) if event.id not in TALK]
            return (deeds, False) if most is None else (deeds[-most:], len(deeds) > most)

    def subscribe(
        self,
        match: str,
        viewer: Viewer,
        cursor: int | None = None,
        mark: asyncio.Event | None = None,
    ) -> Subscription:
        """Follow a match: `async with … as sub: async for sight in sub`.

        The first sight comes at once, with the events after `cursor` (None: with none), then one
        whenever this viewer's sight has changed. Ends with the sight that has the outcome. `mark`:
        set when there is a new sight, for who waits for more than this and asks `take`.
        """
        return Subscription(
            self._registry, match, viewer, cursor, mark=mark, on_presence=self._came_or_went
        )

    # Within.

    def _admit(self, loaded: LoadedMatch, viewer: Viewer) -> None:
        if viewer == REFEREE and not loaded.over:
            raise forbidden("table-no-referee")
        if isinstance(viewer, int) and not 0 <= viewer < len(loaded.committed.position.chairs):
            raise unknown("refused-no-seat")

    def _forgotten(self, person: str) -> None:
        """Something about a person has changed here."""
        self.api_tokens.forget_here(person)
        if self._node is not None:
            self._node.forget(person)

    def _forget_here(self, person: str) -> None:
        """Something about a person has changed on another node."""
        self.accounts.forget_here(person)
        self.api_tokens.forget_here(person)
        self.chat.forget_here(person)

    async def _here(self, match: str, here: Set[Seat]) -> None:
        """Other seats have a page open than before."""
        if self._node is not None:
            await self._node.show(match, here)
        else:
            self._signals.ring(match)

    def _came_or_went(self, subscription: Subscription, here: bool) -> None:
        if here:
            self._subscriptions.add(subscription)
            self._presence.come(subscription.match, subscription.viewer)
        else:
            self._subscriptions.discard(subscription)
            self._presence.go(subscription.match, subscription.viewer)

    async def _wake(self, ids: Iterable[str]) -> None:
        """Read these matches in, so that their bots play."""
        for match in ids:
            try:
                async with self._registry.using(match):
                    pass
            except TableError as problem:
                _log.error("match %s cannot be taken up: %s", match, problem.refusal.id)

    async def _sweep(self) -> None:
        for times in itertools.count(1):
            await self._time.sleep_until(self._time.now() + _EVICT_MS)
            try:
                await self._registry.evict()
                if times % _SWEEP_EVERY == 0:
                    await self.accounts.sweep()
                    await self.api_tokens.sweep()
                    await self.outbox.sweep()
                    if self._forget_after:
                        await self.lobby.clear_forgotten(self._forget_after * _DAY_MS)
            except Exception as problem:
                _log.warning("sweeping was put off: %s", type(problem).__name__)


def _seat_of(connection: Connection, match: str, me: str | None) -> tuple[MatchRow, Seat | None]:
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    sitting = seats.of_match(connection, match) if me is not None else []
    seat = next((chair.seat for chair in sitting if chair.person == me), None)
    return row, seat
