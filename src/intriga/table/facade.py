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
from intriga.table.accounts.accounts import People
from intriga.table.accounts.admin import Office
from intriga.table.accounts.api_tokens import Tokens
from intriga.table.accounts.personal_data import Belongings
from intriga.table.archive.archive import Archive
from intriga.table.chat.service import Talk
from intriga.table.cluster.node import Node, Others
from intriga.table.db import Bridge
from intriga.table.email.addresses import Post
from intriga.table.email.outbox import Outbox
from intriga.table.email.triggers import Notices
from intriga.table.errors import TableError, forbidden, invalid, unknown
from intriga.table.lobby.create import Lobby
from intriga.table.match.bots import Pause, Players
from intriga.table.match.commands import Letter, Mailbox
from intriga.table.match.effects import Consequences
from intriga.table.match.hosting import Hosting
from intriga.table.match.loaded import Live, Numbered
from intriga.table.match.no_shows import Absence
from intriga.table.match.registry import Desk
from intriga.table.match.subscriptions import Subscription, events_on_disk, sight_since
from intriga.table.match.timers import Clock
from intriga.table.models import Receipt, Sight
from intriga.table.presence import Presence
from intriga.table.signals import Bells
from intriga.table.time import SystemTime, Time

_log = logging.getLogger(__name__)

FORGET_AFTER = 14
"""Days after which a gathering match in which nothing happens is called off."""
_EVICT_MS = 60_000
_SWEEP_EVERY = 60
_DAY_MS = 24 * 3600 * 1000
_KEY = "return-code-key"


class Table:
    """One for a process and an event loop. `people`, `tokens`, `lobby`, `post` and `office` are the
    rooms around it; `talk` is what is said at it, `outbox` what leaves it by mail, `archive` what
    was played at it, `belongings` what is kept of people."""

    archive: Archive
    belongings: Belongings
    people: People
    lobby: Lobby
    hosting: Hosting
    office: Office
    post: Post
    outbox: Outbox
    tokens: Tokens
    talk: Talk

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]] | None = None,
        time: Time | None = None,
        pause: Pause | None = None,
        rng: Random | None = None,
        *,
        forget_after: int = FORGET_AFTER,
        letters: bool = False,
        others: Others | None = None,
    ) -> None:
        """`games`: by id, else those installed. `pause`: how long bots wait. `rng`: for the bots
        and nothing else; chance in matches comes from their own secrets. `forget_after`: days
        after which a gathering match in which nothing happens is called off; 0: never. `letters`:
        people may be written to; whoever sends the letters finds them in `outbox`. `others`: how
        to keep up with other processes on the same database; None: there are none."""
        self._store = store
        self._others = others
        self._games = installed_games.installed() if games is None else games
        self._time = time or SystemTime()
        self._pause = pause or Pause()
        self._forget_after = forget_after
        self._letters = letters
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
        self._bridge = Bridge(self._store)
        self._desk = Desk(self._bridge, self._games, self._time)
        self._mailbox = Mailbox(self._desk)
        self._absence = Absence(self._desk, self._mailbox, self._rng)
        self._clock = Clock(self._desk, self._mailbox, self._absence)
        self._players = Players(self._desk, self._mailbox, self._pause, self._rng)
        self._bells = Bells()
        self._node = self._among(self._others) if self._others is not None else None
        self._presence = Presence(self._time, self._here)
        self.people = People(self._bridge, self._time)
        self.tokens = Tokens(self._bridge, self._time)
        self.archive = Archive(self._bridge, self._games)
        self.people.on_forgotten = self._forgotten
        fresh = secrets.token_bytes(32)
        key = await self._bridge.write(
            lambda connection: accounts.keep_setting(connection, _KEY, fresh)
        )
        notices = Notices(self._letters)
        self.post = Post(self._bridge, self._time, key, on=self._letters)
        self.outbox = Outbox(self._bridge, self._desk, self.post)
        self.lobby = Lobby(
            self._desk,
            self._mailbox,
            self._bells,
            self._presence,
            key=key,
            passwords=self.people.passwords,
            notices=notices,
        )
        self.hosting = Hosting(self._desk, self._mailbox, self._bells)
        self.office = Office(self._bridge, self._time, self.people, self.lobby, self.post)
        self.talk = Talk(self._desk, self._mailbox, self._bells, key)
        self.belongings = Belongings(
            self._desk, self.people, self.lobby, talk=self.talk, archive=self.archive
        )
        self._absence.replace = self.lobby.replace_absent
        self._mailbox.beside = notices.of_step
        consequences = Consequences(
            desk=self._desk,
            clock=self._clock,
            absence=self._absence,
            players=self._players,
            talk=self.talk,
            bells=self._bells,
            node=self._node,
        )
        consequences.follow(self._mailbox)
        self.lobby.on_begun = consequences.begun
        if self._node is not None:
            await self._join(self._node)
        else:
            await self._clock.start()
            await self._wake(await self._bridge.read(matches.with_bots))
        self._sweeper = asyncio.create_task(self._sweep(), name="intriga-sweeper")

    def _among(self, others: Others) -> Node:
        """This process as a node among others."""
        node = Node(self._desk, self._mailbox, self._bells, others)
        node.on_look = self._clock.look
        node.on_forgotten = self._forget_here
        self._clock.claim = node.claim
        self._players.duties = node.duties
        return node

    async def _join(self, node: Node) -> None:
        """Share the clocks and the bots with the other nodes."""
        node.traces = self.lobby.traces
        node.present = self._presence.told
        self._presence.elsewhere = node.elsewhere
        self.tokens.on_forgotten = self.talk.on_forgotten = node.forget
        await self._clock.start(alone=await node.join())
        bots = await self._bridge.read(matches.with_bots)
        await node.duties.take(bots)
        await self._wake(match for match in bots if node.duties.mine(match))
        node.begin()

    async def stop(self) -> None:
        """Stop bots and clocks and end all subscriptions. What was accepted is on disk."""
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        await self._players.stop()
        await self._absence.stop()
        await self._clock.stop()
        await self._presence.stop()
        if self._node is not None:
            await self._node.stop()
        for subscription in list(self._subscriptions):
            subscription.end()
        self._bells.close()
        self.people.close()
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
        live = self._desk.present(match)
        held = live.seat_of(me) if live is not None and me is not None else None
        if held is not None:  # the quick way: no disk for every act
            return held
        row, seat = await self._bridge.read(lambda c: _seat_of(c, match, me))
        if seat is not None:
            return seat
        if row.watch or row.status == "over" or row.hosted_by(me):
            return PUBLIC
        raise forbidden("table-not-for-watching")

    async def observe(self, match: str, viewer: Viewer, since: int = 0) -> Sight:
        """What a viewer sees now, with his events after his own ordinal `since`.

        Raises `TableError` before the match begins, and for a referee while it is played.
        """
        if self._node is not None:
            await self._node.look_at(match)
        async with self._desk.using(match) as live:
            self._admit(live, viewer)
            return await sight_since(self._desk, live, viewer, since)

    async def offer(self, match: str, seat: Seat) -> Offer:
        """What a seat may do now, with the domains of the fields."""
        async with self._desk.using(match) as live:
            self._admit(live, seat)
            position = live.committed.position
            return Offer(live.game, position.state, seat, position.house)

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
        async with self._desk.using(match) as live:
            self._admit(live, seat)
            return self._mailbox.check(live, Letter(seat, act, "check", seen, me))

    async def keep(
        self, match: str, actor: Actor, act: HouseAct, command: str, *, me: str | None = None
    ) -> Receipt | Refusal:
        """Keep house: pause, extend, speak, rewind. As `submit`, for acts that every game has.

        A message's text is not written by this: see `table.talk`.
        """
        if actor == "table" or not command:
            raise invalid("refused-not-yours")
        return await self._mailbox.post(match, Letter(actor, act, command, me=me))

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

    async def deeds(
        self, match: str, viewer: Viewer, upto: int, most: int | None = None
    ) -> tuple[list[Numbered], bool]:
        """The viewer's events up to his own ordinal, but for talk, at most so many of the latest,
        each with its ordinal; and whether there are earlier ones."""
        async with self._desk.using(match) as live:
            self._admit(live, viewer)
            known = None if most is None else live.deeds(viewer, upto, most)
            if known is not None:
                return known
            events = (await events_on_disk(self._desk, live, viewer))[:upto]
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
            self._desk, match, viewer, cursor, mark=mark, on_presence=self._came_or_went
        )

    # Within.

    def _admit(self, live: Live, viewer: Viewer) -> None:
        if viewer == REFEREE and not live.over:
            raise forbidden("table-no-referee")
        if isinstance(viewer, int) and not 0 <= viewer < len(live.committed.position.chairs):
            raise unknown("refused-no-seat")

    def _forgotten(self, person: str) -> None:
        """Something about a person has changed here."""
        self.tokens.forget_here(person)
        if self._node is not None:
            self._node.forget(person)

    def _forget_here(self, person: str) -> None:
        """Something about a person has changed on another node."""
        self.people.forget_here(person)
        self.tokens.forget_here(person)
        self.talk.forget_here(person)

    async def _here(self, match: str, here: Set[Seat]) -> None:
        """Other seats have a page open than before."""
        if self._node is not None:
            await self._node.show(match, here)
        else:
            self._bells.ring(match)

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
                    await self.tokens.sweep()
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
